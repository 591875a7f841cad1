/** cmovcc, setcc and jumps that depend on no data. Conditions: SDM vol. 1, appendix B; parity is not modelled. */
import { Failure } from '../../../base/errors.ts';
import { isConstant, type Poly } from '../../algebra/poly.ts';
import type { Words } from '../../algebra/words.ts';
import type { Machine } from '../machine.ts';
import type { Semantics, SemanticsTable } from './semantics.ts';

type Condition = (m: Machine) => Poly;

const either = (words: Words, a: Poly, b: Poly): Poly => {
  const neither = words.algebra.multiply(words.complement(a), words.complement(b));
  return words.complement(words.algebra.learn(neither, 0n, 1n));
};

const differ = (words: Words, a: Poly, b: Poly): Poly => {
  const both = words.algebra.learn(words.algebra.multiply(a, b), 0n, 1n);
  return words.algebra.learn(words.algebra.combine(words.algebra.add(a, b), both, -2n), 0n, 1n);
};

const belowOrEqual: Condition = (m) => either(m.words, m.flag('carry'), m.flag('zero'));
const less: Condition = (m) => differ(m.words, m.flag('sign'), m.flag('overflow'));
const lessOrEqual: Condition = (m) => either(m.words, less(m), m.flag('zero'));
const not =
  (condition: Condition): Condition =>
  (m) =>
    m.words.complement(condition(m));

/** Spellings of each condition and of its opposite. */
const CONDITIONS: readonly (readonly [names: string, opposite: string, condition: Condition])[] = [
  ['o', 'no', (m) => m.flag('overflow')],
  ['c b nae', 'nc nb ae', (m) => m.flag('carry')],
  ['z e', 'nz ne', (m) => m.flag('zero')],
  ['be na', 'a nbe', belowOrEqual],
  ['s', 'ns', (m) => m.flag('sign')],
  ['l nge', 'ge nl', less],
  ['le ng', 'g nle', lessOrEqual],
];

const set =
  (condition: Condition): Semantics =>
  (m, [to]) =>
    m.write(to, 8, condition(m));

const move =
  (condition: Condition): Semantics =>
  (m, [to, from]) => {
    const width = m.widthOf([to]);
    m.write(to, width, m.words.choose(condition(m), m.read(from, width), m.read(to, width)));
  };

const rows = CONDITIONS.flatMap(([names, opposite, condition]) => [
  ...names.split(' ').map((name) => [name, condition] as const),
  ...opposite.split(' ').map((name) => [name, not(condition)] as const),
]);

export const CONDITIONAL_SEMANTICS: SemanticsTable = Object.fromEntries(
  rows.flatMap(([name, condition]) => [
    [`set${name}`, set(condition)],
    [`cmov${name}`, move(condition)],
  ]),
);

const byName = new Map(rows);

/**
 * Demands that the condition of a jump such as `jne` is the same for all inputs, and holds or not as the code was
 * followed. Throws `unsupported`.
 */
export function requireJump(m: Machine, mnemonic: string, holds: boolean): void {
  const condition = byName.get(mnemonic.slice(1));
  if (condition === undefined) throw new Failure('unsupported', `the condition of ${mnemonic} is not modelled`);
  const value = condition(m);
  if (!isConstant(value) || value.constant !== (holds ? 1n : 0n))
    throw new Failure('unsupported', `branch: it is not shown that ${mnemonic} goes the same way for all inputs`);
}
