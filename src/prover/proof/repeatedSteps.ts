/**
 * Code that repeats a step a known number of times: the proof of one step holds for each step, provided that nothing
 * but the state passes from one to the next. Lemma. Let the code be loads of the state into registers, a body, and
 * stores of these registers, and let it be proved for one time that results are f of the state, of what does not
 * change, and of the word of the step, and within the bounds of the state. The body then reads no register that was not
 * written before: only the state, what is written before the loop, and pointers. If it stores nothing, does not see how
 * many steps are left, and changes none of these but the state and, by the width of a word, the pointer to the words of
 * the steps, then it does f again each time, whatever is in other registers: by induction the results of n times are f
 * n times.
 */
import { Failure } from '../../base/errors.ts';
import type { AsmInstruction, AsmOperand, Listing } from '../listing/listing.ts';

/** How state and steps are passed, all by registers: the state after and before, and words of the steps. */
interface RepeatedCode {
  readonly result: number;
  readonly state: number;
  /** Null where no word says what a step does. */
  readonly steps: number | null;
  /** Rows of the state, which are in the vector registers of the same numbers, and their bytes. */
  readonly rows: number;
  readonly rowBytes: number;
}

/**
 * Demands that `many` is `once` with its body `count` times, and that the lemma holds for it. Both are traces, from
 * entry to return. Throws `unsupported` with the instruction.
 */
export function requireRepeated(once: Listing, many: Listing, count: number, code: RepeatedCode): void {
  const end = once.instructions.findIndex(({ holds }) => holds !== undefined);
  const loads = loadsOf(once.instructions, code);
  if (end < 0 || loads < 0) throw refusal('loads of the state, and a jump behind each step', once.instructions[0]);
  const first = once.instructions.findIndex((i, k) => k > loads && i.operands.some((o) => isVector(o)));
  const [before, body, after] = [
    once.instructions.slice(0, first),
    once.instructions.slice(first, end + 1),
    once.instructions.slice(end + 1),
  ];
  requireBefore(before, code);
  requireBody(body, before, code);
  requireAfter(after, code);
  requireSameTrace(many.instructions, [...before, ...Array.from({ length: count }, () => body).flat(), ...after]);
}

/** Where the last row of the state is loaded; -1 unless all are, one after the other. */
function loadsOf(instructions: readonly AsmInstruction[], { state, rows, rowBytes }: RepeatedCode): number {
  const found = Array.from({ length: rows }, (_, k) =>
    instructions.findIndex((i) => isMove(i, 1, 0, k, state, rowBytes * k)),
  );
  return found.every((at, k) => at >= 0 && at === found[0] + k) ? found[rows - 1] : -1;
}

/** Only loads, and what makes masks and numbers. */
function requireBefore(before: readonly AsmInstruction[], { state }: RepeatedCode): void {
  for (const i of before) {
    if (i.mnemonic === 'nop' || i.mnemonic === 'endbr64') continue;
    const [to] = i.operands;
    if (!/^v?k?mov/.test(i.mnemonic) || to?.kind !== 'register' || isPointer(to, [state]))
      throw refusal('nothing but loads before the loop', i);
  }
}

/** Vector instructions that store nothing, then the pointer and the count, of which no vector instruction depends. */
function requireBody(body: readonly AsmInstruction[], before: readonly AsmInstruction[], code: RepeatedCode): void {
  const kept = new Set(before.map(({ operands: [to] }) => keyOf(to)));
  for (let k = 0; k < code.rows; k++) kept.delete(`vector ${k}`);
  const [advance, count] = code.steps === null ? [null, body[body.length - 2]] : body.slice(-3);
  for (const i of body.slice(0, advance === null ? -2 : -3)) {
    const [to] = i.operands;
    const isNew = to?.kind === 'register' && to.file !== 'general' && !kept.has(keyOf(to));
    if (!/^[vk]/.test(i.mnemonic) || !isNew) throw refusal('a step that changes nothing but the state', i);
    if (mentions(i, count.operands[0])) throw refusal('a step that does not depend on how many are left', i);
  }
  if (advance !== null && !(isStepOf(advance, 'add', 8n) && isPointer(advance.operands[0], [code.steps])))
    throw refusal('one word further at the end of each step', advance);
  if (!isStepOf(count, 'sub', 1n) || !kept.has(keyOf(count.operands[0])))
    throw refusal('one step less, counted in a register that was set before', count);
}

/** Whether a general register is an operand, or in an address. */
const mentions = ({ operands }: AsmInstruction, register: AsmOperand | undefined): boolean =>
  register?.kind !== 'register' ||
  operands.some((o) =>
    o.kind === 'memory' ? o.base === register.index || o.index === register.index : keyOf(o) === keyOf(register),
  );

const isStepOf = ({ mnemonic, operands: [to, by] }: AsmInstruction, name: string, amount: bigint): boolean =>
  mnemonic === name &&
  to?.kind === 'register' &&
  to.file === 'general' &&
  by?.kind === 'immediate' &&
  by.value === amount;

/** Stores of the state, then the return. */
function requireAfter(after: readonly AsmInstruction[], { result, rows, rowBytes }: RepeatedCode): void {
  after.forEach((i, k) => {
    const isFit = k < rows ? isMove(i, 0, 1, k, result, rowBytes * k) : ['vzeroupper', 'ret'].includes(i.mnemonic);
    if (!isFit) throw refusal('stores of the state behind the loop', i);
  });
}

function requireSameTrace(found: readonly AsmInstruction[], wanted: readonly AsmInstruction[]): void {
  const other = found.find((i, k) => i.place !== wanted[k]?.place || textOf(i) !== textOf(wanted[k]));
  if (other !== undefined || found.length !== wanted.length)
    throw refusal('the same steps again and again', other ?? found[found.length - 1]);
}

/** But for the number of steps, which is the only number that may differ. */
const textOf = ({ mnemonic, operands, text }: AsmInstruction): string =>
  mnemonic === 'mov' && operands[0].kind === 'register' && operands[1].kind === 'immediate'
    ? `mov ${operands[0].index}`
    : text;

/** A whole row between a vector register and memory at a distance from a pointer. */
function isMove(
  i: AsmInstruction,
  memory: number,
  register: number,
  row: number,
  pointer: number,
  at: number,
): boolean {
  const [m, r] = [i.operands[memory], i.operands[register]];
  return (
    i.mnemonic === 'vmovdqu64' &&
    i.mask === undefined &&
    r?.kind === 'register' &&
    r.file === 'lanes' &&
    r.width === 256 &&
    r.index === row &&
    m?.kind === 'memory' &&
    m.symbol === null &&
    m.base === pointer &&
    m.index === null &&
    m.displacement === BigInt(at)
  );
}

const isVector = (o: AsmOperand): boolean => o.kind === 'register' && (o.file === 'lanes' || o.file === 'vector');
const isPointer = (o: AsmOperand | undefined, pointers: readonly (number | null)[]): boolean =>
  o?.kind === 'register' && o.file === 'general' && pointers.includes(o.index);
const keyOf = (o: AsmOperand | undefined): string =>
  o?.kind === 'register' ? `${isVector(o) ? 'vector' : o.file} ${o.index}` : '';

const refusal = (expected: string, { place, text }: AsmInstruction): Failure =>
  new Failure('unsupported', 'not recognised as a repeated step', {
    where: place,
    expected,
    found: text,
  });
