/** The tests and proofs of code that is about to ship. */
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Rng } from '../../base/rng.ts';
import { compile } from '../../ir/evaluate.ts';
import { print } from '../../ir/print.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import type { IrFunction } from '../../ir/function.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { againstSpec } from '../../prover/inputs/againstSpec.ts';
import { testAgainst, workerRunner, laneRunner } from '../../bench/testing/differential.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { buildVectors } from '../../prover/inputs/vectors.ts';
import { callText, type TestOutcome } from '../../prover/inputs/runner.ts';
import { proveAsmSource } from '../../prover/proof/sourceEquivalence.ts';
import { proveSpec, proveSpecThrough } from '../../prover/proof/specification.ts';
import type { Verdict as Proof } from '../../prover/proof/verdict.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { confirmed, reasonText, requireJudged } from '../../bench/worker/verdict.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { readCode, type ReadCode } from '../claim/verifyTarget.ts';
import { CALLED_CLAIM, calledCode } from './callLines.ts';

/** The normal forms of an undecided proof can be long; their beginning tells where to look. */
const REASON_LENGTH = 160;

const REPORT = 'please report it: the search must never keep such code';
/** The body was compared with the source, not with what is stated of it. */
const STATEMENT = 'the code is that of the function; look at --spec, --limbs, --bounds and the function itself';
/** Vectorised code is planned from the statement alone. */
const PLAN = 'please report it: limbs were planned that do not compute what is stated';
const hintFor = (claims: readonly string[], { lanes }: IrFunction): string => {
  if (!claims.some((claim) => claim.endsWith('= specification'))) return REPORT;
  return lanes === undefined ? STATEMENT : PLAN;
};

/** Vectors of the search on which the code is single-stepped. */
const STEPPED = 10;

/** Vectors per aliasing mode, and calls checked against the specification. */
const PER_MODE = 2000;
const SPECIFICATION_CALLS = 100_000;

/** What code is checked with. */
interface CheckMeans {
  readonly toolchain: Toolchain;
  readonly worker: Worker;
  readonly rng: Rng;
  /**
   * The word IR of the source, where `fn` may be another: one that was read from other code, say, of which nothing but
   * the code says that it is the same.
   */
  readonly bridged?: IrFunction | null;
  /** The wide-integer source, if there is one. */
  readonly ssa?: SsaFunction | null;
  /** The code as a program, of which that which ships is made where the source is called in another way. */
  readonly program?: Program | undefined;
}

/**
 * Checks the code that is about to ship far beyond what the search did: single-stepped on the worker's vectors, which
 * must have been set, for writes below the red zone; tests against the word IR, tests against the
 * mathematics that do not look at the word IR, and a proof over its bytes, as LLVM decodes them. Without a
 * specification there is nothing to say about the mathematics, and nothing is said. With the wide-integer source the
 * assembly is also compared with that. Throws `wrong` with the first input that fails.
 */
export async function checkStage(
  fn: IrFunction,
  code: Uint8Array,
  { toolchain, worker, rng, bridged = null, ssa = null, program }: CheckMeans,
): Promise<RecordedVerdict[]> {
  const proofs = await proveCode(fn, code, { root: toolchain.root, ssa, bridged, program });
  return [...proofs, ...(await testCode(fn, code, { toolchain, worker, rng }))];
}

/** The tests among these checks; code that the processor cannot run is tested as scalar code (`laneRunner`). */
export async function testCode(
  fn: IrFunction,
  code: Uint8Array,
  { toolchain, worker, rng }: Pick<CheckMeans, 'toolchain' | 'worker' | 'rng'>,
): Promise<RecordedVerdict[]> {
  const runs = runsLanes(fn.lanes, worker.hello);
  if (runs) await requireRedZone(fn, code, worker);
  const runner = runs ? workerRunner(worker) : laneRunner(worker, toolchain);
  const what = runs ? 'asm' : 'asm as scalar code';
  const batches = buildVectors(fn, compile(fn), { perMode: PER_MODE, rng: rng.fork('vectors') });
  const calls = { calls: SPECIFICATION_CALLS, rng: rng.fork('specification') };
  const tests: readonly (Test | null)[] = [
    { claim: `${what} = IR`, run: () => testAgainst(runner, code, fn, batches) },
    fn.spec === undefined
      ? null
      : { claim: `${what} = specification`, run: () => againstSpec(runner, code, fn, calls) },
  ];
  const verdicts: RecordedVerdict[] = [];
  for (const test of tests) if (test !== null) verdicts.push(passed(test.claim, await test.run(), fn));
  return verdicts;
}

interface Test {
  readonly claim: string;
  run(): Promise<TestOutcome>;
}

