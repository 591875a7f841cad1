import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { parse } from '../../src/ir/parse.ts';
import { checkCertificate, checkQuickly, coqVersion, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { storedRecord } from '../engine/store/storedResult.ts';
import { oneIn } from '../oneIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Each needs something else: bounds, cases, given quotients, products of what is left over, lost carries, names. */
const STORED = [
  'poly1305-mul/amd-zen5',
  '25519-mul/amd-zen5',
  'p256-montgomery-mul/amd-zen5',
  'p224-mul/amd-zen3-x86-64-v3',
  'p256-montgomery-square/amd-zen3',
  'bls12-381-q-mul/amd-zen5',
];
const [SMALL] = STORED;
const TIMEOUT = 300_000;

const version = await coqVersion();
const texts = new Map<string, string>();

beforeAll(async () => {
  for (const path of STORED) {
    const { ir, code } = storedRecord(path);
    texts.set(path, await certifyCode(parse(ir), Buffer.from(code.hex, 'hex'), ROOT, [path]));
  }
}, TIMEOUT);

const textOf = (path: string): string => texts.get(path) ?? '';

it.each(STORED)('%s has a certificate of some KB', (path) => {
  expect(textOf(path).length).toBeGreaterThan(1000);
  expect(textOf(path).length).toBeLessThan(20_000);
});

describe.skipIf(version === null)(version === null ? 'Coq (skipped: not installed)' : 'Coq', () => {
  let coq: Awaited<ReturnType<typeof openCoq>>;
  beforeAll(async () => {
    coq = await openCoq(ROOT);
  }, TIMEOUT);

  it(
    'accepts these certificates, all at once',
    async () => {
      expect(await checkCertificate(STORED.map(textOf), coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );

  it(
    'refuses all of them if one is wrong',
    async () => {
      const [[, from, to]] = mutants();
      const { accepted, said } = await checkCertificate(
        [textOf(SMALL), textOf(SMALL).replace(from, to), textOf(SMALL)],
        coq,
      );
      expect(accepted).toBe(false);
      expect(said).toContain('Error');
    },
    TIMEOUT,
  );

  it(
    'is asked for all results whose names contain a text by `make certificates`',
    () => {
      const script = join(ROOT, 'scripts/certificates.mjs');
      const { stdout, status } = spawnSync(process.execPath, [script, SMALL], { encoding: 'utf8' });
      expect(stdout).toContain(`${SMALL}  accepted`);
      expect(stdout).toContain('1 of 1 accepted');
      expect(status).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'is not asked for functions about which nothing is stated',
    () => {
      const results = temporaryFolder();
      const line = readFileSync(join(ROOT, 'results', SMALL, 'record.jsonl'), 'utf8').split('\n')[0];
      const record: { ir: string } = JSON.parse(line);
      const ir = record.ir.replaceAll(/^(?:modulus|weights|relation|canonical|limits)\b.*\n/gm, '');
      for (const [name, text] of [
        ['stated', record.ir],
        ['unstated', ir],
      ]) {
        mkdirSync(join(results, name));
        writeFileSync(
          join(results, name, 'record.jsonl'),
          `${JSON.stringify({ ...record, ir: text, irSha256: sha256(text) })}\n`,
        );
      }
      const script = join(ROOT, 'scripts/certificates.mjs');
      const env = { ...process.env, FIELDWRIGHT_RESULTS: results };
      const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
      expect(stdout, stderr).toContain('left out, for nothing is stated about the function: unstated');
      expect(stdout).toContain('1 of 1 accepted');
      expect(status).toBe(0);
    },
    TIMEOUT,
  );

  it.each(oneIn(3, mutants()))(
    'refuses %s',
    async (_, from, to) => {
      const mutant = textOf(SMALL).replace(from, to);
      expect(mutant).not.toBe(textOf(SMALL));
      const { accepted, said } = await checkQuickly(mutant, coq);
      expect(accepted).toBe(false);
      expect(said).toContain('Error');
    },
    TIMEOUT,
  );
});

/** Faults in the bytes, the claim and the certificate, as texts that are replaced. */
function mutants(): [what: string, from: RegExp, to: string][] {
  return [
    ['another byte of the image', /(image : list Z := \[\d+;\s+\d+;\s+)\d+/, '$1144'],
    ['another modulus', /(Anyhow\s+\d+\s+0x3f+)b/, '$19'],
    ['a smaller stack frame', /None\s+Anyhow\s+\d+/, 'None Anyhow 0'],
    ['a leak without its last place', /;\s+\(Stack,\s+0\)\]/, ']'],
    ['a smaller bound of the result', /(Output\s+\[Element\s+\[[^\]]*\]\s+\[[^\]]*;\s+)4\]/, '$10]'],
    ['a certificate that ends earlier', /\(plain \d+ /, '(plain 1 '],
  ];
}
