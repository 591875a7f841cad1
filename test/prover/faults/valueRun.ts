import { formId } from '../../../src/base/ids.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { CF, OF, PF, SF, ZF } from '../../../src/codegen/x86/flags.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import { formOf } from '../../../src/codegen/x86/forms.ts';
import {
  BASE_POOL,
  DISP,
  FORM,
  IMM_HI,
  IMM_LO,
  MEM,
  memBase,
  memIndex,
  memScaleLog2,
  NO_INDEX,
  REG0,
  STRIDE,
  type Program,
} from '../../../src/codegen/x86/program.ts';
import { ARGUMENT_REGISTERS, CALLEE_SAVED, RAX, RDX, RSP } from '../../../src/codegen/x86/registers.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import type { Values, ValueNumber } from './values.ts';

/**
 * A register `r0`, a flag `f1`, a slot `s-8` of the stack by its distance from rsp on entry, an element `r7+8` of the
 * array that register points to on entry.
 */
export type Place = string;

const FLAGS = [CF, ZF, SF, OF];
const RED_ZONE = 128;

/** What this cannot follow. */
export class NotFollowed extends Error {}

/**
 * Executes a program of which the arrays lie apart on value numbers. It reads the table of the encoder and uses nothing
 * of src/prover. Accesses outside the arrays and the own stack, and instructions that are no straight-line arithmetic,
 * throw `NotFollowed`.
 */
export class ValueRun {
  readonly program: Program;
  private readonly values: Values;
  private readonly held = new Map<Place, ValueNumber>();
  /** Bytes of the array that each argument register points to. */
  private readonly arrays = new Map<number, number>();
  private stack = 0;

  constructor(program: Program, fn: IrFunction, values: Values) {
    this.program = program;
    this.values = values;
    [...fn.results.map((r) => ({ ...r, shape: 'array' })), ...fn.params].forEach(({ shape, bounds, width }, i) => {
      if (shape === 'array') this.arrays.set(ARGUMENT_REGISTERS[i], (bounds.length * width) / 8);
    });
  }

  get(place: Place): ValueNumber {
    return place === `r${RSP}`
      ? this.values.entry(`pointer to s${this.stack}`)
      : (this.held.get(place) ?? this.values.entry(place));
  }

  /** `known` is the same number as `value`: wherever the latter is held, take the former. */
  replace(value: ValueNumber, known: ValueNumber): void {
    for (const [place, held] of this.held) if (held === value) this.held.set(place, known);
  }

  /** What a caller sees: arrays that were written, registers that must be restored. */
  visible(): Place[] {
    if (this.stack !== 0) throw new NotFollowed('rsp is not restored');
    return [
      ...[...this.held.keys()].filter((place) => place.includes('+')),
      ...CALLEE_SAVED.filter((r) => r !== RSP).map((r) => `r${r}`),
    ];
  }

  /** Registers, flags and memory that instruction `at` reads. */
  reads(at: number): Place[] {
    const form = this.form(at);
    const places: Place[] = [];
    form.operands.forEach((o, i) => {
      if (['gpr', 'xmm'].includes(o.class) && (o.access !== 'w' || o.width === 8))
        places.push(this.register(form, at, i));
    });
    for (let r = 0; r < 16; r++) if ((form.implicitReads >> r) & 1 && r !== RSP) places.push(`r${r}`);
    if (form.memory >= 0) places.push(...this.addressRegisters(at).map((r) => `r${r}`));
    places.push(...FLAGS.filter((f) => form.flags.read & f).map((f) => `f${f}`));
    return form.memory >= 0 &&
      form.operands[form.memory].access !== 'w' &&
      form.mnemonic !== 'lea' &&
      memBase(this.field(at, MEM)) !== BASE_POOL
      ? [...places, this.place(at)]
      : places;
  }

