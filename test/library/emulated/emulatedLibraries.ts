/** Libraries of batches with the instructions that ship, for processors that are emulated. */
import { ALL_WIDTHS } from '../../../src/library/curve/batchWays.ts';
import { X25519_LANES } from '../../../src/library/x25519/laneBuild.ts';
import { P256_SOURCE, P256_BATCHES } from '../../../src/library/p256/p256Build.ts';
import { ED25519_SOURCE, ED25519_BATCHES } from '../../../src/library/ed25519/ed25519Build.ts';
import { targetNamed } from '../../../src/codegen/x86/target.ts';
import type { Io } from '../../../src/base/io.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { linkBatches, type BatchLibrary } from '../../../src/library/curve/batchLibrary.ts';
import { buildAcross, acrossCandidate } from '../../../src/library/x25519/acrossBuild.ts';
import { linkLibrary, type X25519Library } from '../../../src/library/x25519/library.ts';
import { bridgeBuild } from '../../../src/library/x25519/x25519Builds.ts';
import { plainLaneObject } from '../pretendedLanes.ts';

/** `adox` of Bochs 2.7 sets OF as `add` does, and so it loses its carry. */
export const WITHOUT_ADX = targetNamed('x86-64-v3', { bmi2: true, adx: false });
const LANES = [4, 8] as const;

export async function emulatedP256(toolchain: Toolchain, io: Io): Promise<BatchLibrary> {
  const { lanes, objects } = await P256_SOURCE.parts(toolchain, LANES, { io, target: WITHOUT_ADX });
  const all = [...objects, await plainLaneObject(lanes, toolchain)];
  return linkBatches(P256_BATCHES, { objects: all, lanes: LANES }, toolchain, true);
}

export async function emulatedEd25519(toolchain: Toolchain, io: Io): Promise<BatchLibrary> {
  const { lanes, objects } = await ED25519_SOURCE.parts(toolchain, LANES, { io, target: WITHOUT_ADX });
  const all = [...objects, await plainLaneObject(lanes, toolchain)];
  return linkBatches(ED25519_BATCHES, { objects: all, lanes: LANES }, toolchain, true);
}

export async function emulatedX25519(toolchain: Toolchain, io: Io): Promise<X25519Library> {
  const { lanes, objects } = await X25519_LANES.parts(toolchain, ALL_WIDTHS, { io, target: WITHOUT_ADX });
  const laneCode = await plainLaneObject(lanes, toolchain);
  const { objects: scalar } = await bridgeBuild(toolchain);
  const across = await buildAcross(toolchain, acrossCandidate('amd-zen4'));
  const build = { objects: scalar, across: { objects: across.objects } };
  return linkLibrary(build, toolchain, { objects: [...objects, laneCode], widths: ALL_WIDTHS }, true);
}
