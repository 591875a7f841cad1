/** Makes a library with Fiat-Crypto's interface. */
import { ssaFunction } from '../../ir/ssa/schema.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { divisionSteps, inverse } from '../../base/integers.ts';
import type { Io } from '../../base/io.ts';
import { programVersion } from '../../engine/environment/places.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { type FieldDescription, encodedBytes, libraryOperation } from '../../frontend/field/fieldDescription.ts';
import { generateField } from '../../frontend/field/fieldSource.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { leaksOf } from '../../engine/claim/leaksOf.ts';
import { compiledPart, cpuFlags, linkedFiles, straightParts } from './binaries.ts';
import { publishedField, type FiatField, fiatHeader, type FiatShape } from './fiatHeader.ts';
import { wordsInC, planned } from './libraryPlan.ts';
import { readFunctions, type LibraryFunction, type ReadFunction } from './libraryFunctions.ts';
import { ofField, packageFiles } from './languageFiles.ts';
import { irSubject } from '../../engine/subject/irSubject.ts';

/** A library with the interface of Fiat-Crypto. */
export interface FiatPlan {
  readonly fiat: FiatField;
  /** In Montgomery form where Fiat-Crypto's is. */
  readonly field: FieldDescription;
  readonly limbs: number;
  readonly bytes: number;
}

const OPERATIONS = ['mul', 'square', 'add', 'sub', 'opp', 'from_montgomery', 'to_montgomery', 'nonzero', 'selectznz'];

/** Throws `unsupported` for a field whose interface is not known. */
export async function planFiat(named: FieldDescription, root: string): Promise<FiatPlan> {
  const fiat = publishedField(named);
  const isThere = !fiat.isMontgomery || named.operations.some(({ name }) => name === 'to_montgomery');
  const field = isThere ? named : await generateField(root, named.modulusText, 'montgomery');
  return { fiat, field, limbs: fiat.isMontgomery ? field.weights.length : 5, bytes: encodedBytes(field.modulus) };
}

/** Word IR of its functions; canonical elements in Montgomery form, as Fiat-Crypto has them. */
export async function readFiat({ fiat, field }: FiatPlan, toolchain: Toolchain, io: Io): Promise<ReadFunction[]> {
  if (!fiat.isMontgomery) return readCurve(toolchain, io);
  const functions = await Promise.all(
    OPERATIONS.map(async (name) => planned(name, 'strict', await libraryOperation(io.root, field, name))),
  );
  const asked = field.name.startsWith('mod-')
    ? { prime: field.modulusText, form: 'montgomery' as const }
    : { field: field.name };
  return readFunctions({ functions }, asked, toolchain);
}

/** Contents of its files, by place. Throws `wrong` if a function in C may leak. */
export async function fiatFiles(
  plan: FiatPlan,
  functions: readonly LibraryFunction[],
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const { fiat, field } = plan;
  const { prefix } = fiat;
  const header = fiatHeader(headerShape(plan), functions);
  writeFileSync(join(work, `${prefix}.h`), header);
  const straight = straightParts(functions, work, io);
  const objects = [...straight.objects];
  const glue = fiat.isMontgomery ? fiatGlue(plan, io.root) : null;
  if (glue !== null) {
    const source = join(work, `${prefix}.c`);
    writeFileSync(source, glue);
    const cpu = cpuFlags(functions[0].champion.target);
    const part = { name: prefix, source, includes: work, withPasses: false, cpu };
    objects.push(await compiledPart(part, toolchain, work));
  }
  const { archive, shared } = await linkedFiles(prefix, objects, work);
  if (glue !== null) io.out(await requireNoLeaks(archive, prefix, toolchain));
  return [
    { file: `include/${prefix}.h`, content: header },
    ...publishedFiles(fiat),
    { file: `lib/lib${prefix}.a`, content: readFileSync(archive) },
    { file: `lib/lib${prefix}.so`, content: readFileSync(shared) },
    ...packageFiles({ prefix, description: ofField(field) }, programVersion(io.root)),
    ...straight.sources,
    ...(glue === null ? [] : [{ file: `src/${prefix}.c`, content: glue }]),
  ];
}

/** What its header is made of. */
export const headerShape = ({ fiat, field: { modulusText }, limbs, bytes }: FiatPlan): FiatShape => ({
  ...{ field: fiat, modulusText, limbs, bytes },
});

/** The files that programs include, by the names that Fiat-Crypto publishes them under. */
export function publishedFiles({ prefix, file }: FiatField): NewFile[] {
  return ['h', 'c'].map((ending) => ({ file: `include/${file}.${ending}`, content: `#include "${prefix}.h"\n` }));
}

