import { Failure } from '../../src/base/errors.ts';
import { busyLoop } from './busyLoop.ts';
import { startWorker } from '../../src/bench/worker/buildWorker.ts';
import { commandOf } from '../../src/base/options/option.ts';
import { selfcheckSchema, type Selfcheck } from './selfcheckOptions.ts';
import { equalReport, raceReport, speedReport, truthsReport } from './selfcheckParts.ts';
import { selfcheckSubject } from './selfcheckSubject.ts';

/** Each part measures with the real worker and returns what it found as text. */
const PARTS: Readonly<Record<string, (check: Selfcheck) => Promise<string>>> = {
  equal: equalReport,
  races: raceReport,
  truths: truthsReport,
  speed: speedReport,
};

/**
 * Measures the measuring: code against itself, the error rate of races, instructions of known cost, the worker's own
 * speed.
 */
export const selfcheckCommand = commandOf(
  selfcheckSchema,
  async (options, io, [names]) => {
    const parts = partsNamed(Array.isArray(names) ? names.map(String) : []);
    const subject = selfcheckSubject(options, io);
    const worker = await startWorker(io.root, options.cpu);
    const quiet = options.busy ? busyLoop() : () => {};
    try {
      for (const part of parts) io.out(`${await part({ worker, options, io, ...subject })}\n`);
    } finally {
      quiet();
      await worker.close();
    }
  },
  [{ name: '[parts...]', description: 'what to measure: equal, races, truths, speed (default all)' }],
);

function partsNamed(names: readonly string[]): (typeof PARTS)[string][] {
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined)
    throw new Failure('input', `selfcheck has no part "${unknown}"`, {
      expected: `any of ${Object.keys(PARTS).join(', ')}`,
    });
  return (names.length === 0 ? Object.keys(PARTS) : names).map((name) => PARTS[name]);
}
