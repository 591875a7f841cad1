/**
 * Every rule (every fourth one without FIELDWRIGHT_LONG=1) is altered once, in a copy of the algebra, and the
 * evaluation beside it must notice. That the alteration is to the rule it is named after is checked by `appliedIn`.
 * SEED=n and ROUNDS=n are for the algebra as it is (`make fuzz`).
 */
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RULES, type RuleName } from '../../src/prover/algebra/rules.ts';
import { alter, folderOfCopies, textWithOne } from './alteredSource.ts';
import { shadowViolation } from './shadow.ts';
import type { AlgebraModules } from './shadowPool.ts';

const SEED = 11;
const ROUNDS = 120;
/** Until a fault is noticed; most are after a few. */
const MOST_ROUNDS = 5_000;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';

/** `[file, what stands there, what is put in its place]` */
type Alteration = readonly [file: string, found: string, altered: string];

const ALTERATIONS: Readonly<Record<RuleName, Alteration>> = {
  constant: ['floor', 'if (block.lower === block.upper) return', 'if (block.upper - block.lower <= 1n) return'],
  pullOut: ['floor', 'p.constant - (constant << k))', 'p.constant)'],
  wrapped: ['floor', 'algebra.learn(algebra.sub(result, wraps), lower, upper)', 'algebra.learn(result, lower, upper)'],
  sign: ['floor', 'if (lower < upper - 1n ||', 'if (lower < upper - 2n ||'],
  cancel: ['floor', 'of.constant >> by,', 'of.constant,'],
  nest: [
    'floor',
    'algebra.combine(merged.of, others, 1n << BigInt(merged.shift))',
    'algebra.combine(merged.of, others, 1n)',
  ],
  drop: ['floor', 'range.upper >> BigInt(j) !== 0n', 'range.upper >> BigInt(j + 1) !== 0n'],
  ceiling: ['floor', 'algebra.sub(opposite, algebra.constant(1n))', 'opposite'],
  interval: ['interval', 'lower: p.reduce(lesser)', 'lower: p[0]'],
  propagate: ['algebra', 'low = lower - (most - terms[i].upper)', 'low = lower - (least - terms[i].lower)'],
  factors: ['algebra', 'this.narrowAtom(atom, 1n, atom.upper)', 'this.narrowAtom(atom, 1n, 1n)'],
  multiple: [
    'bound',
    'return factor * this.algebra.rangeOf(part).upper + p.constant;',
    'return factor * this.algebra.rangeOf(part).upper;',
  ],
  relax: ['bound', '- 1n - word) + word) >> k', '- 1n - word)) >> (k + 1n)'],
  group: ['bound', 'share > 0n ? share * ((1n << k) - 1n) : 0n', '0n'],
  fold: [
    'tracer',
    'return greater(\n      this.follow({ ...sum, constant: inner }',
    'return lesser(\n      this.follow({ ...sum, constant: inner }',
  ],
  split: [
    'bound',
    'return greater(at(f.atom.lower), at(f.atom.upper));',
    'return lesser(at(f.atom.lower), at(f.atom.upper));',
  ],
  parts: ['bound', 'sum + this.upper(part), p.constant)', 'sum, p.constant)'],
  block: ['assume', '((value + 1n) << k) - 1n', '(value << k) + (1n << (k - 2n))'],
  words: ['assume', 'remainder >> offset', 'remainder >> (offset + 8n)'],
  solve: [
    'algebra',
    'const others: Poly = { core, constant: -value };',
    'const others: Poly = { core, constant: value };',
  ],
  wrap: ['sameNumber', '1n << BigInt(width * left.length)', '1n << BigInt(width * left.length - width)'],
  name: [
    'words',
    '`n${keyOf(of)}`, algebra.rangeOf(of))',
    '`n${keyOf(of)}`, { ...algebra.rangeOf(of), upper: algebra.rangeOf(of).upper >> 1n })',
  ],
  substitute: ['algebra', 'result = this.combine(result, product, c);', 'result = this.combine(result, product, 1n);'],
  eliminate: [
    'algebra',
    'return this.combine(p, zero, -c * factor);',
    'return this.combine(p, c === 0n ? zero : this.add(zero, this.constant(1n)), -c * factor);',
  ],
  opposite: ['ledger', 'constant: -p.constant }, factor: -1n }', 'constant: -p.constant }, factor: 1n }'],
  quotient: [
    'words',
    'algebra.combine(p, quotient, -divisor), 0n, divisor - 1n)',
    'algebra.combine(p, quotient, -divisor), 0n, divisor - 2n)',
  ],
  residue: ['modular', 'residue - m : residue', 'residue - m + 1n : residue'],
  idempotent: ['modular', 'algebra.atoms[id].upper <= 1n', 'algebra.atoms[id].upper <= 255n'],
  choose: ['words', 'condition.constant === 1n ? ifOne : ifZero', 'condition.constant === 0n ? ifOne : ifZero'],
  chooseOpposite: [
    'words',
    'return this.choose(this.complement(condition), ifZero, ifOne);',
    'return this.choose(this.complement(condition), ifOne, ifZero);',
  ],
  comparedCarry: [
    'words',
    'samePoly(ifZero, algebra.sub(carry, this.high(64, added)))',
    'isBit(algebra.rangeOf(ifZero))',
  ],
  maskBit: [
    'words',
    'p.constant % factor !== 0n || p.core.coefficients.some((c) => c % factor !== 0n)) return null;',
    'p.constant % factor !== 0n) return null;',
  ],
  isZero: ['words', 'if (lower > 0n || upper < 0n) return', 'if (lower >= 0n || upper < 0n) return'],
  same: [
    'words',
    'if (samePoly(a, b)) return a;\n    if (isConstant(a)) return this.andConstant',
    'if (samePoly(a, b)) return this.constant(0n);\n    if (isConstant(a)) return this.andConstant',
  ],
  andRun: ['words', 'this.high(low.toString(2).length - 1, p)', 'this.high(low.toString(2).length, p)'],
  andRuns: ['words', 'this.andConstant(p, mask ^ others), this', 'this.andConstant(p, mask), this'],
  andMask: [
    'words',
    'return this.choose(bit, this.andConstantIfNeeded(p, ones), this.constant(0n));',
    'return this.choose(bit, this.andConstantIfNeeded(p, ones), p);',
  ],
  andBits: ['words', 'this.algebra.multiply(bit, p)', 'this.algebra.add(bit, p)'],
  andProduct: ['words', 'this.algebra.multiply(x, y), 0n, 1n), n)', 'this.algebra.multiply(x, x), 0n, 1n), n)'],
  orProduct: ['words', 'neither === null ? null : this.algebra.sub(ones, neither)', 'neither'],
  andCovering: ['words', 'this.areExclusive(this.complement(a), this.complement(b)))', 'this.areExclusive(a, b))'],
  andInverted: ['words', 'if (isBelow) return bit;', 'if (isBelow) return this.complement(bit);'],
  andTops: [
    'words',
    'const isTop = samePoly(below, this.high(k, this.rest(k + 1, next, borrow)));',
    'const isTop = isBit(algebra.rangeOf(below));',
  ],
  topJoined: [
    'words',
    'this[form.kind](this.high(width, form.left), this.high(width, form.right))',
    'this.or(this.high(width, form.left), this.high(width, form.right))',
  ],
  topInverted: ['words', 'return bit === null ? null : this.complement(bit);', 'return bit;'],
  orDisjoint: [
    'words',
    'return p.constant % size === 0n && p.core.coefficients.every((c) => c % size === 0n);',
    'return p.constant % size === 0n;',
  ],
  orOrder: ['joined', '[form.left, form.right].flatMap', '[form.right].flatMap'],
  orBits: ['words', 'return isBit(this.rangeOfSum(both, BIT)) ||', 'return true ||'],
  orOfBytes: [
    'words',
    ', joined(width - bits, x, y), size)',
    ", kind === 'or' ? algebra.add(x, y) : joined(width - bits, x, y), size)",
  ],
  andOfBytes: [
    'words',
    ', joined(width - bits, x, y), size)',
    ", kind === 'and' ? this.or(x, y) : joined(width - bits, x, y), size)",
  ],
  xorOfBytes: [
    'words',
    ', joined(width - bits, x, y), size)',
    ", kind === 'xor' ? this.or(x, y) : joined(width - bits, x, y), size)",
  ],
  partsOfWord: ['parts', 'words.high(bits, rest)', 'words.high(bits, algebra.scale(rest, 3n))'],
  zeroOfCut: ['words', 'ofNumber ? number : word', 'ofNumber ? high : word'],
  knownZero: ['assume', '(value === 1n) !== isComplement', '(value === 1n) === isComplement'],
  atMost: ['words', 'algebra.sub(form.of, this.constant(1n))', 'form.of'],
  sameZero: ['words', 'reduce((both, zero) => this.and(both, zero))', 'reduce((both) => both)'],
  andOnes: ['words', 'if (!joined.some((word) => this.covers(ones, word))) return [];', ''],
  orSelected: [
    'words',
    'return this.choose(x.condition, x.ifOne, y.ifZero);',
    'return this.choose(x.condition, y.ifZero, x.ifOne);',
  ],
  xorOnes: ['words', 'this.covers(ones, p) ? this.algebra.sub(ones, p) : null', 'this.algebra.sub(ones, p)'],
  xorBits: [
    'words',
    'if (this.areExclusive(a, notB)) return bit(algebra.sub(b, a));',
    'if (this.areExclusive(a, notB)) return bit(algebra.add(b, a));',
  ],
  xorTwice: ['words', 'samePoly(left, known) ? right :', 'samePoly(left, known) ? left :'],
  xorSelected: ['words', 'this.choose(form.condition, ifOne, ifZero);', 'this.choose(form.condition, ifZero, ifOne);'],
  xorMask: ['words', 'this.choose(mask, this.not(width, b), b)', 'this.choose(mask, b, this.not(width, b))'],
  bitwise: ['words', "kind === 'and' ? lesser(x, y) : cover", "kind === 'and' ? lesser(x, y) >> 8n : cover"],
  zeroOrBorrow: ['words', 'algebra.sub(zero, high), 0n, 1n', 'algebra.add(zero, high), 0n, 1n'],
  orOfBit: ['words', 'this.maskOf(a) | this.maskOf(b)', 'this.maskOf(a)'],
  orOpposite: [
    'words',
    '1n << BigInt(width + 1)))) return bit;',
    '1n << BigInt(width + 1)))) return this.complement(bit);',
  ],
  orCovering: ['words', 'this.algebra.rangeOf(b).upper <= constant', 'this.algebra.rangeOf(b).upper <= constant << 8n'],
  orZero: ['words', 'reduce((total, word) => algebra.add(total, word))', 'reduce((total) => total)'],
  bothAtLeast: ['assume', 'algebra.learn(one, lower, algebra', 'algebra.learn(one, lower + 1n, algebra'],
  xorKnown: [
    'assume',
    'algebra.learn(other, known.constant ^ value, known.constant ^ value)',
    'algebra.learn(other, known.constant, known.constant)',
  ],
  maskedJoined: ['words', ': this[form.kind](left, right)', ': this.or(left, right)'],
  joined: ['assume', 'number.core.coefficients.reduce(lesser)', 'number.core.coefficients.reduce((x, y) => x + y)'],
  cutFrom: ['wordSums', 'lower < -half || upper >= half', 'lower < -2n * half || upper >= 2n * half'],
  beyond: ['wordSums', 'most.toString(2).length', 'most.toString(2).length - 1'],
  signed: ['words', 'this.high(width - 1, x)', 'this.high(width - 2, x)'],
};

