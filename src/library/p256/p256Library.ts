import type { BatchKind } from '../x25519/batchLibrary.ts';

export const P256_SYMBOLS = ['public_key', 'ecdh', 'sign', 'verify'].map((name) => `fieldwright_p256_${name}_batch`);
/** Those with the names of Intel's crypto_mb. */
export const MBX_P256_SYMBOLS = ['ecpublic_key', 'ecdh', 'ecdsa_sign', 'ecdsa_verify'].map(
  (name) => `mbx_nistp256_${name}_mb8`,
);

export const P256_BATCHES: BatchKind = {
  name: 'p256',
  description: 'ECDH and ECDSA on P-256',
  symbols: P256_SYMBOLS,
  mbxSymbols: MBX_P256_SYMBOLS,
};
