/** Where in an instruction the linker fills in a distance or address. */
import { Failure } from '../../base/errors.ts';
import { isLegacyPrefix, isRexPrefix } from './prefixes.ts';

/** All that linkers fill in of accepted instructions has four bytes. */
export const FIELD_BYTES = 4;

/**
 * Offset of the displacement of an operand at a distance from the code or at a fixed address, by the encoding (SDM vol.
 * 2, §2.1, §2.3.5 and §2.7): it stands behind ModRM, and behind SIB if there is one. Throws `unsupported` unless the
 * bytes there are `value`.
 */
export function displacementOffset(bytes: Uint8Array, value: number): number {
  const modrm = modrmOffset(bytes);
  const isRelative = (bytes[modrm] & MOD_AND_RM) === RELATIVE;
  const isFixed = (bytes[modrm] & MOD_AND_RM) === WITH_SIB && (bytes[modrm + 1] & INDEX_AND_BASE) === NEITHER;
  return checked(bytes, isRelative ? modrm + 1 : isFixed ? modrm + 2 : bytes.length, value);
}

/** Offset of the distance of a jump or call: it is the end of the instruction. */
export const targetOffset = (bytes: Uint8Array, value: number): number =>
  checked(bytes, bytes.length - FIELD_BYTES, value);

/** ModRM: two bits of mode, three of a register, three of base; SIB: scale, index, base. */
const MOD_AND_RM = 0b11000111;
const RELATIVE = 0b00000101;
const WITH_SIB = 0b00000100;
const INDEX_AND_BASE = 0b00111111;
const NEITHER = 0b00100101;

/**
 * Behind prefixes and an opcode of one byte, of two that begin with 0f, or of three that begin with 0f 38 and 0f 3a.
 */
function modrmOffset(bytes: Uint8Array): number {
  let at = bytes.findIndex((byte) => !isLegacyPrefix(byte));
  const vexBytes = VEX_BYTES.get(bytes[at]);
  if (vexBytes !== undefined) return at + vexBytes + 1;
  if (isRexPrefix(bytes[at])) at++;
  if (bytes[at] !== 0x0f) return at + 1;
  return at + (bytes[at + 1] === 0x38 || bytes[at + 1] === 0x3a ? 3 : 2);
}

const VEX_BYTES: ReadonlyMap<number | undefined, number> = new Map([
  [0xc5, 2],
  [0xc4, 3],
  [0x62, 4],
]);

function checked(bytes: Uint8Array, at: number, value: number): number {
  const isThere =
    at > 0 &&
    at + FIELD_BYTES <= bytes.length &&
    new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getInt32(at, true) === value;
  if (isThere) return at;
  throw new Failure('unsupported', 'the address of the instruction does not stand where the linker fills it in', {
    found: Buffer.from(bytes).toString('hex'),
  });
}
