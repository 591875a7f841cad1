/**
 * Checks a machine program against the virtual code that it was allocated from.
 *
 * In the manner of regalloc2's checker it follows which value every register, stack slot and flag
 * holds, instruction by instruction, knowing nothing of the allocator's decisions:
 *  - every virtual instruction is executed, in order, as the body of its template, on its operands;
 *  - whatever stands between is a move, a load, a spill or a constant, and preserves the flags;
 *  - a flag that is read still holds what the last virtual instruction that defines it wrote;
 *  - limbs are read from [pointer + offset], and only before the first store that may go there;
 *  - slots lie in the frame or the red zone; callee-saved registers and rsp are restored;
 *  - every limb of every result is stored once.
 * Since only straight-line code is checked, one pass from the first instruction to the last is enough.
 */
import { Failure } from '../../../base/errors.ts';
import { inPlacePairs } from '../../../ir/callForm.ts';
import type { Problem } from '../../candidate/candidate.ts';
import { flagNames } from '../../x86/flags.ts';
import { type Program, memBase, memIndex, memScaleLog2 } from '../../x86/program.ts';
import { ARGUMENT_REGISTERS, CALLEE_SAVED, RSP, RAX, RDX } from '../../x86/registers.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { CheckState, TRACKED_FLAGS, describeInstruction, CheckValues, isCopy, NO_VALUE } from './checkState.ts';
import type { VirtualCode } from '../select/virtualCode.ts';
import type { Form, OperandSpec } from '../../x86/form.ts';
import { IN_IMM, IN_MEM, IN_RAX, IN_RDX, IN_REG, type LineOperand, type Template } from '../../x86/template.ts';

/**
 * Is shown what the check finds, in order: `state` is what holds after the instruction, or after the last of a virtual
 * instruction.
 */
interface LoweringObserver {
  /** Virtual instruction `virtual` stands at `at`, as `count` instructions. */
  executed(at: number, count: number, virtual: number, state: CheckState): void;
  /** Instruction `at` moves a value. */
  inserted(at: number, state: CheckState): void;
}

/**
 * Virtual registers 0 .. argumentCount-1 are the register arguments: pointers of the results, then the
 * parameters. Throws `invariant` naming the instruction, what was expected and what was found.
 */
export function checkLowering(
  problem: Problem,
  templates: TemplateSet,
  code: VirtualCode,
  constants: readonly bigint[],
  argumentCount: number,
  program: Program,
  observer: LoweringObserver | null = null,
): void {
  new LoweringCheck(problem, templates, code, constants, argumentCount, program, observer).run();
}

class LoweringCheck {
  private readonly problem: Problem;
  private readonly templates: TemplateSet;
  private readonly code: VirtualCode;
  private readonly values: CheckValues;
  private readonly state: CheckState;
  private readonly argumentCount: number;
  private readonly observer: LoweringObserver | null;
  /** Next virtual instruction. */
  private next = 0;
  /** Virtual instruction whose result each of TRACKED_FLAGS should be. */
  private readonly flags = new Int32Array(TRACKED_FLAGS.length).fill(NO_VALUE);
  private readonly stored = new Set<string>();
  private readonly outputs = new Int32Array(2);

  constructor(
    p: Problem,
    templates: TemplateSet,
    code: VirtualCode,
    constants: readonly bigint[],
    argumentCount: number,
    program: Program,
    observer: LoweringObserver | null,
  ) {
    this.problem = p;
    this.observer = observer;
    this.templates = templates;
    this.code = code;
    this.argumentCount = argumentCount;
    this.values = new CheckValues(code, constants, templates, argumentCount);
    this.state = new CheckState(program, this.values, (r) => {
      const argument = ARGUMENT_REGISTERS.indexOf(r);
      return argument < argumentCount ? argument : NO_VALUE;
    });
  }

  run(): void {
    if (this.argumentCount > ARGUMENT_REGISTERS.length) this.fail(0, 'at most six arguments', `${this.argumentCount}`);
    let at = followPrologue(this.state);
    this.skipCopies();
    while (at < this.state.program.count && !(this.next === this.code.count && leavesBody(this.state, at)))
      at = this.instruction(at);
    if (this.next < this.code.count) this.fail(at, this.describeVirtual(), 'the end of the program');
    const wrong = followEpilogue(this.state, at);
    if (wrong !== null) this.fail(at, 'an epilogue that restores everything', wrong);
    this.checkStores();
  }

