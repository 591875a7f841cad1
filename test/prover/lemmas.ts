import type { RuleName } from '../../src/prover/algebra/rules.ts';

/**
 * A cross-check on every rule: z3 proves each as a lemma, for all integers where it is about floors and bounds (with
 * small k, j and n) and for all words of a small width where it is about bits. The rules are restated here by hand, not
 * derived from the code.
 */
export interface Lemma {
  readonly variables: readonly string[];
  /** Declared instead of integers. */
  readonly width?: number;
  readonly assume?: readonly string[];
  readonly show: string;
}

const shifts = [1, 2, 3, 5];
const pairs = shifts.flatMap((k) => shifts.map((j) => [k, j] as const));
const factors = [1, 2, 3, 7];
export const F = (k: number, e: string): string => `(div ${e} ${2 ** k})`;
export const plus = (a: string, b: string): string => `(+ ${a} ${b})`;
export const times = (n: number, a: string): string => `(* ${n < 0 ? `(- ${-n})` : n} ${a})`;
export const within = (a: string, x: string, b: string): string => `(and (<= ${a} ${x}) (<= ${x} ${b}))`;
const bit = (b: string): string => within('0', b, '1');
const beside = { variables: ['d', 'e'], assume: [within('(- 1)', 'e', '0')] };
const ite = (c: string, x: string, y: string): string => `(ite (= ${c} 1) ${x} ${y})`;
const max = (a: string, b: string): string => `(ite (>= ${a} ${b}) ${a} ${b})`;
export const min = (a: string, b: string): string => `(ite (<= ${a} ${b}) ${a} ${b})`;
const ceil = (a: string, n: number): string => `(- (div (- ${a}) ${n}))`;
const all = (...claims: string[]): string => `(and ${claims.join(' ')} true)`;

/** Words of this many bits, and constants of that width. */
const WIDTH = 6;
export const c = (x: number, width = WIDTH): string => `(_ bv${x} ${width})`;
export const bv = { width: WIDTH };
const bvBit = (b: string): string => `(bvule ${b} ${c(1)})`;
const bvIte = (b: string, x: string, y: string): string => `(ite (= ${b} ${c(1)}) ${x} ${y})`;
const cuts = [1, 2, 3].flatMap((n) => [0, 1, 2].map((j) => [n, j] as const));
const sizes = [1, 2, 3, 4, 5];

