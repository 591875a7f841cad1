/** The theorem about X25519 by calls: of bytes with certificates, and of no others. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { certifiedPieces } from './pieces.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const LONG_MS = 30 * 60_000;
const CLOSED = 'Closed under the global context\n';

describe.skipIf(!hasCoq || !IS_LONG)(withCoq('X25519 by calls'), () => {
  let [folder, library] = ['', ''];

  const compile = (file: string) =>
    run('coqc', ['-q', '-Q', library, 'Fieldwright', '-Q', folder, 'Pieces', file], { cwd: folder, timeout: LONG_MS });

  beforeAll(async () => {
    ({ library } = await openCoq(ROOT));
    folder = mkdtempSync(join(tmpdir(), 'fieldwright-x25519-'));
    copyFileSync(join(import.meta.dirname, 'Instance.v'), join(folder, 'Instance.v'));
    for (const [name, text] of await certifiedPieces()) {
      writeFileSync(join(folder, `${name}.v`), text);
      expect(await compile(`${name}.v`), name).toMatchObject({ status: 0, stdout: CLOSED });
    }
  }, LONG_MS);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'is the function of RFC 7748, without axioms, for the bytes of six functions',
    async () => {
      expect(await compile('Instance.v')).toMatchObject({ status: 0, stdout: CLOSED });
    },
    LONG_MS,
  );

  it.each([
    ['Instance.v', 'sums for differences', '(d, add) (e, sub)\n', '(d, sub) (e, add)\n'],
    ['Instance.v', 'a product that is not reduced', 'f, reduce)].', 'f, mul)].'],
    ['Instance.v', 'another trace', 'Reduce.claimed Reduce.leak', 'Reduce.claimed []'],
    ['Instance.v', 'another step', 'Step.claimed Step.leak Step.image', 'Step.claimed Step.leak Mul.image'],
    [
      'X25519Calls.v',
      'one step fewer',
      'ladder_calls 255 (decode_scalar scalar) 0\n',
      'ladder_calls 254 (decode_scalar scalar) 0\n',
    ],
    ['X25519Calls.v', 'another bit for the exchange', ':: ladder_calls n k b', ':: ladder_calls n k swap'],
    ['X25519Calls.v', 'steps of exchanged points', 'Call step [slot 0; slot 0;', 'Call step [slot 2; slot 0;'],
    ['X25519Calls.v', 'another exponent', 'squarings 49 9', 'squarings 48 9'],
    ['X25519Calls.v', 'another beginning', '[Write 0 1; Write 1 1;', '[Write 0 1; Write 1 0;'],
    ['X25519Calls.v', 'another last product', '[slot 0; slot 0; slot 9] 0;', '[slot 0; slot 0; slot 6] 0;'],
    ['X25519.v', 'another curve', '(Mul (Const 121665) E)', '(Mul (Const 121666) E)'],
  ])(
    'of %s is not that of %s',
    async (file, _, from, to) => {
      const text = readFileSync(file === 'Instance.v' ? join(folder, file) : join(ROOT, 'coq', file), 'utf8');
      expect(text.split(from).length, from).toBe(2);
      writeFileSync(join(folder, 'Mutant.v'), text.replace(from, to));
      const { status, stderr } = await compile('Mutant.v');
      expect(status).not.toBe(0);
      expect(stderr).toContain('Error');
    },
    LONG_MS,
  );
});