/** The C of an interface in Montgomery form. */
export function fiatGlue({ fiat: { prefix }, field: { modulus }, limbs, bytes }: FiatPlan, root: string): string {
  const r = 1n << BigInt(64 * limbs);
  const macros = {
    PREFIX: prefix,
    LIMBS: limbs,
    BYTES: bytes,
    R_MODULO_P: wordsInC(r % modulus, limbs),
    MODULUS: wordsInC(modulus, limbs + 1),
    PRECOMPUTED: wordsInC((r * inverse(1n << BigInt(divisionSteps(modulus)), modulus)) % modulus, limbs),
  };
  const defines = Object.entries(macros).map(([name, value]) => `#define ${name} ${value}\n`);
  const template = readFileSync(join(root, 'templates', 'library', 'fiat.c'), 'utf8');
  return `#include "${prefix}.h"\n\n${defines.join('')}\n${template}`;
}

/** Functions in C of which all arguments are in registers, with those that point to elements. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  to_bytes: ['rsi'],
  from_bytes: ['rsi'],
};

/** Demands that no function in C whose arguments are all in registers leaks an element; returns what was shown. */
export async function requireNoLeaks(archive: string, prefix: string, toolchain: Toolchain): Promise<string> {
  for (const [name, secrets] of Object.entries(SECRETS)) {
    const registers = [{ register: 'rdi', secret: false }, ...secrets.map((register) => ({ register, secret: true }))];
    const { leaks, refusals } = await leaksOf([archive], `${prefix}_${name}`, registers, toolchain);
    const [first] = [...leaks, ...refusals];
    if (first !== undefined)
      throw new Failure(leaks.length > 0 ? 'wrong' : 'unsupported', `${prefix}_${name} may leak its argument`, {
        found: `${first.text}: ${first.what}`,
      });
  }
  const names = Object.keys(SECRETS).join(' and ');
  return `ok: no jump, address or instruction of variable time of ${names} depends on an element`;
}

/** Limbs of tight and loose elements are below these; Fiat-Crypto's comments say at most one less. */
const TIGHT = '0x8000000000001';
const LOOSE = '0x18000000000001';
const MODULUS = '2^255-19';

/** What is stated of a function of bridge/fields/fiat/fiat-25519.c; without a formula its source says it. */
interface Statement {
  readonly formula: string | null;
  readonly bounds: string;
}

/** In the order of the header. */
const STATEMENTS: Readonly<Record<string, Statement>> = {
  carry_mul: { formula: 'a*b', bounds: `a[]<${LOOSE}, b[]<${LOOSE}, out[]<${TIGHT}` },
  carry_square: { formula: 'a*a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  carry: { formula: 'a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  add: { formula: 'a+b', bounds: `a[]<${TIGHT}, b[]<${TIGHT}, out[]<${LOOSE}` },
  sub: { formula: 'a-b', bounds: `a[]<${TIGHT}, b[]<${TIGHT}, out[]<${LOOSE}` },
  opp: { formula: '-a', bounds: `a[]<${TIGHT}, out[]<${LOOSE}` },
  relax: { formula: 'a', bounds: `a[]<${TIGHT}, out[]<${LOOSE}` },
  carry_scmul_121666: { formula: '121666*a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  selectznz: { formula: 'a + bit*(b - a)', bounds: 'bit<2' },
  to_bytes: { formula: null, bounds: `a[]<${TIGHT}` },
  from_bytes: { formula: null, bounds: 'a[]<2^64' },
};

/** What `optimize` is told of one of them besides its source. */
export function statedOfCurve(name: keyof typeof STATEMENTS): Readonly<Record<string, string>> {
  const { formula, bounds } = STATEMENTS[name];
  return {
    function: `fiat_25519_${name}`,
    bounds,
    ...(formula === null ? {} : { spec: `out = ${formula} mod ${MODULUS}`, limbs: '5x51' }),
  };
}

/** Their source. */
export const curveFile = (root: string): string => join(root, 'bridge', 'fields', 'fiat', 'fiat-25519.c');

/** The functions modulo 2^255 - 19 on five limbs, with Fiat-Crypto's bounds. */
function readCurve(toolchain: Toolchain, io: Io): Promise<ReadFunction[]> {
  const file = curveFile(io.root);
  return Promise.all(
    Object.keys(STATEMENTS).map(async (name) => {
      const stated = statedOfCurve(name);
      const subject = irSubject({ form: 'auto', strict: false, set: [], source: file, ...stated }, file, io);
      const ssa = ssaFunction((await subject.compile(toolchain)).ssaJson, subject.symbol);
      return {
        name,
        key: { field: subject.field, operation: subject.operation, form: subject.form },
        search: { source: file, ...stated },
        ssa,
        read: subject.lower(ssa),
      };
    }),
  );
}
