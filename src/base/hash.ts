/** Hashes: SHA-256 for records, a fast 53-bit hash for tables. */
import { createHash } from 'node:crypto';

/** Lower-case hexadecimal SHA-256, as written into records and header comments. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/**
 * 53-bit hash of the first `length` bytes, for tables of code that was already tried.
 * Two independent 32-bit multiplicative hashes over words of four bytes; a collision merely skips one candidate.
 */
export function hashBytes(bytes: Uint8Array, length: number): number {
  let h = 0x811c9dc5 ^ length;
  let g = 0x9747b28c;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const word = bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24);
    h = Math.imul(h ^ word, 0x01000193);
    h ^= h >>> 17;
    g = Math.imul(g ^ word, 0x5bd1e995);
    g ^= g >>> 15;
  }
  for (; i < length; i++) {
    h = Math.imul(h ^ bytes[i], 0x01000193);
    g = Math.imul(g ^ bytes[i], 0x5bd1e995);
  }
  return (h >>> 0) * 0x200000 + ((g ^ (g >>> 13)) >>> 11);
}