/** Rules that are applied in ways of which one alteration meets only one. */
const OTHERS: readonly (readonly [RuleName, Alteration])[] = [
  [
    'multiple',
    [
      'wordSums',
      'algebra.learn(sum, lower + sum.constant, upper + sum.constant)',
      'algebra.learn(sum, lower + sum.constant, upper + sum.constant - 1n)',
    ],
  ],
];

const root = process.cwd();
let folder: string;
beforeAll(() => {
  folder = folderOfCopies();
  symlinkSync(join(root, 'src', 'base'), join(folder, 'base'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function load(algebra: string): Promise<AlgebraModules> {
  const at = async (name: string) => import(pathToFileURL(join(algebra, `${name}.ts`)).href);
  return {
    algebra: await at('algebra'),
    words: await at('words'),
    rules: await at('ruleSets'),
    bound: await at('bound'),
    assume: await at('assume'),
    modular: await at('modular'),
    evaluate: await at('evaluate'),
    sameNumber: await at('sameNumber'),
  };
}

/** `make checker-mutants` alters all. */
const seeded = RULES.map(({ name }) => [name, ALTERATIONS[name]] as const).filter((_, i) => LONG || i % 4 === 0);

it.each([...Object.entries(ALTERATIONS), ...OTHERS])('%s: stands once', (_, [file, found]) => {
  textWithOne(join(root, 'src', 'prover', 'algebra', `${file}.ts`), found);
});

it('the algebra as it is keeps every value', async () => {
  const [seed, rounds] = [Number(process.env['SEED'] ?? SEED), Number(process.env['ROUNDS'] ?? ROUNDS)];
  expect(shadowViolation(await load(join(root, 'src', 'prover', 'algebra')), seed, rounds)).toBeNull();
}, 3_600_000);

it.each([...seeded, ...OTHERS])('an altered rule %s is noticed', async (name, [file, found, altered]) => {
  const copy = join(folder, `${name}-${file}`, 'algebra');
  cpSync(join(root, 'src', 'prover', 'algebra'), copy, { recursive: true });
  alter(join(copy, `${file}.ts`), found, altered);
  expect(shadowViolation(await load(copy), SEED, MOST_ROUNDS)).not.toBeNull();
});
