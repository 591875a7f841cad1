import { nasmFile } from '../../src/asm/file.ts';
import { encode } from '../../src/asm/encode.ts';
import { seeded } from '../../src/base/rng.ts';
import { compile } from '../../src/ir/compile.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { Lowerer } from '../../src/lower/lower.ts';
import { buildProblem } from '../../src/model/build.ts';
import { testAgainst } from '../../src/verify/differential.ts';
import { proveAsm } from '../../src/verify/equivalence.ts';
import { PORTFOLIO } from '../../src/verify/algebra/rules.ts';
import { buildVectors } from '../../src/verify/vectors.ts';
import { workerRunner } from '../../src/verify/workerRunner.ts';
import type { Worker } from '../../src/worker/client.ts';
import { Program } from '../../src/x86/program.ts';
import { TARGETS } from '../../src/x86/target.ts';
import { isHarmless } from '../lower/harmless.ts';
import { INJECTIONS } from '../lower/injections.ts';
import { TEMPLATES, walk } from '../lower/mutants.ts';
import { observables } from './valueNumbers.ts';
import { describeInstruction } from '../../src/lower/describeInstruction.ts';

/** Single-instruction faults in the code of one function. */
export interface FaultCount {
  faults: number;
  refuted: number;
  undecided: number;
  /** Proved although changed, by the reason why that is right. */
  harmless: Record<'dead result' | 'same values', number>;
  /** Not proved, although all test vectors agree with the specification. */
  missedByTests: number;
  /** Those proved ones of which only the vectors say that they are right. */
  restOnTests: string[];
  /** Faults that were proved and behave differently: bugs of the checker. */
  falseAccepts: string[];
}

/** Faults per candidate; then the next candidate of the walk is damaged. */
const PER_CANDIDATE = 25;
/** Rule sets that are tried: what these do not prove counts as not proved. */
const QUICK = PORTFOLIO.slice(0, 2);

/** Damages `count` instructions of random candidates for all targets, one at a time, and compares what is proved with what the processor does on `vectors` inputs. */
export async function faultCampaign(fn: IrFunction, worker: Worker, seed: number, count: number, vectors: number): Promise<FaultCount> {
  const rng = seeded(seed, `faults ${fn.name}`), problem = buildProblem(fn), program = new Program();
  const batches = buildVectors(fn, compile(fn), { perMode: vectors, rng: rng.fork('vectors') }), runner = workerRunner(worker);
  const lowerers = TARGETS.map(target => new Lowerer(problem, TEMPLATES, target));
  const counts: FaultCount = { faults: 0, refuted: 0, undecided: 0, harmless: { 'dead result': 0, 'same values': 0 }, missedByTests: 0, restOnTests: [], falseAccepts: [] };
  for (const candidate of walk(problem, rng.fork('walk'), count)) {
    const lowerer = lowerers[rng.below(lowerers.length)];
    if (!lowerer.lower(candidate, program)) continue;
    for (let k = 0; k < PER_CANDIDATE && counts.faults < count; k++) {
      const damaged = program.clone(), at = rng.below(damaged.count), injection = INJECTIONS[rng.below(INJECTIONS.length)];
      if (!injection.apply(damaged, at, rng) || bytesOf(damaged) === bytesOf(program)) continue;
      counts.faults++;
      const { kind } = proveAsm(nasmFile(damaged, { symbol: fn.name, header: [] }), 'nasm', fn, { portfolio: QUICK });
      if (kind === 'proved' && isHarmless(program, damaged, at)) { counts.harmless['dead result']++; continue; }
      if (kind === 'proved' && haveSameValues(program, damaged)) { counts.harmless['same values']++; continue; }
      if (kind !== 'proved') counts[kind]++;
      const agrees = (await testAgainst(runner, Buffer.from(bytesOf(damaged), 'hex'), fn, batches)).kind === 'passed';
      if (kind !== 'proved') counts.missedByTests += agrees ? 1 : 0;
      else (agrees ? counts.restOnTests : counts.falseAccepts).push(`${injection.name} at ${at}: ${describeInstruction(program, at)} became ${describeInstruction(damaged, at)}`);
    }
    if (counts.faults >= count) break;
  }
  return counts;
}

function haveSameValues(before: Program, after: Program): boolean {
  const ids = new Map<string, number>(), seen = observables(before, ids);
  return seen !== null && seen === observables(after, ids);
}

function bytesOf(program: Program): string {
  const out = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
  return Buffer.from(out.subarray(0, encode(program, out, 0))).toString('hex');
}
