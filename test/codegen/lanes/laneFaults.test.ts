/**
 * Damaged code for lanes: what the prover takes for right must be right when it runs. FIELDWRIGHT_LONG=1 damages 1,000
 * programs.
 */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { workerRunner } from '../../../src/bench/testing/differential.ts';
import { workerSignature } from '../../../src/bench/testing/workerVectors.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { formId } from '../../../src/base/ids.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { startsOf } from '../../../src/codegen/lanes/startsOf.ts';
import { FORMS, formOf } from '../../../src/codegen/x86/forms.ts';
import { DISP, FORM, IMM_LO, MEM, Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { programListing } from '../../../src/search/tuning/championProgram.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const COUNT = isLong ? 1000 : 40;
const SEED = 1;
/** Of what is proved, i.e. where the damage changes nothing. */
const CALLS = 20_000;
const ROW_BYTES = 64;
const VECTOR_REGISTERS = 32;
const FACTOR_BITS = 52;

const worker = await Worker.start({ binary: await buildWorker(join(import.meta.dirname, '../../..')) });
afterAll(() => worker.close());
const hasLanes = worker.hello.avx512ifma;

const WORDS = { shape: 'array' as const, width: 64 as const, bounds: [0, 1, 2, 3].map(() => unsigned(64)) };

/** The product in the base field of BN254. */
const fn = laneFunction({
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
});

const OTHER: Readonly<Record<string, string>> = {
  vpmadd52luq: 'vpmadd52huq',
  vpmadd52huq: 'vpmadd52luq',
  vpaddq: 'vpsubq',
  vpandq: 'vpaddq',
  vpsrlq: 'vpsllq',
};

/** Each damages instruction `at`; false if it has nothing of the kind. */
const DAMAGES: readonly ((p: Program, at: number, rng: Rng) => boolean)[] = [
  (p, at, rng) => {
    const slots = formAt(p, at).operands.flatMap((o, i) => (o.kind === 'zmm' ? [at * STRIDE + REG0 + i] : []));
    if (slots.length === 0) return false;
    const slot = slots[rng.below(slots.length)];
    p.data[slot] = (p.data[slot] + 1 + rng.below(VECTOR_REGISTERS - 1)) % VECTOR_REGISTERS;
    return true;
  },
  (p, at) => {
    p.data.copyWithin(at * STRIDE, (at + 1) * STRIDE, p.count * STRIDE);
    p.count--;
    return true;
  },
  (p, at, rng) => {
    if (formAt(p, at).memory < 0 || p.data[at * STRIDE + MEM] === 0) return false;
    p.data[at * STRIDE + DISP] += ROW_BYTES * (rng.below(2) === 0 ? 1 : -1);
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

const formAt = (p: Program, at: number) => formOf(formId(p.data[at * STRIDE + FORM]));

test(
  'damaged code is refuted, or right',
  async () => {
    const problem = buildProblem(fn);
    const lowerer = new LaneLowerer(problem);
    const candidates = startsOf(problem).flatMap((family) => family.candidates);
    const rng = seeded(SEED, 'faults of lanes');
    await worker.setFunction(workerSignature(fn), []);
    const kinds = { proved: 0, refuted: 0, undecided: 0 };
    for (let n = 0; n < COUNT; ) {
      const program = new Program();
      expect(lowerer.lower(candidates[rng.below(candidates.length)], program)).toBe(true);
      const at = rng.below(program.count - 1);
      if (!DAMAGES[rng.below(DAMAGES.length)](program, at, rng)) continue;
      n++;
      const { kind } = proveListing(programListing(program, 'f'), fn, { firstDivergence: false });
      kinds[kind]++;
      if (kind !== 'proved' || !hasLanes) continue;
      const options = { calls: CALLS, rng: rng.fork(`calls ${n}`) };
      const outcome = await againstSpec(workerRunner(worker), encoded(program), fn, options);
      expect(outcome, `fault ${n} of seed ${SEED}`).toMatchObject({ kind: 'passed' });
    }
    if (isLong) console.log(kinds);
    expect(kinds.refuted, JSON.stringify(kinds)).toBeGreaterThan(0.8 * COUNT);
  },
  isLong ? 3_600_000 : 60_000,
);
