/** Arithmetic modulo the prime of P-256 and modulo the order of its base point, one number at a time. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { hex } from '../../base/numberText.ts';
import { P256_ORDER } from '../../bench/reference/p256.ts';
import { gasFile } from '../../codegen/encoder/file.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { namedField, primeField } from '../../engine/subject/fieldSubject.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { functionLine, plannedFunctions, type LibraryFunction } from '../field/libraryFunctions.ts';
import { planLibrary } from '../field/libraryPlan.ts';
import { divisionStepsSource } from '../field/loopParts.ts';
import { assembledText } from '../../bench/assemble.ts';
import { loopObject } from '../curve/curveSources.ts';

/** Functions of a field, or of both, with their inversions, and what is known of them, a line each. */
interface FieldParts {
  readonly functions: readonly LibraryFunction[];
  readonly objects: readonly string[];
  readonly lines: readonly string[];
}

const OF_PRIME = ['mul', 'square', 'add', 'sub', 'to_montgomery', 'from_montgomery'];
const OF_ORDER = ['mul', 'add', 'to_montgomery'];

/**
 * Functions as `library --field` has them, strict and in Montgomery form, with names that begin with `p256_fe_` and
 * `p256_order_`; inversions are of the numbers themselves. They are for processors with a target, or for this one.
 * Throws as `libraryFunctions`.
 */
export async function p256Fields(toolchain: Toolchain, io: Io, target: Target | null): Promise<FieldParts> {
  const prime = namedField({ curve: 'P-256', field: undefined }, io.root);
  const order = await primeField(hex(P256_ORDER), 'montgomery', io);
  const parts = [
    ...(prime === null ? [] : [await fieldParts(prime, 'p256_fe', OF_PRIME, target, toolchain, io)]),
    await fieldParts(order, 'p256_order', OF_ORDER, target, toolchain, io),
  ];
  return {
    functions: parts.flatMap(({ functions }) => functions),
    objects: parts.flatMap(({ objects }) => objects),
    lines: parts.flatMap(({ lines }) => lines),
  };
}

async function fieldParts(
  field: FieldDescription,
  prefix: string,
  names: readonly string[],
  target: Target | null,
  toolchain: Toolchain,
  io: Io,
): Promise<FieldParts> {
  const plan = await planLibrary({ field, strict: true, prefix, constants: [] }, toolchain.root);
  const functions = await plannedFunctions(plan, names, target, toolchain, io);
  const texts = functions.map(({ symbol, champion }) =>
    gasFile(champion.program, { symbol, header: [], syntax: 'intel' }),
  );
  return {
    functions,
    objects: [
      await assembledText(toolchain, texts.join('\n')),
      await inverseObject(prefix, divisionStepsSource({ ...plan, isMontgomery: false }, toolchain.root), toolchain),
    ],
    lines: functions.map(functionLine),
  };
}

/** Object of an inversion by division steps, of which this is the source. */
async function inverseObject(prefix: string, text: string, toolchain: Toolchain): Promise<string> {
  const dir = cacheDir(toolchain.root, 'p256', [text]);
  const source = await makeOnce(join(dir, `${prefix}_invert.c`), async (draft) => {
    writeFileSync(join(dir, `${prefix}.h`), '#include <stdint.h>\n');
    writeFileSync(draft, text);
  });
  return loopObject(toolchain, source);
}
