import { ED25519_PUBLIC, ED25519_SIGN, ED25519_VERIFY } from './peerEd25519.ts';
import { X25519 } from './peerX25519.ts';
import type { WholeFunction } from './wholeFunction.ts';

/** The whole functions over 2^255 − 19 by the names of their operations. */
export const WHOLE_FUNCTIONS: ReadonlyMap<string, WholeFunction> = new Map([
  ['x25519', X25519], ['ed25519-public', ED25519_PUBLIC], ['ed25519-sign', ED25519_SIGN], ['ed25519-verify', ED25519_VERIFY],
]);
