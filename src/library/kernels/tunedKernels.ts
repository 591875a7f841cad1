import type { Aim } from '../../base/aims.ts';
import { sha256 } from '../../base/hash.ts';
import type { Io } from '../../base/io.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { print } from '../../ir/print.ts';
import type { Evaluator } from '../../search/task.ts';
import { nearestMachines } from '../../engine/store/bestRecords.ts';
import { isFor, readKernelFiles, storeKernel, type TunedKernel } from '../../engine/store/kernelStore.ts';
import { MAX_PER_VARIANT } from '../../search/tuning/aheadOfStarts.ts';
import { candidateToJson } from '../../search/tuning/candidateJson.ts';
import { loweredCode, type LoweredCode } from '../../search/tuning/firstCodes.ts';
import { foreignCandidate } from '../../search/tuning/islandExchange.ts';

/** Layouts of the duel between what was found and what is stored. */
const DUEL_LAYOUTS = 16;

type PieceIo = Pick<Io, 'root' | 'results' | 'now'>;

/** What earlier searches of functions of suites have found with one aim: where later ones begin. */
export class TunedKernels {
  private readonly io: PieceIo;
  private readonly aim: Aim;
  /** What was stored when the search began; every variant asks for it. */
  private readonly files: ReturnType<typeof readKernelFiles>;

  constructor(io: PieceIo, aim: Aim) {
    this.io = io;
    this.aim = aim;
    this.files = nearestMachines(readKernelFiles(io.results), thisMachine());
  }

  /** Candidates for the word IR of this hash, those of machines like this one first. */
  candidates(irSha256: string): readonly unknown[] {
    return this.files
      .flatMap(({ pieces }) => pieces.filter((piece) => isFor(piece, { irSha256, aim: this.aim })))
      .map(({ candidate }) => candidate)
      .slice(0, MAX_PER_VARIANT);
  }

  /** What is stored of this machine, unless what was found wins a duel against it; then null. */
  async unbeaten(found: LoweredCode, evaluator: Evaluator): Promise<LoweredCode | null> {
    const { fn, variant: name, champion, bytes } = found;
    const json = this.stored(keyOf(found));
    const candidate = json === null ? null : foreignCandidate(json, champion.problem, champion.candidate);
    const stored = candidate === null ? null : loweredCode({ name, fn }, candidate, champion.target, this.io);
    if (stored === null) return null;
    const ratio = await evaluator.duel(bytes, stored.bytes, DUEL_LAYOUTS);
    return ratio !== null && ratio < 1 ? null : stored;
  }

  /** Stores what was found. */
  keep(found: LoweredCode, about: Pick<TunedKernel, 'ratio' | 'proof' | 'budget'>): void {
    storeKernel(this.io.results, thisMachine(), {
      time: this.io.now(),
      name: found.fn.name,
      irSha256: keyOf(found),
      aim: this.aim,
      ...about,
      code: sha256(found.bytes),
      candidate: candidateToJson(found.champion.candidate),
    });
  }

  private stored(irSha256: string): unknown {
    const own = readKernelFiles(this.io.results).find(({ machine }) => machine.slug === thisMachine().slug);
    return own?.pieces.find((piece) => isFor(piece, { irSha256, aim: this.aim }))?.candidate ?? null;
  }
}

const keyOf = ({ fn }: LoweredCode): string => sha256(print(fn));
