import { createHash } from 'node:crypto';

/** Lower-case hexadecimal SHA-256, as written into records and header comments. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/**
 * 53-bit hash of the first `length` bytes, for tables of code that was already tried.
 * Two independent 32-bit multiplicative hashes; a collision merely skips one candidate.
 */
export function hashBytes(bytes: Uint8Array, length: number): number {
  let h = 0x811c9dc5, g = 0x9747b28c;
  for (let i = 0; i < length; i++) {
    h = Math.imul(h ^ bytes[i], 0x01000193);
    g = Math.imul(g ^ bytes[i], 0x5bd1e995);
    g ^= g >>> 15;
  }
  return (h >>> 0) * 0x200000 + (g >>> 11);
}
