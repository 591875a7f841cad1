/**
 * Deterministic random stream (sfc32, 128-bit state; C. Doty-Humphrey, PractRand).
 *
 * There is no global stream: whoever draws is handed an `Rng`. `fork(label)` derives an independent
 * stream, so that adding a draw to one component never shifts the draws of another.
 */
export interface Rng {
  /** Uniform in [0, n), 1 <= n <= 2^32. */
  below(n: number): number;
  /** Uniform in [0, 1) with 32 random bits. */
  unit(): number;
  /** 32 random bits as an unsigned integer. */
  bits32(): number;
  /** Uniform in [0, 2^bits), as a BigInt. */
  big(bits: number): bigint;
  fork(label: string): Rng;
}

export function seeded(seed: number, label = ''): Rng {
  let a = seed >>> 0;
  let b = fnv1a(label);
  let c = Math.floor(seed / 2 ** 32) ^ 0x9e3779b9;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const big = (bits: number): bigint => {
    let x = 0n;
    for (let got = 0; got < bits; got += 32) x = (x << 32n) | BigInt(next());
    return BigInt.asUintN(bits, x);
  };
  return {
    // Multiply-shift: off uniform by at most n/2^32, below any effect a search can measure.
    below: (n) => Math.floor((next() / 2 ** 32) * n),
    unit: () => next() / 2 ** 32,
    bits32: next,
    big,
    fork: (sub) => seeded(seed, `${label}/${sub}`),
  };
}

/** FNV-1a, 32 bit, of a string. */
function fnv1a(s: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
