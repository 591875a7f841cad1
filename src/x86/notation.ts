/**
 * The notation of meanings: what an instruction does, as a short program of word IR.
 *
 *     adc to, from
 *     r, c = addcarryx CF, to, from; OF = addoverflow to, from, r, c; CF = c; ZF = eqz r; SF = sign r; to = r
 *
 * The head names the operands in Intel order. Statements have names on the left, an operation on the right, or names
 * alone, which are moved without being looked at. Names are operands, flags, registers that the instruction implies
 * (`rax`, as wide as its operands; `eax`), and words of the program itself. `undefined` is a flag that may not be read,
 * `unmodelled` one that the manual defines and nobody here computes. `k = count by` is a number that must be known: it
 * is an argument of shifts, alone or as `width-k`, and in front of statements that are executed `when k != 0`.
 */
export type Flag = 'carry' | 'overflow' | 'zero' | 'sign';

export type RegisterName = 'rax' | 'rdx' | 'rsp' | 'rbp';

/** What a name of a program stands for; its index is its slot. */
type Slot =
  | { readonly kind: 'operand'; readonly index: number; readonly isOfOwnWidth: boolean }
  /** Without a width, as wide as the operands. */
  | { readonly kind: 'register'; readonly name: RegisterName; readonly width: number | null }
  | { readonly kind: 'flag'; readonly flag: Flag; readonly letter: string }
  | { readonly kind: 'constant'; readonly value: bigint }
  | { readonly kind: 'undefined' | 'unmodelled' | 'own' };

/** Of the width of the instruction, and its number `k`. */
type Count<T> = (width: number, k: number) => T;

export interface Statement {
  readonly when: Count<boolean> | null;
  /** Slots. */
  readonly outs: readonly number[];
  /** Empty for moves. */
  readonly op: string;
  readonly ins: readonly number[];
  /** By how much is shifted, or which bit is meant. */
  readonly amount: Count<number>;
  /** Why a form is refused. */
  readonly reason: string;
  /** Whether all that comes of it are flags and words for these, so that it waits until they are read. */
  readonly isLazy: boolean;
  /** Whether all that goes in are bits, so that logic of bits is meant. */
  readonly isOfBits: boolean;
}

/** One instruction of a number of operands. */
export interface Meaning {
  readonly slots: readonly Slot[];
  readonly operandCount: number;
  /** The operands that say how wide the instruction is, by index, or its width. */
  readonly width: number | readonly number[];
  /** Slots of registers and operands that are read. */
  readonly reads: readonly number[];
  /** Whether nothing of its operands is in what comes of it if both are the same register. */
  readonly cancels: boolean;
  readonly statements: readonly Statement[];
  /** The slot of the word `c`, which is the bit of a condition; -1 without. */
  readonly bit: number;
  /** The flags that it reads and writes, by their letters; those that it leaves undefined are written. */
  readonly flags: { readonly reads: string; readonly writes: string };
}

/** A statement as it is written. */
interface Written {
  readonly when: string;
  readonly outs: readonly string[];
  readonly op: string;
  readonly ins: readonly string[];
  readonly amount: string;
}

const FLAGS: Readonly<Record<string, Flag>> = { CF: 'carry', OF: 'overflow', ZF: 'zero', SF: 'sign' };
const REGISTERS: Readonly<Record<string, readonly [RegisterName, width: number | null]>> = {
  rax: ['rax', null],
  rdx: ['rdx', null],
  rsp: ['rsp', null],
  rbp: ['rbp', null],
  eax: ['rax', 32],
};
/** Operations that make the number k. */
export const AMOUNTS: readonly string[] = ['count', 'index', 'place'];
/** Operations whose operands are not read. */
const UNREAD = [...AMOUNTS, 'address'];
/** Which argument of an operation is a number. */
const AMOUNT_OF: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['shl', 'shr', 'sar', 'ror', 'bit', 'low', 'withbit'].map((op) => [op, 1])),
  shld: 2,
  shrd: 2,
};
export const LOGIC: readonly string[] = ['and', 'or', 'xor', 'not'];
const BITS = ['eqz', 'sign', 'bit', 'addoverflow', 'suboverflow'];

