import { formId } from '../../../src/base/ids.ts';
import type { Rng } from '../../../src/base/rng.ts';
import { FORMS, formNamed, formOf } from '../../../src/codegen/x86/forms.ts';
import { DISP, FORM, IMM_LO, MEM, memBase, Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { RSP } from '../../../src/codegen/x86/registers.ts';

/** Damages instruction `at` of a program in place; false (and no damage) if it has nothing to damage in this way. */
interface Injection {
  readonly name: string;
  apply(p: Program, at: number, rng: Rng): boolean;
}

/** The form of instruction `at`. */
export const formAt = (p: Program, at: number) => formOf(formId(p.data[at * STRIDE + FORM]));

/** Slots of the record that are general registers of the instruction. */
const registerSlots = (p: Program, at: number): number[] =>
  formAt(p, at).operands.flatMap((o, i) => (o.class === 'gpr' ? [at * STRIDE + REG0 + i] : []));

const remove = (p: Program, at: number): boolean => {
  p.data.copyWithin(at * STRIDE, (at + 1) * STRIDE, p.count * STRIDE);
  p.count--;
  return true;
};

function insert(p: Program, at: number, instruction: Int32Array): boolean {
  p.emit(formNamed('nop'));
  p.data.copyWithin((at + 1) * STRIDE, at * STRIDE, (p.count - 1) * STRIDE);
  p.data.set(instruction, at * STRIDE);
  return true;
}

function record(form: string, r0: number, r1: number): Int32Array {
  const one = new Program();
  one.emit(formNamed(form), r0, r1);
  return one.data.slice(0, STRIDE);
}

const OTHER_MNEMONIC: Readonly<Record<string, string>> = {
  adc: 'add',
  add: 'adc',
  adcx: 'adox',
  adox: 'adcx',
  sub: 'sbb',
  sbb: 'sub',
  cmovc: 'cmovnc',
  cmovnc: 'cmovc',
  and: 'or',
  or: 'xor',
  xor: 'and',
  shl: 'shr',
  shr: 'sar',
  sar: 'shl',
  shrd: 'shld',
  shld: 'shrd',
  seto: 'setc',
  setc: 'seto',
  imul: 'add',
};

export const INJECTIONS: readonly Injection[] = [
  {
    name: 'another register',
    apply(p, at, rng) {
      const slots = registerSlots(p, at);
      if (slots.length === 0) return false;
      const slot = slots[rng.below(slots.length)];
      p.data[slot] = (p.data[slot] + 1 + rng.below(15)) % 16;
      return true;
    },
  },
  {
    name: 'exchange operands',
    apply(p, at) {
      const [a, b] = registerSlots(p, at);
      if (b === undefined || p.data[a] === p.data[b]) return false;
      [p.data[a], p.data[b]] = [p.data[b], p.data[a]];
      return true;
    },
  },
  {
    name: 'exchange two registers',
    apply(p, at, rng) {
      const slots = registerSlots(p, at);
      const a = rng.below(16);
      const b = rng.below(16);
      if (!slots.some((s) => p.data[s] === a || p.data[s] === b)) return false;
      for (const s of slots) p.data[s] = p.data[s] === a ? b : p.data[s] === b ? a : p.data[s];
      return a !== b;
    },
  },
  { name: 'drop an instruction', apply: remove },
  { name: 'drop a push or pop', apply: (p, at) => ['push', 'pop'].includes(formAt(p, at).mnemonic) && remove(p, at) },
  {
    name: 'another displacement',
    apply(p, at, rng) {
      if (formAt(p, at).memory < 0 || p.data[at * STRIDE + MEM] === 0) return false;
      p.data[at * STRIDE + DISP] += 8 * (rng.below(2) === 0 ? 1 : -1) * (1 + rng.below(3));
      return true;
    },
  },
  {
    name: 'another slot',
    apply(p, at, rng) {
      if (formAt(p, at).memory < 0 || memBase(p.data[at * STRIDE + MEM]) !== RSP) return false;
      p.data[at * STRIDE + DISP] += rng.below(2) === 0 ? 8 : -8;
      return true;
    },
  },
  {
    name: 'another mnemonic',
    apply(p, at) {
      const form = formAt(p, at);
      const other = OTHER_MNEMONIC[form.mnemonic];
      const name = [other, ...form.operands.map((o) => o.kind)].join('_');
      const found = FORMS.find((f) => f.name === name);
      if (found === undefined || found === form) return false;
      p.data[at * STRIDE + FORM] = found.id;
      return true;
    },
  },
  {
    name: 'another immediate',
    apply(p, at, rng) {
      if (formAt(p, at).immediate < 0) return false;
      p.data[at * STRIDE + IMM_LO] += rng.below(2) === 0 ? 1 : -1;
      return true;
    },
  },
  { name: 'twice the same instruction', apply: (p, at) => insert(p, at, p.data.slice(at * STRIDE, (at + 1) * STRIDE)) },
  { name: 'a flag is cleared', apply: (p, at) => insert(p, at, record('clc', 0, 0)) },
  {
    name: 'flags are destroyed',
    apply: (p, at, rng) => insert(p, at, record('test_r64_r64', rng.below(16), rng.below(16))),
  },
  {
    name: 'a register is destroyed',
    apply: (p, at, rng) => insert(p, at, record('mov_r64_r64', rng.below(16), rng.below(16))),
  },
];
