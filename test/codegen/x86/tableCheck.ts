/**
 * One form on random machine states: what it changes and what it depends on, compared with its row.
 *
 * A trial runs an instruction on a random state, on the same state with everything disturbed that the
 * row says is not read, and on the same state with each thing disturbed that it says is read.
 */
import type { Rng } from '../../../src/base/rng.ts';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { nasmInstruction } from '../../../src/codegen/encoder/assemblyText.ts';
import type { Form, OperandSpec } from '../../../src/codegen/x86/form.ts';
import { flagNames, OF } from '../../../src/codegen/x86/flags.ts';
import { NO_INDEX, Program, memOperand } from '../../../src/codegen/x86/program.ts';
import { RSP } from '../../../src/codegen/x86/registers.ts';
import { DATA, WINDOW, cloneState, type MachineState, type Run } from './executor.ts';

/** Offsets in the data window of the memory operand and of rsp. */
const OPERAND_AT = 64;
const STACK_AT = 128;

/** One thing an instruction may depend on. */
interface Input {
  readonly role: string;
  disturb(state: MachineState, rng: Rng): void;
}

/** One thing an instruction computes. */
interface Output {
  readonly role: string;
  value(state: MachineState): bigint | number | string;
}

/** One instruction with concrete registers. */
export interface Subject {
  readonly form: Form;
  readonly text: string;
  readonly code: Uint8Array;
  readonly registers: readonly number[];
  /** Base register of the memory operand, -1 without. */
  readonly base: number;
}

function subjectOf(form: Form, rng: Rng): Subject {
  const free = [...Array(16).keys()].filter(
    (r) => r !== RSP && !(((form.implicitReads | form.implicitWrites) >> r) & 1),
  );
  const draw = (): number => free.splice(rng.below(free.length), 1)[0];
  const vectors = [0, 1, 2, 3];
  const registers = [0, 1, 2].map((i) => {
    const kind = form.operands[i]?.class;
    return kind === 'gpr' ? draw() : kind === 'xmm' ? vectors.splice(rng.below(vectors.length), 1)[0] : 0;
  });
  const base = form.memory < 0 ? -1 : draw();
  const spec = form.operands[form.immediate];
  const span = spec === undefined ? 1n : spec.upper - spec.lower + 1n;
  const immediate = (spec?.lower ?? 0n) + (rng.big(64) % span);
  const program = new Program();
  program.emit(
    form.id,
    registers[0],
    registers[1],
    registers[2],
    base < 0 ? 0 : memOperand(base, NO_INDEX),
    0,
    Number(BigInt.asIntN(32, immediate)),
    Number(BigInt.asIntN(32, immediate >> 32n)),
  );
  const out = new Uint8Array(32);
  return { form, text: nasmInstruction(program, 0), code: out.slice(0, encode(program, out, 0)), registers, base };
}

export function randomState(subject: Subject, rng: Rng): MachineState {
  const gpr = Array.from({ length: 16 }, () => rng.big(64));
  gpr[RSP] = DATA + BigInt(STACK_AT);
  if (subject.base >= 0) gpr[subject.base] = DATA + BigInt(OPERAND_AT);
  const memory = Uint8Array.from({ length: WINDOW }, () => rng.below(256));
  return { gpr, flags: rng.below(64), xmm: [0, 1, 2, 3].map(() => rng.big(128)), memory };
}

const lowBits = (width: number): bigint => (1n << BigInt(width)) - 1n;
const operandsOf = (s: Subject): (readonly [OperandSpec, number])[] =>
  s.form.operands.map((spec, i) => [spec, s.registers[i] ?? 0]);
const reads = (spec: OperandSpec): boolean => spec.access.includes('r');
const writes = (spec: OperandSpec): boolean => spec.access.includes('w');

/** Bits of each general register that the row says are read; addresses are read in full. */
function readMasks(s: Subject): bigint[] {
  const masks = Array.from({ length: 16 }, (_, r) => ((s.form.implicitReads >> r) & 1 ? lowBits(64) : 0n));
  masks[RSP] = lowBits(64);
  if (s.base >= 0) masks[s.base] = lowBits(64);
  for (const [spec, r] of operandsOf(s)) if (spec.class === 'gpr' && reads(spec)) masks[r] |= lowBits(spec.width);
  return masks;
}

