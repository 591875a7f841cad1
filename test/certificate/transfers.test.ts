/** Code that jumps, calls, and reads constants by their address; counts and carries as compilers and people write. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { parse } from '../../src/ir/parse.ts';
import { acceptedByCoq, testAccepted } from './byCoq.ts';
import { stated } from './formulaStatements.ts';
import { hasCoq, withCoq } from './model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Certificates that were found. */
const texts: string[] = [];

const product = stated(
  parse(
    'function product\naliasing any\nparam a u64[1]\nparam b u64[1] <=0xff\n' +
      'result out1 u64[2]\n\nreturn out1 = a[0], a[0]\n',
  ),
  'out1 = a*b mod 2^255-19',
  [0, 64],
);

/** mov rax,[rsi]; mov rdx,[rdx]; mulx rcx,rax,rax; what follows it; mov [rdi],rax; mov [rdi+8],rcx; ret */
const [BEGIN, MULTIPLY, END] = ['488b06488b12', 'c4e2fbf6c8', '48890748894f08c3'];
const CODES = {
  // jmp +2; ud2
  'jumps over two bytes': `${BEGIN}eb020f0b${MULTIPLY}${END}`,
  // call +8 (over END); then mulx; ret
  'calls what stands behind it': `${BEGIN}e808000000${END}${MULTIPLY}c3`,
  // the same with a jump in what is called, and `rep ret`
  'calls what jumps': `${BEGIN}e808000000${END}eb010b${MULTIPLY}f3c3`,
};

const certified = (code: string) => certifyCode(product, Buffer.from(code, 'hex'), ROOT, []);

describe('code that', () => {
  it.each(Object.entries(CODES))('%s has a certificate', async (_, code) => {
    texts.push(await certified(code));
  });

  it('returns elsewhere has none', async () => {
    // What is called adds 1 to its return address: add qword ptr [rsp],1.
    await expect(certified(`${BEGIN}e808000000${END}4883042401${MULTIPLY}c3`)).rejects.toThrow();
  });

  it(withCoq('is called at another place is not accepted by the certificate'), async () => {
    if (!hasCoq) return;
    const text = await certified(CODES['calls what stands behind it']);
    // The distance of the call, 8, becomes 7.
    const other = text.replace('232; 8; 0; 0; 0', '232; 7; 0; 0; 0');
    expect(other).not.toBe(text);
    expect(await acceptedByCoq([text, other])).toEqual([true, false]);
  });
});

const shifted = stated(
  parse('function shifted\naliasing any\nparam a u64[1] <=0xff\nresult out1 u64[1]\n\nreturn out1 = a[0]\n'),
  'out1 = 8*a mod 2^61-1',
  [0],
);

describe('a count in the lowest byte', () => {
  // mov cl,3 (or 67); shlx rax,[rsi],rcx; mov [rdi],rax; ret
  const code = (count: string): Buffer => Buffer.from(`b1${count}c4e2f1f706488907c3`, 'hex');

  it.each(['03', '43'])('%s is known, whatever the register holds above it', async (count) => {
    texts.push(await certifyCode(shifted, code(count), ROOT, []));
  });

  it('is another one', async () => {
    await expect(certifyCode(shifted, code('04'), ROOT, [])).rejects.toThrow();
  });
});

const sum = stated(
  parse('function sum\naliasing any\nparam a u64[1]\nparam b u64[1]\nresult out1 u64[2]\n\nreturn out1 = a[0], b[0]\n'),
  'out1 = a+b mod 2^255-19',
  [0, 64],
);

describe('a carry that is', () => {
  const [BEFORE, AFTER] = ['31c9488b06480302', '48890748894f08c3'];
  it.each([
    ['complemented twice', 'f5f5', '4883d100'],
    ['added to 32 bits', '', '11c9'],
  ])('%s', async (_, first, then) => {
    texts.push(await certifyCode(sum, Buffer.from(BEFORE + first + then + AFTER, 'hex'), ROOT, []));
  });

  it('complemented once is wrong', async () => {
    await expect(certifyCode(sum, Buffer.from(`${BEFORE}f54883d100${AFTER}`, 'hex'), ROOT, [])).rejects.toThrow();
  });
});

const limbs = stated(
  parse('function limbs\naliasing any\nparam a u64[1]\nresult out1 u64[2]\n\nreturn out1 = a[0], a[0]\n'),
  'out1 = a mod 2^255-19',
  [0, 52],
);

describe('remainders of a word and of a multiple', () => {
  /** mov rax,[rsi]; mov rcx,rax; shl rcx,6; mov rdx,64*(2^52 - 1); and rcx,rdx; shr rcx,6; shr rax,52 */
  const code = (bits: string): Buffer =>
    Buffer.from(`488b064889c148c1e10648bac0ffffffffffff034821d148c1e90648c1e8${bits}48890f48894708c3`, 'hex');

  it('are one', async () => {
    texts.push(await certifyCode(limbs, code('34'), ROOT, []));
  });

  it('are not those by another power', async () => {
    await expect(certifyCode(limbs, code('33'), ROOT, [])).rejects.toThrow();
  });
});

testAccepted(texts);