  step(at: number): void {
    const form = this.form(at);
    if (form.mnemonic === 'ret') return;
    if (form.mnemonic === 'push' || form.mnemonic === 'pop') return this.moveStack(form.mnemonic, this.field(at, REG0));
    if (form.operands.some((o, i) => o.class === 'gpr' && o.access !== 'r' && this.field(at, REG0 + i) === RSP))
      return this.adjust(form, at);
    if (
      (form.mnemonic === 'lea' && [memBase(this.field(at, MEM)), memIndex(this.field(at, MEM))].includes(RSP)) ||
      form.mnemonic === 'xchg' ||
      form.flags.read & PF
    )
      throw new NotFollowed(form.name);
    if (form.memory >= 0 && form.mnemonic !== 'lea' && form.operands[form.memory].width !== 64)
      throw new NotFollowed(form.name);
    const inputs = this.inputs(form, at);
    const same = inputs.length === 2 && inputs[0] === inputs[1] && form.memory < 0;
    if (form.zeroIdiom && same) return this.clear(form, at);
    this.write(
      form,
      at,
      meaningOf(form, inputs, (flag) => this.get(`f${flag}`), this.values),
    );
  }

  private write(form: Form, at: number, meaning: Meaning): void {
    const { values } = this;
    const part = (name: string): ValueNumber =>
      'same' in meaning ? meaning.same : values.result(meaning.operation, meaning.inputs, name);
    const isProduct = !('same' in meaning) && meaning.operation === 'mul';
    const targets = form.operands.flatMap((o, i) =>
      o.access === 'r' || o.access === 'none' || o.class === 'imm'
        ? []
        : [o.class === 'mem' ? this.place(at) : this.register(form, at, i)],
    );
    const names = form.mnemonic === 'mulx' ? ['high', 'low'] : [isProduct ? 'low' : 'value', 'second'];
    const made: [Place, ValueNumber][] = [];
    // The first operand last: mulx with one register for both halves leaves the high one.
    targets.forEach((place, i) => made.unshift([place, part(names[i])]));
    for (let r = 0; r < 16; r++)
      if ((form.implicitWrites >> r) & 1)
        made.push([`r${r}`, part(isProduct && r === RAX ? 'low' : isProduct && r === RDX ? 'high' : `register ${r}`)]);
    for (const flag of FLAGS) made.push(...this.flagAfter(form, flag, part));
    for (const [place, value] of made) this.held.set(place, value);
  }

  private flagAfter(form: Form, flag: number, part: (name: string) => ValueNumber): [Place, ValueNumber][] {
    const { cleared, set, written, undefined: lost } = form.flags;
    const carry = form.mnemonic === 'adox' ? OF : CF;
    if (cleared & flag) return [[`f${flag}`, this.values.zero]];
    if (set & flag) return [[`f${flag}`, this.values.one]];
    return (written | lost) & flag
      ? [[`f${flag}`, part(flag === carry ? 'carry' : flag === ZF ? 'zero' : `flag ${flag}`)]]
      : [];
  }

  private clear(form: Form, at: number): void {
    this.held.set(this.register(form, at, 0), this.values.zero);
    for (const flag of FLAGS)
      if ((form.flags.written | form.flags.undefined) & flag)
        this.held.set(`f${flag}`, flag === ZF ? this.values.one : this.values.zero);
  }

  /**
   * Values that the results depend on, in the order of the operands; that of a register of which a byte is written is
   * one of them.
   */
  private inputs(form: Form, at: number): ValueNumber[] {
    const inputs = form.operands.flatMap((o, i) => {
      if (o.class === 'imm') return [this.values.constant(o.kind === '1' ? 1n : this.immediate(form, at))];
      if (o.class === 'mem')
        return form.mnemonic === 'lea' ? this.addressOf(at) : o.access === 'w' ? [] : [this.load(at)];
      return o.access === 'w' && o.width > 8 ? [] : [this.get(this.register(form, at, i))];
    });
    for (let r = 0; r < 16; r++) if ((form.implicitReads >> r) & 1) inputs.push(this.get(`r${r}`));
    return inputs;
  }