/** Memory range [from, to) that may be read and that may be written. */
function memoryRange(s: Subject, uses: (spec: OperandSpec) => boolean): readonly [from: number, to: number] {
  const spec = s.form.operands[s.form.memory];
  if (spec !== undefined && uses(spec)) return [OPERAND_AT, OPERAND_AT + spec.width / 8];
  if (s.form.mnemonic === 'push' && uses === writes) return [STACK_AT - 8, STACK_AT];
  if (s.form.mnemonic === 'pop' && uses === reads) return [STACK_AT, STACK_AT + 8];
  return [0, 0];
}

/** `state` with everything changed that the row says is not read. */
function scrambled(s: Subject, state: MachineState, rng: Rng): MachineState {
  const t = cloneState(state);
  const masks = readMasks(s);
  const [from, to] = memoryRange(s, reads);
  t.gpr.forEach((r, i) => {
    t.gpr[i] = (r & masks[i]) | (rng.big(64) & ~masks[i] & lowBits(64));
  });
  t.flags = (state.flags & s.form.flags.read) | (rng.below(64) & ~s.form.flags.read);
  const vectorsRead = operandsOf(s)
    .filter(([spec]) => spec.class === 'xmm' && reads(spec))
    .map(([, r]) => r);
  t.xmm.forEach((_, i) => {
    if (!vectorsRead.includes(i)) t.xmm[i] = rng.big(128);
  });
  t.memory.forEach((_, i) => {
    if (i < from || i >= to) t.memory[i] = rng.below(256);
  });
  return t;
}

/** Everything the row says is read, addresses aside. */
function inputsOf(s: Subject): Input[] {
  const inputs: Input[] = [];
  operandsOf(s).forEach(([spec, r], i) => {
    if (!reads(spec)) return;
    if (spec.class === 'gpr')
      inputs.push({
        role: `operand ${i}`,
        disturb: (t, rng) => {
          t.gpr[r] = rng.big(64);
        },
      });
    if (spec.class === 'xmm')
      inputs.push({
        role: `operand ${i}`,
        disturb: (t, rng) => {
          t.xmm[r] = rng.big(128);
        },
      });
  });
  for (let r = 0; r < 16; r++)
    if (r !== RSP && (s.form.implicitReads >> r) & 1)
      inputs.push({
        role: `register ${r}`,
        disturb: (t, rng) => {
          t.gpr[r] = rng.big(64);
        },
      });
  for (let bit = 1; bit <= OF; bit <<= 1)
    if (s.form.flags.read & bit)
      inputs.push({
        role: flagNames(bit),
        disturb: (t) => {
          t.flags ^= bit;
        },
      });
  const [from, to] = memoryRange(s, reads);
  if (to > from)
    inputs.push({
      role: 'memory',
      disturb: (t, rng) => {
        for (let i = from; i < to; i++) t.memory[i] = rng.below(256);
      },
    });
  return inputs;
}

/** Everything the row says is written: operands, implicit registers, defined flags, memory. */
function outputsOf(s: Subject): Output[] {
  const outputs: Output[] = [];
  operandsOf(s).forEach(([spec, r], i) => {
    if (!writes(spec)) return;
    if (spec.class === 'xmm') outputs.push({ role: `operand ${i}`, value: (t) => t.xmm[r] });
    if (spec.class === 'gpr')
      outputs.push({ role: `operand ${i}`, value: (t) => t.gpr[r] & (spec.width === 8 ? 0xffn : lowBits(64)) });
  });
  for (let r = 0; r < 16; r++)
    if ((s.form.implicitWrites >> r) & 1) outputs.push({ role: `register ${r}`, value: (t) => t.gpr[r] });
  for (let bit = 1; bit <= OF; bit <<= 1)
    if (s.form.flags.written & bit) outputs.push({ role: flagNames(bit), value: (t) => t.flags & bit });
  const [from, to] = memoryRange(s, writes);
  if (to > from) outputs.push({ role: 'memory', value: (t) => t.memory.slice(from, to).join() });
  return outputs;
}

