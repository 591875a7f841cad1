import type { RecordedComparison, ResultRecord } from '../../bench/record.ts';
import { Patience } from '../../bench/measure/compare.ts';
import type { Budget } from '../../search/budget.ts';
import { compareContestants, fasterByVectors } from '../contest/compareContestants.ts';
import { requireEqual, requireRight } from '../contest/demands.ts';
import { assemblerOpinion, checkerOpinion, stopwatchOpinion } from '../contest/secondOpinion.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { standingsOf } from '../report/standing.ts';
import type { Searched } from './searchStages.ts';
import type { RunSetting } from './setting.ts';
import type { OfCheck } from './shippedCode.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { checkQuickly } from '../../frontend/toolchain/coq.ts';
import { MAX_STEPS_BESIDE } from '../../certificate/certify.ts';
import { certifyCode, coqFor } from '../claim/certificate.ts';

interface Certified {
  /** What `best.v` holds; null where there is no certificate. */
  readonly text: string | null;
  readonly recorded: NonNullable<ResultRecord['certificate']>;
}

/** What the certificate adds. */
export interface OfCertificate {
  readonly certified: Certified;
}

/** A theorem for Coq about the bytes that ship. */
export const certificate: Stage<RunSetting & OfCheck, OfCertificate> = {
  name: 'certificate',
  run: async ({ shipped, io }) => ({ certified: await certifiedCode(shipped.fn, shipped.bytes, io) }),
  print: ({ certified }) => certified.text ?? '',
};

/** Set to 0, it leaves certificates unchecked by searches, as where Coq is not installed. */
const COQ = 'FIELDWRIGHT_COQ';

const LONGER = '`verify FILE --certificate` searches longer';

/**
 * A certificate of the code that ships, checked if Coq is there. That none is found says nothing against the code, and
 * neither does anything else that goes wrong here: no search may be lost by it.
 */
export async function certifiedCode(fn: IrFunction, code: Uint8Array, io: Io): Promise<Certified> {
  // Nobody expects a theorem where nothing is stated, and so none is missed.
  if (fn.spec === undefined) return { text: null, recorded: { kind: 'none', reason: 'nothing is stated' } };
  if (fn.call !== undefined) return without('the code that ships is called as its source is, which is not stated', io);
  try {
    const effort = { steps: MAX_STEPS_BESIDE, hint: LONGER };
    const [text, coq] = await Promise.all([
      certifyCode(fn, code, io.root, [`The bytes of ${fn.name}`], effort),
      io.env[COQ] === '0' ? null : coqFor(fn, io.root),
    ]);
    if (coq === null && fn.lanes !== undefined)
      return without('of lanes only Coq says whether it accepts the code', io);
    if (coq === null) return { text, recorded: { kind: 'unchecked' } };
    const { accepted, said } = await checkQuickly(text, coq);
    if (accepted) return { text, recorded: { kind: 'accepted', coq: coq.version } };
    return without(`Coq ${coq.version} refuses it: ${said}`, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { hint } = error.detail;
    return without(hint === LONGER ? `${error.message}; ${hint}` : error.message, io);
  }
}

const MAX_REASON_LENGTH = 160;

function without(reason: string, io: Io): Certified {
  io.note(`no certificate: ${reason}`);
  return { text: null, recorded: { kind: 'none', reason: reason.slice(0, MAX_REASON_LENGTH) } };
}

/** Of the comparison for a quiet core, all its parts together: at least so long, and so much of the budget. */
const LEAST_WAIT_MS = 3000;
const WAIT_SHARE = 0.05;

/** What came of comparing ours with the opponents. */
export interface OfCompare {
  readonly comparison: RecordedComparison;
  /** What was asked of other people's assembler and stopwatch, as text. */
  readonly opinions: readonly string[];
  /** Opponents that are faster because they use vector registers. */
  readonly vectorised: readonly string[];
}

/** Careful timing against the compilers, whose code is tested first. */
export const compare: Stage<RunSetting & Read & Searched & OfCheck, OfCompare> = {
  name: 'compare',
  run: async ({ io, rng, budget, opinion, subject, compiled: { baselines }, worker, vectors, shipped }) => {
    const { fn, bytes: code, champion } = shipped;
    const entries = [{ name: 'ours', code }, ...baselines];
    const demand = subject.exactOpponents ? requireEqual : requireRight;
    await demand(fn, baselines, worker, rng.fork('baselines'));
    const comparison = await compareContestants(fn, entries, {
      worker,
      vectors,
      rng: rng.fork('compare'),
      clock: io.clock,
      onMessage: (text) => io.note(text),
      ...patienceFor(budget),
    });
    const opinions = [
      await assemblerOpinion(opinion, () => champion.program, code, subject.symbol),
      await checkerOpinion(opinion, fn, subject.exactOpponents ? entries : entries.slice(0, 2)),
      await stopwatchOpinion(opinion, fn, entries, rng.fork('opinions')),
    ].filter((text) => text !== null);
    // Of lanes, all code uses them.
    const vectorised = fn.lanes === undefined ? await fasterByVectors(standingsOf(comparison), baselines, io.root) : [];
    return { comparison, opinions, vectorised };
  },
  print: ({ comparison, io }) => comparisonTable(comparison, { width: io.width, isVerbose: true }),
};

/** Where the user limits the time it is to end soon, and says so where the core was never quiet. */
const patienceFor = (budget: Budget): { patience?: Patience } =>
  budget.kind === 'time' ? { patience: new Patience(Math.max(LEAST_WAIT_MS, WAIT_SHARE * budget.ms)) } : {};
