/**
 * Damaged vectorised code: what the prover takes for right must be right when it runs, and inputs that it finds against
 * code must show the difference; where the processor lacks AVX-512 IFMA it runs as scalar code. FIELDWRIGHT_LONG=1
 * damages 1,000 programs of each function.
 */
import { formAt } from '../lowering/injections.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { laneRunner } from '../../../src/bench/testing/differential.ts';
import { workerSignature } from '../../../src/bench/testing/workerVectors.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { startsOf } from '../../../src/codegen/lanes/laneStarts.ts';
import { FORMS } from '../../../src/codegen/x86/forms.ts';
import { DISP, FORM, IMM_LO, MEM, Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import { aliasModes } from '../../../src/ir/contract/domain.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';
import { laneFunctions } from '../../../src/library/x25519/laneBuild.ts';
import type { Runner } from '../../../src/prover/inputs/runner.ts';
import { argumentWords } from '../../../src/prover/proof/counterexample.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import type { Refuted } from '../../../src/prover/proof/verdict.ts';
import { onProcessors, openProcessors } from '../../openProcessors.ts';
import { programListing } from '../../../src/search/tuning/programListing.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 1;
/** Of what is proved, i.e. where the damage changes nothing. */
const CALLS = 20_000;
const FACTOR_BITS = 52;

const root = join(import.meta.dirname, '../../..');
const toolchain = await openToolchain(root);
const processors = await openProcessors(toolchain);

const WORDS = { shape: 'array' as const, width: 64 as const, bounds: [0, 1, 2, 3].map(() => unsigned(64)) };

/** The Montgomery product in the base field of BN254. */
const source: Parameters<typeof laneFunction>[0] = {
  name: 'f',
  params: ['arg1', 'arg2'].map((name) => ({ name, ...WORDS })),
  results: [{ name: 'out1', ...WORDS }],
  spec: {
    modulus: 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47n,
    relation: 'arg1*arg2/2^256',
    weights: [0, 64, 128, 192],
    canonical: false,
    canonicalInputs: false,
  },
};

const OTHER: Readonly<Record<string, string>> = {
  vpmadd52luq: 'vpmadd52huq',
  vpmadd52huq: 'vpmadd52luq',
  vpaddq: 'vpsubq',
  vpandq: 'vpaddq',
  vpand: 'vpaddq',
  vpmuludq: 'vpaddq',
  vpsrlq: 'vpsllq',
};

/** Each damages instruction `at`; false if it has nothing of the kind. */
const DAMAGES: readonly ((p: Program, at: number, rng: Rng) => boolean)[] = [
  (p, at, rng) => {
    const slots = formAt(p, at).operands.flatMap((o, i) => (o.class === 'lanes' ? [at * STRIDE + REG0 + i] : []));
    if (slots.length === 0) return false;
    const slot = slots[rng.below(slots.length)];
    const registers = rowOf(p) === 64 ? 32 : 16;
    p.data[slot] = (p.data[slot] + 1 + rng.below(registers - 1)) % registers;
    return true;
  },
  (p, at) => {
    p.data.copyWithin(at * STRIDE, (at + 1) * STRIDE, p.count * STRIDE);
    p.count--;
    return true;
  },
  (p, at, rng) => {
    if (formAt(p, at).memory < 0 || p.data[at * STRIDE + MEM] === 0) return false;
    p.data[at * STRIDE + DISP] += rowOf(p) * (rng.below(2) === 0 ? 1 : -1);
    return true;
  },
  (p, at) => {
    const { mnemonic, operands } = formAt(p, at);
    const name = [OTHER[mnemonic], ...operands.map((o) => o.kind)].join('_');
    const found = FORMS.find((form) => form.name === name);
    if (found === undefined) return false;
    p.data[at * STRIDE + FORM] = found.id;
    return true;
  },
  (p, at, rng) => {
    if (formAt(p, at).immediate < 0) return false;
    p.data[at * STRIDE + IMM_LO] += rng.below(2) === 0 ? 1 : -1;
    return true;
  },
  (p, _, rng) => {
    p.pool[rng.below(p.pool.length)] ^= 1n << BigInt(rng.below(FACTOR_BITS));
    return true;
  },
];

/** Bytes of a row: of the registers that are used. */
const rowOf = (p: Program): number =>
  Array.from({ length: p.count }, (_, i) => formAt(p, i)).some((f) => f.operands.some((o) => o.kind === 'zmm'))
    ? 64
    : 32;

const [step] = (await laneFunctions(toolchain)).lanes;

const FUNCTIONS = [
  { title: 'product of BN254', fn: laneFunction(source), count: isLong ? 1000 : 12 },
  { title: 'product of BN254 in four lanes', fn: laneFunction(source, 1, 4), count: isLong ? 1000 : 16 },
  { title: 'step of the ladder of X25519', fn: step, count: isLong ? 1000 : 4 },
];

test.each(onProcessors(FUNCTIONS, processors, ({ fn }) => fn.lanes))(
  'damaged code is refuted, or right: $title, on $on',
  async ({ title, fn, count, worker }) => {
    const runner = laneRunner(worker, toolchain);
    const problem = buildProblem(fn);
    const lowerer = new LaneLowerer(problem);
    const candidates = startsOf(problem).flatMap((family) => family.candidates);
    const rng = seeded(SEED, 'faults of lanes');
    await worker.setFunction(workerSignature(fn), []);
    const kinds = { proved: 0, refuted: 0, undecided: 0, shown: 0, undecidedAndWrong: 0, unreadable: 0 };
    for (let n = 0; n < count; ) {
      const program = new Program();
      expect(lowerer.lower(candidates[rng.below(candidates.length)], program)).toBe(true);
      const at = rng.below(program.count - 1);
      if (!DAMAGES[rng.below(DAMAGES.length)](program, at, rng)) continue;
      n++;
      const verdict = proveListing(programListing(program, 'f'), fn, { firstDivergence: false });
      kinds[verdict.kind]++;
      const code = encoded(program);
      if (verdict.kind === 'refuted' && (await isShown(runner, fn, verdict, code, `fault ${n} of seed ${SEED}`)))
        kinds.shown++;
      if (verdict.kind === 'refuted') continue;
      const options = { calls: CALLS, rng: rng.fork(`calls ${n}`) };
      const outcome = await againstSpec(runner, code, fn, options).catch(unlessUnreadable);
      if (verdict.kind === 'proved') expect(outcome, `fault ${n} of seed ${SEED}`).toMatchObject({ kind: 'passed' });
      else if (outcome === null) kinds.unreadable++;
      else if (outcome.kind === 'failed') kinds.undecidedAndWrong++;
      else if (isLong) console.log(title, `fault ${n}`, verdict.kind === 'undecided' ? verdict.reason : '');
    }
    if (isLong) console.log(title, kinds);
    expect(kinds.refuted, JSON.stringify(kinds)).toBeGreaterThan(0.8 * count);
    expect(kinds.shown, JSON.stringify(kinds)).toBeGreaterThan(0.5 * count);
  },
);

/** Code that reads beyond its constants, say, is not made into scalar code. */
function unlessUnreadable(e: unknown): null {
  if (e instanceof Failure && e.kind === 'unsupported') return null;
  throw e;
}

/** Whether there are inputs against the code that can be given to it; they must make a difference. */
async function isShown(
  runner: Runner,
  fn: IrFunction,
  { counterexample, mode }: Refuted,
  code: Uint8Array,
  what: string,
): Promise<boolean> {
  if (counterexample === undefined || counterexample.entry.size > 0) return false;
  const { inputs } = counterexample;
  const alias = aliasModes(fn).find(({ name }) => name === mode) ?? aliasModes(fn)[0];
  const found = await runner.run(code, fn, alias, argumentWords(fn, counterexample), 1);
  const right = compile(fn)(inputs.map((list) => [...list])).flat();
  if (found.kind === 'outputs') expect([...found.words], what).not.toEqual(right);
  return true;
}
