/** The stages after the search: proofs, tests and a certificate; comparison. */
import type { RecordedComparison, ResultRecord, ArchiveProofs, RecordedVerdict } from '../../bench/record.ts';
import type { Loadable } from '../../base/machineCode.ts';
import { type CompareEntry, Patience } from '../../bench/measure/compare.ts';
import { targetNamed } from '../../codegen/x86/target.ts';
import type { Budget, Solution } from '../../search/task.ts';
import { compareContestants, fasterByVectors, vectorInstruction } from '../contest/compareContestants.ts';
import { isOfNumbers, scalarCalls, storedScalar } from '../contest/scalarCalls.ts';
import { requireEqual, requireRight } from '../contest/demands.ts';
import { assemblerCheck, resultCheck, timingCheck } from '../contest/crossChecks.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { standingsOf } from '../report/standing.ts';
import type { Searched } from './searchStages.ts';
import type { RunSetting } from './setting.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { checkQuickly, findCoq } from '../../frontend/toolchain/coq.ts';
import { MAX_STEPS_BESIDE } from '../../certificate/certify.ts';
import { certifyRead } from '../claim/certificate.ts';
import { readCode, type ReadCode } from '../claim/verifyTarget.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { openClaim } from '../store/readRecords.ts';
import { championProgram, type Champion, firstCodes, type LoweredCode } from '../../search/tuning/codeGenerator.ts';
import { saveWrong } from '../../search/tuning/candidateJson.ts';
import { proveRead, proveSource, testCode } from './checkStage.ts';

/** Code that ships, with what is known of it. */
interface ShippedCode extends LoweredCode {
  /** Its bytes, decoded. */
  readonly read: ReadCode;
  readonly verdicts: readonly RecordedVerdict[];
  /** Of the champions that were tried, the fastest first. */
  readonly archiveProofs: ArchiveProofs;
}

/** What the check adds. */
export interface OfCheck {
  readonly shipped: ShippedCode;
  readonly certified: Certified;
}

/**
 * Proofs over the bytes that ship, as LLVM decodes them, and tests far beyond those of the search; then a theorem for
 * Coq about the same bytes.
 */
export const check: Stage<RunSetting & Read & Searched, OfCheck> = {
  name: 'check',
  run: async ({ io, rng, toolchain, subject, bridged, ssa, worker, searched, chosen, found }) => {
    const { archive } = found.result;
    const { name: variant, isRead } = chosen;
    const { lanes } = bridged;
    const code = await shippedCode(
      { searched, variant, isRead, bridged, ssa: lanes === undefined ? ssa : null, archive },
      io,
    );
    const tests = await testCode(code.fn, code.bytes, { toolchain, worker, rng: rng.fork('check') });
    const ofSource = subject.ofOne === undefined ? [] : proveSource(subject.ofOne.lower(ssa));
    const ofRegisters = searched.target.vectors === false ? [generalRegisters(code)] : [];
    const shipped = { ...code, verdicts: [...code.verdicts, ...ofSource, ...ofRegisters, ...tests] };
    return { shipped, certified: await certifiedCode(shipped.fn, shipped.read, io) };
  },
  print: ({ shipped, certified }) => `${JSON.stringify(shipped.verdicts, null, 1)}\n${certified.text ?? ''}`.trimEnd(),
};

/** That the bytes use no vector register. Throws `wrong` if they do. */
function generalRegisters({ fn, read: { read } }: ShippedCode): RecordedVerdict {
  const used = vectorInstruction(read);
  if (used !== null)
    throw new Failure('wrong', `the code found for ${fn.name} uses a vector register`, {
      where: used,
      expected: 'general registers only',
      hint: 'please report it: the search must never keep such code',
    });
  return { claim: 'general registers only', kind: 'proved', by: 'decoding' };
}

interface ShipRequest {
  /** What was searched: its variant, and whether that was read from other code. */
  readonly searched: Omit<Champion, 'candidate' | 'program'>;
  readonly variant: string;
  readonly isRead: boolean;
  /** The word IR of the source, and the source, if there is one. */
  readonly bridged: IrFunction;
  readonly ssa: SsaFunction | null;
  /** Champions of the search, the fastest first. */
  readonly archive: readonly Solution[];
}

