/** Compares machine instructions with the body of a template. */
import type { Form, OperandSpec } from '../../x86/form.ts';
import { memBase, memIndex, memScaleLog2 } from '../../x86/program.ts';
import { RAX, RDX, RSP } from '../../x86/registers.ts';
import { IN_IMM, IN_MEM, IN_RAX, IN_RDX, IN_REG, type LineOperand, type Template } from '../../x86/template.ts';
import { type CheckState, NO_VALUE } from './checkState.ts';

/** What a virtual instruction asks for: its template, the values of its inputs in order, and its amount. */
export interface Wanted {
  readonly template: Template;
  readonly inputs: readonly number[];
  /** Value of the pointer of a store, else NOTHING. */
  readonly pointer: number;
  readonly amount: number;
}

/**
 * Compares the machine instructions from `at` on with the body of a template.
 *
 * Returns null if each line is there, with every input found in a place that the template allows and
 * that holds the wanted value; else what is wrong. `outputs` receives the register of each output.
 * Nothing of `state` is changed.
 */
export function matchBody(state: CheckState, at: number, wanted: Wanted, outputs: Int32Array): string | null {
  const { body } = wanted.template;
  outputs.fill(NO_VALUE);
  if (at + body.length > state.program.count) return `the program ends before ${body.length} instructions`;
  for (let l = 0; l < body.length; l++) {
    const problem = matchLine(state, at + l, wanted, l, outputs);
    if (problem !== null) return problem;
  }
  return bindOutputs(state, at, wanted.template, outputs) ?? matchTies(state, wanted, outputs);
}

/** Results that are no operands: the template binds them to registers, which its instructions must write implicitly. */
function bindOutputs(state: CheckState, at: number, template: Template, outputs: Int32Array): string | null {
  for (const [o, place] of template.outputPlaces.entries()) {
    if (place === 'reg') continue;
    const r = place === 'rax' ? RAX : RDX;
    if (!template.body.some((_, l) => (state.form(at + l).implicitWrites >> r) & 1))
      return `nothing writes ${template.outputs[o]} to ${place}`;
    outputs[o] = r;
  }
  return outputs.subarray(0, template.outputs.length).includes(NO_VALUE) ? 'a result is written nowhere' : null;
}

function matchLine(state: CheckState, at: number, wanted: Wanted, l: number, outputs: Int32Array): string | null {
  const form = state.form(at);
  const line = wanted.template.body[l];
  if (form.mnemonic !== line.mnemonic || form.operands.length !== line.operands.length)
    return `${form.name} instead of ${line.mnemonic}`;
  for (let i = 0; i < line.operands.length; i++) {
    const problem = matchOperand(state, at, form, i, line.operands[i], wanted, outputs);
    if (problem !== null) return problem;
  }
  return l === 0 ? null : readsOverwritten(state, at, form, line.operands, outputs);
}

/**
 * Inputs are compared with the state before the body, so a later line must not read a register that may be an output.
 */
function readsOverwritten(
  state: CheckState,
  at: number,
  form: Form,
  operands: readonly LineOperand[],
  outputs: Int32Array,
): string | null {
  const bad = operands.findIndex(
    (o, i) => o.kind === 'input' && form.operands[i].class === 'gpr' && outputs.includes(state.register(at, i)),
  );
  return bad < 0 ? null : `operand ${bad} is read after it was overwritten`;
}

function matchOperand(
  state: CheckState,
  at: number,
  form: Form,
  i: number,
  o: LineOperand,
  wanted: Wanted,
  outputs: Int32Array,
): string | null {
  const spec = form.operands[i];
  switch (o.kind) {
    case 'output':
      return matchOutput(state, at, i, spec, o, outputs);
    case 'input':
      return matchInput(state, at, i, spec, o, wanted);
    case 'amount':
      return matchNumber(state, at, spec, wanted.amount);
    case 'literal':
      return matchNumber(state, at, spec, o.index);
    case 'sum':
      return matchSum(state, at, spec, o.scale, wanted.inputs[o.index], wanted.inputs[o.index2]);
    case 'pointer':
      return matchPointer(state, at, spec, wanted);
  }
}

function matchOutput(
  state: CheckState,
  at: number,
  i: number,
  spec: OperandSpec,
  o: LineOperand,
  outputs: Int32Array,
): string | null {
  const r = state.register(at, i);
  if (spec.class !== 'gpr' || spec.width !== o.width)
    return `operand ${i} is ${spec.kind}, not a ${o.width}-bit register`;
  if (r === RSP) return 'a result goes to rsp';
  if (outputs[o.index] === NO_VALUE && outputs.includes(r)) return 'two results go to the same register';
  if (outputs[o.index] !== NO_VALUE && outputs[o.index] !== r) return `operand ${i} is not the register of the result`;
  outputs[o.index] = r;
  return null;
}

function matchInput(
  state: CheckState,
  at: number,
  i: number,
  spec: OperandSpec,
  o: LineOperand,
  wanted: Wanted,
): string | null {
  const { places } = wanted.template.inputs[o.index];
  const value = wanted.inputs[o.index];
  const [found, place] = operandValue(state, at, i, spec);
  if (spec.class !== 'imm' && spec.width !== o.width) return `operand ${i} has ${spec.width} bits, not ${o.width}`;
  if ((places & place) === 0) return `operand ${i} is ${spec.class}, which the template does not allow`;
  return found === value && value !== NO_VALUE ? null : `operand ${i} holds ${name(found)}, not ${name(value)}`;
}

