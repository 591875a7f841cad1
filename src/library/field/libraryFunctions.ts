/** The functions of a library with their code and proofs. */
import { Failure } from '../../base/errors.ts';
import { type SsaFunction, readSsaModule } from '../../ir/ssa/schema.ts';
import type { Aim } from '../../base/aims.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { openClaim } from '../../engine/store/readRecords.ts';
import type { RecordedVerdict, ResultRecord } from '../../bench/record.ts';
import { wordFunction } from '../../engine/subject/fieldSubject.ts';
import { compileField } from '../../frontend/field/fieldSource.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { proveCode } from '../../engine/optimize/checkStage.ts';
import type { AskedOptions } from '../../engine/optimize/optimizeLine.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { LibraryPlan } from './libraryPlan.ts';
import { codesFor, passedOverTexts, storedRecordsOf, startCodes, storedCodes, type FoundCode } from './storedCode.ts';

/** A function with its code. */
export interface LibraryFunction extends FoundCode {
  readonly name: string;
  /** As C sees it. */
  readonly symbol: string;
  /** As it was read: what its contract is taken from. */
  readonly read: IrFunction;
  readonly verdicts: readonly RecordedVerdict[];
  /** All code that there is of it now, what is to be taken first before the rest. */
  readonly codes: () => Iterable<FoundCode>;
  /** What `optimize` is told to search it. */
  readonly search: AskedOptions;
}

/** A function as it is read, before there is code. */
export interface ReadFunction {
  /** What follows the prefix in its symbol. */
  readonly name: string;
  /** What its results are stored under. */
  readonly key: Pick<ResultRecord, 'field' | 'operation' | 'form'>;
  /** What `optimize` is told to search it. */
  readonly search: AskedOptions;
  readonly read: IrFunction;
  readonly ssa: SsaFunction;
}

/** Word IR of all functions of a plan; `asked` is how `optimize` is told of the field. */
export async function readFunctions(
  { functions }: Pick<LibraryPlan, 'functions'>,
  asked: AskedOptions,
  toolchain: Toolchain,
): Promise<ReadFunction[]> {
  return Promise.all(
    functions.map(async ({ name, description, operation, form }) => {
      const symbol = operation.symbols[form];
      const { json } = await compileField(toolchain, description, { functions: [symbol] });
      const [ssa] = readSsaModule(json, 'output of the reader').functions;
      return {
        name,
        key: { field: description.name, operation: name, form },
        search: { ...asked, op: name, strict: form === 'strict' },
        ssa,
        read: wordFunction(ssa, { description, operation, form, symbol }),
      };
    }),
  );
}

/** Whether a search on a machine like this has found code of a function. */
export const isTuned = ({ key, read }: ReadFunction, io: Io): boolean => {
  const [first] = storedCodes(storedRecordsOf(read, key, io), io);
  return first?.isTuned === true;
};

interface CodeChoice extends Pick<LibraryPlan, 'prefix'> {
  /** Codes of a function, the one to be taken first, if all is proved of it. */
  readonly codesOf?: (fn: ReadFunction, io: Io) => Iterable<FoundCode>;
}

function* usualCodes({ name, read, key }: ReadFunction, io: Io): Generator<FoundCode> {
  const stored = storedRecordsOf(read, key, io);
  for (const text of passedOverTexts(stored)) io.note(`${name}: ${text}`);
  yield* storedCodes(stored, io);
  yield* startCodes(read, io);
}

/**
 * The code of each function, stored or, where nothing is stored, what a search would begin with, and proved. Throws
 * `wrong` if a proof is refuted, `unsupported` if too little is proved.
 */
