import type { BatchKind } from '../x25519/batchLibrary.ts';

export const ED25519_SYMBOLS = ['keypair', 'sign', 'verify'].map((name) => `fieldwright_ed25519_${name}_batch`);
/** Those with the names of Intel's crypto_mb. */
export const MBX_ED25519_SYMBOLS = ['public_key', 'sign', 'verify'].map((name) => `mbx_ed25519_${name}_mb8`);

export const ED25519_BATCHES: BatchKind = {
  name: 'ed25519',
  description: 'Ed25519 (RFC 8032)',
  symbols: ED25519_SYMBOLS,
  mbxSymbols: MBX_ED25519_SYMBOLS,
};