function operandValue(state: CheckState, at: number, i: number, spec: OperandSpec): [value: number, place: number] {
  switch (spec.class) {
    case 'gpr':
      return [state.inRegister(at, i), IN_REG];
    case 'mem':
      return [state.inMemory(at), IN_MEM];
    case 'imm':
      return [state.values.constant(BigInt(state.immediate(at))), IN_IMM];
    case 'xmm':
    case 'lanes':
      return [NO_VALUE, 0];
  }
}

function matchNumber(state: CheckState, at: number, spec: OperandSpec, wanted: number): string | null {
  if (spec.class === 'imm' && state.immediate(at) === wanted) return null;
  return `immediate ${spec.class === 'imm' ? state.immediate(at) : 'missing'}, not ${wanted}`;
}

/** [a + b·2^scale]; without a scale, with the two values in either order. */
function matchSum(
  state: CheckState,
  at: number,
  spec: OperandSpec,
  scale: number,
  a: number,
  b: number,
): string | null {
  const mem = state.memory(at);
  if (
    spec.kind !== 'm' ||
    memScaleLog2(mem) !== scale ||
    state.displacement(at) !== 0 ||
    memBase(mem) > 15 ||
    memIndex(mem) > 15
  )
    return 'no address [a+b]';
  const x = state.registers[memBase(mem)];
  const y = state.registers[memIndex(mem)];
  const same = (x === a && y === b) || (scale === 0 && x === b && y === a);
  return same && a !== NO_VALUE && b !== NO_VALUE
    ? null
    : `the address adds ${name(x)} and ${name(y)}, not ${name(a)} and ${name(b)}`;
}

/** [pointer + amount], 64 bits. */
function matchPointer(state: CheckState, at: number, spec: OperandSpec, wanted: Wanted): string | null {
  const mem = state.memory(at);
  if (spec.kind !== 'm64' || memIndex(mem) <= 15 || memBase(mem) > 15) return 'no address [pointer+offset]';
  const base = state.registers[memBase(mem)];
  if (base !== wanted.pointer || base === NO_VALUE)
    return `the address is based on ${name(base)}, not ${name(wanted.pointer)}`;
  return state.displacement(at) === wanted.amount
    ? null
    : `displacement ${state.displacement(at)}, not ${wanted.amount}`;
}

/** Inputs that are not operands of their own: those overwritten by a result, and factors in rdx or rax. */
function matchTies(state: CheckState, wanted: Wanted, outputs: Int32Array): string | null {
  for (const [j, input] of wanted.template.inputs.entries()) {
    const place =
      input.becomes >= 0
        ? outputs[input.becomes]
        : input.places === IN_RDX
          ? RDX
          : input.places === IN_RAX
            ? RAX
            : NO_VALUE;
    if (place === NO_VALUE) continue;
    const found = state.registers[place];
    if (found !== wanted.inputs[j] || found === NO_VALUE)
      return `${input.name} is ${name(found)}, not ${name(wanted.inputs[j])}`;
  }
  return null;
}

/** A value in a message. */
const name = (value: number): string => (value === NO_VALUE ? 'nothing known' : `v${value}`);

/**
 * Follows an instruction that the allocator inserted: a move, a load, a store to a slot or a constant.
 * Returns what is wrong with it, or null. Such instructions preserve all flags by the table of forms.
 */
export function followInserted(state: CheckState, at: number): string | null {
  const form = state.form(at);
  if (form.name === 'movq_xmm_r64') return saveInVector(state, at);
  if (form.mnemonic !== 'mov' && form.name !== 'movq_r64_xmm')
    return `${form.name} is neither what the virtual code wants nor a move`;
  const [to, from] = form.operands;
  if (to.class === 'mem')
    return to.kind === 'm64' && from.class === 'gpr' ? storeSlot(state, at) : `${form.name} may not be inserted`;
  if (state.register(at, 0) === RSP) return 'rsp is overwritten';
  const value = movedValue(state, at, form.name);
  if (value === NO_VALUE) return 'it copies what holds no known value';
  state.step(at, NO_VALUE);
  state.registers[state.register(at, 0)] = value;
  return null;
}

function saveInVector(state: CheckState, at: number): string | null {
  const value = state.inRegister(at, 1);
  if (value === NO_VALUE) return 'it saves what holds no known value';
  state.vectors[state.register(at, 0)] = value;
  return null;
}

function storeSlot(state: CheckState, at: number): string | null {
  const address = state.rsp + state.displacement(at);
  const value = state.inRegister(at, 1);
  if (!state.addressesStack(at)) return 'it stores outside of the stack';
  if (!state.slotAt(address)) return 'it stores outside of the frame and the red zone';
  if (value === NO_VALUE) return 'it saves what holds no known value';
  state.stack.set(address, value);
  return null;
}

function movedValue(state: CheckState, at: number, form: string): number {
  switch (form) {
    case 'mov_r64_r64':
      return state.inRegister(at, 1);
    case 'mov_r64_m64':
      return state.inMemory(at);
    case 'movq_r64_xmm':
      return state.vectors[state.register(at, 1)];
    case 'mov_r32_i32':
      return state.values.constant(BigInt(state.immediate(at) >>> 0));
    case 'mov_r64_i32':
      return state.values.constant(BigInt(state.immediate(at)));
    case 'mov_r64_i64':
      return state.values.constant(state.wideImmediate(at));
    default:
      return NO_VALUE;
  }
}