/** With what code is proved. */
interface ProofMeans extends Pick<CheckMeans, 'ssa' | 'bridged' | 'program'> {
  /** Folder of the project, for the decoder. */
  readonly root: string;
}

/** What was proved in this process, by all that it depends on: libraries, and what is made of them, share functions. */
const known = new Map<string, readonly RecordedVerdict[]>();

/**
 * The proofs among these checks: over the bytes of the code, as LLVM decodes them. Throws `wrong` if one is refuted.
 */
export async function proveCode(
  fn: IrFunction,
  code: Uint8Array,
  means: ProofMeans,
): Promise<readonly RecordedVerdict[]> {
  const prove = async () => proveRead(fn, await readCode(fn.name, code, means.root), means);
  if (means.program !== undefined) return prove();
  const { root, ssa = null, bridged } = means;
  const key = JSON.stringify([root, print(fn), sha256(code), ssa, bridged && print(bridged)], (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  const verdicts = known.get(key) ?? (await prove());
  known.set(key, verdicts);
  return verdicts;
}

/** The same of code that is decoded already. */
export async function proveRead(
  fn: IrFunction,
  { listing }: ReadCode,
  { root, ssa = null, bridged = null, program }: ProofMeans,
): Promise<RecordedVerdict[]> {
  const called = program === undefined ? null : calledCode(fn, program);
  const asCalled = called && (await readCode(fn.name, encoded(called.program), root)).listing;
  let ofIr: Proof | undefined;
  const proveIr = (lemma: IrFunction): Proof =>
    lemma === fn ? (ofIr ??= proveListing(listing, fn)) : proveListing(listing, lemma);
  const provesSpec = () => (bridged === null ? proveSpec(fn) : proveSpecThrough(listing, fn, bridged));
  const parts: readonly (Claim | null)[] = [
    // The executor that proves equality accepts nothing that is not constant-time: two claims, one proof.
    { claims: ['asm = IR', 'constant time'], prove: () => proveIr(fn) },
    ssa && { claims: ['asm = source'], prove: () => proveAsmSource(listing, ssa, fn, bridged ?? fn, proveIr) },
    fn.spec === undefined ? null : { claims: ['IR = specification'], prove: provesSpec },
    asCalled && { claims: [CALLED_CLAIM], prove: () => proveListing(asCalled, fn, { asSource: true }) },
  ];
  return parts.flatMap((part) => (part === null ? [] : proved(part, fn)));
}

/** What one proof shows. */
interface Claim {
  readonly claims: readonly string[];
  prove(): Proof;
}

/** Of a vectorised function: that its source, as word IR, computes the same modulo the prime. */
export const proveSource = (source: IrFunction): RecordedVerdict[] =>
  proved({ claims: ['source = specification'], prove: () => proveSpec(source) }, source);

/**
 * After each single instruction everything below the red zone is destroyed; code that misses it, or has written there,
 * is wrong.
 */
async function requireRedZone({ name }: IrFunction, code: Uint8Array, worker: Worker): Promise<void> {
  const tested = await confirmed(() => worker.test(code, { to: STEPPED, strict: true }));
  requireJudged(tested);
  const { verdict, vector } = tested;
  if (verdict !== 'ok')
    throw new Failure('wrong', `the code found for ${name} is wrong when it is single-stepped`, {
      where: `vector ${vector}`,
      found: reasonText(tested),
      hint: REPORT,
    });
}

function proved({ claims, prove }: Claim, fn: IrFunction): RecordedVerdict[] {
  const verdict = prove();
  switch (verdict.kind) {
    case 'proved':
      return claims.map((claim) => ({ claim, kind: 'proved', by: verdict.by }));
    case 'undecided':
      return claims.map((claim) => ({
        claim,
        kind: 'undecided',
        reason: `${verdict.where}: ${verdict.reason}`.slice(0, REASON_LENGTH),
      }));
    case 'refuted':
      throw new Failure('wrong', `refuted for ${fn.name}: ${claims.join(', ')}`, {
        where: verdict.where,
        found: verdict.reason,
        hint: hintFor(claims, fn),
      });
  }
}

function passed(claim: string, outcome: TestOutcome, fn: IrFunction): RecordedVerdict {
  if (outcome.kind === 'passed') return { claim, kind: 'tested', inputs: outcome.calls };
  const { expected, found } = outcome.failure;
  const hint = hintFor([claim], fn);
  throw new Failure(
    'wrong',
    hint === STATEMENT ? `${fn.name} does not compute what is stated` : `the code found for ${fn.name} is wrong`,
    {
      where: `${claim}, ${callText(outcome.failure)}`,
      expected,
      found,
      hint,
    },
  );
}
