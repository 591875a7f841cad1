/** Carries that are kept as bytes, in registers and on the stack, and restored by adding to them. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { parse } from '../../../src/ir/parse.ts';
import { testAccepted } from '../byCoq.ts';
import { stated } from '../formulaStatements.ts';
import { withCoq } from '../model/buildModel.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TIMEOUT = 300_000;

/** Numbers below 2^127 of two words. */
const fn = stated(
  parse(
    'function sum\naliasing any\nparam a u64[2] <=0xffffffffffffffff,0x7fffffffffffffff\n' +
      'param b u64[2] <=0xffffffffffffffff,0x7fffffffffffffff\n' +
      'result out1 u64[2]\n\nreturn out1 = a[0], a[1]\n',
  ),
  'out1 = a + b mod 2^127-1',
  [0, 64],
);

/** mov rax,[rsi]; mov r8,[rsi+8]; mov r9,[rdx+8]; add rax,[rdx]; setb cl; mov [rsp-8],cl */
const KEEPS = '488b064c8b46084c8b4a084803020f92c1884c24f8';
/** mov [rdi],rax; mov [rdi+8],r8; ret */
const ENDS = '4889074c894708c3';
const RESTORES = {
  'add r11b,255 to a copy of the byte that was loaded, adc': '4c0fb65424f84588d34180c3ff4d11c8',
  'add byte [rsp-8],127, adox': '804424f87ff34d0f38f6c1',
  // xor r11d,r11d; dec r11; movzx r10,byte [rsp-8]; add r10b,255; adc r11b,0
  'adc r11b,0, add r11b,255': '4531db4c0fb65424f84180c2ff4180d3004180c3ff4d11c8',
};

/** Certificates that were found. */
const texts: string[] = [];

describe('a carry that is restored by', () => {
  it.each(Object.entries(RESTORES))(
    '%s',
    async (_, code) => {
      texts.push(await certifyCode(fn, Buffer.from(KEEPS + code + ENDS, 'hex'), ROOT, []));
    },
    TIMEOUT,
  );

  it(withCoq('what does not restore it has no certificate'), async () => {
    for (const [right, wrong] of [
      ['4180c3ff4d11c8', '4180c3fe4d11c8'], // add r11b,254
      ['804424f87f', '804424f87e'], // add byte [rsp-8],126
      ['0f92c1', '0f93c1'], // setae
    ]) {
      const codes = Object.values(RESTORES).map((code) => KEEPS + code + ENDS);
      for (const code of codes.filter((text) => text.includes(right)))
        await expect(certifyCode(fn, Buffer.from(code.replace(right, wrong), 'hex'), ROOT, [])).rejects.toThrow();
    }
  });

  it('is not read where a word was stored over it', async () => {
    const over = '48894424fc'; // mov [rsp-4],rax, and then [rsp-11]
    const [load] = Object.values(RESTORES);
    for (const at of ['fc', 'f5']) {
      const code = KEEPS + over.replace(/fc$/, at) + load + ENDS;
      await expect(certifyCode(fn, Buffer.from(code, 'hex'), ROOT, [])).rejects.toThrow();
    }
  });
});

testAccepted(texts);
