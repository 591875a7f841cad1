import type { Rng } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { domainsOf, isInDomain, splitLimbs, type Domain } from '../../../src/ir/contract/domain.ts';
import { signatureOf } from '../../../src/prover/inputs/runner.ts';

const FULL = (1n << 64n) - 1n;

/**
 * `count` input tuples: every limb uniform within its bounds; numbers that must be reduced are uniform below their
 * limit.
 */
export function uniformInputs(fn: IrFunction, rng: Rng, count: number): BigUint64Array {
  const { inputWords, paramAt } = signatureOf(fn);
  const words = new BigUint64Array(count * inputWords);
  const halves = new Uint32Array(words.buffer);
  for (let k = 0; k < halves.length; k++) halves[k] = rng.bits32();
  fn.params.forEach((p, i) => {
    const domain = domainsOf(fn, i)[0];
    const narrow = p.bounds.flatMap(({ lower, upper }, k) =>
      lower > 0n || upper < FULL ? [{ k, lower, size: upper - lower + 1n }] : [],
    );
    for (let at = paramAt[i]; at < words.length; at += inputWords) {
      if (domain.below !== null) reduce(domain, domain.below, words.subarray(at, at + p.bounds.length), rng);
      else for (const { k, lower, size } of narrow) words[at + k] = lower + (words[at + k] % size);
    }
  });
  return words;
}

/** Uniform limbs cut to the bits of the limit, drawn anew until they are below it. */
function reduce(domain: Domain, below: bigint, limbs: BigUint64Array, rng: Rng): void {
  const largest = splitLimbs(below, domain.weights);
  const top = largest.findLastIndex((limb) => limb > 0n);
  const bits = largest[top].toString(2).length;
  limbs.fill(0n, top + 1);
  limbs[top] = BigInt.asUintN(bits, limbs[top]);
  while (limbs[top] >= largest[top] && !isInDomain([...limbs], domain))
    limbs.forEach((_, i) => {
      limbs[i] = i > top ? 0n : rng.big(i === top ? bits : 64);
    });
}
