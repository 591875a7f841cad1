import type { Loadable } from '../../base/loadable.ts';
import { isSharedObject } from '../../frontend/object/exportSymbol.ts';
import type { PeerFunction } from '../../frontend/peers/peersInterface.ts';
import { movableImage } from '../../frontend/peers/peersImage.ts';
import { linkShared, type LinkSurroundings } from '../../frontend/peers/peersShared.ts';
import { FW } from '../../bench/worker/protocol.ts';

/**
 * A foreign function for the worker: as code that is placed anew in every layout if it can be copied about and is not
 * too large, otherwise as a shared object, which stays where the system loads it. Throws `input` or `unsupported`.
 */
export async function linkContestant(wanted: PeerFunction, around: LinkSurroundings): Promise<Loadable> {
  const image =
    wanted.files.some(isSharedObject) || (wanted.libraries ?? []).length > 0 ? null : await movableImage(wanted);
  return image === null || image.length > FW.MAX_CODE_BYTES ? linkShared(wanted, around) : image;
}
