import { defineConfig } from 'vitest/config';

const HOUR_MS = 3_600_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'fleet/test/**/*.test.ts'],
    exclude: ['test/long/**', '**/node_modules/**'],
    // Files share a process for each worker, with what is loaded, compiled and found of the tools.
    // What a test changes there it puts back.
    pool: 'forks',
    isolate: false,
    // Both processors of a small machine; without it, one is left free.
    maxWorkers: '100%',
    // No limit of time decides a test on a busy machine; what hangs is ended by whoever runs the suite.
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    teardownTimeout: HOUR_MS,
    // No test asks how fast code is: on cores that tests keep busy, waiting for a quiet one would take most of the time.
    // Nor do searches ask Coq, which has a room of its own: it takes two seconds for each.
    env: { FIELDWRIGHT_MAX_WAIT: '0', FIELDWRIGHT_COQ: '0' },
  },
});
