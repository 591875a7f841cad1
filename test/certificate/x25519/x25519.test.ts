/** The theorem about X25519 as a program: of bytes with certificates, and of no others. */
import { createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { certifiedPieces } from './pieces.ts';
import { makeProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const LONG_MS = 30 * 60_000;
const CLOSED = 'Closed under the global context\n';
const SEED = 40;
const CALLS = 200;

/** What Node computes. */
function expected(scalar: Buffer, point: Buffer): Buffer {
  const der = (prefix: string, key: Buffer): Buffer => Buffer.concat([Buffer.from(prefix, 'hex'), key]);
  const privateKey = createPrivateKey({
    key: der('302e020100300506032b656e04220420', scalar),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey({ key: der('302a300506032b656e032100', point), format: 'der', type: 'spki' });
  return diffieHellman({ privateKey, publicKey });
}

describe.skipIf(!hasCoq || !IS_LONG)(withCoq('X25519 as a program'), () => {
  let [folder, library] = ['', ''];

  const compile = (file: string) =>
    run('coqc', ['-q', '-Q', library, 'Fieldwright', '-Q', folder, 'Pieces', file], { cwd: folder, timeout: LONG_MS });

  beforeAll(async () => {
    ({ library } = await openCoq(ROOT, 'X25519Program.v'));
    folder = mkdtempSync(join(tmpdir(), 'fieldwright-x25519-'));
    for (const file of ['Instance.v', 'caller.c']) copyFileSync(join(import.meta.dirname, file), join(folder, file));
    for (const [name, text] of makeProgram(folder, await certifiedPieces())) {
      writeFileSync(join(folder, `${name}.v`), text);
      const said = name === 'Place' ? '' : CLOSED;
      expect(await compile(`${name}.v`), name).toMatchObject({ status: 0, stdout: said });
    }
  }, LONG_MS);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(`computes what Node does, of random bytes (seed ${SEED})`, () => {
    execFileSync('cc', ['caller.c', 'program.o', '-o', 'caller', '-z', 'noexecstack'], { cwd: folder });
    const rng = seeded(SEED, 'x25519');
    const inputs = Buffer.from(Array.from({ length: 64 * CALLS }, () => rng.below(256)));
    const outputs = execFileSync(join(folder, 'caller'), { input: inputs });
    for (let at = 0; at < inputs.length; at += 64) {
      const [scalar, point] = [inputs.subarray(at, at + 32), inputs.subarray(at + 32, at + 64)];
      expect(outputs.subarray(at / 2, at / 2 + 32), `input ${at / 64}`).toEqual(expected(scalar, point));
    }
  });

  it(
    'is the function of RFC 7748 between two places, without axioms',
    async () => {
      expect(await compile('Instance.v')).toMatchObject({ status: 0, stdout: CLOSED });
    },
    LONG_MS,
  );

  it.each([
    ['Place', 'one step fewer', '187; 255; 0; 0; 0; 65; 188;', '187; 254; 0; 0; 0; 65; 188;'],
    ['Place', 'another exponent', '187; 49; 0; 0; 0;', '187; 48; 0; 0; 0;'],
    ['Place', 'bits that are not compared', '76; 49; 225;', '77; 49; 228;'],
    ['Place', 'a jump without condition', '72; 255; 203; 15; 133; 144;', '72; 255; 203; 15; 132; 144;'],
    ['Place', 'another beginning', 'begin : Z := ', 'begin : Z := 4 + '],
    ['Instance', 'sums for differences', 'square add sub reduce) begin', 'square sub add reduce) begin'],
    ['Instance', 'a step of other bytes', 'Step.claimed Step.leak Step.image', 'Step.claimed Step.leak Mul.image'],
    ['Instance', 'another trace', 'Reduce.claimed Reduce.leak', 'Reduce.claimed []'],
    ['X25519', 'another curve', '(Mul (Const 121665) E)', '(Mul (Const 121666) E)'],
    ['X25519Slots', 'fewer steps than the RFC has', 'ladder_steps 255 (', 'ladder_steps 254 ('],
    ['X25519Slots', 'exchanged slots', '[Put 0 1; Put 1 1; Put 4', '[Put 0 1; Put 2 1; Put 4'],
  ])(
    'of another %s is not that of %s',
    async (name, _, from, to) => {
      const ours = !name.startsWith('X25519');
      const text = readFileSync(join(ours ? folder : join(ROOT, 'coq'), `${name}.v`), 'utf8');
      expect(text.split(from).length, from).toBeGreaterThan(1);
      writeFileSync(join(folder, 'Mutant.v'), text.replace(from, to));
      if (name === 'Place') {
        expect((await compile('Mutant.v')).status).toBe(0);
        const instance = readFileSync(join(folder, 'Instance.v'), 'utf8').replace('Import Place.', 'Import Mutant.');
        writeFileSync(join(folder, 'Mutated.v'), instance);
      }
      const { status, stderr } = await compile(name === 'Place' ? 'Mutated.v' : 'Mutant.v');
      expect(status).not.toBe(0);
      expect(stderr).toContain('Error');
    },
    LONG_MS,
  );
});
