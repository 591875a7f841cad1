import { fromHex } from '../../../src/bench/reference/peerX25519.ts';
import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { power } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';

const SEED = 25519;
const TRIPLES = process.env['FIELDWRIGHT_LONG'] === '1' ? 20_000 : 300;

/** A library that a test makes. */
export interface Made {
  /** What `library` is told. */
  readonly arguments_: readonly string[];
  readonly prefix: string;
  readonly p: bigint;
  readonly limbs: number;
  readonly bytes: number;
}

/** A library of a made-up prime, below two whole words, and with every option. */
export const SMALL: Made = {
  arguments_: ['--prime', '2^100 + 277', '--form', 'montgomery', '--strict', '--constants', '7'],
  prefix: 'small',
  p: 2n ** 100n + 277n,
  limbs: 2,
  bytes: 13,
};

const toHex = (x: bigint, bytes: number): string =>
  Buffer.from(x.toString(16).padStart(2 * bytes, '0'), 'hex')
    .reverse()
    .toString('hex');

/** Every result of a program made of `uses.c`, and every law, for corners and random numbers. */
export function requireRight(
  { prefix, p, bytes }: Made,
  [program, ...args]: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  count = TRIPLES,
): void {
  const rng = seeded(SEED, `test/library/${prefix}`);
  const most = 1n << BigInt(8 * bytes);
  const corners = [0n, 1n, p - 1n, p, p + 1n, most - 1n];
  const random = (): bigint => rng.big(8 * bytes + 64) % most;
  const triples = [
    ...corners.flatMap((a) => corners.map((b) => [a, b, random()])),
    ...Array.from({ length: count }, () => [random(), random(), random()]),
  ];
  const input = triples.map((triple) => `${triple.map((x) => toHex(x, bytes)).join(' ')}\n`).join('');
  const lines = execFileSync(program, args, { input, env, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' })
    .trimEnd()
    .split('\n');
  expect(lines.length).toBe(triples.length);
  triples.forEach(([a, b], i) => {
    const words = lines[i].split(' ');
    const expected = [a + b, a - b + 2n * most * p, a * b, a * a, most * p - a, power(a % p, p - 2n, p), a ** 32n, b];
    expect(words.slice(0, -1).map(fromHex), `seed ${SEED}, a ${a}, b ${b}`).toEqual(expected.map((x) => x % p));
    expect(words.at(-1), `laws, seed ${SEED}, a ${a}, b ${b}`).toBe('11111111');
  });
}
