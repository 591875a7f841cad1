/**
 * Vectorised functions from words to words: proved, right at the ends of the field, and none of their mutants proved.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBigExpr } from '../../../src/base/bigExpr.ts';
import { inverse, mod } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { joinLimbs, splitLimbs } from '../../../src/ir/contract/domain.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction, Op } from '../../../src/ir/function.ts';
import { ColumnOverflow } from '../../../src/ir/lanes/columns.ts';
import { WORD_OPERATIONS, wordLanes, type WordField, type WordOperation } from '../../../src/ir/lanes/wordLanes.ts';
import { verify } from '../../../src/ir/verify.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const WEIGHTS = [0, 64, 128, 192];
/** With limbs of other radices each. */
const MORE = ['2^195-135', '2^200-75', '2^206-5', '2^210-47', '2^215-157', '2^222-117', '2^233-3', '2^256-189'];
/** Plans by folding and by Montgomery's reduction; and more, with short and long limbs, of 255 and of 256 bits. */
const FIELDS = [
  ...['25519', 'bn254-p'],
  ...(isLong
    ? ['bls12-381-q', 'bn254-r', 'bls12-377-r', 'secp256k1', 'p256-montgomery', 'pallas', 'vesta', 'stark252']
    : []),
];

function wordField(name: string): WordField {
  const { modulus, weights, operations } = loadField(name, root);
  return { modulus, words: weights.length, isMontgomery: operations.some((o) => o.name === 'to_montgomery') };
}

function meaningOf({ modulus: p, isMontgomery }: WordField, operation: WordOperation) {
  const over = isMontgomery ? inverse(1n << 256n, p) : 1n;
  const meanings: Record<WordOperation, (a: bigint, b: bigint) => bigint> = {
    mul: (a, b) => mod(a * b * over, p),
    square: (a) => mod(a * a * over, p),
    add: (a, b) => mod(a + b, p),
    sub: (a, b) => mod(a - b, p),
  };
  return meanings[operation];
}

const SEED = 42;

/** Inputs on which a function does not do what it should; null if none of those that are tried. */
function wrongInput(fn: IrFunction, field: WordField, operation: WordOperation, calls: number): string | null {
  const rng = seeded(SEED, fn.name);
  const p = field.modulus;
  const corners = [0n, 1n, p - 1n, p - 2n, p >> 1n];
  const draw = (): bigint => (rng.below(3) === 0 ? corners[rng.below(corners.length)]! : rng.big(320) % p);
  const meaning = meaningOf(field, operation);
  for (let n = 0; n < calls; n++) {
    const [a, b] = [draw(), draw()];
    const inputs = fn.params.map((_, i) => splitLimbs([a, b][i]!, WEIGHTS));
    const found = joinLimbs(evaluate(fn, inputs)[0]!, WEIGHTS);
    if (found !== meaning(a, b)) return `seed ${SEED}: ${a.toString(16)} and ${b.toString(16)}`;
  }
  return null;
}

test.each(FIELDS.flatMap((name) => WORD_OPERATIONS.map((operation) => [name, operation] as const)))(
  '%s %s is proved and right',
  (name, operation) => {
    const field = wordField(name);
    const fn = wordLanes(operation, operation, field);
    verify(fn);
    expect(wrongInput(fn, field, operation, 300)).toBeNull();
    expect(proveSpec(fn).kind).toBe('proved');
  },
  120_000,
);

/** Moduli that end where no limb does, or where one does that sums have a bit above. */
const OTHER_MODULI: readonly (readonly [string, WordOperation])[] = [
  ['2^221-3', 'add'],
  ['2^193-31', 'add'],
  ['2^220-77', 'square'],
  ...(isLong ? WORD_OPERATIONS.flatMap((operation) => MORE.map((text) => [text, operation] as const)) : []),
];

const plainField = (text: string): WordField => ({ modulus: parseBigExpr(text), words: 4, isMontgomery: false });

test.each(OTHER_MODULI)('modulo %s, %s is proved and right', (text, operation) => {
  const field = plainField(text);
  const fn = wordLanes(operation, operation, field);
  expect(wrongInput(fn, field, operation, 300)).toBeNull();
  expect(proveSpec(fn).kind).toBe('proved');
});

test('a bound of the last word that only the number being below p gives is not proved where that is too large', () => {
  const fn = wordLanes('add', 'add', plainField('2^221-3'));
  const [out] = fn.results;
  const top = out.bounds[3].upper;
  const bounded = (upper: bigint): IrFunction => {
    const bounds = out.bounds.map((range, k) => (k === 3 ? { ...range, upper } : range));
    return { ...fn, results: [{ ...out, bounds }] };
  };
  expect(proveSpec(bounded(top)).kind).toBe('proved');
  expect(proveSpec(bounded(top - 1n)).kind).not.toBe('proved');
  expect(proveSpec({ ...fn, spec: { ...fn.spec!, canonical: false } }).kind).not.toBe('proved');
});

test.each(['secp256k1-scalar', 'sm2-montgomery'])('%s, whose products end above 2 p, has no plan', (name) => {
  expect(() => wordLanes('mul', 'mul', wordField(name))).toThrow(ColumnOverflow);
});

/** An operation with another shift, another mask or another constant; null if it has none. */
function altered(op: Op): Op | null {
  if (op.kind === 'shl' || op.kind === 'shr') return { ...op, amount: op.amount + 1 };
  const change = (value: bigint): bigint => ((value & (value + 1n)) === 0n ? value >> 1n : value + 1n);
  if (op.kind === 'and' && op.ins.some((a) => a.kind === 'const'))
    return {
      ...op,
      ins: [op.ins[0], op.ins[1].kind === 'const' ? { kind: 'const', value: change(op.ins[1].value) } : op.ins[1]],
    };
  if (op.kind === 'cmovznz') return { ...op, ins: [op.ins[0], op.ins[2], op.ins[1]] };
  return null;
}

test('no mutant of the conversions and of the last subtraction is proved that is wrong', () => {
  const field = wordField('bn254-p');
  const fn = wordLanes('add', 'add', field);
  const counts = { refuted: 0, undecided: 0, proved: 0 };
  for (const [at, op] of fn.body.entries()) {
    const other = altered(op);
    if (other === null) continue;
    const mutant = { ...fn, body: [...fn.body.slice(0, at), other, ...fn.body.slice(at + 1)] };
    const { kind } = proveSpec(mutant);
    counts[kind]++;
    if (kind === 'proved') expect(wrongInput(mutant, field, 'add', 300), `operation ${at}`).toBeNull();
  }
  expect(counts.refuted).toBeGreaterThan(30);
}, 300_000);
