/** What the bytes of an instruction say of its form. Source: SDM vol. 2, §2.1 to §2.3 and §2.7. */
import type { Encoding, InstructionForm } from '../../x86/form.ts';
import { isLegacyPrefix, isRexPrefix } from './prefixes.ts';

interface EncodedForm {
  readonly space: Encoding['space'];
  /** In VEX and EVEX. */
  readonly prefix: number;
  readonly map: number;
  readonly w: 0 | 1;
  readonly opcode: number;
  /** The byte behind the opcode, which is ModRM if there is one. */
  readonly next: number;
  readonly length: number;
  readonly isBroadcast: boolean;
  /** 0: none. */
  readonly mask: number;
  readonly isZeroing: boolean;
}

const PREFIXES = [0, 0x66, 0xf3, 0xf2];
const NO_EVEX = { isBroadcast: false, mask: 0, isZeroing: false };

/** What stands in these bytes, which a decoder has taken for one instruction. */
export function encodedForm(bytes: Uint8Array): EncodedForm {
  const at = bytes.findIndex((byte) => !isLegacyPrefix(byte));
  const [first, second, third] = bytes.subarray(at + 1);
  const behind = (k: number): Pick<EncodedForm, 'opcode' | 'next'> => ({ opcode: bytes[k], next: bytes[k + 1] ?? 0 });
  const ofLast = (last: number): Pick<EncodedForm, 'prefix' | 'length'> => ({
    prefix: PREFIXES[last & 3],
    length: (last & 4) === 0 ? 128 : 256,
  });
  switch (bytes[at]) {
    case 0xc5:
      return { space: 'vex', ...NO_EVEX, ...ofLast(first), map: 1, w: 0, ...behind(at + 2) };
    case 0xc4:
      return {
        space: 'vex',
        ...NO_EVEX,
        ...ofLast(second),
        map: first & 31,
        w: second & 0x80 ? 1 : 0,
        ...behind(at + 3),
      };
    case 0x62:
      return {
        ...{ space: 'evex', prefix: PREFIXES[second & 3], map: first & 7, w: second & 0x80 ? 1 : 0 },
        ...{ length: 128 << ((third >> 5) & 3), isBroadcast: (third & 0x10) !== 0 },
        ...{ mask: third & 7, isZeroing: (third & 0x80) !== 0, ...behind(at + 4) },
      };
  }
  const isWide = isRexPrefix(bytes[at]) && (bytes[at] & 8) !== 0;
  const start = isRexPrefix(bytes[at]) ? at + 1 : at;
  const map = bytes[start] !== 0x0f ? 0 : bytes[start + 1] === 0x38 ? 2 : bytes[start + 1] === 0x3a ? 3 : 1;
  return {
    ...{ space: 'legacy', ...NO_EVEX, prefix: 0, map, w: isWide ? 1 : 0, length: 0 },
    ...behind(start + Math.min(map, 2)),
  };
}

/** Whether these bytes begin a form, legacy prefixes apart. */
export function isEncodedAs(found: EncodedForm, { encoding, all }: InstructionForm): boolean {
  const { digit, suffix, w, length, rm, added } = encoding;
  const hasRegister = rm < 0 || added === 'register' || all[rm].kind !== 'memory';
  const hasModrm = rm >= 0 && added !== 'register';
  return (
    (w === null || w === found.w) &&
    (length === null || length === found.length) &&
    (found.space === 'legacy' || encoding.prefix === found.prefix) &&
    (digit < 0 || digit === ((found.next >> 3) & 7)) &&
    (suffix < 0 || suffix === found.next) &&
    (!hasModrm || hasRegister === found.next >= 0xc0) &&
    encoding.isBroadcast === found.isBroadcast &&
    encoding.hasMask === found.mask > 0 &&
    encoding.isZeroing === found.isZeroing
  );
}
