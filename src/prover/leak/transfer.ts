/** What one instruction does to the state of the analysis for leaks. */
import type { MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import { isVex } from '../instructions/prefixes.ts';
import { conditionFlags } from '../instructions/conditions.ts';
import type { InstructionForm, OperandShape } from '../instructions/form.ts';
import { isConstantTime } from '../machine/violation.ts';
import { addressIn, accessed, load, store, alignStack, leaveFrame, pop, push } from './memory.ts';
import { bytesOf, isPointer, joinBytes, differenceOf, mixed, displaced, secrecyOf, sumOf, valueOf } from './byte.ts';
import type { Byte, Plain, Secrecy, TrackedValue } from './byte.ts';
import { decides, LEAK, registerPlace, type RegisterPlace, type Step } from './state.ts';

/** Something that an instruction reads, or writes, or both. */
interface Place {
  readonly shape: OperandShape | null;
  read(): readonly Byte[];
  write(bytes: readonly Byte[]): void;
}

/** Changes the state as one instruction does that neither jumps nor calls. */
export function transfer(step: Step): void {
  const { form, state } = step;
  if (form.result === 'frame') return leaveFrame(step);
  if (form.result === 'uppers') return clearUppers(step);
  if (form.stack !== 0) return form.stack < 0 ? push(step, pushed(step)) : popped(step);
  if (form.result === 'address') return addressResult(step);
  const places = placesOf(step);
  const inputs = inputsOf(places, step);
  const secrecy = secrecyOf([...inputs.flat(), state.secrecy(flagsRead(step)) ?? 'public']);
  if (!isConstantTime(form.timing)) decides(step, secrecy, LEAK.time);
  const results = resultsOf(places, inputs, secrecy, step);
  setFlags(step, secrecy ?? 'public');
  places.filter(({ shape }) => isWritten(shape)).forEach((place, k) => place.write(results[k]));
  for (const name of form.implicitWrites.filter((written) => !form.unchanged.includes(written)))
    writeRegister(name, implicitResult(name, results, inputs, step), step);
}

const isWritten = (shape: OperandShape | null): boolean =>
  shape !== null && 'access' in shape && shape.access?.includes('w') === true;
const isRead = (shape: OperandShape | null): boolean =>
  shape !== null && 'access' in shape && shape.access?.includes('r') === true;

/** The flags whose values matter: those of the row and of the condition. */
export function flagsRead({ form, instruction }: Step): string {
  return form.flags.reads + conditionFlags(instruction, form);
}

/** All explicit operands with a value that are neither immediates nor conditions. */
function placesOf(step: Step): Place[] {
  const { instruction, form } = step;
  const isMasked = masksElements(form);
  return instruction.operands.flatMap((operand, k): Place[] => {
    const shape = form.operands[k];
    if (operand.kind === 'register') return [registerPlaceOf(operand.name, shape, step)];
    if (operand.kind !== 'memory' || shape.kind !== 'memory' || shape.access === null) return [];
    if (isMasked) requirePublicMask(step);
    const pointer = accessed(operand, step);
    const count = shape.width / 8;
    return [{ shape, read: () => load(pointer, count, step), write: (bytes) => store(pointer, bytes, isMasked, step) }];
  });
}

/** Whether a mask says which elements of vectors are written, or read from memory. */
const masksElements = ({ operands }: InstructionForm): boolean =>
  operands.some(isMask) && operands.some((o) => o.kind === 'vector');
const isMask = (shape: OperandShape): boolean => shape.kind === 'mask' && shape.access === 'r';

/** Which bytes of memory are accessed depends on a mask. */
function requirePublicMask(step: Step): void {
  const { instruction, form } = step;
  instruction.operands.forEach((operand, k) => {
    const place = operand.kind === 'register' && isMask(form.operands[k]) ? registerPlace(operand.name) : undefined;
    if (place === undefined) return;
    decides(step, secrecyOf(step.state.read(place)), LEAK.mask);
  });
}

const registerPlaceOf = (name: string, shape: OperandShape | null, step: Step): Place => ({
  shape,
  read: () => readRegister(name, step),
  write: (bytes) => {
    writeRegister(name, bytes, step);
  },
});

function placeNamed(name: string): RegisterPlace {
  const place = registerPlace(name);
  if (place === undefined) throw new TypeError(`no register ${name}`);
  return place;
}

const readRegister = (name: string, { state }: Step): readonly Byte[] => state.read(placeNamed(name));

/**
 * Writing 32 bits of a general register clears the others, and so do VEX and EVEX with the rest of a vector; writing
 * fewer bits does not (SDM vol. 1, §3.4.1.1 and §14.1.3).
 */
function writeRegister(name: string, bytes: readonly Byte[], { state, instruction }: Step): void {
  const place = placeNamed(name);
  const { file, count } = place;
  const isWhole = file === 'general' ? count >= 4 : file === 'mask' || isVex(instruction.bytes);
  state.write(place, resized(bytes, count), isWhole ? 'public' : null);
}

const resized = (bytes: readonly Byte[], count: number): Byte[] =>
  Array.from({ length: count }, (_, k) => bytes[k] ?? 'public');

/** What is read, but for two sources that cancel out. */
function inputsOf(places: readonly Place[], step: Step): (readonly Byte[])[] {
  const { form } = step;
  const implicit = form.implicitReads.map((name) => readRegister(name, step));
  if (form.cancels && hasEqualSources(step)) return implicit;
  return [...places.filter(({ shape }) => isRead(shape)).map((place) => place.read()), ...implicit];
}

function hasEqualSources({ instruction: { operands }, form }: Step): boolean {
  const sources = operands.filter((_, k) => isRead(form.operands[k]));
  const [a, b] = sources;
  return sources.length === 2 && a.kind === 'register' && b.kind === 'register' && a.name === b.name;
}

/** What each written operand gets, in order. */
function resultsOf(
  places: readonly Place[],
  inputs: readonly (readonly Byte[])[],
  secrecy: Secrecy,
  step: Step,
): (readonly Byte[])[] {
  const { form, instruction } = step;
  const written = places.filter(({ shape }) => isWritten(shape));
  const size = (place: Place): number => widthOf(place.shape) / 8;
  const any = secrecy ?? mixed(inputs.flat());
  const computed = written.map((place) => bytesOf(any, size(place)));
  switch (form.result) {
    case 'copied':
      return written.map((place) => resized(inputs.at(-1) ?? [], size(place)));
    case 'exchanged':
      return written.length === 2 ? [inputs[1], inputs[0]] : [inputs[1]];
    case 'chosen':
      return step.state.secrecy(flagsRead(step)) !== null
        ? computed
        : [inputs[0].map((byte, k) => joinBytes(byte, inputs[1][k]))];
    case 'sum':
    case 'difference':
    case 'aligned':
      return written.length === 1 && size(written[0]) === 8 && inputs.length > 0
        ? [bytesOf(combined(inputs, instruction, step), 8)]
        : computed;
    default:
      return computed;
  }
}

const widthOf = (shape: OperandShape | null): number => (shape !== null && 'width' in shape ? shape.width : 0);

/** What LLVM does not count as an operand: the other register of an exchange, the accumulator, halves of products. */
function implicitResult(
  name: string,
  results: readonly (readonly Byte[])[],
  inputs: readonly (readonly Byte[])[],
  step: Step,
): readonly Byte[] {
  const { form, instruction } = step;
  const { count } = placeNamed(name);
  if (form.result === 'exchanged') return inputs[0];
  if (form.result !== 'computed' && form.spelt === 'first' && count === 8)
    return bytesOf(combined(inputs, instruction, step), 8);
  return bytesOf(mixed([...[...inputs, ...results].flat(), step.state.secrecy(flagsRead(step)) ?? 'public']), count);
}

/** The sum, the difference or the conjunction of what a destination was and another value. */
function combined(inputs: readonly (readonly Byte[])[], instruction: MachineInstruction, step: Step): TrackedValue {
  const to = valueOf(inputs[0]);
  const constant = immediateOf(instruction, step.form);
  const from = inputs[1] === undefined ? null : valueOf(inputs[1]);
  const by = from === null ? (constant ?? 1) : null;
  const isSum = step.form.result === 'sum';
  if (step.form.result === 'aligned') return by === null ? mixed(inputs.flat()) : aligned(to, by, instruction, step);
  if (by !== null) return displaced(to, isSum ? by : -by);
  return from === null ? to : isSum ? sumOf(to, from) : differenceOf(to, from);
}

/** Rounding down stays in the region; of rsp, it opens a frame. */
function aligned(to: TrackedValue, by: number, instruction: MachineInstruction, step: Step): TrackedValue {
  if (!isPointer(to) || by >= 0 || !Number.isInteger(Math.log2(-by))) return isPointer(to) ? 'derived' : to;
  const [operand] = instruction.operands;
  return operand.kind === 'register' && operand.name === 'RSP'
    ? alignStack(to, step)
    : { region: to.region, offset: null };
}

function immediateOf({ operands }: MachineInstruction, { operands: shapes }: InstructionForm): number | null {
  const operand = operands.find((_, k) => shapes[k].kind === 'immediate');
  return operand?.kind === 'immediate' ? Number(operand.value) : null;
}

function addressResult(step: Step): void {
  const [to, from] = step.instruction.operands;
  if (to.kind !== 'register' || from.kind !== 'memory') throw new TypeError('lea has a register and an address');
  const value = addressIn(from, step);
  const { count } = placeNamed(to.name);
  writeRegister(to.name, count === 8 ? bytesOf(value, 8) : bytesOf(isPointer(value) ? 'derived' : value, count), step);
}

/** A constant count that is neither zero nor beyond the operand leaves no flag as it was. */
function setFlags({ form: { flags, operands }, instruction, state, form }: Step, value: Plain): void {
  const count = immediateOf(instruction, form);
  const isShift = count !== null && count > 0 && count < widthOf(operands[0]);
  state.setFlags(flags.writes, value, flags.mayKeep && !isShift);
  state.setFlags(flags.undefined, value, true);
}

function clearUppers({ form, state }: Step): void {
  for (const name of form.implicitWrites) {
    const place = placeNamed(name);
    state.write(place, state.read({ ...place, count: 16 }), 'public');
  }
}

/** The bytes that push pushes. */
function pushed(step: Step): readonly Byte[] {
  const [operand] = step.instruction.operands;
  switch (operand.kind) {
    case 'register':
      return readRegister(operand.name, step);
    case 'memory':
      return load(accessed(operand, step), 8, step);
    default:
      return bytesOf('public', 8);
  }
}

/** An address is computed with rsp as it is behind the pop (SDM vol. 2, POP). */
function popped(step: Step): void {
  const [operand] = step.instruction.operands;
  const bytes = pop(step);
  write(operand, bytes, step);
}

function write(operand: MachineOperand, bytes: readonly Byte[], step: Step): void {
  if (operand.kind === 'register') writeRegister(operand.name, bytes, step);
  if (operand.kind === 'memory') store(accessed(operand, step), bytes, false, step);
}
