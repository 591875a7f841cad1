/** Runs templates on the processor, in every placement of their operands, and compares with their contracts. */
import { encode } from '../../../src/codegen/encoder/encode.ts';
import type { Rng } from '../../../src/base/rng.ts';
import { emitTemplate, type Operands } from '../../../src/codegen/lowering/allocate/emitTemplate.ts';
import { Failure } from '../../../src/base/errors.ts';
import { Contract, type ContractResult } from './contract.ts';
import { CF, OF, flagNames } from '../../../src/codegen/x86/flags.ts';
import { formOf } from '../../../src/codegen/x86/forms.ts';
import { formId } from '../../../src/base/ids.ts';
import { FORM, Program, STRIDE, memOperand } from '../../../src/codegen/x86/program.ts';
import { RAX, RDX, RSP } from '../../../src/codegen/x86/registers.ts';
import { IN_IMM, IN_MEM, IN_RAX, IN_RDX, IN_REG, type Template } from '../../../src/codegen/x86/template.ts';
import { K_IMM32, K_IMM8, K_MEM, K_REG, TemplateSet } from '../../../src/codegen/x86/templateSet.ts';
import { DATA, WINDOW, cloneState, type MachineState, type Run } from './executor.ts';

/** Offset in the data window of the memory operand and of rsp. */
const OPERAND_AT = 64;
const STACK_AT = 128;
const WORD = (1n << 64n) - 1n;

/** A template with what is made of it. */
export interface Subject {
  readonly template: Template;
  readonly contract: Contract;
  readonly set: TemplateSet;
}

export const subjectOf = (template: Template): Subject => ({
  template,
  contract: new Contract(template),
  set: new TemplateSet([template]),
});

/** A template with its operands in places, on one machine state. */
export interface TemplateTrial {
  readonly subject: Subject;
  readonly text: string;
  readonly program: Program;
  readonly operands: Operands;
  readonly inputs: readonly bigint[];
  readonly run: Run;
}

/** One place (IN_*) per input, in all combinations that the template allows; at most one memory operand. */
export function placements(t: Template): number[][] {
  const perInput = t.inputs.map((i) => [IN_REG, IN_MEM, IN_IMM, IN_RDX, IN_RAX].filter((p) => i.places & p));
  return perInput
    .reduce<number[][]>((lists, places) => lists.flatMap((l) => places.map((p) => [...l, p])), [[]])
    .filter((l) => l.filter((p) => p === IN_MEM).length <= 1);
}

/** A random trial, or null if the operands drawn do not meet the requirements of the contract. */
export function trialOf(subject: Subject, places: readonly number[], rng: Rng): TemplateTrial | null {
  const { template: t, set } = subject;
  const before = randomState(rng);
  const program = new Program();
  const inputs = t.inputs.map((_, j) =>
    places[j] === IN_IMM ? immediate(rng) : rng.below(3) === 0 ? BigInt(rng.below(64)) : word(rng),
  );
  const operands = placed(t, places, inputs, before, rng);
  if (!meets(subject.contract, inputs, operands.amount)) return null;
  emitTemplate(set.compiled[0], operands, program);
  const out = new Uint8Array(64);
  const code = out.slice(0, encode(program, out, 0));
  return { subject, text: describe(t, places), program, operands, inputs, run: { code, before } };
}

export const describe = (t: Template, places: readonly number[]): string =>
  [t.name, ...places.map((p) => PLACE_NAMES.get(p))].join(' ');
const PLACE_NAMES = new Map([
  [IN_REG, 'reg'],
  [IN_MEM, 'mem'],
  [IN_IMM, 'imm'],
  [IN_RDX, 'rdx'],
  [IN_RAX, 'rax'],
]);

/** Draws registers for all operands and puts the inputs where they belong in `state`. */
function placed(
  t: Template,
  places: readonly number[],
  inputs: readonly bigint[],
  state: MachineState,
  rng: Rng,
): Operands {
  const free = [...Array(16).keys()].filter((r) => r !== RSP && r !== RDX && r !== RAX);
  const draw = (): number => free.splice(rng.below(free.length), 1)[0];
  const base = draw();
  state.gpr[base] = DATA + BigInt(OPERAND_AT);
  const isStore = t.body.some((l) => l.operands.some((o) => o.kind === 'pointer'));
  const operands = {
    kind: new Int32Array(3),
    reg: new Int32Array(3),
    mem: new Int32Array(3),
    disp: new Int32Array(3),
    imm: new Int32Array(3),
    outReg: new Int32Array(2),
    amount: isStore ? 8 * rng.below(4) : 1 + rng.below(63),
  };
  places.forEach((p, j) =>
    place(operands, j, p, p === IN_RDX ? RDX : p === IN_RAX ? RAX : draw(), inputs[j], state, base),
  );
  operands.reg[t.inputs.length] = base;
  t.outputPlaces.forEach((p, o) => {
    const tied = t.inputs.findIndex((i) => i.becomes === o);
    operands.outReg[o] =
      p === 'rax' ? RAX : p === 'rdx' ? RDX : tied >= 0 ? operands.reg[tied] : outputRegister(t, operands, draw, rng);
  });
  return operands;
}