  /** Follows one inserted instruction or all of one virtual instruction; returns the index after it. */
  private instruction(at: number): number {
    const mismatch = this.next < this.code.count ? this.matchNext(at) : 'the virtual code has ended';
    if (mismatch === null) return this.execute(at);
    const illegal = followInserted(this.state, at);
    if (illegal !== null)
      this.fail(at, this.next < this.code.count ? this.describeVirtual() : 'the epilogue', `${illegal} (${mismatch})`);
    this.observer?.inserted(at, this.state);
    return at + 1;
  }

  private matchNext(at: number): string | null {
    const wanted = this.wanted(this.next);
    const mismatch = matchBody(this.state, at, wanted, this.outputs);
    if (mismatch === null || !wanted.template.commutes) return mismatch;
    const [a, b, ...rest] = wanted.inputs;
    return matchBody(this.state, at, { ...wanted, inputs: [b, a, ...rest] }, this.outputs) === null ? null : mismatch;
  }

  private wanted(i: number): Wanted {
    const template = this.templates.templates[this.code.template[i]];
    const { ins } = this.code;
    const { of } = this.values;
    const inputs = template.inputs.map((_, j) => (ins[3 * i + j] < 0 ? NO_VALUE : of[ins[3 * i + j]]));
    const pointer = this.isStore(i) ? of[ins[3 * i + 1]] : NO_VALUE;
    return { template, inputs, pointer, amount: this.code.amount[i] };
  }

  private isStore(i: number): boolean {
    return this.templates.templates[this.code.template[i]].body.some((line) =>
      line.operands.some((o) => o.kind === 'pointer'),
    );
  }

  /** The body of the next virtual instruction stands at `at`: follows its effects. */
  private execute(at: number): number {
    const i = this.next;
    const { body } = this.templates.templates[this.code.template[i]];
    for (let l = 0; l < body.length; l++) {
      this.checkFlagsRead(at + l);
      this.state.step(at + l, i);
    }
    const { writes } = this.templates.flags[this.code.template[i]];
    TRACKED_FLAGS.forEach((flag, f) => {
      if (writes & flag) this.flags[f] = i;
    });
    this.outputs.forEach((r, o) => {
      const v = this.code.outs[2 * i + o];
      if (r !== NO_VALUE) this.state.registers[r] = v < 0 ? NO_VALUE : this.values.of[v];
    });
    if (this.isStore(i)) this.noteStore(at, i);
    this.observer?.executed(at, body.length, i, this.state);
    this.next++;
    this.skipCopies();
    return at + body.length;
  }
  /**
   * A flag is good if the running virtual instruction just wrote it, or if it is what the virtual code last defined.
   */
  private checkFlagsRead(at: number): void {
    const { read } = this.state.form(at).flags;
    const unknown = read & ~TRACKED_FLAGS.reduce((mask, flag) => mask | flag, 0);
    if (unknown !== 0) this.fail(at, 'only CF and OF are read', flagNames(unknown));
    TRACKED_FLAGS.forEach((flag, f) => {
      const found = this.state.flags[f];
      if (!(read & flag) || found === this.next || (found === this.flags[f] && found !== NO_VALUE)) return;
      this.fail(
        at,
        `${flagNames(flag)} of ${this.origin(this.flags[f])}`,
        `${flagNames(flag)} of ${this.origin(found)}`,
      );
    });
  }

  private origin(virtual: number): string {
    return virtual === NO_VALUE
      ? 'no known instruction'
      : `virtual instruction ${virtual}, ${this.templates.templates[this.code.template[virtual]].name}`;
  }

  private skipCopies(): void {
    while (this.next < this.code.count && isCopy(this.templates, this.code.template[this.next])) this.next++;
  }

