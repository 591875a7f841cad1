import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the lit tests of the LLVM passes, with the LLVM release the program itself uses.
 * @param {string} root
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runLit(root) {
  const { openToolchain } = await import(join(root, 'dist/src/frontend/toolchain/openToolchain.js'));
  const {
    bridge: { llvmMajor },
  } = await openToolchain(root);
  process.stdout.write(`\nTests of the LLVM passes (LLVM ${llvmMajor})\n`);
  const lit = ['build/utils/lit/lit.py', 'bin/lit']
    .map((file) => `/usr/lib/llvm-${llvmMajor}/${file}`)
    .find(existsSync);
  if (lit === undefined) return failure(`lit was not found: install llvm-${llvmMajor}-tools`);
  const built = spawnSync('cmake', ['--build', `build/bridge-${llvmMajor}`, '--target', 'fieldwright-fuzz'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) return failure(`the fuzzer of the passes does not build:\n${built.stdout}${built.stderr}`);
  const outputFile = join(root, 'build', 'lit.json');
  rmSync(outputFile, { force: true });
  const done = spawnSync('python3', [lit, '-v', '-o', outputFile, join('build', `bridge-${llvmMajor}`, 'test')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (!existsSync(outputFile))
    return failure(`lit ended with ${done.error?.message ?? done.signal ?? `exit code ${done.status}`}`);
  const counts = countsOf(JSON.parse(readFileSync(outputFile, 'utf8')).tests.map((test) => test.code));
  return done.status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const PASSING = ['PASS', 'XFAIL', 'FLAKYPASS'];
const SKIPPING = ['UNSUPPORTED', 'SKIPPED', 'EXCLUDED'];

/** Anything that neither passed nor was skipped on purpose has failed. */
function countsOf(codes) {
  const passed = codes.filter((code) => PASSING.includes(code)).length;
  const skipped = codes.filter((code) => SKIPPING.includes(code)).length;
  return { passed, failed: codes.length - passed - skipped, skipped };
}

function failure(message) {
  process.stdout.write(`${message}\n`);
  return { passed: 0, failed: 1, skipped: 0 };
}
