/**
 * Operations of fields of random moduli, read from their generated C: right at the ends of what operands may be, and
 * within the bounds that are stated of results; so are the formulations that searches begin with. SEED=n and ROUNDS=n
 * are for `make fuzz`.
 */
import { describe, expect, test } from 'vitest';
import { bitLength, mod } from '../../src/base/integers.ts';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { variantsOf } from '../../src/codegen/variants/variants.ts';
import { fieldFunction, wordFunction } from '../../src/engine/subject/fieldSubject.ts';
import { type FieldOperation, findOperation, type ResultForm } from '../../src/frontend/field/fieldDescription.ts';
import { compileField, generateField, representationsOf } from '../../src/frontend/field/fieldSource.ts';
import { type Domain, domainsOf, isInDomain, joinLimbs, splitLimbs } from '../../src/ir/contract/domain.ts';
import { compile } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { readSsaModule } from '../../src/ir/ssa/schema.ts';
import { verify } from '../../src/ir/verify.ts';
import { checkAgainstSpec } from '../ir/checkAgainstSpec.ts';
import { pick } from '../pick.ts';
import { toolchainOrSkip } from './toolchain/withToolchain.ts';

const SEED = Number(process.env['SEED'] ?? 64);
const ROUNDS = Number(process.env['ROUNDS'] ?? 8);
const CALLS = 40;
const toolchain = await toolchainOrSkip();

const power = (bits: number): bigint => 1n << BigInt(bits);

/** Of 64 to 1024 bits: a little below or above a power of two, with few ones or zeros, or any; some are even. */
function drawModulus(rng: Rng): bigint {
  const bits = 64 + rng.below(pick(rng, [1, 66, 130, 260, 458, 961]));
  const [top, half] = [power(bits), power(bits - 1)];
  const small = BigInt(1 + rng.below(2 ** pick(rng, [3, 9, 19, 30])));
  const [a, b] = [0, 1].map(() => power(rng.below(bits - 1)));
  const ways = [
    top - small,
    half + small,
    top - a - 1n,
    half + a + 1n,
    top - a + b - 1n,
    top - rng.big(bits >> 1) - 1n,
  ];
  const drawn = pick(rng, [...ways, half | rng.big(bits - 1)]);
  const odd = rng.below(6) === 0 ? drawn : drawn | 1n;
  return bitLength(odd) >= 64 && bitLength(odd) <= 1024 && (odd & (odd - 1n)) !== 0n ? odd : drawModulus(rng);
}

/** Limbs that are an operand: mostly near its ends, near multiples of the modulus, or with words of zeros and ones. */
function drawOperand(rng: Rng, { bounds, weights, below }: Domain, p: bigint): readonly bigint[] {
  const most = joinLimbs(
    bounds.map(({ upper }) => upper),
    weights,
  );
  const limit = below === null || below > most ? most : below - 1n;
  const bits = bitLength(limit);
  const words = weights.map(() => pick(rng, [0n, power(64) - 1n, rng.big(64)]));
  const near = [0n, limit, p, limit - (limit % p), power(rng.below(bits + 1)), joinLimbs(words, weights)];
  const number = rng.below(3) === 0 ? rng.big(1 + rng.below(bits)) : pick(rng, near) + BigInt(rng.below(3) - 1);
  return splitLimbs(mod(number, limit + 1n), weights);
}

const drawInputs = (rng: Rng, fn: IrFunction, p: bigint): (readonly bigint[])[] =>
  fn.params.map((_, i) => {
    const [domain] = domainsOf(fn, i);
    const limbs = drawOperand(rng, domain, p);
    return isInDomain(limbs, domain) ? limbs : domain.bounds.map(({ lower }) => lower);
  });

/** Throws unless results are what is stated, within their bounds. */
function requireRight(fn: IrFunction, calls: readonly (readonly (readonly bigint[])[])[]): void {
  verify(fn);
  const call = compile(fn);
  const [{ bounds, name }] = fn.results;
  const limit = fn.spec?.limits?.find((own) => own.name === name)?.below ?? null;
  for (const inputs of calls) {
    const outputs = call(inputs);
    checkAgainstSpec(fn, inputs, outputs);
    const isWithin = isInDomain(outputs[0], { bounds, weights: fn.spec!.weights, below: limit, modulus: null });
    expect(isWithin, `bounds of ${outputs[0].join(' ')} for ${inputs.join(' | ')}`).toBe(true);
  }
}

/** Of each operation in one form, and of one of them in all formulations. */
async function requireField(modulus: bigint, rng: Rng): Promise<void> {
  const form = pick(rng, representationsOf(modulus));
  const description = await generateField(process.cwd(), `0x${modulus.toString(16)}`, form);
  const wanted = description.operations.map((operation): [FieldOperation, ResultForm] => [
    operation,
    pick(rng, ['strict', 'loose']),
  ]);
  const functions = wanted.map(([{ symbols }, resultForm]) => symbols[resultForm]);
  const { json } = await compileField(toolchain!, description, { functions });
  const read = readSsaModule(json, 'output of the reader').functions;
  const varied = rng.below(wanted.length);
  wanted.forEach(([operation, resultForm], k) => {
    const symbol = functions[k];
    const ssa = read.find(({ name }) => name === symbol);
    if (ssa === undefined) throw new Error(`${symbol} was not read`);
    const fn = wordFunction(ssa, { description, operation, form: resultForm, symbol });
    const calls = Array.from({ length: CALLS }, () => drawInputs(rng, fn, modulus));
    for (const one of k === varied ? variantsOf(fn).map((variant) => variant.fn) : [fn]) requireRight(one, calls);
  });
}

describe.skipIf(toolchain === null)('fields of random moduli', () => {
  test(`SEED=${SEED} ROUNDS=${ROUNDS}`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const rng = seeded(SEED, `moduli ${round}`);
      const modulus = drawModulus(rng);
      await requireField(modulus, rng).catch((cause: unknown) => {
        throw new Error(`SEED=${SEED}, round ${round}, modulo 0x${modulus.toString(16)}: ${String(cause)}`, { cause });
      });
    }
  }, 3_600_000);

  test('a carry that is read as a condition is known to be a bit in every formulation', async () => {
    const description = await generateField(process.cwd(), '2^80 + 7', 'plain');
    const operation = findOperation(description, 'mul');
    const variants = variantsOf(await fieldFunction(toolchain!, description, operation, 'loose'));
    expect(variants.map(({ name }) => name)).toContain('selected-shifted');
    for (const { fn } of variants) verify(fn);
  });

  test('of the longest moduli, sums in Montgomery form', async () => {
    const description = await generateField(process.cwd(), '2^1010 - 3', 'montgomery');
    for (const name of ['add', 'sub', 'opp']) {
      const fn = await fieldFunction(toolchain!, description, findOperation(description, name), 'loose');
      const rng = seeded(SEED, name);
      const calls = Array.from({ length: CALLS }, () => drawInputs(rng, fn, description.modulus));
      requireRight(fn, calls);
    }
  });
});
