/**
 * The whole test suite: TypeScript tests (vitest) and tests of the LLVM passes (lit).
 *
 * Prints what each part prints, and `N passed, N failed[, N skipped]` alone on the last line. Arguments select vitest
 * files; lit is then left out. Exit codes: 0 all passed, 1 something failed or a part could not run.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runLit } from './test/runLit.mjs';
import { runVitest } from './test/runVitest.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
mkdirSync(join(root, 'build'), { recursive: true });

const counts = [runVitest(root, args), ...(args.length === 0 ? [await runLit(root)] : [])];
const total = (key) => counts.reduce((sum, part) => sum + part[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
