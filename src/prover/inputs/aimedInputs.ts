/**
 * Inputs for which the specified result is a chosen residue. The carries that random inputs never set off (probability
 * 2^-64 and less) depend on the unreduced result being close to a multiple of the modulus or to a border of limbs; its
 * residue is then close to 0, p or 2^weight mod p. Since the relation is a polynomial, one parameter can be solved for.
 * Of questions the residue is often 0 itself, which nothing else meets.
 */
import { gcd, inverse, mod, squareRoot } from '../../base/integers.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction, Specification } from '../../ir/function.ts';
import {
  type AliasMode,
  type Domain,
  leadersOf,
  domainsOf,
  isComposed,
  isInDomain,
  joinLimbs,
  splitLimbs,
} from '../../ir/contract/domain.ts';
import { evaluateRelation, parseRelation, type Ring } from '../../ir/contract/relation.ts';
import { inputSource } from './drawInputs.ts';
import { signatureOf } from './runner.ts';
import { tupleOf } from './vectors.ts';

/** At most `count` input tuples (layout: `Signature`), one after another; none when nothing can be solved for. */
export function aimedInputs(fn: IrFunction, mode: AliasMode, rng: Rng, count: number): BigUint64Array {
  const { spec } = fn;
  const signature = signatureOf(fn);
  const source = inputSource(fn, mode, rng);
  const found: bigint[] = [];
  /** Arrays that are the same must be within the bounds of each. */
  const add = (tuple: readonly (readonly bigint[])[]): void => {
    if (tuple.every((limbs, p) => isInDomain(limbs, domainsOf(fn, p)[0]))) found.push(...tuple.flat());
  };
  const isPlain = spec !== undefined && (spec.truth !== undefined || !isComposed(fn, spec));
  if (!isPlain || fn.results.length !== 1) return new BigUint64Array(0);
  const leaders = leadersOf(fn, mode);
  const solvable = fn.params.flatMap((_, p) => (leaders[p] === p && domainsOf(fn, p)[0].modulus !== null ? [p] : []));
  const words = new BigUint64Array(signature.inputWords);
  for (let i = 0; i < count && solvable.length > 0; i++) {
    if (spec.truth !== undefined && rng.below(3) === 0) {
      add(alike(fn, leaders, rng));
      continue;
    }
    (rng.below(2) === 0 ? source.corner : source.random)(words, 0);
    const drawn = tupleOf(fn, signature, words, 0);
    const inputs = rng.below(3) === 0 ? drawn.map((own, p) => largest(fn, leaders[p], rng) ?? own) : drawn;
    const unknown = solvable[rng.below(solvable.length)];
    const solved = solve(
      fn,
      spec,
      inputs,
      leaders.map((l) => l === unknown),
      target(spec, rng),
    );
    const limbs = solved === null ? null : representative(fn, unknown, solved, rng);
    if (limbs === null) continue;
    const own = spec.truth === undefined ? limbs : spread(limbs, domainsOf(fn, unknown)[0], rng);
    add(inputs.map((other, p) => (leaders[p] === unknown ? own : other)));
  }
  return BigUint64Array.from(found);
}

/** Almost the largest number that a parameter may be; null if that is not in its domain. */
function largest(fn: IrFunction, param: number, rng: Rng): bigint[] | null {
  const [domain] = domainsOf(fn, param);
  const limbs = domain.bounds.map((b, i) => (i === 0 && b.upper > 3n ? b.upper - BigInt(rng.below(4)) : b.upper));
  return isInDomain(limbs, domain) ? limbs : null;
}

/**
 * A residue near 0 or near that of a power of two at the border of a limb, or just these; or the modulus with another
 * limb, which only a comparison of all limbs tells from it.
 */
function target({ modulus: p, weights, truth }: Specification, rng: Rng): bigint {
  if (truth !== undefined && rng.below(2) === 0) return 0n;
  if (rng.below(4) === 0) {
    const limbs = splitLimbs(p, weights);
    const i = rng.below(limbs.length);
    const other = [limbs[i] - 1n, limbs[i] >> 1n, 0n][rng.below(3)];
    return mod(joinLimbs(limbs.with(i, other), weights), p);
  }
  const border =
    rng.below(2) === 0
      ? 0n
      : 1n << BigInt(rng.below(2) === 0 ? 64 * (1 + rng.below(weights.length)) : weights[rng.below(weights.length)]);
  const size = [0, 6, 7, 16, 64, 128][rng.below(6)];
  const distance = rng.big(size) * (rng.below(2) === 0 ? 1n : -1n);
  return (((border + distance) % p) + p) % p;
}

