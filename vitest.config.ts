import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const HOUR_MS = 3_600_000;

/**
 * Files that take longest, by what their paths contain. They begin first, so that none is left to one worker at the
 * end: vitest knows durations of earlier runs only, and goes by the sizes of files where there were none.
 */
const LONGEST = [
  ...['library/p256', 'library/x25519', 'package/installed', 'library/ed25519', 'library/chosenAcross', 'suite/called'],
  ...['field/vectors', 'library/searchOrders', 'cli/optimizeLanes', 'cli/source', 'page/page', 'test/certificate/'],
  ...['redteam/handwritten', 'docs/tutorial', 'lowering/startWalks', 'test/cli/', 'test/generated', 'search/lift'],
  'prover/formulaCode',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'fleet/test/**/*.test.ts'],
    exclude: ['test/long/**', '**/node_modules/**'],
    // Files share a process for each worker, with what is loaded, compiled and found of the tools.
    // What a test changes there it puts back.
    pool: 'forks',
    isolate: false,
    // As the program itself (src/cli/program.ts): most of what a test calls ends before optimised code of it is there.
    // And what tests make is forgotten soon, but later than a small nursery is full.
    execArgv: ['--interrupt-budget=500000', '--min-semi-space-size=16', '--max-semi-space-size=16'],
    // Both processors of a small machine; without it, one is left free.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // No limit of time decides a test on a busy machine; what hangs is ended by whoever runs the suite.
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    teardownTimeout: HOUR_MS,
    // No test asks how fast code is: on cores that tests keep busy, waiting for a quiet one would take most of the time.
    // Nor do searches ask Coq, which has a room of its own: it takes two seconds for each.
    env: { FIELDWRIGHT_MAX_WAIT: '0', FIELDWRIGHT_COQ: '0' },
  },
});