export const LEMMAS: Readonly<Record<RuleName, readonly Lemma[]>> = {
  comparedCarry: shifts.map((k) => ({
    variables: ['E', 'H', 'c'],
    assume: [
      bit('H'),
      '(>= c 0)',
      `(or ${bit('c')} (< E ${2 ** k}))`,
      `(< (- E ${times(2 ** k, 'H')}) ${2 ** k})`,
      within('0', '(- E c)', `${2 ** k - 1}`),
    ],
    show: `(= (ite (= (- E ${times(2 ** k, 'H')}) 0) c (- H ${F(k, 'E')})) H)`,
  })),
  constant: shifts.map((k) => ({
    variables: ['E', 'a', 'b'],
    assume: [within('a', 'E', 'b'), `(= ${F(k, 'a')} ${F(k, 'b')})`],
    show: `(= ${F(k, 'E')} ${F(k, 'a')})`,
  })),
  pullOut: shifts.map((k) => ({
    variables: ['E', 'M'],
    show: `(= ${F(k, plus('E', times(2 ** k, 'M')))} ${plus('M', F(k, 'E'))})`,
  })),
  wrapped: shifts.map((k) => ({
    variables: ['E', 'M', 'a', 'b'],
    assume: [within('a', 'E', 'b')],
    show: within(plus(F(k, 'a'), 'M'), F(k, plus('E', times(2 ** k, 'M'))), plus(F(k, 'b'), 'M')),
  })),
  sign: shifts.map((k) => ({ ...beside, show: `(= ${F(k, plus(times(2 ** k, 'd'), 'e'))} ${plus('d', 'e')})` })),
  cancel: pairs
    .filter(([k, j]) => j <= k)
    .map(([k, j]) => ({
      variables: ['H', 'c'],
      show: `(= ${F(k, plus(times(2 ** j, 'H'), 'c'))} ${F(k - j, plus('H', F(j, 'c')))})`,
    })),
  nest: pairs.map(([k, j]) => ({
    variables: ['E', 'G'],
    show: `(= ${F(k, plus('E', F(j, 'G')))} ${F(k + j, plus(times(2 ** j, 'E'), 'G'))})`,
  })),
  drop: pairs
    .filter(([k, j]) => j <= k)
    .map(([k, j]) => ({
      variables: ['H', 'R'],
      assume: [within('0', 'R', `${2 ** j - 1}`)],
      show: `(= ${F(k, plus(times(2 ** j, 'H'), 'R'))} ${F(k - j, 'H')})`,
    })),
  ceiling: shifts.map((k) => ({ variables: ['X'], show: `(= ${F(k, '(- X)')} (- (- 1) ${F(k, '(- X 1)')}))` })),
  interval: [
    {
      variables: ['X', 'Y', 'a', 'b', 'c', 'd'],
      assume: [within('a', 'X', 'b'), within('c', 'Y', 'd')],
      show: within(plus('a', 'c'), plus('X', 'Y'), plus('b', 'd')),
    },
    ...[-3, -1, 2].map((n) => ({
      variables: ['X', 'a', 'b'],
      assume: [within('a', 'X', 'b')],
      show:
        n > 0
          ? within(times(n, 'a'), times(n, 'X'), times(n, 'b'))
          : within(times(n, 'b'), times(n, 'X'), times(n, 'a')),
    })),
    productBounds(),
  ],
  propagate: factors.map((n) => ({
    variables: ['X', 'R', 'l', 'u', 'r', 's'],
    assume: [within('l', plus(times(n, 'X'), 'R'), 'u'), within('r', 'R', 's')],
    show: within(ceil('(- l s)', n), 'X', `(div (- u r) ${n})`),
  })),
  factors: [
    {
      variables: ['X', 'Y'],
      assume: ['(or (>= (* X Y) 1) (<= (* X Y) (- 1)))'],
      show: all('(=> (>= X 0) (>= X 1))', '(=> (<= X 0) (<= X (- 1)))', '(=> (>= Y 0) (>= Y 1))'),
    },
  ],
  multiple: factors.map((n) => ({
    variables: ['X', 'l', 'u', 'v'],
    assume: [within('l', times(n, 'X'), 'u'), '(<= X v)'],
    show: all(within(ceil('l', n), 'X', `(div u ${n})`), `(<= ${times(n, 'X')} ${times(n, 'v')})`),
  })),
  relax: shifts.map((k) => ({ variables: ['E'], show: within(`(- E ${2 ** k - 1})`, times(2 ** k, F(k, 'E')), 'E') })),
  group: shifts.map((k) => ({
    variables: ['E'],
    show: within('0', `(- E ${times(2 ** k, F(k, 'E'))})`, `${2 ** k - 1}`),
  })),
  fold: pairs.flatMap(([k, n]) =>
    [n, 0].map((m) => ({
      variables: ['L', 'M', 'H', 'h', 'w'],
      assume: [within('0', 'L', 'w'), '(>= M 0)'],
      show: all(
        `(=> (<= H h) (<= (+ L ${times(m, 'H')}) ` +
          `${max(`(+ L M ${times(2 ** k, 'H')} ${times(m - 2 ** k, 'h')})`, `(+ w ${times(m, '(- h 1)')})`)}))`,
        `(=> (>= H h) (>= (+ L ${times(m, 'H')}) ` +
          `${min(`(+ L ${times(2 ** k, 'H')} ${times(m - 2 ** k, 'h')})`, times(m, '(+ h 1)'))}))`,
      ),
    })),
  ),
  split: [{ variables: ['b', 'p', 'q'], assume: [bit('b')], show: `(<= ${ite('b', 'q', 'p')} ${max('p', 'q')})` }],
  parts: shifts.map((k) => ({
    variables: ['P', 'Q', 'p', 'q'],
    assume: ['(<= P p)', '(<= Q q)'],
    show: all(`(<= ${plus('P', 'Q')} ${plus('p', 'q')})`, `(<= ${plus(F(k, 'P'), 'Q')} ${plus(F(k, 'p'), 'q')})`),
  })),
  block: shifts.map((k) => ({
    variables: ['E', 'v'],
    show: `(= (= ${F(k, 'E')} v) ${within(times(2 ** k, 'v'), 'E', `(- ${times(2 ** k, plus('v', '1'))} 1)`)})`,
  })),
  words: shifts.map((n) => ({
    variables: ['L', 'H', 'u'],
    assume: [within('0', 'L', `${2 ** n - 1}`), '(>= H 0)', `(<= ${plus('L', times(2 ** n, 'H'))} u)`],
    show: all(`(<= H (div u ${2 ** n}))`, '(<= L u)'),
  })),
  solve: [1, -1].map((n) => ({
    variables: ['X', 'R', 'v'],
    assume: [`(= ${plus(times(n, 'X'), 'R')} v)`],
    show: `(= X ${times(n, '(- v R)')})`,
  })),
  eliminate: [1, -1].flatMap((n) =>
    factors.map((c) => ({
      variables: ['M', 'R', 'S'],
      assume: [`(= ${plus(times(n, 'M'), 'R')} 0)`],
      show: `(= ${plus(times(c, 'M'), 'S')} (- S ${times(c * n, 'R')}))`,
    })),
  ),
  opposite: [1, -1].flatMap((n) =>
    factors.map((c) => ({
      variables: ['X', 'Y'],
      assume: [`(= X ${times(n, 'Y')})`],
      show: `(= ${times(c, 'X')} ${times(c * n, 'Y')})`,
    })),
  ),
  wrap: shifts.map((n) => ({
    variables: ['X', 'Y', 'M'],
    assume: [within('0', 'X', `${2 ** n - 1}`), within('0', 'Y', `${2 ** n - 1}`), `(= (- X Y) ${times(2 ** n, 'M')})`],
    show: '(= X Y)',
  })),
  name: shifts.map((k) => ({
    variables: ['N', 'E', 'a', 'b'],
    assume: ['(= N E)', within('a', 'E', 'b')],
    show: all(within('a', 'N', 'b'), `(= ${F(k, plus('E', '1'))} ${F(k, plus('N', '1'))})`),
  })),
  substitute: shifts.map((k) => ({
    variables: ['X', 'Y', 'Z'],
    assume: ['(= X Y)'],
    show: `(= ${plus(F(k, 'X'), times(3, 'Z'))} ${plus(F(k, 'Y'), times(3, 'Z'))})`,
  })),
  residue: factors.slice(1).flatMap((m) =>
    [0, 1, 5].map((r) => ({
      variables: ['X'],
      show: `(= (mod ${times(3 * m + r, 'X')} ${m}) (mod ${times(r, 'X')} ${m}))`,
    })),
  ),
  idempotent: [{ variables: ['b'], assume: [bit('b')], show: '(= (* b b) b)' }],
  choose: [{ variables: ['c', 'X', 'Y'], assume: [bit('c')], show: `(= ${ite('c', 'X', 'Y')} (+ Y (* c (- X Y))))` }],
  chooseOpposite: [
    {
      variables: ['c', 'X', 'Y'],
      assume: [bit('c')],
      show: all(`(= ${ite('c', 'X', 'Y')} ${ite('(- 1 c)', 'Y', 'X')})`, `(= ${ite('c', 'X', 'X')} X)`),
    },
  ],
  maskBit: factors.map((n) => ({ variables: ['X'], assume: [within('0', times(n, 'X'), `${n}`)], show: bit('X') })),
  zeroOrBorrow: shifts.map((n) => ({
    variables: ['E'],
    assume: [within(`(- ${2 ** n - 1})`, 'E', `${2 ** n - 1}`)],
    show: bit(`(- (ite (= (- E ${times(2 ** n, F(n, 'E'))}) 0) 1 0) ${F(n, 'E')})`),
  })),
  isZero: [
    ...factors.map((n) => ({
      variables: ['b', 'X', 'l', 'u'],
      assume: [bit('b'), within('l', 'X', 'u'), '(or (> l 0) (< u 0))'],
      show: all(
        '(= (ite (= b 0) 1 0) (- 1 b))',
        `(= (ite (= ${times(n, 'b')} 0) 1 0) (- 1 b))`,
        '(= (ite (= X 0) 1 0) 0)',
      ),
    })),
    ...shifts.map((k) => ({
      variables: ['X'],
      assume: [within('0', 'X', `${2 ** k - 1}`)],
      show: all(`(= (ite (= X 0) 1 0) (- ${F(k, '(- X 1)')}))`, '(<= (- 1 (ite (= X 0) 1 0)) X)'),
    })),
  ],
  zeroOfCut: shifts.map((n) => ({
    variables: ['E', 'M'],
    assume: [
      within(`(- ${2 ** n - 1})`, 'E', `${2 ** n - 1}`),
      within('0', `(- E ${times(2 ** n, 'M')})`, `${2 ** n - 1}`),
    ],
    show: `(= (= (- E ${times(2 ** n, 'M')}) 0) (= E 0))`,
  })),
  knownZero: [
    {
      variables: ['X', 'b'],
      assume: ['(= b (ite (= X 0) 1 0))'],
      show: all(
        '(=> (= b 1) (= X 0))',
        '(=> (and (= b 0) (>= X 0)) (>= X 1))',
        '(=> (and (= b 0) (<= X 0)) (<= X (- 1)))',
      ),
    },
  ],
  atMost: shifts.map((n) => ({
    variables: ['E'],
    assume: [within(`(- ${2 ** n - 1})`, 'E', `${2 ** n - 1}`)],
    show: `(= (- (ite (= E 0) 1 0) ${F(n, 'E')}) (- ${F(n, '(- E 1)')}))`,
  })),
  sameZero: [
    {
      ...bv,
      variables: ['X', 'Y'],
      show: all(`(= (= (bvxor X Y) ${c(0)}) (= X Y))`, `(= (= (bvor X Y) ${c(0)}) (and (= X ${c(0)}) (= Y ${c(0)})))`),
    },
  ],
  andOnes: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y'],
    assume: [`(bvult X ${c(2 ** n)})`],
    show:
      `(= (= (bvand X Y) ${c(2 ** n - 1)}) ` +
      `(and (= X ${c(2 ** n - 1)}) (= (bvurem Y ${c(2 ** n)}) ${c(2 ** n - 1)})))`,
  })),
  orZero: [
    {
      ...bv,
      variables: ['X', 'Y'],
      assume: [`(bvult X ${c(2 ** (WIDTH - 1))})`, `(bvult Y ${c(2 ** (WIDTH - 1))})`],
      show: `(= (= (bvor X Y) ${c(0)}) (= (bvadd X Y) ${c(0)}))`,
    },
  ],
  bothAtLeast: [
    {
      ...bv,
      variables: ['X', 'Y', 'V'],
      assume: ['(bvuge (bvand X Y) V)'],
      show: all('(bvuge X V)', '(bvuge Y V)'),
    },
  ],
  xorKnown: [
    {
      ...bv,
      variables: ['X', 'Y', 'V'],
      assume: ['(= (bvxor X Y) V)'],
      show: all('(= X (bvxor Y V))', `(=> (= V ${c(0)}) (= X Y))`),
    },
  ],
  maskedJoined: [
    {
      ...bv,
      variables: ['X', 'Y', 'M'],
      show: all(...['bvor', 'bvand', 'bvxor'].map((op) => `(= (bvand (${op} X Y) M) (${op} (bvand X M) (bvand Y M)))`)),
    },
    { ...bv, variables: ['X', 'N', 'M'], show: '(= (bvand (bvand X N) M) (bvand X (bvand N M)))' },
  ],
  joined: [
    { ...bv, variables: ['X', 'Y'], show: all('(bvule X (bvor X Y))', `(= (= (bvor X Y) ${c(0)}) (= X Y ${c(0)}))`) },
    ...factors.map((n) => ({
      variables: ['X', 'Y'],
      assume: ['(>= X 0)', '(>= Y 0)', `(>= ${plus('X', times(n, 'Y'))} 1)`],
      show: all(`(>= ${plus(times(n, 'X'), 'Y')} 1)`, `(>= ${plus(times(3, 'X'), times(n, 'Y'))} ${Math.min(3, n)})`),
    })),
  ],
  same: [
    {
      ...bv,
      variables: ['X'],
      show: all(
        '(= (bvand X X) X)',
        '(= (bvor X X) X)',
        `(= (bvxor X X) ${c(0)})`,
        `(= (bvxor X ${c(0)}) X)`,
        `(= (bvand X ${c(0)}) ${c(0)})`,
      ),
    },
  ],
  andRun: cuts.map(([n, j]) => ({
    ...bv,
    variables: ['X'],
    show:
      `(= (bvand X ${c((2 ** n - 1) * 2 ** j)}) (bvmul ${c(2 ** j)} (bvurem (bvudiv X ${c(2 ** j)}) ` +
      `${c(2 ** n)})))`,
  })),
  andRuns: [
    {
      ...bv,
      variables: ['X', 'M', 'N'],
      assume: [`(= (bvand M N) ${c(0)})`],
      show: all(
        '(= (bvand X (bvadd M N)) (bvadd (bvand X M) (bvand X N)))',
        '(bvule (bvand X (bvadd M N)) (bvadd M N))',
        '(bvule (bvand X (bvadd M N)) X)',
      ),
    },
  ],
  andMask: [
    ...factors.map((n) => ({
      ...bv,
      variables: ['b', 'X'],
      assume: [bvBit('b')],
      show: `(= (bvand (bvmul ${c(n)} b) X) ${bvIte('b', `(bvand ${c(n)} X)`, c(0))})`,
    })),
    ...sizes.map((n) => ({
      ...bv,
      variables: ['X'],
      assume: [`(bvule X ${c(2 ** n - 1)})`],
      show: `(= (bvand ${c(2 ** n - 1)} X) X)`,
    })),
  ],
  andBits: [{ ...bv, variables: ['b', 'c'], assume: [bvBit('b'), bvBit('c')], show: '(= (bvand b c) (bvmul b c))' }],
  andProduct: factors
    .map((n) => ({
      ...bv,
      variables: ['b', 'c'],
      assume: [bvBit('b'), bvBit('c')],
      show: `(= (bvand (bvmul ${c(n)} b) (bvmul ${c(n)} c)) (bvmul ${c(n)} (bvmul b c)))`,
    }))
    .concat(
      sizes.map((j) => ({
        ...bv,
        variables: ['b', 'X'],
        assume: [bvBit('b')],
        show: `(= (bvand (bvmul ${c(2 ** j - 1)} b) X) (bvand (bvmul ${c(2 ** j - 1)} b) (bvand ${c(2 ** j - 1)} X)))`,
      })),
    ),
  orProduct: factors
    .map((n) => ({
      ...bv,
      variables: ['b', 'c'],
      assume: [bvBit('b'), bvBit('c')],
      show:
        `(= (bvor (bvmul ${c(n)} b) (bvmul ${c(n)} c)) ` +
        `(bvsub ${c(n)} (bvmul ${c(n)} (bvmul (bvsub ${c(1)} b) (bvsub ${c(1)} c)))))`,
    }))
    .concat(
      sizes.map((j) => ({
        ...bv,
        variables: ['X', 'Y'],
        assume: ['X', 'Y'].map((x) => `(bvule ${x} ${c(2 ** j - 1)})`),
        show:
          `(= (bvor X Y) (bvsub ${c(2 ** j - 1)} ` + `(bvand (bvsub ${c(2 ** j - 1)} X) (bvsub ${c(2 ** j - 1)} Y))))`,
      })),
    ),
  andCovering: [
    {
      ...bv,
      variables: ['b', 'c'],
      assume: [bvBit('b'), bvBit('c'), `(bvuge (bvadd b c) ${c(1)})`],
      show: `(= (bvand b c) (bvsub (bvadd b c) ${c(1)}))`,
    },
  ],
  andInverted: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y'],
    assume: [`(bvult X ${c(2 ** n)})`, `(= Y (bvadd (bvsub X ${c(1)}) (ite (= X ${c(0)}) ${c(2 ** n)} ${c(0)})))`],
    show:
      `(= (bvudiv (bvand (bvsub ${c(2 ** n - 1)} X) Y) ${c(2 ** (n - 1))}) ` + `(ite (= X ${c(0)}) ${c(1)} ${c(0)}))`,
  })),
  andTops: [
    ...shifts.map((n) => ({
      variables: ['X', 'Y'],
      assume: [within('0', 'X', `${2 ** n - 1}`), `(= Y (- X 1 ${times(2 ** n, F(n, '(- X 1)'))}))`],
      show: all(
        `(= (ite (and (= ${F(n - 1, 'Y')} 1) (= (- 1 ${F(n - 1, 'X')}) 1)) 1 0) (- ${F(n, '(- X 1)')}))`,
        `(= (- ${F(n, '(- X 1)')}) (ite (= X 0) 1 0))`,
        within('0', F(n - 1, 'Y'), '1'),
      ),
    })),
    ...factors.map((n) => ({
      ...bv,
      variables: ['b', 'c'],
      assume: [bvBit('b'), bvBit('c')],
      show: all(
        `(= (bvand (bvmul ${c(n)} b) (bvmul ${c(n)} c)) (bvmul ${c(n)} (bvand b c)))`,
        `(= (bvor b c) (bvsub ${c(1)} (bvand (bvsub ${c(1)} b) (bvsub ${c(1)} c))))`,
      ),
    })),
  ],
  topInverted: shifts.map((n) => ({
    variables: ['X'],
    assume: [within('0', 'X', `${2 ** n - 1}`)],
    show: `(= ${F(n - 1, `(- ${2 ** n - 1} X)`)} (- 1 ${F(n - 1, 'X')}))`,
  })),
  orDisjoint: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y'],
    assume: [`(= (bvurem X ${c(2 ** n)}) ${c(0)})`, `(bvult Y ${c(2 ** n)})`],
    show: '(= (bvor X Y) (bvadd X Y))',
  })),
  orBits: [
    {
      ...bv,
      variables: ['b', 'c'],
      assume: [bvBit('b'), bvBit('c'), bvBit('(bvadd b c)')],
      show: '(= (bvor b c) (bvadd b c))',
    },
  ],
  orOfBit: factors.flatMap((m) =>
    factors.map((n) => ({
      ...bv,
      variables: ['b'],
      assume: [bvBit('b')],
      show: `(= (bvor (bvmul ${c(m)} b) (bvmul ${c(n)} b)) (bvmul ${c(m | n)} b))`,
    })),
  ),
  orOpposite: [1, 2, 3, 4, 5].map((n) => ({
    ...bv,
    variables: ['X', 'Y'],
    assume: [
      `(bvult X ${c(2 ** n)})`,
      `(bvult Y ${c(2 ** n)})`,
      `(= (bvadd X Y) (ite (= X ${c(0)}) ${c(0)} ${c(2 ** n)}))`,
    ],
    show: `(= (bvudiv (bvor X Y) ${c(2 ** (n - 1))}) (ite (= X ${c(0)}) ${c(0)} ${c(1)}))`,
  })),
  orCovering: sizes.map((n) => ({
    ...bv,
    variables: ['X'],
    assume: [`(bvult X ${c(2 ** n)})`],
    show: `(= (bvor X ${c(2 ** n - 1)}) ${c(2 ** n - 1)})`,
  })),
  topJoined: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y'],
    show: all(
      ...['bvand', 'bvor'].map(
        (op) => `(= (bvlshr (${op} X Y) ${c(n)}) (${op} (bvlshr X ${c(n)}) (bvlshr Y ${c(n)})))`,
      ),
    ),
  })),
  orOfBytes: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y', 'b', 'c'],
    assume: ['X', 'Y']
      .map((x) => `(= (bvurem ${x} ${c(2 ** n)}) ${c(0)})`)
      .concat(['b', 'c'].map((x) => `(bvult ${x} ${c(2 ** n)})`)),
    show: '(= (bvor (bvadd X b) (bvadd Y c)) (bvadd (bvor X Y) (bvor b c)))',
  })),
  andOfBytes: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y', 'b', 'c'],
    assume: ['X', 'Y']
      .map((x) => `(= (bvurem ${x} ${c(2 ** n)}) ${c(0)})`)
      .concat(['b', 'c'].map((x) => `(bvult ${x} ${c(2 ** n)})`)),
    show: '(= (bvand (bvadd X b) (bvadd Y c)) (bvadd (bvand X Y) (bvand b c)))',
  })),
  xorOfBytes: sizes.map((n) => ({
    ...bv,
    variables: ['X', 'Y', 'b', 'c'],
    assume: ['X', 'Y']
      .map((x) => `(= (bvurem ${x} ${c(2 ** n)}) ${c(0)})`)
      .concat(['b', 'c'].map((x) => `(bvult ${x} ${c(2 ** n)})`)),
    show: '(= (bvxor (bvadd X b) (bvadd Y c)) (bvadd (bvxor X Y) (bvxor b c)))',
  })),
  partsOfWord: shifts.map((n) => ({
    variables: ['M', 'E'],
    show: all(
      `(= ${plus(times(2 ** n, 'M'), 'E')} ` +
        `${plus(times(2 ** n, plus('M', F(n, 'E'))), `(- E ${times(2 ** n, F(n, 'E'))})`)})`,
      within('0', `(- E ${times(2 ** n, F(n, 'E'))})`, `${2 ** n - 1}`),
    ),
  })),
  orOrder: [
    {
      ...bv,
      variables: ['X', 'Y', 'Z'],
      show: all('(= (bvor X Y) (bvor Y X))', '(= (bvor (bvor X Y) Z) (bvor X (bvor Y Z)))'),
    },
  ],
  orSelected: [
    {
      ...bv,
      variables: ['b', 'X', 'Y'],
      assume: [bvBit('b')],
      show: `(= (bvor ${bvIte('b', 'X', c(0))} ${bvIte('b', c(0), 'Y')}) ${bvIte('b', 'X', 'Y')})`,
    },
  ],
  xorOnes: sizes.map((n) => ({
    ...bv,
    variables: ['X'],
    assume: [`(bvult X ${c(2 ** n)})`],
    show: `(= (bvxor X ${c(2 ** n - 1)}) (bvsub ${c(2 ** n - 1)} X))`,
  })),
  xorBits: [
    { assume: bvBit('(bvadd b c)'), is: '(bvadd b c)' },
    { assume: '(bvule b c)', is: '(bvsub c b)' },
    { assume: `(bvuge (bvadd b c) ${c(1)})`, is: `(bvsub ${c(2)} (bvadd b c))` },
  ].map(({ assume, is }) => ({
    ...bv,
    variables: ['b', 'c'],
    assume: [bvBit('b'), bvBit('c'), assume],
    show: `(= (bvxor b c) ${is})`,
  })),
  xorTwice: [{ ...bv, variables: ['X', 'Y'], show: '(= (bvxor X (bvxor X Y)) Y)' }],
  xorSelected: [
    {
      ...bv,
      variables: ['b', 'X', 'Y', 'Z'],
      assume: [bvBit('b')],
      show: `(= (bvxor X ${bvIte('b', 'Y', 'Z')}) ${bvIte('b', '(bvxor X Y)', '(bvxor X Z)')})`,
    },
  ],
  xorMask: sizes.map((n) => ({
    ...bv,
    variables: ['b', 'X'],
    assume: [bvBit('b'), `(bvult X ${c(2 ** n)})`],
    show: `(= (bvxor (bvmul ${c(2 ** n - 1)} b) X) ${bvIte('b', `(bvsub ${c(2 ** n - 1)} X)`, 'X')})`,
  })),
  bitwise: [
    { ...bv, variables: ['X', 'Y'], show: all('(bvule (bvand X Y) X)', '(bvule (bvand X Y) Y)') },
    ...sizes.map((n) => ({
      ...bv,
      variables: ['X', 'Y'],
      assume: [`(bvult X ${c(2 ** n)})`, `(bvult Y ${c(2 ** n)})`],
      show: all(`(bvult (bvor X Y) ${c(2 ** n)})`, `(bvult (bvxor X Y) ${c(2 ** n)})`),
    })),
  ],
  quotient: [3, 5, 7].map((n) => ({
    variables: ['X'],
    show: within('0', `(- X ${times(n, `(div X ${n})`)})`, `${n - 1}`),
  })),
  cutFrom: [3, 4, 5].map((n) => ({
    ...bv,
    variables: ['E'],
    assume: [`(bvsge E (bvneg ${c(2 ** (n - 1))}))`, `(bvslt E ${c(2 ** (n - 1))})`],
    show:
      `(and (= ((_ sign_extend ${WIDTH - n}) ((_ extract ${n - 1} 0) E)) E) (= ((_ zero_extend ${WIDTH - 1}) ` +
      `((_ extract ${n - 1} ${n - 1}) E)) (bvneg (bvashr E ${c(n)}))))`,
  })),
  beyond: [2, 3, 4].map((j) => ({
    ...bv,
    variables: ['E'],
    assume: [`(bvsge E (bvneg ${c(2 ** j)}))`, `(bvslt E ${c(2 ** j)})`],
    show: `(= (bvashr E ${c(j + 1)}) (bvashr E ${c(j)}))`,
  })),
  signed: [3, 4, 5].map((n) => ({
    ...bv,
    variables: ['X'],
    assume: [`(bvult X ${c(2 ** n)})`],
    show:
      `(= ((_ sign_extend ${WIDTH - n}) ((_ extract ${n - 1} 0) X)) (bvsub X (bvmul ${c(2 ** n)} (bvudiv X ` +
      `${c(2 ** (n - 1))}))))`,
  })),
};

/** Signed words of 4 bits in products of 12, for products of integers are beyond what z3 decides. */
function productBounds(): Lemma {
  const wide = (x: string): string => `((_ sign_extend 8) ((_ extract 3 0) ${x}))`;
  const product = (x: string, y: string): string => `(bvmul ${wide(x)} ${wide(y)})`;
  const corners = ['a', 'b'].flatMap((x) => ['c', 'd'].map((y) => product(x, y)));
  const ordered = (x: string, y: string): string => `(bvsle ${wide(x)} ${wide(y)})`;
  return {
    width: 4,
    variables: ['X', 'Y', 'a', 'b', 'c', 'd'],
    assume: [ordered('a', 'X'), ordered('X', 'b'), ordered('c', 'Y'), ordered('Y', 'd')],
    show: all(
      `(or ${corners.map((corner) => `(bvsle ${product('X', 'Y')} ${corner})`).join(' ')})`,
      `(or ${corners.map((corner) => `(bvsge ${product('X', 'Y')} ${corner})`).join(' ')})`,
    ),
  };
}
