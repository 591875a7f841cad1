import { coq } from './coq.mjs';
import { fleetParts } from './fleetParts.mjs';
import { coqLibrary, nativeParts } from './nativeParts.mjs';
import { nodePackages } from './nodePackages.mjs';
import { page } from './page.mjs';
import { showProgress } from './progress.mjs';
import { failureOf, SetupError } from './setupError.mjs';
import { systemPackages } from './systemPackages.mjs';
import { typescript } from './typescript.mjs';
import { withLock } from './withLock.mjs';

/** Steps of a set-up, in order, by what they make ready; `program` comes first. */
const PARTS = {
  program: (root) => [nodePackages(root), typescript(root), page(root)],
  native: (root) => [systemPackages(root), ...nativeParts(root), coqLibrary(root)],
  fleet: fleetParts,
  coq: (root) => [coq(root), coqLibrary(root)],
};

/**
 * Does what is missing of these parts, one after the other; a later step may need an earlier one. What it says goes to
 * standard error: standard output belongs to the command that follows. Does not throw.
 * @param {string} root folder of the project
 * @param {(keyof typeof PARTS)[]} parts
 * @returns {Promise<number>} exit code: 0 ready, 2 the folder cannot be written or the disk is full, 3 something is
 *   missing that it could not install, 70 a bug of ours
 */
export async function setUp(root, ...parts) {
  process.stderr.on('error', ignored);
  try {
    checkNodeVersion();
    const steps = parts.flatMap((part) => PARTS[part](root));
    if (steps.some((step) => !step.isDone())) await withLock(root, () => doAll(steps));
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    process.stderr.write(`${failure.message}\n`);
    return failure.exitCode;
  } finally {
    process.stderr.off('error', ignored);
  }
}

/** Whether anybody reads what is said changes nothing. */
const ignored = () => {};

async function doAll(steps) {
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

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  throw new SetupError('Node.js is too old', {
    expected: 'version 20.11 or newer',
    found: process.versions.node,
    hint: 'install Node 20 LTS from https://nodejs.org',
  });
}
