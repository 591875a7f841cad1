/**
 * Makes a fresh clone ready: system packages, node packages, compiled TypeScript, native parts.
 *
 * Every npm command runs it first (`preoptimize`, `pretest`, …). It says nothing and takes no noticeable time when
 * nothing is missing. It uses nothing but Node itself, because it runs before anything is installed. What it says
 * goes to standard error: standard output belongs to the command that follows.
 *
 * `--program-only` leaves out system packages and native parts: `doctor` must run where those are missing.
 *
 * `--fleet` adds what only `npm run fleet` needs, `--coq` installs Coq (1 GB), which checks certificates.
 *
 * Exit codes: 0 ready, 2 the folder cannot be written or the disk is full, 3 something is missing that it could not
 * install, 70 a bug of ours.
 */
import { join } from 'node:path';
import { coq } from './setup/coq.mjs';
import { fleetParts } from './setup/fleetParts.mjs';
import { nativeParts } from './setup/nativeParts.mjs';
import { nodePackages } from './setup/nodePackages.mjs';
import { showProgress } from './setup/progress.mjs';
import { failureOf, SetupError } from './setup/setupError.mjs';
import { page } from './setup/page.mjs';
import { systemPackages } from './setup/systemPackages.mjs';
import { typescript } from './setup/typescript.mjs';
import { withLock } from './setup/withLock.mjs';

const root = join(import.meta.dirname, '..');
const program = [nodePackages(root), typescript(root), page(root)];
const steps = [
  ...(process.argv.includes('--program-only') ? program : [systemPackages(root), ...program, ...nativeParts(root)]),
  ...(process.argv.includes('--fleet') ? fleetParts(root) : []),
  ...(process.argv.includes('--coq') ? [coq(root)] : []),
];

/** Does what is missing, in order; a later step may need an earlier one. */
async function setUp() {
  for (const step of steps) {
    if (step.isDone()) continue;
    const progress = showProgress(step.name);
    try {
      await step.run(progress.update);
    } catch (error) {
      progress.failed();
      throw error;
    }
    progress.done();
  }
}

process.stderr.on('error', () => {}); // Whether anybody reads what is said changes nothing.
try {
  checkNodeVersion();
  if (steps.some((step) => !step.isDone())) await withLock(root, setUp);
} catch (error) {
  const failure = failureOf(error);
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = failure.exitCode;
}

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  throw new SetupError('Node.js is too old', {
    expected: 'version 20.11 or newer',
    found: process.versions.node,
    hint: 'install Node 20 LTS from https://nodejs.org',
  });
}
