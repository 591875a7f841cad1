/**
 * What instructions on general registers, flags and the stack do, each in one place. Source: SDM vol. 2, "Operation"
 * and "Flags Affected" of each instruction. PF and AF are not modelled.
 */
import { CONDITIONS } from './conditions.ts';
import { meaning, type Meaning } from './notation.ts';

const RESULT = 'ZF = eqz r; SF = sign r';

const sum = (carry: string): string =>
  `r, c = addcarryx ${carry}, to, from; OF = addoverflow to, from, r, c; CF = c; ${RESULT}`;
const difference = (borrow: string): string =>
  `r, c = subborrowx ${borrow}, to, from; OF = suboverflow to, from, r, c; CF = c; ${RESULT}`;

const PRODUCT = 'CF = unmodelled; OF = unmodelled; ZF = undefined; SF = undefined';

const ARITHMETIC: Readonly<Record<string, string>> = {
  'add to, from': `${sum('0')}; to = r`,
  'adc to, from': `${sum('CF')}; to = r`,
  'adcx to, from': 'to, CF = addcarryx CF, to, from',
  'adox to, from': 'to, OF = addcarryx OF, to, from',
  'sub cancels to, from': `${difference('0')}; to = r`,
  'sbb cancels to, from': `${difference('CF')}; to = r`,
  'cmp cancels to, from': difference('0'),
  'neg to': `r, c = subborrowx 0, 0, to; OF = suboverflow 0, to, r, c; CF = c; ${RESULT}; to = r`,
  'inc to': `r = add to, 1; s, c = addcarryx 0, to, 1; OF = addoverflow to, 1, s, c; ${RESULT}; to = r`,
  'dec to': `r = sub to, 1; s, c = subborrowx 0, to, 1; OF = suboverflow to, 1, s, c; ${RESULT}; to = r`,
  'mulx high, low, by': 'low, high = mulx rdx, by',
  'mul by':
    'when width = 8: refuse mul of 8 bits; rax, rdx = mulx by, rax; z = eqz rdx; CF = xor z, 1; OF = CF; ' +
    'ZF = undefined; SF = undefined',
  'imul by': 'refuse a signed product of two words',
  'imul to, by': `to = mul to, by; ${PRODUCT}`,
  'imul to, from, by': `to = mul from, by; ${PRODUCT}`,
};

const LOGIC = `CF = 0; OF = 0; ${RESULT}`;
const tested = (changed: string | null): string =>
  'k = place by; b = bit to, k; CF = b; OF = undefined; SF = undefined' +
  (changed === null ? '' : `; ${changed}; to = withbit to, k, n`);

const BITWISE: Readonly<Record<string, string>> = {
  'and to, from': `r = and to, from; ${LOGIC}; to = r`,
  'or to, from': `r = or to, from; ${LOGIC}; to = r`,
  'xor cancels to, from': `r = xor to, from; ${LOGIC}; to = r`,
  'test to, from': `r = and to, from; ${LOGIC}`,
  'andn to, inverted, from': `n = not inverted; r = and n, from; ${LOGIC}; to = r`,
  'not to': 'to = not to',
  'bswap to': 'to = bswap to',
  'movbe to, from': 'to = bswap from',
  'bzhi to, from, by':
    'k = index by; when k < width: r = low from, k; when k >= width: r = from; ' +
    `${LOGIC}; when k >= width: CF = 1; to = r`,
  'blsr to, from': `n = sub from, 1; r = and from, n; CF = eqz from; OF = 0; ${RESULT}; to = r`,
  'blsi to, from': `n = sub 0, from; r = and from, n; z = eqz from; CF = xor z, 1; OF = 0; ${RESULT}; to = r`,
  'blsmsk to, from': 'n = sub from, 1; r = xor from, n; CF = eqz from; OF = 0; ZF = 0; SF = sign r; to = r',
  'bt to, by': tested(null),
  'bts to, by': tested('n = 1'),
  'btr to, by': tested('n = 0'),
  'btc to, by': tested('n = xor b, 1'),
};

/** Counts are masked by processors; one of 0 leaves the flags. */
const COUNT = 'k = count by';
/** OF is defined for counts of 1 only. */
const OVERFLOW = 'when k = 1: OF = unmodelled; when k >= 2: OF = undefined';
const shifted = (op: string, out: string): string =>
  `when k = 0: to = to; when k != 0: r = ${op} to, k; when k != 0: CF = bit to, ${out}; ${OVERFLOW}; ` +
  'when k != 0: ZF = eqz r; when k != 0: SF = sign r; when k != 0: to = r';