/** Some result that is not tied may share the register of an input, as the allocator does with one that dies. */
function outputRegister(t: Template, operands: Operands, draw: () => number, rng: Rng): number {
  const dying = t.inputs.findIndex(
    (i, j) =>
      i.becomes < 0 &&
      operands.kind[j] === K_REG &&
      i.places & IN_REG &&
      !Array.from(operands.outReg).includes(operands.reg[j]),
  );
  return dying >= 0 && t.outputs.length === 1 && rng.below(2) === 0 ? operands.reg[dying] : draw();
}

function place(
  o: Operands,
  j: number,
  where: number,
  r: number,
  value: bigint,
  state: MachineState,
  base: number,
): void {
  o.kind[j] =
    where === IN_MEM
      ? K_MEM
      : where !== IN_IMM
        ? K_REG
        : BigInt.asIntN(8, value) === BigInt.asIntN(64, value)
          ? K_IMM8
          : K_IMM32;
  if (where === IN_MEM) {
    o.mem[j] = memOperand(base);
    new DataView(state.memory.buffer, state.memory.byteOffset).setBigUint64(OPERAND_AT, value, true);
  } else if (where === IN_IMM) o.imm[j] = Number(BigInt.asIntN(32, value));
  else {
    o.reg[j] = r;
    state.gpr[r] = value;
  }
}

/** False only if a requirement of the contract is violated; other failures are complaints later. */
function meets(contract: Contract, inputs: readonly bigint[], amount: number): boolean {
  try {
    contract.apply(inputs, amount, 0n, 0n);
    return true;
  } catch (e) {
    return !(e instanceof Failure && e.message.includes('does not hold'));
  }
}

function randomState(rng: Rng): MachineState {
  const gpr = Array.from({ length: 16 }, () => word(rng));
  gpr[RSP] = DATA + BigInt(STACK_AT);
  return {
    gpr,
    flags: rng.below(64),
    xmm: [0n, 0n, 0n, 0n],
    memory: Uint8Array.from({ length: WINDOW }, () => rng.below(256)),
  };
}

const CORNERS = [0n, 1n, WORD, WORD - 1n, 1n << 63n, (1n << 63n) - 1n, 0xffffffffn, 1n << 32n];
const word = (rng: Rng): bigint => (rng.below(2) === 0 ? CORNERS[rng.below(CORNERS.length)] : rng.big(64));
/** A word that is a sign-extended 32-bit (or byte) immediate. */
const immediate = (rng: Rng): bigint => BigInt.asUintN(64, BigInt.asIntN(rng.below(2) === 0 ? 8 : 32, rng.big(32)));

/** What the processor did that the contract, or the forms used, do not say; empty if all is well. */
export function complaints(trial: TemplateTrial, after: MachineState): string[] {
  const {
    subject,
    run: { before },
    operands,
  } = trial;
  try {
    const expected = subject.contract.apply(trial.inputs, operands.amount, bit(before, CF), bit(before, OF));
    return [...wrongWords(trial, expected, after), ...wrongFlags(trial, expected, after)].map(
      (problem) => `${trial.text}: ${problem}`,
    );
  } catch (e) {
    if (e instanceof Failure) return [`${trial.text}: ${e.message}`];
    throw e;
  }
}

const bit = (state: MachineState, flag: number): bigint => ((state.flags & flag) !== 0 ? 1n : 0n);

function wrongWords(
  { run: { before }, operands }: TemplateTrial,
  expected: ContractResult,
  after: MachineState,
): string[] {
  const gpr = [...before.gpr];
  const memory = expectedMemory(before, expected.memory, operands.amount);
  expected.outputs.forEach((x, o) => {
    if (x !== null) gpr[operands.outReg[o]] = x;
  });
  return [
    ...gpr.flatMap((x, r) => (after.gpr[r] === x ? [] : [`register ${r} is ${after.gpr[r]}, not ${x}`])),
    ...(memory.every((x, i) => x === after.memory[i]) ? [] : ['memory is not as expected']),
  ];
}

function wrongFlags(trial: TemplateTrial, { carry, overflow }: ContractResult, after: MachineState): string[] {
  const { written, cleared } = flagsOfForms(trial);
  const changed = (trial.run.before.flags ^ after.flags) & ~written;
  return [
    ...(carry === null || carry === bit(after, CF) ? [] : [`CF is not ${carry}`]),
    ...(overflow === null || overflow === bit(after, OF) ? [] : [`OF is not ${overflow}`]),
    ...(changed === 0 ? [] : [`${flagNames(changed)} changed`]),
    ...((after.flags & cleared) === 0 ? [] : [`${flagNames(cleared)} should be clear`]),
  ];
}

function expectedMemory(before: MachineState, stored: bigint | null, amount: number): Uint8Array {
  const { memory } = cloneState(before);
  if (stored !== null) new DataView(memory.buffer).setBigUint64(OPERAND_AT + amount, stored, true);
  return memory;
}

/** What the forms of the program say about the flags; `cleared` as `TemplateSet.flags` uses it. */
function flagsOfForms({ program, subject }: TemplateTrial): { readonly written: number; readonly cleared: number } {
  let written = 0;
  for (let i = 0; i < program.count; i++) {
    const { flags } = formOf(formId(program.data[i * STRIDE + FORM]));
    written |= flags.written | flags.undefined;
  }
  return { written, cleared: subject.set.flags[0].clears };
}
