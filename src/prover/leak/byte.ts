/** What the analysis for leaks knows of single bytes: secret, public or an address. */

/**
 * An address in a region: an argument's buffer, the stack, a segment of the program. The offset is null if it is not
 * constant.
 */
export interface Pointer {
  readonly region: string;
  readonly offset: number | null;
}

/**
 * public: anything that is no secret; derived: something made of addresses, which added to an address could lead
 * anywhere; perhaps: a secret or not, since it is not known which bytes were written or read, so that what depends on
 * it is neither proved nor reported; secret: computed of a secret.
 */
export type Plain = 'public' | 'derived' | 'perhaps' | 'secret';

/** One of the eight bytes of an address. */
interface PointerByte {
  readonly pointer: Pointer;
  readonly index: number;
}

export type Byte = Plain | PointerByte;

/** Several bytes together. */
export type TrackedValue = Plain | Pointer;

const POINTER_BYTES = 8;

export const isPointer = (value: TrackedValue): value is Pointer => typeof value !== 'string';

const samePointer = (a: Pointer, b: Pointer): boolean => a.region === b.region && a.offset === b.offset;

/** Equal knowledge. */
export function sameByte(a: Byte, b: Byte): boolean {
  return (
    a === b ||
    (typeof a !== 'string' && typeof b !== 'string' && a.index === b.index && samePointer(a.pointer, b.pointer))
  );
}

/** What holds where two paths meet: a secret if it is one on either. */
export function joinBytes(a: Byte, b: Byte): Byte {
  if (sameByte(a, b)) return a;
  const secrecy = secrecyOf([a, b]);
  if (secrecy !== null) return secrecy;
  const isMoved =
    typeof a !== 'string' &&
    typeof b !== 'string' &&
    a.index === b.index &&
    a.pointer.region === b.pointer.region &&
    a.pointer.region !== RETURN;
  return isMoved ? { pointer: { region: a.pointer.region, offset: null }, index: a.index } : 'derived';
}

/** The region of return addresses, of which nothing is ever read. */
export const RETURN = 'return addresses';

/** Null is none. */
export type Secrecy = 'secret' | 'perhaps' | null;

/** What a secret among these makes of whatever is computed of all of them. */
export const secrecyOf = (bytes: readonly (Byte | TrackedValue)[]): Secrecy =>
  bytes.includes('secret') ? 'secret' : bytes.includes('perhaps') ? 'perhaps' : null;

/** What may be in a result that is computed of all these. */
export const mixed = (bytes: readonly Byte[]): Plain =>
  secrecyOf(bytes) ?? (bytes.every((byte) => byte === 'public') ? 'public' : 'derived');

/** What holds where it is not known which of the two stands, on one and the same path: a secret only if both are. */
export const joinWeakly = (a: Byte, b: Byte): Byte =>
  a !== b && secrecyOf([a, b]) !== null ? 'perhaps' : joinBytes(a, b);

/** Eight bytes as an address, if they are one. */
export function valueOf(bytes: readonly Byte[]): TrackedValue {
  const [first] = bytes;
  if (bytes.length !== POINTER_BYTES || typeof first === 'string') return mixed(bytes);
  return bytes.every((byte, index) => sameByte(byte, { pointer: first.pointer, index })) ? first.pointer : mixed(bytes);
}

/** Single bytes of a value. */
export const bytesOf = (value: TrackedValue, count: number): Byte[] =>
  isPointer(value)
    ? Array.from({ length: count }, (_, index) => (index < POINTER_BYTES ? { pointer: value, index } : 'public'))
    : new Array<Byte>(count).fill(value);

/** The sum of two values. */
export function sumOf(a: TrackedValue, b: TrackedValue): TrackedValue {
  const secrecy = secrecyOf([a, b]);
  if (secrecy !== null) return secrecy;
  if (isPointer(a) && b === 'public') return { region: a.region, offset: null };
  if (isPointer(b) && a === 'public') return { region: b.region, offset: null };
  return a === 'public' && b === 'public' ? 'public' : 'derived';
}

/** The difference of two values; between addresses of one region it is a number. */
export function differenceOf(a: TrackedValue, b: TrackedValue): TrackedValue {
  const secrecy = secrecyOf([a, b]);
  if (secrecy !== null) return secrecy;
  if (isPointer(a) && isPointer(b)) return a.region === b.region ? 'public' : 'derived';
  return isPointer(b) ? 'derived' : sumOf(a, b);
}

/** A value and a constant. */
export const displaced = (a: TrackedValue, by: number): TrackedValue =>
  isPointer(a) ? { region: a.region, offset: a.offset === null ? null : a.offset + by } : a;
