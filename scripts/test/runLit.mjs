import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the lit tests of every LLVM release the bridge is built for (build/bridge-<release>).
 * @param {string} root
 * @returns {{ passed: number, failed: number, skipped: number }[]}
 */
export function runLit(root) {
  const built = readdirSync(join(root, 'build')).filter(name => /^bridge-\d+$/.test(name));
  return built.filter(name => existsSync(join(root, 'build', name, 'test', 'lit.site.cfg.py'))).map(name => run(root, name));
}

function run(root, name) {
  const release = name.slice('bridge-'.length), outputFile = join(root, 'build', `lit-${release}.json`);
  process.stdout.write(`\nTests of the LLVM passes (LLVM ${release})\n`);
  rmSync(outputFile, { force: true });
  const lit = `/usr/lib/llvm-${release}/build/utils/lit/lit.py`;
  const done = spawnSync('python3', [lit, '-sv', '-o', outputFile, join('build', name, 'test')], { cwd: root, stdio: 'inherit' });
  const counts = read(outputFile);
  return done.status === 0 || counts.failed > 0 ? counts : { ...counts, failed: counts.failed + 1 };
}

const PASSING = ['PASS', 'XFAIL', 'FLAKYPASS'];
const SKIPPING = ['UNSUPPORTED', 'SKIPPED', 'EXCLUDED'];

function read(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const codes = JSON.parse(readFileSync(file, 'utf8')).tests.map(test => test.code);
  const passed = codes.filter(code => PASSING.includes(code)).length;
  const skipped = codes.filter(code => SKIPPING.includes(code)).length;
  return { passed, failed: codes.length - passed - skipped, skipped };
}