const rotated = (by: string, out: string): string =>
  `when k = 0: to = to; when k != 0: r = ror to, ${by}; when k != 0: CF = bit r, ${out}; ${OVERFLOW}; ` +
  'when k != 0: to = r';
const doubled = (op: string, lo: string, hi: string, out: string): string =>
  `${COUNT}; when k = 0: to = to; when k != 0: r = ${op} ${lo}, ${hi}, k; when k != 0: CF = bit to, ${out}; ` +
  `${OVERFLOW}; when k != 0: ZF = eqz r; when k != 0: SF = sign r; when k != 0: to = r`;
const THROUGH = 'when k != 1: refuse a rotation through carry by more than one; OF = unmodelled';

const inPlace: Readonly<Record<string, string>> = {
  shl: shifted('shl', 'width-k'),
  shr: shifted('shr', 'k-1'),
  sar: shifted('sar', 'k-1'),
  rol: rotated('width-k', '0'),
  ror: rotated('k', 'width-1'),
  rcl: `${THROUGH}; c = sign to; r = shl to, 1; to = or r, CF; CF = c`,
  rcr: `${THROUGH}; c = bit to, 0; r = shr to, 1; t = shl CF, width-1; to = or r, t; CF = c`,
};

const SHIFTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(inPlace).flatMap(([name, body]) => [
      [`${name} to`, `k = count 1; ${body}`],
      [`${name} to, by`, `${COUNT}; ${body}`],
    ]),
  ),
  'shlx to, from, by': `${COUNT}; to = shl from, k`,
  'shrx to, from, by': `${COUNT}; to = shr from, k`,
  'sarx to, from, by': `${COUNT}; to = sar from, k`,
  'rorx to, from, by': `${COUNT}; to = ror from, k`,
  'shld to, from, by': doubled('shld', 'from', 'to', 'width-k'),
  'shrd to, from, by': doubled('shrd', 'to', 'from', 'k-1'),
};

const MOVES: Readonly<Record<string, string>> = {
  'mov to, from': 'to = from',
  'movzx to, from': 'to = zext from',
  'movsx to, from': 'to = sext from',
  'movsxd to, from': 'to = sext from',
  'cdqe ': 'rax = sext eax',
  'lea to, from': 'to = address from',
  'xchg a, b': 'a, b = b, a',
  'push from@64': 'push from',
  'pop to@64': 'to = pop',
  'leave ': 'rsp = rbp; rbp = pop',
  'clc ': 'CF = 0',
  'stc ': 'CF = 1',
  'cmc ': 'CF = xor CF, 1',
  'cld ': '',
  'nop ': '',
  'endbr64 ': '',
};

/** The bit of each condition, by all its names. */
const BITS: ReadonlyMap<string, string> = new Map(
  CONDITIONS.flatMap(({ names, program, isOpposite }) =>
    program === null ? [] : names.map((name) => [name, isOpposite ? `${program}; c = xor c, 1` : program] as const),
  ),
);

const CONDITIONAL: Readonly<Record<string, string>> = Object.fromEntries(
  CONDITIONS.flatMap(({ names, program, isOpposite }) =>
    program === null
      ? []
      : names.flatMap((name) => [
          [`cmov${name} to, from`, `${program}; to = cmovznz c, ${isOpposite ? 'from, to' : 'to, from'}`],
          [`set${name} to`, `${BITS.get(name)}; to = c`],
        ]),
  ),
);

/** Meanings by mnemonic, of every number of operands that it may have. */
const TABLE = new Map<string, Meaning[]>();
for (const [head, body] of Object.entries({ ...ARITHMETIC, ...BITWISE, ...SHIFTS, ...MOVES, ...CONDITIONAL })) {
  const [name] = head.split(' ', 1);
  TABLE.set(name, [...(TABLE.get(name) ?? []), meaning(head.slice(name.length).trim(), body)]);
}

/** Every mnemonic with a meaning. */
export const SCALAR_MNEMONICS: readonly string[] = [...TABLE.keys()];

/** What a mnemonic with operands on general registers means: of one number of operands, or undefined. */
export const scalarMeanings = (mnemonic: string): readonly Meaning[] => TABLE.get(mnemonic) ?? [];

const CONDITION_MEANINGS = new Map([...BITS].map(([name, program]) => [name, meaning('', program)]));

/** The program of a condition by one of its names, which makes the bit `c`; undefined for others, such as parity. */
export const conditionMeaning = (name: string): Meaning | undefined => CONDITION_MEANINGS.get(name);
