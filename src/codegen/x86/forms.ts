/** The forms that the encoder has, indexed by dense ids: rows of the table of instructions of which ports are known. */
import { formId, type FormId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import { byCore, type Core, CORES } from '../../x86/cores/cores.ts';
import type { FormOperand, InstructionForm } from '../../x86/form.ts';
import { formsOf } from '../../x86/row.ts';
import { rowsOfMnemonic } from '../../x86/table.ts';
import { flagMasks } from './flags.ts';
import type { Form, FormEncoding, OperandKind, OperandSpec } from './form.ts';
import { parsePorts } from './ports.ts';
import { PORT_TABLE } from './portTable.ts';
import { registerMask, registerNamed, RSP } from './registers.ts';

/** A form without what depends on cores. */
type Shaped = Omit<Form, 'id' | 'ports'>;

/** Of conditions, the name that templates use: by their flags, where one is enough. */
const SPELT = ['c', 'nc', 'z', 'nz'];

/** All that can be encoded of a mnemonic: nothing of 16 bits, no masks, and of EVEX 512 bits only. */
function shapedForms(mnemonic: string): Shaped[] {
  const rows = rowsOfMnemonic(mnemonic).filter(({ width }) => width !== 16);
  const all = rows.flatMap(({ lengths, ...row }) => {
    const own = row.encoding.space === 'evex' ? lengths.filter((length) => length === 512) : lengths;
    return formsOf({ ...row, masked: '', lengths: own });
  });
  const opcodes = new Map(all.toReversed().map((form) => [shapeOf(form.all), form.encoding.opcode]));
  return all.flatMap((form) => {
    const operands = specsOf(form);
    if (operands === null) return [];
    if (form.encoding.added !== 'condition') return [shaped(form, opcodes, operands, mnemonic)];
    return CONDITIONS.map(({ names, flags }, code) => {
      const name = names.find((n) => SPELT.includes(n)) ?? names[0];
      const encoding = { ...form.encoding, opcode: form.encoding.opcode + code };
      return shaped({ ...form, encoding }, opcodes, operands, mnemonic + name, flags);
    });
  });
}

function shaped(
  form: InstructionForm,
  opcodes: ReadonlyMap<string, number>,
  operands: readonly OperandSpec[],
  mnemonic: string,
  condition?: string,
): Shaped {
  return {
    name: [mnemonic, ...operands.map((o) => o.kind)].join('_'),
    ...{ mnemonic, operands },
    memory: operands.findIndex((o) => o.class === 'mem'),
    immediate: operands.findIndex((o) => o.class === 'imm' && o.kind !== '1'),
    implicitReads: implicitMask(form.implicitReads, form),
    implicitWrites: implicitMask(form.implicitWrites, form),
    flags: flagMasks(form.flags, condition),
    sets: form.sets,
    zeroIdiom: isZeroIdiom(mnemonic, operands),
    encoding: encodingOf(form, opcodes),
  };
}

/** Intel Optimization Reference Manual §3.5.1.7; AMD 57647 §2.9.2. */
const isZeroIdiom = (mnemonic: string, operands: readonly OperandSpec[]): boolean =>
  ((mnemonic === 'xor' || mnemonic === 'sub') && operands.every((o) => o.kind === 'r64' || o.kind === 'r32')) ||
  (/^vpxorq?$/.test(mnemonic) && operands.every((o) => o.class === 'lanes'));

const implicitMask = (names: readonly string[], { stack }: InstructionForm): number =>
  registerMask(
    ...names
      .flatMap((name) => registerNamed(name.toLowerCase()) ?? [])
      .flatMap((r) => (r.width <= 64 ? [r.number] : [])),
    ...(stack === 0 ? [] : [RSP]),
  );

/** The operands of a form; null if the encoder cannot have it. */
function specsOf({ all, encoding: { isBroadcast } }: InstructionForm): OperandSpec[] | null {
  const explicit = all.filter((o) => o.kind !== 'implied' && o.kind !== 'condition');
  const size =
    explicit[0] !== undefined && 'width' in explicit[0] && explicit[0].kind !== 'vector' ? explicit[0].width : 64;
  const specs = explicit.flatMap((o) => specOf(o, size, isBroadcast) ?? []);
  return specs.length === explicit.length ? specs : null;
}

const VECTORS: Readonly<Record<number, 'xmm' | 'ymm' | 'zmm'>> = { 128: 'xmm', 256: 'ymm', 512: 'zmm' };

/** Null for what programs do not have: 16 bits, masks, registers that are always the same. */
function specOf(o: FormOperand, size: number, isBroadcast: boolean): OperandSpec | null {
  const none = { lower: 0n, upper: 0n };
  switch (o.kind) {
    case 'general':
      return o.width === 16 ? null : { kind: `r${o.width}`, class: 'gpr', width: o.width, access: o.access, ...none };
    case 'vector': {
      const kind = VECTORS[o.width];
      return { kind, class: kind === 'xmm' ? 'xmm' : 'lanes', width: o.width, access: o.access, ...none };
    }
    case 'memory': {
      const kind: OperandKind = o.access === null ? 'm' : `${isBroadcast ? 'b' : 'm'}${o.width}`;
      return o.width === 16 ? null : { kind, class: 'mem', width: o.width, access: o.access ?? 'none', ...none };
    }
    case 'immediate':
      return { kind: `i${8 * o.bytes}`, class: 'imm', width: 8 * o.bytes, access: 'r', ...rangeOf(o, size) };
    case 'one':
      return { kind: '1', class: 'imm', width: 0, access: 'r', lower: 1n, upper: 1n };
    default:
      return null;
  }
}

function rangeOf(
  { range, bytes }: Extract<FormOperand, { readonly kind: 'immediate' }>,
  size: number,
): Pick<OperandSpec, 'lower' | 'upper'> {
  const half = 1n << BigInt(8 * bytes - 1);
  if (range === 'i' || range === 'byte') return { lower: -half, upper: half - 1n };
  const most = range === 'octet' ? 255 : range === 'lane' ? 1 : size - 1;
  return { lower: range === 'count' ? 1n : 0n, upper: BigInt(most) };
}

/** With the opcodes of shorter forms of the same mnemonic, which is known of each by its operands. */
function encodingOf(form: InstructionForm, opcodes: ReadonlyMap<string, number>): FormEncoding {
  const immediate = form.all.find((o) => o.kind === 'immediate');
  const range = immediate?.kind === 'immediate' ? immediate.range : null;
  const short = (change: (o: FormOperand) => FormOperand): number => opcodes.get(shapeOf(form.all.map(change))) ?? -1;
  const first = form.all[0];
  const accumulator = first?.kind === 'general' ? { 64: 'RAX', 32: 'EAX', 8: 'AL' }[first.width] : undefined;
  const fixedAt = form.mnemonic === 'xchg' ? 1 : 0;
  const fixed = (o: FormOperand): FormOperand =>
    o === form.all[fixedAt] && accumulator !== undefined
      ? { kind: 'fixed', name: accumulator, access: 'rw', isKept: false }
      : o;
  return {
    ...form.encoding,
    immediateBytes: immediate?.kind === 'immediate' ? immediate.bytes : 0,
    byteOpcode:
      range === 'i' ? short((o) => (o === immediate ? { kind: 'immediate', range: 'byte', bytes: 1 } : o)) : -1,
    accumulatorOpcode: accumulator === undefined ? -1 : short(fixed),
    oneOpcode: range === 'count' ? short((o) => (o === immediate ? { kind: 'one' } : o)) : -1,
  };
}

/** Operands without what is done with them. */
const shapeOf = (operands: readonly FormOperand[]): string =>
  operands
    .map((o) => ('name' in o ? o.name : 'bytes' in o ? `i${o.bytes}` : 'width' in o ? o.kind + o.width : o.kind))
    .join();

function portsOf({ operands, memory }: Shaped, columns: Readonly<Record<Core, string>>): Form['ports'] {
  const access = operands[memory]?.access ?? 'none';
  return byCore((core) => [
    ...parsePorts(columns[core]),
    ...(access.includes('r') ? parsePorts(CORES[core].words.load) : []),
    ...(access.includes('w') ? parsePorts(CORES[core].words.store) : []),
  ]);
}

/** By mnemonic, what several lines of the table name. */
const made = new Map<string, readonly Shaped[]>();

/** The form of a name, or all of a mnemonic or of a name with `*`. */
function formsCalled(name: string): readonly Shaped[] {
  const mnemonic = name.split('_')[0].replace(/^(cmov|set).*/, '$1');
  const forms = made.get(mnemonic) ?? shapedForms(mnemonic);
  made.set(mnemonic, forms);
  const isExact = forms.some((form) => form.name === name);
  const shape = new RegExp(`^${name.replaceAll('*', '.*')}${isExact || /[_*]/.test(name) ? '' : '(_.*)?'}$`);
  return forms.filter((form) => shape.test(form.name));
}

/** The forms of a table of ports, with ids counted from 0. */
export function formsOfPorts(table: string): Form[] {
  const found = new Map<string, Omit<Form, 'id'>>();
  for (const line of table.split('\n').filter((text) => text !== '')) {
    const [names, goldenCove, zen4, zen5] = line.split('|').map((column) => column.trim());
    for (const name of names.split(/ +/)) {
      const forms = formsCalled(name);
      if (forms.length === 0) throw unknownForm(name);
      for (const form of forms)
        if (!found.has(form.name)) found.set(form.name, { ...form, ports: portsOf(form, { goldenCove, zen4, zen5 }) });
    }
  }
  return [...found.values()].map((form, id) => ({ id: formId(id), ...form }));
}

const unknownForm = (name: string): Failure => new Failure('invariant', `no instruction form is called '${name}'`);

/** All forms; `FORMS[id].id === id`. */
export const FORMS: readonly Form[] = formsOfPorts(PORT_TABLE);

const BY_NAME = new Map(FORMS.map((f) => [f.name, f]));

export const formOf = (id: FormId): Form => FORMS[id];

/** Id of the form called `name`, e.g. `adcx_r64_m64`. Throws `invariant` for an unknown name. */
export function formNamed(name: string): FormId {
  const form = BY_NAME.get(name);
  if (form === undefined) throw unknownForm(name);
  return form.id;
}
