/**
 * What the comments of `templates/library/divisionSteps.h` say of words, by z3: for all words, not for some. The
 * expressions are those of the C, which is tested beside.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { smtSolver } from '../../prover/smt/solver.ts';

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const RUNS = isLong ? Array.from({ length: 20 }, (_, i) => i + 1) : [1, 19, 20];
const prove = smtSolver();
const header = readFileSync(join(import.meta.dirname, '../../../templates/library/divisionSteps.h'), 'utf8');

const word = (x: bigint | number): string => `(_ bv${BigInt.asUintN(64, BigInt(x))} 64)`;

/** The expressions of C that lemmas are about, as the header has them and as z3 reads them. */
const STEP: readonly (readonly [c: string, smt: string])[] = [
  ['isEven = *less & 1', '(define-fun even () Bool (= ((_ extract 0 0) less) #b1))'],
  ['negate = zeta >> 63', `(define-fun negate () (_ BitVec 64) (bvashr zeta ${word(63)}))`],
  ['exchange = isEven ? 0 : negate', `(define-fun exchange () (_ BitVec 64) (ite even ${word(0)} negate))`],
  [
    'addend = isEven ? 0 : *half ^ negate',
    `(define-fun addend () (_ BitVec 64) (ite even ${word(0)} (bvxor half negate)))`,
  ],
  ['*less >>= 1;', `(define-fun shifted () (_ BitVec 64) (bvashr less ${word(1)}))`],
  [
    '*half = exchange ? *less : *half;',
    `(define-fun half2 () (_ BitVec 64) (ite (= exchange ${word(0)}) half shifted))`,
  ],
  ['return (zeta ^ exchange) - 1;', `(define-fun zeta2 () (_ BitVec 64) (bvsub (bvxor zeta exchange) ${word(1)}))`],
  ['*less += addend;', '(define-fun less2 () (_ BitVec 64) (bvadd shifted addend))'],
];

/** The instructions for x86-64 likewise; registers that are written again have another name. */
const FLAGS = '(define-fun carry () Bool (= ((_ extract 0 0) less) #b1))';
const STEP_X86: readonly (readonly [line: string, smt: string])[] = [
  ['lea -1(%[zeta]), %[next]', `(define-fun next () (_ BitVec 64) (bvadd zeta ${word(-1)}))`],
  ['mov %[zeta], %[addend]', '(define-fun copied () (_ BitVec 64) zeta)'],
  ['sar $63, %[addend]', `(define-fun sign () (_ BitVec 64) (bvashr copied ${word(63)}))`],
  ['xor %[half], %[addend]', '(define-fun signed () (_ BitVec 64) (bvxor sign half))'],
  ['mov %[two], %[exchanged]', `(define-fun two () (_ BitVec 64) ${word(-2)})`],
  ['sub %[zeta], %[exchanged]', '(define-fun exchanged () (_ BitVec 64) (bvsub two zeta))'],
  ['rorx $1, %[less], %[isOdd]', '(define-fun turned () (_ BitVec 64) ((_ rotate_right 1) less))'],
  ['sar $1, %[less]', `(define-fun shiftedX () (_ BitVec 64) (bvashr less ${word(1)}))\n${FLAGS}`],
  ['cmovc %[zero], %[addend]', `(define-fun addendX () (_ BitVec 64) (ite carry ${word(0)} signed))`],
  ['andn %[zeta], %[isOdd], %[isOdd]', `(define-fun flag () Bool (bvslt (bvand (bvnot turned) zeta) ${word(0)}))`],
  ['cmovs %[exchanged], %[next]', '(define-fun zetaX () (_ BitVec 64) (ite flag exchanged next))'],
  ['cmovs %[less], %[half]', '(define-fun halfX () (_ BitVec 64) (ite flag shiftedX half))'],
  ['add %[addend], %[less]', '(define-fun lessX () (_ BitVec 64) (bvadd shiftedX addendX))'],
];

const UNPACK: readonly (readonly [c: string, smt: string])[] = [
  [
    'const i64 row = (packed + (1LL << LOW_BITS)) >> (ROW_U - n);',
    `(define-fun row () (_ BitVec 64) (bvashr (bvadd packed ${word(1 << 20)}) (bvsub ${word(41)} n)))`,
  ],
  [
    '*v = (row + (1LL << LOW_BITS) - 1) >> (ROW_V - ROW_U);',
    `(define-fun foundV () (_ BitVec 64) (bvashr (bvadd row ${word((1 << 20) - 1)}) ${word(21)}))`,
  ],
  [
    '*u = row - *v * (1LL << (ROW_V - ROW_U));',
    `(define-fun foundU () (_ BitVec 64) (bvsub row (bvshl foundV ${word(21)})))`,
  ],
];

const declared = (...names: readonly string[]): string =>
  names.map((name) => `(declare-const ${name} (_ BitVec 64))`).join('\n');
const defined = (pairs: readonly (readonly [string, string])[]): string => pairs.map(([, smt]) => smt).join('\n');
const within = (x: string, most: bigint): string => `(and (bvsle ${word(-most)} ${x}) (bvsle ${x} ${word(most)}))`;

