/** All that our writer writes is read, and says the same. */
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { claimWords } from '../../../src/certificate/audit/claimWords.ts';
import { readCertificate } from '../../../src/certificate/audit/readCertificate.ts';
import { coqText } from '../../../src/certificate/coqText.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { parse } from '../../../src/ir/parse.ts';
import { firstLaneCode } from '../../codegen/lanes/firstLaneCode.ts';
import { storedRecord, storedResults } from '../../engine/store/storedResult.ts';
import { CODE, TEXT } from './audited.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TIMEOUT = 1_800_000;

test('bytes, claim and places are those that were written', () => {
  const { image, constants, claim, frame, leak } = CODE;
  expect(readCertificate(TEXT, 'best.v')).toEqual({ kind: 'function', image, constants, claim, frame, leak });
});

test('bytes that are written as several lists are one image', () => {
  const image = Uint8Array.from({ length: 10_000 }, (_, k) => k % 256);
  expect(readCertificate(coqText({ ...CODE, image }, []), 'best.v')).toMatchObject({ image });
});

test('blanks and comments above the file change nothing', () => {
  const other = TEXT.replace('Definition constants :', 'Definition constants\n  :').replace('[(64, [5;', '[(64,   [6;');
  const [first] = CODE.constants;
  expect(readCertificate(`(* Definition image : list Z := [1]. *)\n${other}`, 'best.v')).toMatchObject({
    image: CODE.image,
    constants: [{ offset: 64, bytes: Uint8Array.of(6, ...first.bytes.subarray(1)) }, {}],
  });
});

test('a name of a file in the first line ends no comment and no line', () => {
  const text = coqText(CODE, ['The bytes of f in *) Axiom (*)\n"x\u202e.s']);
  expect(readCertificate(text, 'best.v')).toMatchObject({ kind: 'function' });
});

test('the claim in words', () => {
  expect(claimWords(readCertificate(TEXT, 'best.v'))).toEqual([
    'rdi: pointer to r0 <= 2^131-1 (3 limbs <= 2^64-1, 2^64-1, 7, of weight 1, 2^64, 2^128), written',
    'rsi: pointer to n0 <= 2^131-1 (3 limbs <= 2^64-1, 2^64-1, 7, of weight 1, 2^64, 2^128); ' +
      'n1 <= 2^131-1 (3 limbs <= 2^64-1, 2^64-1, 7, of weight 1, 2^64, 2^128)',
    'rdx: n2 <= 9',
    'rcx: callers must pass a pointer to 2 words that are 2^127+1, apart from results',
    'r8: callers must pass 2^64-1',
    '(-3)*r0 = n0*n2 - (1 if n1 < (-1), else 0) mod 2^130-5',
    'results and operands are the same arrays or apart',
    'at most 8 bytes below rsp are written; the calling convention is kept',
    'what is accessed is a fixed list of 3 places; nothing branches',
  ]);
});

test('arrays of results are said to be apart from each other where there are several', () => {
  const [result, ...others] = CODE.claim.parameters;
  const claim = { ...CODE.claim, parameters: [result, result, ...others], overlap: 'any' as const };
  const words = claimWords(readCertificate(coqText({ ...CODE, claim }, []), 'best.v'));
  expect(words).toContain('results and operands may overlap in any way; arrays of results are apart from each other');
});

test('a claim that says nothing of the result says so', () => {
  const words = (modulus: bigint): string =>
    claimWords(readCertificate(coqText({ ...CODE, claim: { ...CODE.claim, modulus } }, []), 'best.v'))[5];
  expect(words(1n)).toContain('mod 1 (which is true of all numbers)');
  expect(words(21n)).toContain('mod 21 (which does not fix the result)');
  expect(words(0n)).not.toContain('mod');
  expect(words(0n)).not.toContain('does not fix');
  const results = CODE.claim.results.map(({ expression }) => ({ scale: 0n, expression }));
  const unscaled = coqText({ ...CODE, claim: { ...CODE.claim, modulus: 0n, results } }, []);
  expect(claimWords(readCertificate(unscaled, 'best.v'))[5]).toContain('(which does not fix the result)');
});

/** Some with cases, given quotients, named words; with FIELDWRIGHT_LONG=1 all that are stored. */
const FEW = ['25519-add/amd-zen4', 'poly1305-mul/amd-zen5', '25519-mul/amd-zen5', 'p256-montgomery-mul/amd-zen5'];
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

describe('certificates of stored results', () => {
  it.each(isLong ? storedResults() : FEW)(
    '%s',
    async (result) => {
      const { ir, code } = storedRecord(result);
      const bytes = Buffer.from(code.hex, 'hex');
      const { image } = readCertificate(await certifyCode(parse(ir), bytes, ROOT, [result]), result);
      expect(Buffer.from(image)).toEqual(bytes.subarray(0, image.length));
    },
    TIMEOUT,
  );
});

describe('certificates of vectorised functions', () => {
  it.each([4, 8])(
    'of %i',
    async (lanes) => {
      const { fn, code } = firstLaneCode(loadField('25519', ROOT), 'arg1*arg2', lanes);
      const text = await certifyCode(fn, code, ROOT, ['lanes']);
      const stated = readCertificate(text, 'best.v');
      expect(stated).toMatchObject({ kind: 'lanes', width: lanes === 4 ? 'AVX2' : 'AVX512' });
      expect(claimWords(stated)).toEqual(
        expect.arrayContaining([
          `all this in each of the ${lanes} lanes: a limb is a row of ${lanes} words, one for each lane`,
          `callers must pass arrays that are aligned to ${lanes * 8} bytes`,
        ]),
      );
    },
    TIMEOUT,
  );
});
