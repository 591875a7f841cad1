/** Takes a lowered function apart: saved registers, stack slots, body. */
import { formId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import type { Form } from '../x86/form.ts';
import { formOf } from '../x86/forms.ts';
import { DISP, FORM, MEM, type Program, REG0, STRIDE, memBase, memIndex } from '../x86/program.ts';
import { RSP, registerMask } from '../x86/registers.ts';
import { canonicalInstruction } from './canonical.ts';
import { nasmInstruction } from './assemblyText.ts';

export interface FrameParts {
  /** Registers that are pushed, in order. */
  readonly pushed: readonly number[];
  /** First instruction of the body, and the one behind it. */
  readonly first: number;
  readonly end: number;
  /** Slots are the 8·slots bytes from this displacement on. */
  readonly slotsFrom: number;
  readonly slots: number;
  /** General registers that the body writes, as a mask, and vector registers in order. */
  readonly written: number;
  readonly vectors: readonly number[];
}

/** Takes apart what `lower` makes. Throws `unsupported` for code that uses the stack in another way. */
export function frameParts(program: Program): FrameParts {
  const { data, count } = program;
  const at = (i: number): Form => formOf(formId(data[i * STRIDE + FORM]));
  const pushed: number[] = [];
  while (pushed.length < count && at(pushed.length).name === 'push_r64')
    pushed.push(data[pushed.length * STRIDE + REG0]);
  const room = pushed.length < count ? roomOf(program, pushed.length, 'sub') : null;
  const hasRoom = room !== null;
  const bytes = room ?? 0;
  const first = pushed.length + (hasRoom ? 1 : 0);
  const end = count - 1 - first;
  requireEpilogue(program, pushed, first, { end, room });
  const places = bodyIndices(first, end).flatMap((i) => slotOf(program, i));
  const lowest = Math.min(0, ...places);
  const wrong = places.find((place) => (hasRoom ? place < 0 || place > bytes - 8 : place > -8) || place % 8 !== 0);
  if (wrong !== undefined) throw refused(`rsp${wrong < 0 ? '' : '+'}${wrong}`, 'slots of 8 bytes in its own frame');
  return {
    pushed,
    first,
    end,
    slotsFrom: hasRoom ? 0 : lowest,
    slots: (hasRoom ? bytes : -lowest) / 8,
    ...writtenBy(program, first, end),
  };
}

const bodyIndices = (first: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, k) => first + k);

/** The bytes that an instruction moves rsp by; null if it does not. */
function roomOf(program: Program, i: number, mnemonic: 'sub' | 'add'): number | null {
  const { form, operands } = canonicalInstruction(program, i);
  const [to, by] = operands;
  const isOfStack = form.mnemonic === mnemonic && to.kind === 'register' && to.width === 64 && to.number === RSP;
  return isOfStack && by.kind === 'immediate' ? Number(by.value) : null;
}

function requireEpilogue(
  program: Program,
  pushed: readonly number[],
  first: number,
  { end, room }: { readonly end: number; readonly room: number | null },
): void {
  const { data, count } = program;
  const name = (i: number): string => formOf(formId(data[i * STRIDE + FORM])).name;
  const pops = count - 1 - pushed.length;
  const isUndone = pushed.every(
    (r, k) => name(count - 2 - k) === 'pop_r64' && data[(count - 2 - k) * STRIDE + REG0] === r,
  );
  const isGivenUp = room === null || (room % 8 === 0 && end >= first && roomOf(program, end, 'add') === room);
  if (end < first || pops < first || name(count - 1) !== 'ret' || !isUndone || !isGivenUp)
    throw refused(nasmInstruction(program, count - 1), 'the frame is undone as it was made, then ret');
}

/** Displacement from rsp of the slot that an instruction uses, if it uses one. */
function slotOf(program: Program, i: number): number[] {
  const { data } = program;
  const at = i * STRIDE;
  const form = formOf(formId(data[at + FORM]));
  const isMoved =
    /^(push|pop|ret|call)/.test(form.mnemonic) ||
    ((form.implicitReads | form.implicitWrites) & registerMask(RSP)) !== 0 ||
    form.operands.some((o, n) => o.class === 'gpr' && data[at + REG0 + n] === RSP) ||
    (form.memory >= 0 && memIndex(data[at + MEM]) === RSP);
  if (isMoved) throw refused(nasmInstruction(program, i), 'rsp is used for slots only');
  return form.memory >= 0 && memBase(data[at + MEM]) === RSP ? [data[at + DISP]] : [];
}

function writtenBy(program: Program, first: number, end: number): Pick<FrameParts, 'written' | 'vectors'> {
  const { data } = program;
  let written = 0;
  const vectors = new Set<number>();
  for (const i of bodyIndices(first, end)) {
    const { operands, implicitWrites } = formOf(formId(data[i * STRIDE + FORM]));
    written |= implicitWrites;
    operands.forEach((o, n) => {
      if (!o.access.includes('w')) return;
      if (o.class === 'gpr') written |= registerMask(data[i * STRIDE + REG0 + n]);
      else if (o.class === 'lanes') throw refused(nasmInstruction(program, i), 'no ymm or zmm registers');
      else if (o.class === 'xmm') vectors.add(data[i * STRIDE + REG0 + n]);
    });
  }
  return { written, vectors: [...vectors].sort((a, b) => a - b) };
}

const refused = (found: string, expected: string): Failure =>
  new Failure('unsupported', 'the code uses the stack in a way that cannot be exported like this', {
    where: found,
    expected,
    hint: 'export it in its own form: --format nasm, gas-intel, gas-att or macho',
  });
