/** `audit` through the program: bytes, claims and proofs that are wrong, and surroundings that are hostile. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { openCoq } from '../../src/frontend/toolchain/coq.ts';
import { parse } from '../../src/ir/parse.ts';
import { hasCoq, withCoq } from '../certificate/model/buildModel.ts';
import { storedRecord } from '../engine/store/storedResult.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'dist/src/cli.js');
const RESULT = 'poly1305-mul/amd-zen5';
const CODE = join(root, 'results', RESULT, 'best.S');
const TIMEOUT = 300_000;

const folder = temporaryFolder();
let certificate = '';
beforeAll(async () => {
  const { ir, code } = storedRecord(RESULT);
  certificate = await certifyCode(parse(ir), Buffer.from(code.hex, 'hex'), root, [RESULT]);
}, TIMEOUT);

function audited(text: string, code = CODE, env: NodeJS.ProcessEnv = {}, cwd = mkdtempSync(join(folder, 'audit-'))) {
  writeFileSync(join(cwd, 'best.v'), text);
  return spawnSync(process.execPath, [cli, 'audit', 'best.v', code], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

/** The certificate with another text in place of one that stands in it once. */
function edited(from: string | RegExp, to: string): string {
  expect(certificate.split(from).length, String(from)).toBe(2);
  return certificate.replace(from, to);
}

/** Assembly text with these lines in a function. */
function assembly(...lines: readonly string[]): string {
  const path = join(mkdtempSync(join(folder, 'code-')), 'f.s');
  writeFileSync(path, ['.globl f', 'f:', ...lines, ''].join('\n'));
  return path;
}

const bytesOf = (): number[] =>
  (/image : list Z := \[([^\]]*)\]/.exec(certificate)?.[1] ?? '').split(';').map((byte) => Number(byte.trim()));

describe('without asking Coq', () => {
  test('bytes that are others are told: of the certificate, of constants, of the code', () => {
    const [first] = bytesOf();
    const inImage = audited(edited(`image : list Z := [${first};`, `image : list Z := [${first ^ 1};`));
    expect(inImage.stderr).toContain(`expected: byte 0, counted from its first one, is ${first ^ 1}`);
    expect(inImage.stderr).toContain(`found:    ${first}`);
    const inConstants = audited(
      edited(
        /Definition constants : list \(Z \* list Z\) := \[\(288, \[5;/,
        'Definition constants  : list (Z * list Z) := [(288, [6;',
      ),
    );
    expect(inConstants.stderr).toContain('expected: byte 288, counted from its first one, is 6');
    const inCode = audited(certificate, assembly(`.byte ${bytesOf().join()}`));
    expect(inCode.stderr).toContain('found:    no byte there');
    expect([inImage, inConstants, inCode].map(({ status }) => status)).toEqual([4, 4, 4]);
  });

  test('of bytes that the linker writes nothing is said', () => {
    const [b0, ...rest] = bytesOf();
    const { status, stderr } = audited(
      certificate,
      assembly(`.byte ${b0}`, '.long g - .', `.byte ${rest.slice(4).join()}`, '.org f + 288', '.quad 5'),
    );
    expect([status, stderr]).toEqual([5, expect.stringContaining('the linker still decides')]);
  });

  test('what our writer does not write is refused', () => {
    const { status, stderr } = audited(edited('Theorem correct', 'Redirect "stolen" Print nat.\nTheorem correct'));
    expect(status).toBe(2);
    expect(stderr).toMatch(/best\.v:\d+: not what a certificate has here\n {2}expected: Theorem correct : forall B s/);
  });

  test('files that are no files are told', () => {
    expect(audited(certificate, 'none.S').status).toBe(2);
    expect(audited('\0').status).toBe(2);
    expect(audited(certificate, '.').status).toBe(2);
  });

  test('without Coq the line to install it is told', () => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    for (const from of ['/usr/bin', '/bin'])
      for (const tool of readdirSync(from)) if (!tool.startsWith('coq')) linkOnce(join(from, tool), join(bin, tool));
    const { status, stderr } = audited(certificate, CODE, { PATH: bin });
    expect([status, stderr]).toEqual([3, expect.stringContaining('apt-get install --no-install-recommends coq')]);
  });
});

function linkOnce(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch {
    // The same tool by another way.
  }
}

describe.skipIf(!hasCoq)(withCoq('with Coq'), () => {
  beforeAll(async () => {
    await openCoq(root);
  }, TIMEOUT);

  test(
    'a certificate of the code is accepted, wherever it lies and whatever the environment says',
    () => {
      const cwd = mkdtempSync(join(folder, 'hostile-'));
      const evil = join(cwd, 'evil');
      for (const place of ['Fieldwright', 'coq/user-contrib/Fieldwright', 'Audit']) {
        mkdirSync(join(evil, place), { recursive: true });
        for (const name of ['Fieldwright', 'Machine', 'Statement', 'Stated', 'Given'])
          writeFileSync(join(evil, place, `${name}.vo`), 'no library');
      }
      writeFileSync(join(cwd, '_CoqProject'), '-R evil Fieldwright\n-arg -type-in-type\n');
      for (const name of ['best.vo', 'Given.vo', 'Stated.vo', 'Audited.v', '.coqrc', 'coqrc'])
        writeFileSync(join(cwd, name), 'Fail.');
      const variables = ['COQPATH', 'COQLIB', 'COQCORELIB', 'COQBIN', 'OCAMLPATH', 'OCAMLFIND_CONF', 'CAMLRUNPARAM'];
      const env = Object.fromEntries(
        [...variables, 'HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_DIRS'].map((name) => [name, evil]),
      );
      const before = readdirSync(cwd);
      const { status, stdout, stderr } = audited(certificate, CODE, env, cwd);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(
        /^poly1305_mul_loose: Coq \S+ accepts this theorem about its \d+ bytes, without axioms:\n/,
      );
      expect(stdout).toContain('\n  r0 = n0*n1 mod 2^130-5\n');
      expect(readdirSync(cwd).toSorted()).toEqual([...before, 'best.v'].toSorted());
    },
    TIMEOUT,
  );

  test.each(
    oneIn(3, [
      ['a claim about a sum', 'Mul (Number 0)', 'Add (Number 0)'],
      ['a frame that is too small', /Anyhow (\d+)/, 'Anyhow 0'],
      ['a list of places that is short', /\(Stack, 0\)\]/, '(Stack, 8)]'],
      [
        'no certificate',
        /shown : certificate := Eval vm_compute in [^.]*\./,
        'shown : certificate := Eval vm_compute in (Fin []).',
      ],
      [
        'a certificate of the wrong type',
        /shown : certificate := Eval vm_compute in [^.]*\./,
        'shown : certificate := Eval vm_compute in [].',
      ],
    ] as const),
  )(
    '%s is not accepted',
    (_, from, to) => {
      const text = certificate.replace(from, to);
      expect(text).not.toBe(certificate);
      const { status, stderr, stdout } = audited(text);
      expect([status, stdout]).toEqual([5, '']);
      expect(stderr).toContain('Coq does not accept the theorem, which says nothing against the code');
    },
    TIMEOUT,
  );

  test(
    'the code may be a shared object, and a name may look like an option',
    () => {
      const cwd = mkdtempSync(join(folder, 'shared-'));
      spawnSync('cc', ['-shared', '-nostdlib', '-o', './-x.so', CODE], { cwd });
      writeFileSync(join(cwd, '@best.v'), certificate);
      const args = [cli, 'audit', '--', '@best.v', '-x.so'];
      expect(spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    },
    TIMEOUT,
  );
});