/** 66 bits hold every sum of two words. */
const wide = (x: string): string => `((_ sign_extend 2) ${x})`;
const NUMBERS = `
(define-fun one () (_ BitVec 66) (_ bv1 66))
(define-fun f () (_ BitVec 66) (bvadd (bvshl ${wide('half')} one) one))
(define-fun g () (_ BitVec 66) (bvadd ${wide('less')} one))
(define-fun f2 () (_ BitVec 66) (bvadd (bvshl ${wide('half2')} one) one))
(define-fun g2 () (_ BitVec 66) (bvadd ${wide('less2')} one))
(define-fun odd () Bool (= ((_ extract 0 0) g) #b1))
(define-fun swaps () Bool (and odd (bvslt zeta ${word(0)})))
`;

describe('for all words', () => {
  test('the expressions are those of the header', () => {
    for (const [c] of [...STEP, ...UNPACK]) expect(header).toContain(c);
    const lines = [...header.matchAll(/^ +(?:__asm__\()?"(.+?)(?:\\n\\t)?"$/gm)].map(([, line]) => line);
    expect(lines).toEqual(STEP_X86.map(([line]) => line));
    expect(header).toContain('[zero] "r"(0LL), [two] "r"(-2LL)');
    expect(header.match(/^#define (LOW_BITS 20|ROW_U 41|ROW_V 62)$/gm)).toHaveLength(3);
  });

  const stepped = `${declared('half', 'less', 'zeta')}\n${defined(STEP)}\n${NUMBERS}
(define-fun most () (_ BitVec 66) (bvshl one (_ bv63 66)))
(define-fun inside ((x (_ BitVec 66))) Bool (and (bvslt (bvneg most) x) (bvslt x most)))
(assert (and (inside f) (inside g)))`;
  test.each([
    ['f becomes g where both are exchanged, and stays', '(= f2 (ite swaps g f))'],
    [
      'g becomes half of g - f, g + f or g, without a rest',
      '(= (bvshl g2 one) (ite swaps (bvsub g f) (ite odd (bvadd g f) g)))',
    ],
    [
      'delta = -zeta - 1/2 becomes 1 - delta or 1 + delta',
      `(= zeta2 (ite swaps (bvsub (bvneg zeta) ${word(2)}) (bvsub zeta ${word(1)})))`,
    ],
    ['no sum leaves the words', '(and (inside f2) (inside g2))'],
  ])('%s', async (_, claim) => {
    expect(await prove(`${stepped}\n(assert (not ${claim}))`)).toBe('unsat');
  });

  test('the instructions for x86-64 do the same, whatever the words are', async () => {
    const both = `${declared('half', 'less', 'zeta')}\n${defined(STEP)}\n${defined(STEP_X86)}`;
    const isSame = '(and (= zeta2 zetaX) (= half2 halfX) (= less2 lessX))';
    expect(await prove(`${both}\n(assert (not ${isSame}))`)).toBe('unsat');
    expect(await prove(`${both}\n(assert (and flag ${isSame}))`)).toBe('sat');
  });

  test('these numbers are there', async () => {
    expect(await prove(`${stepped}\n(assert swaps)`)).toBe('sat');
  });

  test.each(['+', '-'])(
    'rows of n steps have |u| + |v| <= 2^n and u > -2^n, then those of n + 1 have (%s)',
    async (sign) => {
      const isRow = (u: string, v: string, power: string): string =>
        `(and (<= (+ (abs ${u}) (abs ${v})) ${power}) (> ${u} (- ${power})))`;
      const declarations = ['u', 'v', 'q', 'r', 'power'].map((name) => `(declare-const ${name} Int)`).join('\n');
      const next = [isRow('(* 2 u)', '(* 2 v)', '(* 2 power)'), isRow(`(${sign} q u)`, `(${sign} r v)`, '(* 2 power)')];
      const given = `(assert (and (> power 0) ${isRow('u', 'v', 'power')} ${isRow('q', 'r', 'power')}))`;
      expect(await prove(`${declarations}\n${given}\n(assert (not (and ${next.join(' ')})))`)).toBe('unsat');
      expect(await prove(`${declarations}\n${given}`)).toBe('sat');
    },
  );

  const rowOf = (n: number): string => {
    const most = 1n << BigInt(n);
    return `${declared('low', 'u', 'v')}
(define-fun n () (_ BitVec 64) ${word(n)})
(define-fun absolute ((x (_ BitVec 64))) (_ BitVec 64) (ite (bvslt x ${word(0)}) (bvneg x) x))
(define-fun packed () (_ BitVec 64)
  (bvadd low (bvadd (bvshl u (bvsub ${word(41)} n)) (bvshl v (bvsub ${word(62)} n)))))
(assert (and ${within('low', (1n << 20n) - 1n)} ${within('u', most)} ${within('v', most)}))
(assert (bvsle (bvadd (absolute u) (absolute v)) ${word(most)}))
${defined(UNPACK)}`;
  };
  test.each(RUNS)('a row after %i steps is what is unpacked', async (n) => {
    const isAllowed = `(bvsgt u ${word(-(1n << 20n))})`;
    const isFound = '(and (= foundU u) (= foundV v))';
    expect(await prove(`${rowOf(n)}\n(assert (and ${isAllowed} (not ${isFound})))`)).toBe('unsat');
    expect(await prove(`${rowOf(n)}\n(assert ${isFound})`)).toBe('sat');
  });

  test('a row that begins with -2^20 would not be', async () => {
    expect(await prove(`${rowOf(20)}\n(assert (not (and (= foundU u) (= foundV v))))`)).toBe('sat');
  });
});