  private immediate(form: Form, at: number): bigint {
    const low = BigInt(this.field(at, IMM_LO));
    return form.operands[form.immediate].kind === 'i64'
      ? (BigInt(this.field(at, IMM_HI)) << 32n) | BigInt.asUintN(32, low)
      : low;
  }

  /** Base, index, scale and displacement; a missing register is 0. */
  private addressOf(at: number): ValueNumber[] {
    const mem = this.field(at, MEM);
    const base = memBase(mem);
    const index = memIndex(mem);
    const { values } = this;
    return [
      base < 16 ? this.get(`r${base}`) : values.zero,
      index === NO_INDEX ? values.zero : this.get(`r${index}`),
      values.constant(1n << BigInt(memScaleLog2(mem))),
      values.constant(BigInt(this.field(at, DISP))),
    ];
  }

  private addressRegisters(at: number): number[] {
    const mem = this.field(at, MEM);
    return [memBase(mem), memIndex(mem)].filter((r) => r < 16 && r !== RSP);
  }

  private place(at: number): Place {
    const mem = this.field(at, MEM);
    const base = memBase(mem);
    const offset = this.field(at, DISP);
    if (memIndex(mem) !== NO_INDEX) throw new NotFollowed('an index');
    return base === RSP ? this.slot(this.stack + offset) : this.element(base, offset);
  }

  private slot(offset: number): Place {
    if (offset > -8 || offset % 8 !== 0 || offset < this.stack - RED_ZONE)
      throw new NotFollowed('outside of the stack');
    return `s${offset}`;
  }

  private element(base: number, offset: number): Place {
    const pointer = this.values.get(this.get(`r${base}`));
    const register = pointer.kind === 'entry' && pointer.place.startsWith('r') ? Number(pointer.place.slice(1)) : -1;
    const size = this.arrays.get(register) ?? 0;
    if (offset < 0 || offset % 8 !== 0 || offset + 8 > size) throw new NotFollowed('outside of the arrays');
    return `r${register}+${offset}`;
  }

  private load(at: number): ValueNumber {
    return memBase(this.field(at, MEM)) === BASE_POOL
      ? this.values.constant(this.program.pool[this.field(at, DISP)])
      : this.get(this.place(at));
  }

  private moveStack(mnemonic: string, register: number): void {
    if (register === RSP) throw new NotFollowed('rsp');
    if (mnemonic === 'push') this.held.set(this.slot((this.stack -= 8)), this.get(`r${register}`));
    else {
      this.held.set(`r${register}`, this.get(this.slot(this.stack)));
      this.stack += 8;
    }
  }

  /** rsp moves by constants only, and by no carry; flags are then taken to be unknown. */
  private adjust(form: Form, at: number): void {
    if (form.name === 'mov_r64_r64' && this.field(at, REG0 + 1) === RSP) return;
    const isCarried = form.flags.read !== 0 && (form.flags.read !== CF || this.get(`f${CF}`) !== this.values.zero);
    if (form.immediate < 0 || !['add', 'sub', 'adc', 'sbb'].includes(form.mnemonic) || isCarried)
      throw new NotFollowed(form.name);
    this.stack += form.mnemonic.startsWith('a') ? this.field(at, IMM_LO) : -this.field(at, IMM_LO);
    const stays = this.field(at, IMM_LO) === 0;
    for (const flag of FLAGS)
      this.held.set(
        `f${flag}`,
        stays && [CF, OF].includes(flag) ? this.values.zero : this.values.entry(`flag ${flag} of rsp at ${this.stack}`),
      );
  }

  private register(form: Form, at: number, operand: number): Place {
    return `${form.operands[operand].class === 'xmm' ? 'x' : 'r'}${this.field(at, REG0 + operand)}`;
  }

  private form(at: number): Form {
    return formOf(formId(this.field(at, FORM)));
  }

  private field(at: number, k: number): number {
    return this.program.data[at * STRIDE + k];
  }
}