type Proved = LoweredCode & Pick<ShippedCode, 'verdicts' | 'read'>;

/** Champions are not tried any more after so long, nor are first candidates. */
const MAX_MS = 60_000;

/**
 * The fastest champion of which enough is proved (`openClaim`), or else such a first candidate; that is noted. If there
 * is none, the fastest champion that equals its word IR, or else the fastest, whose record says what is open. Throws
 * `wrong` if a claim is refuted, and saves the candidate.
 */
export async function shippedCode(request: ShipRequest, io: Io): Promise<ShippedCode> {
  const { archive, bridged, searched } = request;
  const start = io.clock.nowMs();
  const tried: Proved[] = [];
  const shipping = (code: Proved, passedOver: number): ShippedCode => ({
    ...code,
    archiveProofs: archiveProofs(archive.length, tried, passedOver, io.clock.nowMs() - start),
  });
  for (const champion of archive) {
    if (tried.length > 0 && io.clock.nowMs() - start > MAX_MS) break;
    const code = await provedChampion(champion, request, io);
    tried.push(code);
    if (openClaim(code.verdicts) === null) return shipping(code, tried.length - 1);
  }
  const second = io.clock.nowMs();
  for (const code of firstCodes(bridged, searched.target, io)) {
    if (io.clock.nowMs() - second > MAX_MS) break;
    const proved = await provedOf(code, { ...request, isRead: false }, io);
    if (openClaim(proved.verdicts) !== null) continue;
    io.note(`${bridged.name}: too little is proved of what was found; the first candidate ships`);
    return shipping(proved, archive.length);
  }
  const fastest = Math.max(0, tried.findIndex(isEqual));
  return shipping(tried[fastest], fastest);
}

const isEqual = ({ verdicts }: Proved): boolean =>
  verdicts.some(({ claim, kind }) => claim === 'asm = IR' && kind === 'proved');

function archiveProofs(champions: number, tried: readonly Proved[], passedOver: number, ms: number): ArchiveProofs {
  const proved = tried.filter(isEqual).length;
  const untried = champions - tried.length;
  return {
    champions,
    proved,
    undecided: tried.length - proved,
    refuted: 0,
    ...(untried > 0 ? { untried } : {}),
    seconds: Math.round(ms) / 1000,
    ...(passedOver > 0 ? { passedOver } : {}),
  };
}

async function provedChampion(champion: Solution, request: ShipRequest, io: Io): Promise<Proved> {
  const { searched, variant } = request;
  const { problem, templates, target } = searched;
  const { candidate, code: bytes } = champion;
  const program = championProgram(problem, templates, target, candidate);
  const code = { fn: problem.fn, variant, champion: { ...searched, candidate, program }, bytes };
  try {
    return await provedOf(code, request, io);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'wrong')
      saveWrong(problem.fn, target.name, champion, 'refuted by proof', io);
    throw error;
  }
}

/** What is proved of code itself, and where that is too little, by way of the word IR of the source. */
async function provedOf(code: LoweredCode, { isRead, bridged, ssa }: ShipRequest, { root }: Io): Promise<Proved> {
  const { fn, bytes, champion } = code;
  const read = await readCode(fn.name, bytes, root);
  const means = { root, ssa, program: champion.program };
  const direct = await proveRead(fn, read, { ...means, bridged: isRead ? bridged : null });
  const isEnough = isRead || openClaim(direct) === null;
  return { ...code, read, verdicts: isEnough ? direct : await proveRead(fn, read, { ...means, bridged }) };
}

interface Certified {
  /** What `best.v` holds; null where there is no certificate. */
  readonly text: string | null;
  readonly recorded: NonNullable<ResultRecord['certificate']>;
}

/** Set to 0, it leaves certificates unchecked by searches, as where Coq is not installed. */
const COQ = 'FIELDWRIGHT_COQ';

const LONGER = '`verify FILE --certificate` searches longer';

