/** The bytes in front of an opcode (SDM vol. 2, §2.1 and §2.2). */

/** Legacy prefixes: lock, repne, rep, segments, operand size, address size. */
const LEGACY: ReadonlySet<number> = new Set([0xf0, 0xf2, 0xf3, 0x2e, 0x36, 0x3e, 0x26, 0x64, 0x65, 0x66, 0x67]);

/** In 64-bit mode these bytes begin nothing but VEX and EVEX prefixes; only legacy prefixes may stand before those. */
const VEX_BYTES: ReadonlySet<number> = new Set([0xc4, 0xc5, 0x62]);

export const isLegacyPrefix = (byte: number): boolean => LEGACY.has(byte);
export const isRexPrefix = (byte: number): boolean => (byte & 0xf0) === 0x40;

/**
 * The legacy prefixes of an instruction in hexadecimal, in the order in which they stand. Null if a REX prefix stands
 * anywhere but right in front of the opcode, where processors ignore it and decoders differ, or in front of a VEX or
 * EVEX prefix, where they refuse it and LLVM 22 does not. A REX2 prefix, which only the newest ones know, is none here:
 * its byte is an opcode of no row.
 */
export function legacyPrefixes(bytes: Uint8Array): string[] | null {
  let at = 0;
  while (at < bytes.length && LEGACY.has(bytes[at])) at++;
  const behind = at < bytes.length && isRexPrefix(bytes[at]) ? bytes[at + 1] : undefined;
  if (behind !== undefined && (LEGACY.has(behind) || isRexPrefix(behind) || VEX_BYTES.has(behind))) return null;
  return [...bytes.subarray(0, at)].map((byte) => byte.toString(16));
}

/**
 * Whether these are just the prefixes of an encoding: all of `needed` once each, in any order, and any number of
 * `padding`.
 */
export function arePrefixes(found: readonly string[], needed: readonly string[], padding: readonly string[]): boolean {
  const rest = [...found];
  for (const prefix of needed) {
    const at = rest.indexOf(prefix);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.every((prefix) => padding.includes(prefix));
}

/**
 * Whether an instruction has a VEX or EVEX prefix (in 64-bit mode nothing else begins so; SDM vol. 2, §2.3.5 and §2.7).
 */
export function isVex(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => !LEGACY.has(byte));
  return first !== undefined && VEX_BYTES.has(first);
}
