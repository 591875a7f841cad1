import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**', '**/node_modules/**'],
    pool: 'threads',
    // Both processors of a small machine; without it, one is left free.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
