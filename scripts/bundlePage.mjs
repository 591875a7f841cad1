/** Bundles the page of results with its library into build/page/page.js. The same sources give the same bytes. */
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: join(root, 'build/page'),
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: join(root, 'lab/page/main.ts'), formats: ['iife'], name: 'page', fileName: () => 'page.js' },
  },
});
