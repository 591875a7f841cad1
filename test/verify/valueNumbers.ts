import { formId } from '../../src/base/ids.ts';
import { CF, OF, SF, ZF } from '../../src/x86/flags.ts';
import type { Form } from '../../src/x86/form.ts';
import { formOf } from '../../src/x86/forms.ts';
import { BASE_POOL, DISP, FORM, IMM_HI, IMM_LO, MEM, memBase, memIndex, NO_INDEX, REG0, STRIDE, type Program } from '../../src/x86/program.ts';
import { CALLEE_SAVED, RSP } from '../../src/x86/registers.ts';

/**
 * What a caller sees of a program whose arrays lie apart, each value as the tree of instructions that made it: no arithmetic, only that equal instructions on
 * equal values give equal results and that both factors or summands may change places. Equal texts mean equal programs; null for what this cannot follow.
 * It uses the table of the encoder and nothing of src/verify.
 */
export function observables(program: Program, ids: Map<string, number>): string | null {
  const run = new Run(program, ids);
  for (let at = 0; at < program.count; at++) if (!run.step(at)) return null;
  return run.visible();
}

const COMMUTE = new Set(['add', 'adc', 'and', 'or', 'xor', 'test', 'adcx', 'adox', 'mul', 'mulx', 'imul']);
const FLAGS = [CF, ZF, SF, OF];

class Run {
  private readonly program: Program;
  private readonly ids: Map<string, number>;
  private readonly registers: number[];
  private readonly flags = new Map<number, number>();
  /** By base and offset; words of the stack by their offset from rsp on entry. */
  private readonly memory = new Map<string, number>();
  private stack = 0;

  constructor(program: Program, ids: Map<string, number>) {
    this.program = program;
    this.ids = ids;
    this.registers = Array.from({ length: 16 }, (_, r) => this.id(`entry ${r}`));
    for (const flag of FLAGS) this.flags.set(flag, this.id(`entry flag ${flag}`));
  }

  visible(): string {
    const stored = [...this.memory].filter(([place]) => !place.startsWith('stack')).map(([place, id]) => `${place}=${id}`).sort();
    return [...stored, ...CALLEE_SAVED.filter(r => r !== RSP).map(r => `${r}=${this.registers[r]}`), `rsp${this.stack}`].join(' ');
  }

  step(at: number): boolean {
    const form = formOf(formId(this.field(at, FORM)));
    if (form.mnemonic === 'ret') return true;
    if (form.mnemonic === 'push' || form.mnemonic === 'pop') return this.moveStack(form.mnemonic, this.field(at, REG0));
    const place = form.memory < 0 || form.mnemonic === 'lea' ? '' : this.place(at);
    if (place === null || form.mnemonic === 'xchg' || form.mnemonic === 'lea' && memIndex(this.field(at, MEM)) === RSP) return false;
    if (form.memory >= 0 && form.mnemonic !== 'lea' && form.operands[form.memory].width !== 64) return false;
    if (form.operands.some((o, i) => o.class === 'gpr' && o.access !== 'r' && this.field(at, REG0 + i) === RSP)) return this.adjust(form, at);
    this.perform(form, at, place);
    return true;
  }

  private perform(form: Form, at: number, place: string): void {
    const { inputs, zeroed } = this.inputsOf(form, at, place), copied = form.mnemonic === 'mov' && form.operands[0].width === 64;
    const flags = FLAGS.filter(f => form.flags.read & f).map(f => this.flags.get(f));
    const sorted = COMMUTE.has(form.mnemonic) ? [...inputs].sort((a, b) => a - b) : inputs;
    const made = `${form.mnemonic} ${form.operands[0]?.width} ${zeroed ? 'zero' : sorted.join(',')} ${flags.join(',')}`;
    const result = (k: number | string): number => (copied ? inputs[0] : this.id(`${made} #${k}`));
    // The first operand last: mulx with one register for both halves leaves the high one.
    for (let i = form.operands.length - 1; i >= 0; i--) {
      const { access, class: kind } = form.operands[i];
      if (access === 'r' || kind === 'imm') continue;
      if (kind === 'mem') this.memory.set(place, result(i));
      else this.registers[this.field(at, REG0 + i)] = result(i);
    }
    for (let r = 0; r < 16; r++) if ((form.implicitWrites >> r) & 1) this.registers[r] = result(`r${r}`);
    for (const flag of FLAGS) {
      if (form.flags.cleared & flag) this.flags.set(flag, this.id('0'));
      else if (form.flags.set & flag) this.flags.set(flag, this.id('1'));
      else if ((form.flags.written | form.flags.undefined) & flag) this.flags.set(flag, this.id(`${made} #f${flag}`));
    }
  }

  /** Values that the result depends on; that of a register of which a byte is written is one of them. */
  private inputsOf(form: Form, at: number, place: string): { inputs: number[]; zeroed: boolean } {
    const inputs = form.operands.flatMap((o, i) => {
      if (o.class === 'imm') return [this.id(`constant ${this.field(at, IMM_HI)}:${this.field(at, IMM_LO)}`)];
      if (o.class === 'mem') return form.mnemonic === 'lea' ? this.addressOf(at) : o.access === 'w' ? [] : [this.load(place)];
      return o.access === 'w' && o.width > 8 ? [] : [this.registers[this.field(at, REG0 + i)]];
    });
    for (let r = 0; r < 16; r++) if ((form.implicitReads >> r) & 1) inputs.push(this.registers[r]);
    return { inputs, zeroed: form.zeroIdiom && form.memory < 0 && inputs.length === 2 && inputs[0] === inputs[1] };
  }

  private addressOf(at: number): number[] {
    const mem = this.field(at, MEM), index = memIndex(mem);
    return [this.registers[memBase(mem) & 15], index === NO_INDEX ? -1 : this.registers[index], this.id(`address ${mem >> 16}:${this.field(at, DISP)}`)];
  }

  private place(at: number): string | null {
    const mem = this.field(at, MEM), base = memBase(mem);
    if (memIndex(mem) !== NO_INDEX) return null;
    if (base === BASE_POOL) return `pool ${this.program.pool[this.field(at, DISP)]}`;
    return base === RSP ? `stack${this.stack + this.field(at, DISP)}` : `${this.registers[base]}+${this.field(at, DISP)}`;
  }

  private load(place: string): number {
    return this.memory.get(place) ?? this.id(`memory ${place}`);
  }

  private moveStack(mnemonic: string, register: number): boolean {
    if (register === RSP) return false;
    if (mnemonic === 'push') this.memory.set(`stack${this.stack -= 8}`, this.registers[register]);
    else {
      this.registers[register] = this.load(`stack${this.stack}`);
      this.stack += 8;
    }
    return true;
  }

  /** rsp moves by constants only; flags are then taken to be unknown. */
  private adjust(form: Form, at: number): boolean {
    if (form.immediate < 0 || !['add', 'sub'].includes(form.mnemonic)) return false;
    this.stack += form.mnemonic === 'add' ? this.field(at, IMM_LO) : -this.field(at, IMM_LO);
    for (const flag of FLAGS) this.flags.set(flag, this.id(`flag ${flag} of rsp at ${this.stack}`));
    return true;
  }

  private field(at: number, k: number): number {
    return this.program.data[at * STRIDE + k];
  }

  private id(key: string): number {
    const known = this.ids.get(key) ?? this.ids.size;
    this.ids.set(key, known);
    return known;
  }
}
