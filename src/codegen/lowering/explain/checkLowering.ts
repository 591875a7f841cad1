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
import type { Program } from '../../x86/program.ts';
import { ARGUMENT_REGISTERS, CALLEE_SAVED, RSP } from '../../x86/registers.ts';
import type { TemplateSet } from '../../x86/templateSet.ts';
import { matchBody, type Wanted, followInserted } from './checkBody.ts';
import { CheckState, TRACKED_FLAGS, describeInstruction, CheckValues, isCopy, NO_VALUE } from './checkState.ts';
import type { VirtualCode } from '../select/virtualCode.ts';

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
