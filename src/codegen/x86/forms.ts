/** The forms that the encoder has, indexed by dense ids: rows of the table of instructions of which ports are known. */
import { formId, type FormId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import { byCore, type Core, CORES } from '../../x86/cores.ts';
import type { FormOperand, InstructionForm } from '../../x86/form.ts';
import { formsOf } from '../../x86/row.ts';
import { rowsOfMnemonic } from '../../x86/table.ts';
import { flagMasks } from './flags.ts';
import { type Form, type FormEncoding, type OperandKind, type OperandSpec, parsePorts } from './form.ts';
import { registerMask, registerNamed, RSP } from './registers.ts';

/**
 * Which ports the instructions that the encoder has take, without load and store of a memory operand (x86/cores.ts):
 *
 *   names | Golden Cove | Zen 4 | Zen 5
 *
 * A name is that of a form, of which `*` stands for anything, or a mnemonic: all of its forms that can be encoded, or
 * the one without operands if there is one. The first line that fits counts. Rotations through the carry take a
 * micro-operation for each bit.
 */
const PORT_TABLE = `
mov_r64_r64 mov_r32_r32 mov_m* mov_r64_m64 mov_r32_m32 | . | . | .
mov_r* movzx movsx lea                      | p0156A  | p0123 | p012345
movbe                                       | p06+p15 | p0123 | p012345
movsxd                                      | p15A    | p0123 | p012345
xchg_r64_r64 xchg_r32_r32                   | 3*p0156A | . | .
xchg_r8_r8                                  | 3*p0156A | 2*p0123 | 2*p012345
push_r64                                    | p49+p78 | p45 | p67
pop_r64                                     | p23B | p456 | p6789
ret                                         | p6+p23B | p0+p456 | p012345+p6789
clc nop endbr64 vzeroupper                  | . | . | .
stc cmc                                     | p0156A | p0123 | p012345
cld                                         | p06+p15A | p0123 | p012345
add or and sub xor cmp test inc dec not neg | p0156A | p0123 | p012345
adc sbb adcx adox                           | p06 | p0123 | p012345
bswap_r64                                   | p06+p15 | p0123 | p012345
bswap_r32                                   | p15 | p0123 | p012345
mul_r64 mul_m64 mulx_r64_r64_* imul_r64 imul_m64 imul_r32 imul_m32 | p1+p5 | p1 | 2*p012
mul_r32 mul_m32 mulx_r32_r32_*              | p1+2*p056A | p1 | 2*p012
imul_*_*                                    | p1 | p1 | p012
rol_*_i8 ror_*_i8 shl shr sar shlx shrx sarx rorx | p06 | p12 | p345
rol_*_1 ror_*_1                             | 2*p06 | p12 | p345
rcl_*_i8 rcr_*_i8                           | 2*p06+p15A | 8*p12 | 8*p345
rcl_*_1 rcr_*_1                             | 2*p06+p15A | 2*p12 | p345
shld shrd                                   | p1 | 3*p12 | 3*p345
andn                                        | p15A | p0123 | p012345
bextr                                       | p06+p15 | p12 | p345
bzhi bt_*_i8                                | p15 | p12 | p345
bts_*_i8 btr_*_i8 btc_*_i8                  | p15 | 2*p12 | 2*p345
cmovbe cmova cmovl cmovge cmovle cmovg | p06 | p03 | 2*p012345
cmov* set*                                  | p06 | p03 | p012345
movq_xmm_r64 vmovq_xmm_r64                  | p5 | 2*p89 | pA
movq_r64_xmm vmovq_r64_xmm                  | p0 | 2*p89 | pAB
pinsrq vpinsrq_xmm_xmm_r64_i8 vpinsrq_xmm_xmm_m64_i8 | p5+p15 | 2*p89 | pA
pextrq vpextrq                              | p0+p15 | 2*p89 | pAB
movq_xmm_m64 movq_m64_xmm vmovq_xmm_m64 vmovq_m64_xmm movdqu_xmm_m128 movdqu_m128_xmm movdqa | . | . | .
vmovdqu_*_m* vmovdqu_m* vmovdqa_ymm_m256 vmovdqa_m256_ymm vpbroadcastq_ymm_m64 vpbroadcastq_zmm_m64 | . | . | .
vmovdqa64 vmovdqu64_zmm_m512 vmovdqu64_m512_zmm | . | . | .
vpmadd52luq vpmadd52huq                     | pCD   | pC  | pCD
vpmullq                                     | 3*pCD | pC  | pCD
vpaddq_zmm_* vpsubq_zmm_* vpandq vpxorq_zmm_zmm_zmm vpternlogq | pCD | pCE | pCDEF
vpsrlq_zmm_zmm_i8 vpsllq_zmm_zmm_i8 vpsraq_zmm_zmm_i8 | pC | pE | pEF
vpmuludq_ymm_*                              | pCE | pCD | pCD
vpaddq_ymm_* vpsubq_ymm_* vpand_ymm_* vpandn_ymm_* vpor_ymm_* vpxor_ymm_ymm_ymm | pCDE | pCDEF | pCDEF
vpsrlq_ymm_ymm_i8 vpsllq_ymm_ymm_i8         | pCE | pEF | pEF
`;

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