/**
 * x such that the relation is `wanted` modulo p when the marked parameters are x; null if it is not of degree 1 or 2 in
 * x, has no solution, or p is even.
 */
function solve(
  fn: IrFunction,
  spec: Specification,
  inputs: readonly bigint[][],
  isUnknown: readonly boolean[],
  wanted: bigint,
): bigint | null {
  const { modulus: p, weights } = spec;
  const relation = parseRelation(spec.relation, p);
  if (p % 2n === 0n) return null;
  const at = (x: bigint): bigint => {
    const values = new Map(
      fn.params.map((param, i) => [
        param.name,
        isUnknown[i] ? x : joinLimbs(inputs[i], inputs[i].length === 1 ? [0] : weights),
      ]),
    );
    return mod(evaluateRelation(relation, integersOf(values), p), p);
  };
  const [f0, f1, f2, f3] = [0n, 1n, 2n, 3n].map(at);
  const half = inverse(2n, p);
  const square = mod((f2 - 2n * f1 + f0) * half, p);
  const linear = mod(f1 - f0 - square, p);
  if (mod(f3 - f0 - 3n * linear - 9n * square, p) !== 0n) return null;
  if (square === 0n) return linear === 0n || gcd(linear, p) !== 1n ? null : mod((wanted - f0) * inverse(linear, p), p);
  const root = squareRoot(mod(linear * linear - 4n * square * (f0 - wanted), p), p);
  return root === null || gcd(2n * square, p) !== 1n ? null : mod((root - linear) * inverse(2n * square, p), p);
}

const integersOf = (values: ReadonlyMap<string, bigint>): Ring<bigint> => ({
  constant: (value) => value,
  name: (name) => values.get(name) ?? 0n,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
});

/** Limbs of x or of x plus a multiple of p, if they are in the domain of the parameter. */
function representative(fn: IrFunction, param: number, x: bigint, rng: Rng): bigint[] | null {
  const [domain] = domainsOf(fn, param);
  const p = domain.modulus ?? 1n;
  const top = domain.weights.at(-1) ?? 0;
  const room = ((1n << BigInt(top + 64)) - x) / p;
  const multiple = rng.below(2) === 0 ? room : room < 64n ? BigInt(rng.below(Number(room) + 1)) : BigInt(rng.below(3));
  const options = [x + multiple * p, x].map((value) => splitLimbs(value, domain.weights));
  return options.find((limbs) => isInDomain(limbs, domain)) ?? null;
}

/**
 * Limbs of which few differ: 0, the same one, its complement; of a second number from those of the first. Sums and
 * exclusive disjunctions of them are 0 where not all are.
 */
function alike(fn: IrFunction, leaders: readonly number[], rng: Rng): readonly (readonly bigint[])[] {
  let base: readonly bigint[] | null = null;
  const drawn = fn.params.map((_, p): readonly bigint[] => {
    const [domain] = domainsOf(fn, p);
    const some = rng.big([1, 8, 64][rng.below(3)]);
    const limbs = domain.bounds.map(({ lower, upper }, i) => {
      const value = [0n, 0n, 0n, some, some, upper - some, upper, 1n][rng.below(8)];
      const own = (base?.[i] ?? 0n) ^ (value < 0n ? 0n : value);
      return own < lower || own > upper ? lower : own;
    });
    base ??= limbs;
    return isInDomain(limbs, domain) ? limbs : splitLimbs(joinLimbs(limbs, domain.weights) >> 1n, domain.weights);
  });
  const isWithin = drawn.every((limbs, p) => isInDomain(limbs, domainsOf(fn, p)[0]));
  return isWithin ? leaders.map((leader) => drawn[leader]) : fn.params.map(({ bounds }) => bounds.map((b) => b.lower));
}

/** The same number, in half of all calls with limbs that are longer than they need be. */
function spread(limbs: readonly bigint[], { bounds, weights }: Domain, rng: Rng): bigint[] {
  const result = [...limbs];
  for (let i = rng.below(2) === 0 ? limbs.length - 2 : -1; i >= 0; i--) {
    const length = BigInt(weights[i + 1] - weights[i]);
    const room = (bounds[i].upper - result[i]) >> length;
    const spare = result[i + 1] - bounds[i + 1].lower;
    const most = room < spare ? room : spare;
    if (most <= 0n || rng.below(3) === 0) continue;
    const moved = rng.below(2) === 0 ? most : rng.big(64) % (most + 1n);
    result[i + 1] -= moved;
    result[i] += moved << length;
  }
  return result;
}
