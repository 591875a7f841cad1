/** Draws random keys, points and signatures for known answers. */
import { createHash } from 'node:crypto';
import { inverse, mod, squareRoot } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import {
  addP256,
  bigEndian,
  bytesOfP256,
  multipleP256,
  P256_B,
  P256_BASE,
  P256_ORDER,
  p256Nonces,
  p256Sign,
  p256Verify,
  type P256Point,
} from '../../bench/reference/p256.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';

const N = P256_ORDER;
const SAMPLES = 8;
const BITS = 256;

/** A public key: x and y, or X : Y : Z in Jacobian coordinates; any numbers of 256 bits. */
export type P256Public = readonly [x: bigint, y: bigint, z?: bigint];

/** Calls of functions; numbers have 256 bits. `expected` is what results, null if that is refused. */
export interface SharedCall {
  readonly secret: bigint;
  readonly publicKey: P256Public;
  readonly expected: bigint | null;
}
export interface SignCall {
  readonly secret: bigint;
  readonly digest: bigint;
  readonly expected: readonly [r: bigint, s: bigint] | null;
}
/** One that is signed with this nonce. */
export interface NonceCall extends SignCall {
  readonly nonce: bigint;
}
export interface VerifyCall {
  readonly r: bigint;
  readonly s: bigint;
  readonly publicKey: P256Public;
  readonly digest: bigint;
  readonly isValid: boolean;
}

type Unverified = Omit<VerifyCall, 'isValid'>;

/** Keys, points and signatures that facts are made of. */
export class P256Draws {
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  some<T>(draw: () => T): T[] {
    return Array.from({ length: SAMPLES }, draw);
  }

  /** From 1 to n - 1. */
  scalar(): bigint {
    return 1n + (this.#rng.big(BITS + 64) % (N - 1n));
  }

  digest(): bigint {
    return this.#rng.big(BITS);
  }

  /** The digest of a message by SHA-256. */
  hashed(message: string): bigint {
    return bigEndian(createHash('sha256').update(message).digest());
  }

  /** The same with one bit changed. */
  changed(x: bigint): bigint {
    return x ^ (1n << BigInt(this.#rng.below(BITS)));
  }

  /** The public key of a secret key. */
  affine(secret: bigint): P256Public {
    return publicOf(multipleP256(secret, P256_BASE));
  }

  publicKey(): P256Public {
    return this.affine(this.scalar());
  }

  /** Every scalar with a point: multiples of the base point, and those of the smallest x. */
  shared(scalars: readonly bigint[]): SharedCall[] {
    const points = [this.affine(1n), this.affine(N - 1n), this.affine(2n), ...this.small(), this.publicKey()];
    return scalars.map((secret, i) => {
      const publicKey = points[i % points.length];
      return { secret, publicKey, expected: multipleP256(secret, pointOf(publicKey))?.x ?? null };
    });
  }

  signed(secret: bigint, digest: bigint): SignCall {
    for (const nonce of p256Nonces(secret, bytesOfP256(digest))) {
      const signature = p256Sign(secret, nonce, digest);
      if (signature !== null) return { secret, digest, expected: [signature.r, signature.s] };
    }
    return { secret, digest, expected: null };
  }

  signedWith(secret: bigint, nonce: bigint, digest: bigint): NonceCall {
    const signature = p256Sign(secret, nonce, digest);
    return { secret, nonce, digest, expected: signature && [signature.r, signature.s] };
  }

  verified(call: Unverified): VerifyCall {
    const [x, y, z] = call.publicKey;
    const isValid = z === undefined && p256Verify(call.r, call.s, { x, y }, call.digest);
    return { ...call, isValid };
  }

  /** A right one. */
  signature(): VerifyCall {
    const [secret, digest] = [this.scalar(), this.digest()];
    const { r, s } = p256Sign(secret, this.scalar(), digest) ?? { r: 0n, s: 0n };
    return this.verified({ r, s, publicKey: this.affine(secret), digest });
  }

  /** One that is verified by u1 times the base point and u2 times the public key, which secret key and u2 say. */
  byMultiples(
    multiples: (secret: bigint, u2: bigint) => readonly [u1: bigint, u2: bigint],
    secret = this.scalar(),
  ): VerifyCall {
    const [u1, u2] = multiples(secret, this.scalar());
    const sum = multipleP256(mod(u1 + u2 * secret, N), P256_BASE);
    return this.#signedAs(sum, u1, u2, this.affine(secret));
  }

  /** A right one whose r is n less than x. */
  withLargeX(): VerifyCall {
    return this.#ofSum(() => N + (this.#rng.big(BITS) % (P256 - N)));
  }

  /** A wrong one: r + n, which is p at least, is x modulo p; it is below 2^256, so that nothing hides that. */
  withWrappedX(): VerifyCall {
    return this.#ofSum(
      () => this.#rng.big(BITS) % (2n ** 256n - P256),
      (x) => x + P256 - N,
    );
  }

  /** One that is verified by a sum with such an x, and has this r. */
  #ofSum(drawX: () => bigint, rOf = (x: bigint): bigint => x % N): VerifyCall {
    for (;;) {
      const x = drawX();
      const y = yOf(x);
      if (y === null) continue;
      const [u1, u2] = [this.scalar(), this.scalar()];
      const rest = addP256({ x, y }, multipleP256(N - u1, P256_BASE));
      return this.#signedAs({ x, y }, u1, u2, publicOf(multipleP256(inverse(u2, N), rest)), rOf(x));
    }
  }

  #signedAs(
    sum: P256Point,
    u1: bigint,
    u2: bigint,
    publicKey: P256Public,
    r = mod(sum?.x ?? this.scalar(), N),
  ): VerifyCall {
    const s = mod(r * inverse(u2, N), N);
    return this.verified({ r, s, publicKey, digest: mod(u1 * s, N) });
  }

  /** Points of the smallest x. */
  small(): P256Public[] {
    const found: P256Public[] = [];
    for (let x = 0n; found.length < SAMPLES; x++) {
      const y = yOf(x);
      if (y !== null) found.push([x, y]);
    }
    return found;
  }

  /** What is no public key: not on the curve, points with p more in x or y, and none at all. */
  noPoints(): P256Public[] {
    const [x, y] = this.publicKey();
    const ofTwist = 1n + BigInt(Array.from({ length: 100 }, (_, k) => yOf(BigInt(k + 1))).indexOf(null));
    const low = this.small().flatMap(([small, ofSmall]): P256Public[] => [
      [small + P256, ofSmall],
      [small + P256, P256 - ofSmall],
    ]);
    return [
      [0n, 0n],
      [0n, 1n],
      [x, y ^ 1n],
      [y, x],
      [x, 0n],
      [x, P256],
      [P256, y],
      [ofTwist, 1n],
      [2n ** 256n - 1n, 2n ** 256n - 1n],
      ...low,
    ];
  }
}

/** The secret key that signs a digest by s = 0 with a nonce. */
export function keyOfZero(nonce: bigint, digest: bigint): bigint {
  const r = multipleP256(nonce, P256_BASE)?.x ?? 0n;
  return mod(-digest * inverse(mod(r, N), N), N);
}

const publicOf = (point: P256Point): P256Public => (point === null ? [0n, 0n] : [point.x, point.y]);
const pointOf = ([x, y]: P256Public): P256Point => ({ x, y });
const yOf = (x: bigint): bigint | null => squareRoot(mod(x * x * x - 3n * x + P256_B, P256), P256);