export async function libraryFunctions(
  functions: readonly ReadFunction[],
  { prefix, codesOf = usualCodes }: CodeChoice,
  io: Io,
): Promise<LibraryFunction[]> {
  const done: LibraryFunction[] = [];
  for (const each of functions) {
    const { name } = each;
    io.status(`proving ${name}`);
    const { found, verdicts } = await provedCode(each, codesOf(each, io), io);
    const open = verdicts.filter(({ kind }) => kind !== 'proved').map(({ claim }) => claim);
    if (open.length > 0) io.note(`${name}: ${open.join(', ')} not decided, as the header says`);
    const codes = (): Iterable<FoundCode> => codesOf(each, { ...io, note: () => {} });
    done.push({ ...found, name, symbol: `${prefix}_${name}`, read: each.read, verdicts, codes, search: each.search });
  }
  io.status('');
  return done;
}

/** Where calls wait for each other: what was searched for latency first. */
function* codesForLatency(fn: ReadFunction, io: Io): Generator<FoundCode> {
  const stored = storedRecordsOf(fn.read, fn.key, io);
  yield* storedCodes(
    stored.filter(({ options }) => options.for === 'latency'),
    io,
  );
  yield* usualCodes(fn, io);
}

/**
 * Those of a plan that have these names, for processors with a target, or for this one, and then by what is timed.
 * Throws as `libraryFunctions`.
 */
export async function plannedFunctions(
  { functions, field, prefix }: LibraryPlan,
  names: readonly string[],
  target: Target | null,
  toolchain: Toolchain,
  io: Io,
  aim: Aim = 'throughput',
): Promise<LibraryFunction[]> {
  const wanted = functions.filter(({ name }) => names.includes(name));
  const read = await readFunctions({ functions: wanted }, { field: field.name }, toolchain);
  const choice: Pick<CodeChoice, 'codesOf'> =
    target !== null
      ? { codesOf: (fn) => codesFor(fn.read, fn.key, { target }, io) }
      : aim === 'throughput'
        ? {}
        : { codesOf: codesForLatency };
  return libraryFunctions(read, { prefix, ...choice }, io);
}

/** What is known of a function, in a line. */
export function functionLine({ symbol, bytes, origin, verdicts }: LibraryFunction): string {
  const open = verdicts.filter(({ kind }) => kind !== 'proved').map(({ claim }) => claim);
  return `${symbol}: ${bytes.length} bytes, proved${open.length > 0 ? ` but for ${open.join(', ')}` : ''}; ${origin}`;
}

interface ProvedCode {
  readonly found: FoundCode;
  readonly verdicts: readonly RecordedVerdict[];
}

/**
 * Of these codes the first one that is stored and of which enough is proved, or all; else the one of which most is
 * proved.
 */
async function provedCode(each: ReadFunction, codes: Iterable<FoundCode>, io: Io): Promise<ProvedCode> {
  let best: ProvedCode | null = null;
  for (const found of codes) {
    const verdicts = await verdictsOf(each, found, io);
    const open = openClaim(verdicts);
    if (found.isStored && open !== null) io.note(`${each.name}: ${found.origin}: ${open.claim} is not decided`);
    if (open === null && (found.isStored || openOf(verdicts) === 0)) return { found, verdicts };
    if (best === null || openOf(verdicts) < openOf(best.verdicts)) best = { found, verdicts };
  }
  return requireProved(each.name, best);
}

async function verdictsOf(
  { ssa, read }: ReadFunction,
  { fn, bytes }: FoundCode,
  { root }: Io,
): Promise<readonly RecordedVerdict[]> {
  const direct = await proveCode(fn, bytes, { root, ssa });
  return openOf(direct) === 0 ? direct : proveCode(fn, bytes, { root, ssa, bridged: read });
}

const openOf = (verdicts: readonly RecordedVerdict[]): number =>
  verdicts.filter(({ kind }) => kind !== 'proved').length;

/** Code must be that of its word IR, constant-time, and either that of its source or what the formula says. */
function requireProved(name: string, code: ProvedCode | null): ProvedCode {
  const open = code === null ? null : openClaim(code.verdicts);
  if (code !== null && open === null) return code;
  throw new Failure('unsupported', `too little is proved of ${name}`, {
    where: name,
    expected: 'asm = IR and constant time, and asm = source or IR = specification',
    found: open === null ? 'no code' : `${open.claim}: ${open.reason}`,
    hint: 'a search may find other code: --budget 10m',
  });
}
