/** A contestant: code, and what it promises. */
import type { Absent } from '../../frontend/compile/compileBaselines.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { IrFunction } from '../../ir/function.ts';
import { isSharedObject } from '../../frontend/object/definitions.ts';
import type { PeerFunction } from '../../frontend/peers/peersInterface.ts';
import { movableImage } from '../../frontend/peers/peersImage.ts';
import { linkShared, type LinkSurroundings } from '../../frontend/peers/peersShared.ts';
import { FW } from '../../bench/worker/protocol.ts';

/** What an implementation promises. */
export interface ContestantPromise {
  /** e.g. `5x51`. */
  readonly representation: string;
  /** What it is tested against. */
  readonly contract: IrFunction;
  /** Which arrays may alias, e.g. `out=a`; without it all that the contract allows. */
  readonly aliases?: readonly string[];
}

/** One implementation that takes part. */
export interface Contestant extends ContestantPromise {
  readonly name: string;
  /** Package and version, file, or record that it is from. */
  readonly origin: string;
  readonly code: Loadable;
}

/** Everybody who was looked at, in the order of the table. */
export interface Field {
  readonly present: readonly Contestant[];
  readonly absent: readonly Absent[];
}

/**
 * A foreign function for the worker: as code that is placed anew in every layout if it can be copied about and is not
 * too large, otherwise as a shared object, which stays where the system loads it. Throws `input` or `unsupported`.
 */
export async function linkContestant(wanted: PeerFunction, around: LinkSurroundings): Promise<Loadable> {
  const image =
    wanted.files.some(isSharedObject) || (wanted.libraries ?? []).length > 0 ? null : await movableImage(wanted);
  return image === null || image.length > FW.MAX_CODE_BYTES ? linkShared(wanted, around) : image;
}
