import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { typescript } from './scripts/setup/typescript.mjs';

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

/** Files that load altered copies of modules, which a process keeps: whatever it starts afterwards takes longer. */
const LAST = 'Alterations.test';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (moduleId.includes(LAST)) return LONGEST.length + 1;
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * What tests import of src/ and lab/ comes from dist/, as the program has it: Node loads it as it is, where vitest
 * would translate each file once more for each worker, and reach each imported name by a getter. Where dist/ is older
 * than the sources (`npm run build` makes it), they come from the sources.
 */
function compiledSources(): Plugin {
  const root = import.meta.dirname;
  const isCompiled = typescript(root).isDone();
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!isCompiled || importer === undefined || !source.startsWith('.')) return null;
      const file = relative(root, resolve(dirname(importer), source));
      const compiled = join(root, 'dist', file.replace(/\.ts$/, '.js'));
      return /^(src|lab)\/.*\.ts$/.test(file) && existsSync(compiled) ? compiled : null;
    },
  };
}

export default defineConfig({
  plugins: [compiledSources()],
  test: {
    include: ['test/**/*.test.ts', 'fleet/test/**/*.test.ts'],
    exclude: ['test/long/**', '**/node_modules/**'],
    // Files share a process for each worker, with what is loaded, compiled and found of the tools.
    // What a test changes there it puts back.
    pool: 'forks',
    isolate: false,
    server: { deps: { external: [/\/dist\/(src|lab)\//] } },
    // As the program itself (src/cli/program.ts): most of what a test calls ends before optimised code of it is there.
    // And what tests make is forgotten soon, but later than a small nursery is full; to clear it, one thread is enough
    // where each core has a worker.
    execArgv: [
      '--interrupt-budget=500000',
      ...['--min-semi-space-size=16', '--max-semi-space-size=16', '--no-parallel-scavenge'],
    ],
    // One more than processors: tests that wait, for a server, a clock or a child, leave theirs to others.
    maxWorkers: availableParallelism() + 1,
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
