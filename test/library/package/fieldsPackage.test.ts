/** The crate of fields: its tests, and what its description says. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { interfaceSchema } from '../../../src/library/package/interface.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { runLine } from '../../cli/runLine.ts';
import { program } from '../export/exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const cargo = program('cargo', '--version');
const folder = temporaryFolder();
const crate = join(folder, 'made/rust');

const cargoTest = () =>
  spawnSync('cargo', ['test', '--offline'], {
    cwd: crate,
    encoding: 'utf8',
    env: { ...process.env, RUSTFLAGS: '-D warnings' },
  });

/** Words of 64 bits, plain; four words in Montgomery form. */
describe.skipIf(toolchain === null)('a crate of two fields', () => {
  beforeAll(async () => {
    const line = ['package', 'fields', '--fields', '25519,bn254-r', '--out', 'made'];
    const { code, notes } = await runLine(line, { root, cwd: folder });
    expect(code, notes).toBe(0);
  }, 300_000);

  test('describes each function, with the bounds of its operands', () => {
    const { functions } = interfaceSchema.parse(JSON.parse(readFileSync(join(crate, 'interface.json'), 'utf8')));
    const names = functions.map(({ name }) => name);
    expect(names).toContain('fe_25519_reduce');
    expect(names).toContain('fe_bn254_r_from_montgomery');
    const mul = functions.find(({ name }) => name === 'fe_bn254_r_mul');
    expect(mul?.computes).toMatch(/^arg1\*arg2\/2\^256 modulo 2188824287/);
    expect(mul?.arguments.map(({ register, access }) => `${register} ${access}`)).toEqual([
      'rdi write',
      'rsi read',
      'rdx read',
    ]);
    expect(existsSync(join(crate, 'PROOFS.md'))).toBe(true);
  });

  test.skipIf(cargo === null)('has no warnings, passes its tests and that of its page', () => {
    const { status, stdout, stderr } = cargoTest();
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/ok\. 1[2-9] passed; 0 failed; 0 ignored[^]*ok\. 1 passed; 0 failed/);
  });

  test.skipIf(cargo === null)('its tests notice other assembly, and other portable code', () => {
    const places = readdirSync(join(crate, 'src'), { recursive: true, encoding: 'utf8' });
    expect(places).toContain('fe_25519/portable.rs');
    for (const [file, from, to] of [
      ['src/fe_25519.s', /^ +adc .*$/m, '        nop'],
      ['src/fe_25519/portable.rs', /\+ v(\d+) as i128/, '- v$1 as i128'],
    ] as const) {
      const text = readFileSync(join(crate, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(crate, file), text.replace(from, to));
      expect(cargoTest().status, file).not.toBe(0);
      writeFileSync(join(crate, file), text);
    }
  });
});
