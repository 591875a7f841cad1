/** The compilers' code of our source as contenders. */
import { join } from 'node:path';
import { readSsaModule } from '../../ir/ssa/schema.ts';
import { Failure, invariant } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { compileBaselines, gccBaseline, gccName, type Absent } from '../../frontend/compile/compileBaselines.ts';
import { compileC } from '../../frontend/compile/compileC.ts';
import { compileField } from '../../frontend/field/fieldSource.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { linkImage } from '../../frontend/peers/peersImage.ts';
import { asStated } from '../../ir/contract/peerContract.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import type { Contestant, Field } from './contestant.ts';
import { reasonOf } from './peerContestants.ts';
import type { BenchSubject } from './contestSubject.ts';
import { wordFunction } from '../subject/fieldSubject.ts';

const NAMES: readonly string[] = ['llc -O3', 'clang -O3 -march=native', 'gcc -O3 -march=native'];

/**
 * What the compilers make of our source: llc of the bridged IR, clang and gcc of the C. Every one has a line, even if
 * it cannot take part.
 */
export async function compilerContestants(subject: BenchSubject, root: string): Promise<Field> {
  const { description, whole } = subject;
  const isKnown = whole === null || whole === X25519;
  if (description === null || !isKnown) {
    return {
      present: [],
      absent: NAMES.map((name) => ({
        name,
        reason: `not applicable: there is no source of ${subject.field} ${subject.op} in bridge/`,
      })),
    };
  }
  try {
    const toolchain = await openToolchain(root);
    return subject.whole === X25519
      ? await wholeX25519(toolchain)
      : await fieldFunction(subject, description, toolchain);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'tool') throw error;
    return { present: [], absent: NAMES.map((name) => ({ name, reason: `not available: ${reasonOf(error)}` })) };
  }
}

async function fieldFunction(
  subject: BenchSubject,
  description: FieldDescription,
  toolchain: Toolchain,
): Promise<Field> {
  const { op, form } = subject;
  const operation = description.operations.find(({ name }) => name === op);
  invariant(operation !== undefined, () => `no operation ${op}`);
  const symbol = operation.symbols[form];
  const { json, llPath } = await compileField(toolchain, description, { functions: [symbol] });
  const ssa = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  invariant(ssa !== undefined, () => `the reader left out ${symbol}`);
  const contract = asStated(wordFunction(ssa, { description, operation, form, symbol }));
  const baselines = await compileBaselines(toolchain, llPath, description.sourcePath, symbol);
  const origin = `bridge/fields/${description.name}`;
  const representation = `${subject.weights.length}x64`;
  const gcc = await gccContestant(toolchain, description.sourcePath, symbol, { origin, representation, contract });
  const present = baselines.map(({ name, code }) => ({ name, origin, representation, contract, code: code.bytes }));
  return 'reason' in gcc ? { present, absent: [gcc] } : { present: [...present, gcc], absent: [] };
}

/** gcc of the C source, if this gcc has `_BitInt` (version 14 and later on x86-64). */
async function gccContestant(
  toolchain: Toolchain,
  source: string,
  symbol: string,
  about: { origin: string; representation: string; contract: IrFunction },
): Promise<Contestant | Absent> {
  const name = gccName(toolchain);
  try {
    return { ...about, name, code: (await gccBaseline(toolchain, source, symbol)).code.bytes };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { name, reason: `not applicable: ${error.message}; its lines are those of C without _BitInt` };
  }
}

/**
 * X25519 as plain C with the reduction pass. Without it one call takes milliseconds, too long to be interleaved with
 * the others.
 */
async function wholeX25519(toolchain: Toolchain): Promise<Field> {
  const source = join(toolchain.root, 'bridge', 'bench', 'x25519.bitint.c');
  const flags = [
    '-O3',
    '-march=native',
    `-fpass-plugin=${toolchain.bridge.plugin}`,
    '-fPIC',
    '-ffunction-sections',
    '-c',
  ];
  const object = await compileC(toolchain, source, flags, '.o');
  const code = await linkImage({
    files: [object],
    symbol: 'x25519',
    call: [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }],
  });
  const name = `ours: clang-${toolchain.bridge.llvmMajor} -O3 + reduction pass`;
  const slow = 'not applicable: without the pass one call takes milliseconds, too long to be interleaved';
  return {
    present: [
      { name, origin: 'bridge/bench/x25519.bitint.c', representation: 'bytes', code, contract: X25519.contract },
    ],
    absent: NAMES.map((absentee) => ({ name: absentee, reason: slow })),
  };
}