/**
 * A certificate of the code that ships, checked if Coq is there. That none is found says nothing against the code, and
 * neither does anything else that goes wrong here: no search may be lost by it.
 */
export async function certifiedCode(fn: IrFunction, code: ReadCode, io: Io): Promise<Certified> {
  // Nobody expects a theorem where nothing is stated, and so none is missed.
  if (fn.spec === undefined) return { text: null, recorded: { kind: 'none', reason: 'nothing is stated' } };
  if (fn.call !== undefined) return without('the code that ships is called as its source is, which is not stated', io);
  try {
    const effort = { steps: MAX_STEPS_BESIDE, hint: LONGER };
    const text = certifyRead(fn, code, [`The bytes of ${fn.name}`], effort);
    const coq = io.env[COQ] === '0' ? null : await findCoq(io.root);
    if (coq === null && fn.lanes !== undefined)
      return without('only Coq can say whether it accepts vectorised code', io);
    if (coq === null) return { text, recorded: { kind: 'unchecked' } };
    const { accepted, said } = await checkQuickly(text, coq);
    if (accepted) return { text, recorded: { kind: 'accepted', coq: coq.version } };
    return without(`Coq ${coq.version} refuses it: ${said}`, io);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'interrupted') throw error;
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

/** What came of comparing ours with the contenders. */
export interface OfCompare {
  readonly comparison: RecordedComparison;
  /** What was asked of other people's assembler and stopwatch, as text. */
  readonly crossCheckTexts: readonly string[];
  /** Contenders that are faster because they use vector registers. */
  readonly vectorised: readonly string[];
}

/** Careful timing against the compilers, whose code is tested first. */
export const compare: Stage<RunSetting & Read & Searched & OfCheck, OfCompare> = {
  name: 'compare',
  run: async (context) => {
    const { io, rng, budget, crossChecks, subject, worker, vectors, shipped } = context;
    const { baselines } = context.compiled;
    const { fn, bytes: code, champion } = shipped;
    const entries = [{ name: 'ours', code }, ...baselines];
    const demand = subject.exactContenders ? requireEqual : requireRight;
    await demand(fn, baselines, worker, rng.fork('baselines'));
    const comparison = await compareContestants(fn, [...entries, ...(await besideLanes(context))], {
      worker,
      vectors,
      rng: rng.fork('compare'),
      clock: io.clock,
      onMessage: (text) => io.note(text),
      ...patienceFor(budget),
    });
    const crossCheckTexts = [
      await assemblerCheck(crossChecks, () => champion.program, code, subject.symbol),
      await resultCheck(crossChecks, fn, subject.exactContenders ? entries : entries.slice(0, 2)),
      await timingCheck(crossChecks, fn, entries, rng.fork('crossChecks')),
    ].filter((text) => text !== null);
    // Of lanes, all code uses them.
    const vectorised = fn.lanes === undefined ? await fasterByVectors(standingsOf(comparison), baselines, io.root) : [];
    return { comparison, crossCheckTexts, vectorised };
  },
  print: ({ comparison, io }) => comparisonTable(comparison, { width: io.width, isVerbose: true }),
};

/** Beside code for several numbers at once: our scalar code, stored or a first candidate, called for each of them. */
async function besideLanes({
  request: { lanes },
  subject: { ofOne },
  ssa,
  worker,
  io,
}: RunSetting & Read & Searched): Promise<CompareEntry<Loadable>[]> {
  if (lanes === undefined || ofOne === undefined) return [];
  const one = ofOne.lower(ssa);
  if (!isOfNumbers(one)) return [];
  const stored = storedScalar(ofOne, worker.hello, io);
  const [code] = stored === null ? firstCodes(one, targetNamed('native', worker.hello), io) : [stored];
  return code === undefined ? [] : [await scalarCalls(code, lanes, io)];
}

/** Where the user limits the time it is to end soon, and says so where the core was never quiet. */
const patienceFor = (budget: Budget): { patience?: Patience } =>
  budget.kind === 'time' ? { patience: new Patience(Math.max(LEAST_WAIT_MS, WAIT_SHARE * budget.ms)) } : {};
