/**
 * Proofs with incremental contexts: what is replayed must be what the machine does, and verdicts must be those of
 * the ordinary proof. FIELDWRIGHT_LONG=1 tries thousands.
 */
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { nasmLines, nasmPool } from '../../src/codegen/encoder/assemblyText.ts';
import { nasmFile } from '../../src/codegen/encoder/file.ts';
import { seeded, type Rng } from '../../src/base/rng.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { Lowerer } from '../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { distinctMode, domainsOf } from '../../src/ir/contract/domain.ts';
import type { Listing } from '../../src/prover/listing/listing.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import type { Poly } from '../../src/prover/algebra/poly.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { inputValues } from '../../src/prover/proof/counterexample.ts';
import { lineListing } from './listing/lineListing.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { inputPolys } from '../../src/prover/proof/irExecutor.ts';
import { enterCall, leaveCall } from '../../src/prover/machine/call.ts';
import { execute, Stopped } from '../../src/prover/machine/semantics/execute.ts';
import { Violation } from '../../src/prover/machine/violation.ts';
import { randomLimbs } from './randomLimbs.ts';
import { CodeReader } from '../../src/prover/incremental/codeReader.ts';
import { NotReplayable } from '../../src/prover/incremental/places.ts';
import { Replay } from '../../src/prover/incremental/replay.ts';
import { IncrementalProver } from '../../src/prover/incremental/incrementalProver.ts';
import { Program } from '../../src/codegen/x86/program.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { INJECTIONS } from '../codegen/lowering/injections.ts';
import { TEMPLATES, walk } from '../codegen/lowering/mutants.ts';

const TRACED = PORTFOLIO.find((rules) => rules.bounding === 'ledger') ?? PORTFOLIO[0];
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = Number(process.env['SEED'] ?? 1);

const functionOf = (name: string): IrFunction =>
  parse(readFileSync(new URL(`../fixtures/ir/${name}.ir`, import.meta.url), 'utf8'), name);
const listingOf = (p: Program): Listing => lineListing({ instructions: nasmLines(p), constants: nasmPool(p) });

/** `count` candidates of a random walk, each with `faults` damaged copies. */
function* programs(
  fn: IrFunction,
  rng: Rng,
  count: number,
  faults: number,
): Generator<{ readonly program: Program; readonly isDamaged: boolean }> {
  const problem = buildProblem(fn);
  const lowerer = new Lowerer(problem, TEMPLATES, TARGETS[0]);
  const program = new Program();
  for (const candidate of walk(problem, rng.fork('walk'), count)) {
    if (!lowerer.lower(candidate, program)) continue;
    yield { program, isDamaged: false };
    for (let k = 0; k < faults; k++) {
      const damaged = program.clone();
      if (INJECTIONS[rng.below(INJECTIONS.length)].apply(damaged, rng.below(damaged.count), rng))
        yield { program: damaged, isDamaged: true };
    }
  }
}

describe('replay', () => {
  it.each(['25519-mul-loose', '25519-sub', 'poly1305-mul', 'secp256k1-square-loose'])(
    'of %s does what the machine does, faults included',
    (name) => {
      const fn = functionOf(name);
      const mode = distinctMode(fn);
      const rng = seeded(SEED, name);
      const words = new Words(new Algebra(), PORTFOLIO[0]);
      const inputs = inputPolys(words, fn, mode);
      const replay = new Replay(words, enterCall(words, fn, mode, inputs, new Map()), true);
      const reader = new CodeReader();
      let compared = 0;
      let left = 0;
      for (const { program } of programs(fn, rng, LONG ? 300 : 6, LONG ? 10 : 5)) {
        const code = reader.read(listingOf(program));
        const where = `seed ${SEED}, program ${compared + left}`;
        if (code === null) {
          left++;
          continue;
        }
        const found = attempt(() => replay.run(code.plans, code.listing.constants));
        const loaded = [...replay.memory.loadedAfterStore];
        if (found === null || found.flat().includes(-1)) {
          left++;
          continue;
        }
        const { listing } = code;
        const expected = executed(words, fn, listing) ?? executed(new Words(new Algebra(), TRACED), fn, listing);
        expect(expected, where).not.toBeNull();
        if (expected === null) continue;
        expect(loaded, where).toEqual(expected.loaded);
        const point = fn.params.map((_, p) => randomLimbs(domainsOf(fn, p)[0], rng));
        const at = inputValues(fn, mode, point, rng);
        const mine = evaluatorAt(words.algebra, at);
        const theirs = evaluatorAt(expected.words.algebra, at);
        expect(
          found.map((ids) => ids.map((id) => mine(replay.values.polyOf(id)))),
          where,
        ).toEqual(expected.results.map((limbs) => limbs.map(theirs)));
        compared++;
      }
      expect(compared, `of ${compared + left}`).toBeGreaterThan(left);
    },
    LONG ? 600_000 : 60_000,
  );
});

/**
 * What the machine does in an algebra, null if it refuses. Without bounds it does not see that `adc rsi, 0` may leave a
 * pointer alone.
 */
function executed(
  words: Words,
  fn: IrFunction,
  listing: Listing,
): {
  readonly words: Words;
  readonly results: readonly (readonly Poly[])[];
  readonly loaded: readonly string[];
} | null {
  const mode = distinctMode(fn);
  const call = enterCall(words, fn, mode, inputPolys(words, fn, mode), listing.constants);
  return attempt(() => {
    execute(call.machine, listing);
    return { words, results: leaveCall(call), loaded: [...call.machine.memory.loadedAfterStore] };
  });
}

/** Null for what the machine refuses and what cannot be replayed. */
function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch (e) {
    if (e instanceof NotReplayable || e instanceof Stopped || e instanceof Violation) return null;
    throw e;
  }
}

describe('repeated proofs', () => {
  it.each(['25519-mul-loose', 'poly1305-square', 'secp256k1-square-loose'])(
    'of %s agree with the ordinary ones, which are hardly ever needed',
    (name) => {
      const fn = functionOf(name);
      const rng = seeded(SEED, `verdicts ${name}`);
      const prover = new IncrementalProver(fn);
      let candidates = 0;
      let ordinary = 0;
      for (const { program, isDamaged } of programs(fn, rng, LONG ? 400 : 3, LONG ? 6 : 1)) {
        const before = prover.counts.ordinary;
        const { kind } = prover.prove(listingOf(program));
        const isReplayed = prover.counts.ordinary === before;
        if (!isDamaged) {
          candidates++;
          ordinary += isReplayed ? 0 : 1;
        }
        if (!isReplayed) continue;
        expect(kind).toBe('proved');
        expect(
          proveAsm(nasmFile(program, { symbol: fn.name, header: [] }), fn).kind,
          `seed ${SEED}, candidate ${candidates}${isDamaged ? ', damaged' : ''}`,
        ).toBe('proved');
      }
      expect(ordinary, `of ${candidates} candidates`).toBeLessThanOrEqual(candidates / 20);
    },
    LONG ? 3_600_000 : 120_000,
  );

  it('begin anew when the algebras have grown large', () => {
    const fn = functionOf('poly1305-square');
    const prover = new IncrementalProver(fn, 20_000);
    for (const { program } of programs(fn, seeded(SEED, 'limit'), 8, 0))
      expect(prover.prove(listingOf(program)).kind).toBe('proved');
    expect(prover.counts.renewed).toBeGreaterThan(0);
  });
});