  private noteStore(at: number, i: number): void {
    const key = `${this.code.ins[3 * i + 1]}+${this.code.amount[i]}`;
    if (this.stored.has(key)) this.fail(at, 'every limb is stored once', `a second store to result ${key}`);
    this.stored.add(key);
    const { fn } = this.problem;
    if (fn.aliasing === 'any') this.state.overwritten = null;
    // An array that is changed in place is both an argument and a result.
    else if (fn.aliasing === 'equal' || inPlacePairs(fn).length > 0) this.state.overwritten?.add(this.code.amount[i]);
  }

  private checkStores(): void {
    const { results } = this.problem.fn;
    const wanted = results.flatMap((r, i) => r.bounds.map((_, limb) => `${i}+${8 * limb}`));
    const missing = wanted.filter((key) => !this.stored.has(key));
    if (missing.length > 0 || this.stored.size > wanted.length) {
      this.fail(this.state.program.count - 1, `stores to ${wanted.join(' ')}`, [...this.stored].join(' '));
    }
  }

  private describeVirtual(): string {
    const i = this.next;
    const { code } = this;
    const names = (list: Int32Array): string =>
      [...list]
        .filter((v) => v >= 0)
        .map((v) => `v${this.values.of[v]}`)
        .join(' ');
    const ins = names(code.ins.subarray(3 * i, 3 * i + 3));
    const outs = names(code.outs.subarray(2 * i, 2 * i + 2));
    return (
      `virtual instruction ${i}: ${outs} = ${this.templates.templates[code.template[i]].name} ${ins} amount ` +
      `${code.amount[i]}`
    );
  }

  private fail(at: number, expected: string, found: string): never {
    const { program } = this.state;
    const text = at < program.count ? describeInstruction(program, at) : 'end';
    throw new Failure('invariant', 'the machine program is not what was lowered', {
      where: `${this.problem.fn.name}, instruction ${at} (${text})`,
      expected,
      found,
    });
  }
}

/**
 * Follows the instructions before the body: pushes, then room for slots. Returns the index of the first instruction
 * after them.
 */
function followPrologue(state: CheckState): number {
  let at = 0;
  for (; at < state.program.count && state.form(at).name === 'push_r64'; at++) {
    state.rsp -= 8;
    state.stack.set(state.rsp, state.inRegister(at, 0));
  }
  state.slotsEnd = state.rsp;
  if (at < state.program.count && movesStackPointer(state, at, 'sub')) state.rsp -= state.immediate(at++);
  return at;
}

/**
 * Follows the instructions after the body: the frame is given up, registers restored, the function left. Returns what
 * is wrong, or null.
 */
function followEpilogue(state: CheckState, first: number): string | null {
  let at = first;
  if (at < state.program.count && movesStackPointer(state, at, 'add')) state.rsp += state.immediate(at++);
  for (; at < state.program.count && state.form(at).name === 'pop_r64'; at++) {
    state.registers[state.register(at, 0)] =
      state.rsp % 8 === 0 && state.rsp < 0 ? (state.stack.get(state.rsp) ?? NO_VALUE) : NO_VALUE;
    state.rsp += 8;
  }
  if (at !== state.program.count - 1 || state.form(at).name !== 'ret')
    return 'the function does not end with a single ret';
  if (state.rsp !== 0) return `rsp is ${state.rsp} off at the end`;
  const lost = CALLEE_SAVED.find((r) => state.registers[r] !== state.values.onEntry(r));
  return lost === undefined ? null : `callee-saved register ${lost} is not restored`;
}

/** True if instruction `at` begins the epilogue. */
function leavesBody(state: CheckState, at: number): boolean {
  return ['pop_r64', 'ret'].includes(state.form(at).name) || movesStackPointer(state, at, 'add');
}

const movesStackPointer = (state: CheckState, at: number, mnemonic: string): boolean =>
  state.form(at).name === `${mnemonic}_r64_i32` && state.register(at, 0) === RSP;

/* Compares machine instructions with the body of a template. */

/** What a virtual instruction asks for: its template, the values of its inputs in order, and its amount. */
interface Wanted {
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
function matchBody(state: CheckState, at: number, wanted: Wanted, outputs: Int32Array): string | null {
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
function followInserted(state: CheckState, at: number): string | null {
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