/** A meaning by its text: `head` has the operands, perhaps behind `cancels`, and perhaps a width such as `@64`. */
export function meaning(head: string, body: string): Meaning {
  const [left, fixed] = head.split('@');
  const operands = listed(left.replace(/^cancels /, ''));
  const written = body.split(';').flatMap((text) => (text.trim() === '' ? [] : [statement(text)]));
  const insOf = (...ops: readonly string[]): string[] =>
    written.flatMap(({ op, ins }) => (ops.includes(op) ? ins : []));
  const [unread, own] = [insOf(...UNREAD), insOf('sext', 'zext')];
  const isSized = (name: string): boolean => !unread.includes(name) && !own.includes(name);
  const names = [
    ...new Set([...operands, ...written.flatMap(({ op, outs, ins }) => (op === 'refuse' ? [] : [...outs, ...ins]))]),
  ];
  const slots = names.map((name) => slotOf(name, operands.indexOf(name), own.includes(name)));
  const isPlace = (name: string): boolean => operands.includes(name) || name in REGISTERS;
  const first = names.filter((name) => isReadFirst(name, written));
  const flags = Object.keys(FLAGS);
  return {
    slots,
    operandCount: operands.length,
    width:
      fixed !== undefined
        ? Number(fixed)
        : operands.length === 0
          ? 64
          : operands.flatMap((name, i) => (isSized(name) ? [i] : [])),
    reads: first.filter(isPlace).map((name) => names.indexOf(name)),
    cancels: left.startsWith('cancels '),
    statements: compiled(written, names, isPlace),
    bit: names.indexOf('c'),
    flags: {
      reads: lettersOf(flags.filter((flag) => first.includes(flag))),
      writes: lettersOf(flags.filter((flag) => written.some(({ outs }) => outs.includes(flag)))),
    },
  };
}

const lettersOf = (flags: readonly string[]): string => flags.map(([letter]) => letter).join('');

const listed = (text: string): string[] => text.split(',').flatMap((s) => (s.trim() === '' ? [] : [s.trim()]));

function statement(text: string): Written {
  const [, when = '', outs = '', rest = ''] = /^\s*(?:when ([^:]*): )?(?:([\w, ]+) = )?(.*?)\s*$/.exec(text) ?? [];
  const [, op, list] = rest === 'pop' ? ['', 'pop', ''] : (/^([a-z]\w*) (.*)$/.exec(rest) ?? ['', '', rest]);
  const at = AMOUNT_OF[op];
  const ins = listed(list);
  return { when, outs: listed(outs), op, ins: ins.filter((_, i) => i !== at), amount: at === undefined ? '' : ins[at] };
}

function slotOf(name: string, index: number, isOfOwnWidth: boolean): Slot {
  if (index >= 0) return { kind: 'operand', index, isOfOwnWidth };
  if (name in REGISTERS) return { kind: 'register', name: REGISTERS[name][0], width: REGISTERS[name][1] };
  if (name in FLAGS) return { kind: 'flag', flag: FLAGS[name], letter: name[0] };
  if (/^-?\d+$/.test(name)) return { kind: 'constant', value: BigInt(name) };
  return { kind: name === 'undefined' || name === 'unmodelled' ? name : 'own' };
}

/** Whether a name is read before it is written. */
function isReadFirst(name: string, written: readonly Written[]): boolean {
  const at = written.find(({ op, ins, outs }) => outs.includes(name) || (!UNREAD.includes(op) && ins.includes(name)));
  return at?.ins.includes(name) ?? false;
}

function compiled(
  written: readonly Written[],
  names: readonly string[],
  isPlace: (name: string) => boolean,
): Statement[] {
  const areBits = ofBits(written);
  const needed = new Set<string>();
  const slotsOf = (list: readonly string[]): number[] => list.map((name) => names.indexOf(name));
  return written
    .toReversed()
    .map(({ when, outs, op, ins, amount }, back): Statement => {
      const isLazy = outs.length > 0 && outs.every((name) => !needed.has(name) && !isPlace(name));
      if (!isLazy) for (const name of ins) needed.add(name);
      const isOfBits = areBits[written.length - 1 - back];
      const [slotsOut, slotsIn] = [outs, ins].map(slotsOf);
      const reason = op === 'refuse' ? ins.join() : '';
      return { when: guard(when), outs: slotsOut, op, ins: slotsIn, amount: count(amount), reason, isLazy, isOfBits };
    })
    .toReversed();
}

/** Of which statements all that goes in are bits. */
function ofBits(written: readonly Written[]): boolean[] {
  const bits = new Set(Object.keys(FLAGS));
  return written.map(({ op, ins, outs: [word, carry] }) => {
    const isOfBits = ins.some((name) => bits.has(name)) && ins.every((a) => bits.has(a) || a === '0' || a === '1');
    if (BITS.includes(op) || (isOfBits && (op === '' || LOGIC.includes(op)))) bits.add(word);
    if ((op === 'addcarryx' || op === 'subborrowx') && carry !== undefined) bits.add(carry);
    return isOfBits;
  });
}

/** `k != 0`. */
function guard(text: string): Count<boolean> | null {
  if (text === '') return null;
  const [left, relation, right] = text.split(' ');
  const [a, b] = [count(left), count(right)];
  if (relation === '<') return (width, k) => a(width, k) < b(width, k);
  if (relation === '>=') return (width, k) => a(width, k) >= b(width, k);
  return (width, k) => (a(width, k) === b(width, k)) === (relation === '=');
}

/** `width-k`. */
function count(text: string): Count<number> {
  const [a, b] = text.split('-').map((name): Count<number> => {
    if (name === 'width') return (width) => width;
    if (name === 'k') return (_, k) => k;
    const value = Number(name);
    return () => value;
  });
  return b === undefined ? a : (width, k) => a(width, k) - b(width, k);
}
