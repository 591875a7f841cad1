import type { SsaFunction } from '../../ir/ssa/schema.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { openClaim } from '../store/openClaim.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { championProgram } from '../../search/tuning/championProgram.ts';
import type { Champion } from '../../search/tuning/explainChampion.ts';
import { firstCodes, type LoweredCode } from '../../search/tuning/firstCodes.ts';
import type { Found } from '../../search/tuning/searchStage.ts';
import { proveCode } from './checkStage.ts';

/** Code that ships, with what is proved of it. */
export interface ShippedCode extends LoweredCode {
  readonly verdicts: readonly RecordedVerdict[];
  /** Champions of the search that won against it and gave way, for too little is proved of them. */
  readonly passedOver: number;
}

interface ShipRequest {
  /** What was searched: its variant, and whether that was read from other code. */
  readonly searched: Omit<Champion, 'candidate' | 'program'>;
  readonly variant: string;
  readonly isRead: boolean;
  /** The word IR of the source, and the source. */
  readonly bridged: IrFunction;
  readonly ssa: SsaFunction;
  readonly found: Pick<Found, 'shipped' | 'result'>;
}

/** Champions are not tried any more after so long. */
const MAX_MS = 60_000;

/**
 * The fastest champion of which enough is proved (`openClaim`), or else such a first candidate; that is noted. If there
 * is none, the fastest champion that is decided, whose record says what is open. Throws `wrong` if a claim is refuted.
 */
export async function shippedCode(request: ShipRequest, io: Io): Promise<ShippedCode> {
  const { found, bridged, searched } = request;
  const start = io.clock.nowMs();
  const proved: ShippedCode[] = [];
  for (const code of champions(request)) {
    if (proved.length > 0 && io.clock.nowMs() - start > MAX_MS) break;
    const verdicts = await provedOf(code, request, io);
    proved.push({ ...code, verdicts });
    if (openClaim(verdicts) === null) return { ...code, verdicts };
  }
  const passedOver = found.result.archive.length;
  for (const code of firstCodes(bridged, searched.target, io)) {
    const verdicts = await provedOf({ ...code, passedOver }, { ...request, isRead: false }, io);
    if (openClaim(verdicts) !== null) continue;
    io.note(`${bridged.name}: too little is proved of what was found; the first candidate ships`);
    return { ...code, passedOver, verdicts };
  }
  return proved[0];
}

/** From the first one that is decided on, the fastest first. */
function* champions({ found, searched, variant }: ShipRequest): Generator<Omit<ShippedCode, 'verdicts'>> {
  const { archive } = found.result;
  const { problem, templates, target } = searched;
  for (let passedOver = archive.indexOf(found.shipped); passedOver < archive.length; passedOver++) {
    const { candidate, code } = archive[passedOver];
    const program = championProgram(problem, templates, target, candidate);
    yield { fn: problem.fn, variant, champion: { ...searched, candidate, program }, bytes: code, passedOver };
  }
}

/** What is proved of code itself, and where that is too little, by way of the word IR of the source. */
async function provedOf(
  { fn, bytes, champion: { program } }: Omit<ShippedCode, 'verdicts'>,
  { isRead, bridged, ssa }: ShipRequest,
  { root }: Io,
): Promise<readonly RecordedVerdict[]> {
  const direct = await proveCode(fn, bytes, { root, ssa, program, bridged: isRead ? bridged : null });
  return isRead || openClaim(direct) === null ? direct : proveCode(fn, bytes, { root, ssa, program, bridged });
}