/** What changed although the row says it is kept, or is not as the row says; empty when all is well. */
function surprises(s: Subject, before: MachineState, after: MachineState): string[] {
  const found: string[] = [];
  const kept = Array.from({ length: 16 }, (_, r) => ((s.form.implicitWrites >> r) & 1 ? 0n : lowBits(64)));
  for (const [spec, r] of operandsOf(s)) {
    if (spec.class !== 'gpr' || !writes(spec)) continue;
    kept[r] = spec.width === 8 ? lowBits(64) & ~0xffn : 0n;
    if (spec.width === 32 && after.gpr[r] > lowBits(32)) found.push(`upper half of register ${r} is not cleared`);
  }
  kept.forEach((mask, r) => {
    if ((before.gpr[r] ^ after.gpr[r]) & mask) found.push(`register ${r} changed`);
  });
  const { written, undefined: undefinedFlags, cleared, set } = s.form.flags;
  const changed = (before.flags ^ after.flags) & ~(written | undefinedFlags);
  if (changed) found.push(`${flagNames(changed)} changed`);
  if (after.flags & cleared) found.push(`${flagNames(after.flags & cleared)} not cleared`);
  if (~after.flags & set) found.push(`${flagNames(~after.flags & set)} not set`);
  const vectorsWritten = operandsOf(s)
    .filter(([spec]) => spec.class === 'xmm' && writes(spec))
    .map(([, r]) => r);
  before.xmm.forEach((x, i) => {
    if (x !== after.xmm[i] && !vectorsWritten.includes(i)) found.push(`xmm${i} changed`);
  });
  const [from, to] = memoryRange(s, writes);
  before.memory.forEach((byte, i) => {
    if (byte !== after.memory[i] && (i < from || i >= to)) found.push(`memory byte ${i} changed`);
  });
  return found;
}

/** The runs of one instruction on one state. */
export interface Trial {
  readonly subject: Subject;
  readonly inputs: readonly Input[];
  /** Plain run, scrambled run, then one run per input. */
  readonly runs: readonly Run[];
}

export function trialOf(form: Form, rng: Rng): Trial {
  const subject = subjectOf(form, rng);
  const inputs = inputsOf(subject);
  const before = randomState(subject, rng);
  const disturbed = inputs.map((input) => {
    const t = cloneState(before);
    input.disturb(t, rng);
    return t;
  });
  const runs = [before, scrambled(subject, before, rng), ...disturbed].map((state) => ({
    code: subject.code,
    before: state,
  }));
  return { subject, inputs, runs };
}

/** How the runs of all trials of one form contradict its row; `afters` are the states they left, in order. */
export function complaints(
  form: Form,
  trials: readonly Trial[],
  afters: readonly (readonly MachineState[])[],
): string[] {
  const found: string[] = [];
  const effective = new Set<string>();
  const changed = new Set<string>();
  trials.forEach(({ subject, inputs, runs }, n) => {
    const outputs = outputsOf(subject);
    const after = afters[n];
    const differ = (i: number): boolean => outputs.some((o) => o.value(after[0]) !== o.value(after[i]));
    runs.forEach((run, i) =>
      found.push(...surprises(subject, run.before, after[i]).map((what) => `${subject.text}: ${what}`)),
    );
    if (differ(1)) found.push(`${subject.text}: depends on something its row does not read`);
    inputs.forEach((input, k) => {
      if (differ(2 + k)) effective.add(input.role);
    });
    runs.forEach((run, i) =>
      outputs.forEach((o) => {
        if (o.value(run.before) !== o.value(after[i])) changed.add(o.role);
      }),
    );
  });
  const { subject, inputs } = trials[0];
  const idle = inputs.map((i) => i.role).filter((role) => !effective.has(role));
  if (idle.length > 0) found.push(`${form.name}: result never depends on ${idle.join(', ')}`);
  const still = outputsOf(subject)
    .map((o) => o.role)
    .filter((role) => !changed.has(role));
  if (still.length > 0) found.push(`${form.name}: never changes ${still.join(', ')}`);
  return found;
}
