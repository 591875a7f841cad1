import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { openClaim } from '../store/readRecords.ts';
import type { ArchiveProofs, RecordedVerdict } from '../../bench/record.ts';
import type { Solution } from '../../search/strategy.ts';
import { championProgram, type Champion } from '../../search/tuning/codeGenerator.ts';
import { firstCodes, type LoweredCode } from '../../search/tuning/firstCodes.ts';
import { saveWrong } from '../../search/tuning/candidateJson.ts';
import { proveCode, proveSource, testCode } from './checkStage.ts';
import type { Searched } from './searchStages.ts';
import type { RunSetting } from './setting.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';

/** Code that ships, with what is known of it. */
interface ShippedCode extends LoweredCode {
  readonly verdicts: readonly RecordedVerdict[];
  /** Of the champions that were tried, the fastest first. */
  readonly archiveProofs: ArchiveProofs;
}

/** What the check adds. */
export interface OfCheck {
  readonly shipped: ShippedCode;
}

/** Proofs over the bytes that ship, as LLVM decodes them, and tests far beyond those of the search. */
export const check: Stage<RunSetting & Read & Searched, OfCheck> = {
  name: 'check',
  run: async ({ io, rng, subject, bridged, ssa, worker, searched, chosen: { name: variant, isRead }, found }) => {
    const { archive } = found.result;
    const { lanes } = bridged;
    const code = await shippedCode(
      { searched, variant, isRead, bridged, ssa: lanes === undefined ? ssa : null, archive },
      io,
    );
    const tests = await testCode(code.fn, code.bytes, { root: io.root, worker, rng: rng.fork('check') });
    const ofSource = subject.ofOne === undefined ? [] : proveSource(subject.ofOne.lower(ssa));
    return { shipped: { ...code, verdicts: [...code.verdicts, ...ofSource, ...tests] } };
  },
  print: ({ shipped }) => JSON.stringify(shipped.verdicts, null, 1),
};

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

type Proved = LoweredCode & Pick<ShippedCode, 'verdicts'>;

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
    const verdicts = await provedOf(code, { ...request, isRead: false }, io);
    if (openClaim(verdicts) !== null) continue;
    io.note(`${bridged.name}: too little is proved of what was found; the first candidate ships`);
    return shipping({ ...code, verdicts }, archive.length);
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
    return { ...code, verdicts: await provedOf(code, request, io) };
  } catch (error) {
    if (error instanceof Failure && error.kind === 'wrong')
      saveWrong(problem.fn, target.name, champion, 'refuted by proof', io);
    throw error;
  }
}

/** What is proved of code itself, and where that is too little, by way of the word IR of the source. */
async function provedOf(
  { fn, bytes, champion: { program } }: LoweredCode,
  { isRead, bridged, ssa }: ShipRequest,
  { root }: Io,
): Promise<readonly RecordedVerdict[]> {
  const direct = await proveCode(fn, bytes, { root, ssa, program, bridged: isRead ? bridged : null });
  return isRead || openClaim(direct) === null ? direct : proveCode(fn, bytes, { root, ssa, program, bridged });
}
