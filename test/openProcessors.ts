import type { CodeCaller } from '../src/bench/testing/differential.ts';
import type { Toolchain } from '../src/frontend/toolchain/openToolchain.ts';
import { runsLanes } from '../src/codegen/x86/target.ts';
import type { Lanes } from '../src/ir/function.ts';
import { EmulatedWorker, HASWELL, ICE_LAKE } from './library/emulated/emulatedWorker.ts';
import { withoutBochs } from './library/emulated/onEmulator.ts';
import { openWorker } from './openWorker.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A processor that code of a test is called on. */
interface TestedProcessor {
  /** For titles of tests. */
  readonly on: string;
  readonly isEmulated: boolean;
  readonly worker: CodeCaller;
}

/**
 * What tests of vectorised code run on: the processor at hand, as scalar code where it lacks their instructions; with
 * FIELDWRIGHT_EMULATED=1 (`make test-emulated`) instead of it an Ice Lake and a Haswell that Bochs emulates.
 */
export async function openProcessors(toolchain: Toolchain): Promise<readonly TestedProcessor[]> {
  if (process.env['FIELDWRIGHT_EMULATED'] !== '1')
    return [{ on: 'this processor', isEmulated: false, worker: await openWorker() }];
  const missing = withoutBochs();
  if (missing !== null) throw new Error(missing);
  const folder = temporaryFolder();
  return [ICE_LAKE, HASWELL].map((model) => ({
    on: model.title,
    isEmulated: true,
    worker: new EmulatedWorker(model, toolchain, folder),
  }));
}

/**
 * Cases with the processors that they are tried on: the one at hand, or of emulated ones those that execute so many
 * lanes as they are, of four the one that has no more.
 */
export const onProcessors = <T extends object>(
  cases: readonly T[],
  processors: readonly TestedProcessor[],
  lanesOf: (one: T) => Lanes | undefined,
): (T & TestedProcessor)[] =>
  processors.flatMap((processor) =>
    cases.flatMap((one) => (processor.isEmulated && !suits(processor, lanesOf(one)) ? [] : { ...one, ...processor })),
  );

const suits = ({ worker: { hello } }: TestedProcessor, lanes: Lanes | undefined): boolean =>
  runsLanes(lanes, hello) && (lanes === 8 || !hello.avx512ifma);
