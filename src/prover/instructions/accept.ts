/** Compares a decoded instruction with its row of the table: LLVM's description, the bytes and the row must agree. */
import { Failure } from '../../base/errors.ts';
import type { MachineInstruction, MachineOperand } from '../../base/machineCode.ts';
import { registerOperand, vectorHint } from '../listing/registers.ts';
import { CONDITIONS } from '../../x86/conditions.ts';
import type { InstructionForm, OperandShape, Encoding } from '../../x86/form.ts';
import { formsWithOpcode } from '../../x86/table.ts';
import { arePrefixes, legacyPrefixes, isLegacyPrefix, isRexPrefix } from './prefixes.ts';

/** Of instructions that were met before: what is in a loop is met as often as it is executed. */
const accepted = new WeakMap<MachineInstruction, InstructionForm>();

/** The form of an instruction. Throws `unsupported`, without a place, if it has none, or differs in anything. */
export function acceptedForm(instruction: MachineInstruction): InstructionForm {
  const known = accepted.get(instruction);
  if (known !== undefined) return known;
  const form = formOf(instruction);
  accepted.set(instruction, form);
  return form;
}

function formOf(instruction: MachineInstruction): InstructionForm {
  const { bytes } = instruction;
  const named = formsRead(instruction);
  if (named.length === 0)
    throw refused('the instruction is not in the table of what is accepted', instruction, instruction.opcode);
  const prefixes = legacyPrefixes(bytes);
  const prefixed = named.filter((form) => prefixes !== null && arePrefixes(prefixes, form.prefixes, form.padding));
  if (prefixed.length === 0)
    throw refused('a prefix that is not part of the instruction', instruction, hex(instruction));
  const form = prefixed.find((one) => haveShapes(instruction, one));
  if (form === undefined) throw refused('operands that its row does not have', instruction, hex(instruction));
  if (!hasFixedBits(bytes, form))
    throw refused('bits that mean something else, or nothing', instruction, hex(instruction));
  if (!isDescribed(instruction, form))
    throw refused('LLVM describes the instruction differently from its row', instruction, hex(instruction));
  return form;
}

/** The form of an instruction as far as its opcode, its name and its operands say it; undefined if there is none. */
export const formRead = (instruction: MachineInstruction): InstructionForm | undefined =>
  formsRead(instruction).find((form) => haveShapes(instruction, form));

/** Those that begin with these bytes and are called as LLVM calls them. */
function formsRead({ bytes, text }: MachineInstruction): InstructionForm[] {
  const found = encodedForm(bytes);
  return formsWithOpcode(found.space, found.map, found.opcode).filter(
    (form) => isEncodedAs(found, form) && isNamed(text, form),
  );
}

/** Whether LLVM calls it as the row does, but for conditions and for predicates that it puts into the name. */
function isNamed(text: string, { mnemonic, operands }: InstructionForm): boolean {
  const name = text.trim().replace(SPELT_PREFIXES, '').split(/\s/, 1)[0];
  if (operands.some((o) => o.kind === 'condition'))
    return name.startsWith(mnemonic) && CONDITIONS.some(({ names }) => names[0] === name.slice(mnemonic.length));
  const own = mnemonic.replace(/^rep\w* /, '');
  return (
    name === own || name === ALIASES[own] || [PREDICATED, STRING].some((p) => p.exec(name)?.slice(1).join('') === own)
  );
}

/** Whether they belong there is seen from the bytes. */
const SPELT_PREFIXES = /^(?:(?:lock|rep|repne|data16|addr32|[c-gs]s|notrack|xacquire|xrelease)\s+)*/;
const ALIASES: Readonly<Record<string, string>> = { mov: 'movabs' };
/** `vpcmpltud` for vpcmpud. */
const PREDICATED = /^(vpcmp)(?:eq|lt|le|neq|nlt|nle)(u?[bwdq])$/;
/** `movsb` for movs of bytes. */
const STRING = /^(movs|stos|lods|cmps|scas)[bwdq]$/;

const haveShapes = ({ operands }: MachineInstruction, form: InstructionForm): boolean =>
  form.operands.length === operands.length && form.operands.every((shape, i) => isOf(operands[i], shape));

const hex = ({ opcode, bytes }: MachineInstruction): string => `${opcode}, bytes ${Buffer.from(bytes).toString('hex')}`;

const refused = (message: string, { text }: MachineInstruction, found: string): Failure =>
  new Failure('unsupported', `${message}: ${text}`, {
    found,
    ...(DIVIDING.test(text) ? { hint: DIVISION_HINT } : vectorHint(text)),
  });

/** By these, compilers divide wide integers. */
const DIVIDING = /^(bsr|bsf|lzcnt|i?div) /;
const DIVISION_HINT =
  'is it a division, as compilers make of `% P`? they do it bit by bit, with jumps; `optimize` makes code without it';

function isOf(operand: MachineOperand, shape: OperandShape): boolean {
  switch (operand.kind) {
    case 'register':
      return isRegister(operand.name, shape) && 'access' in shape && operand.access === shape.access;
    case 'memory':
      return shape.kind === 'memory' && (operand.segment === '' || shape.access === null);
    case 'immediate':
      return shape.kind === 'immediate' || shape.kind === 'condition';
    case 'target':
      return shape.kind === 'target';
  }
}

function isRegister(name: string, shape: OperandShape): boolean {
  if (shape.kind === 'vector') return vectorWidth(name) === shape.width;
  if (shape.kind === 'mask') return /^K[0-7]$/.test(name);
  const width = /^[ABCD]H$/.test(name) ? 8 : registerOperand(name.toLowerCase())?.width;
  return shape.kind === 'general' && width === shape.width;
}

const vectorWidth = (name: string): number => ({ X: 128, Y: 256, Z: 512 })[/^([XYZ])MM\d+$/.exec(name)?.[1] ?? ''] ?? 0;

/** Registers whose use LLVM leaves out or adds where calls, returns and flags are concerned. */
const APART: ReadonlySet<string> = new Set(['RSP', 'SSP', 'DF', 'EFLAGS']);
const ALL_FLAGS = 6;

/** LLVM's names of registers that string instructions and xlatb have addresses in, of whatever size these are. */
const ADDRESSES: Readonly<Record<string, string>> = { EDI: 'RDI', ESI: 'RSI', EBX: 'RBX' };

/**
 * What LLVM says of an instruction with addresses in fixed registers: with the whole registers, and with what LLVM
 * leaves out of string instructions: what is done to memory, rcx, and that all that they write stays where rcx is 0.
 */
function described(instruction: MachineInstruction, form: InstructionForm): MachineInstruction {
  if (form.repeat === null && form.mnemonic !== 'xlatb') return instruction;
  const count = form.implicitReads.filter((name) => name === 'RCX');
  const [reads, writes] = [instruction.implicitReads, instruction.implicitWrites].map((names) => [
    ...names.map((name) => ADDRESSES[name] ?? name),
    ...count,
  ]);
  return {
    ...instruction,
    implicitReads: count.length === 0 ? reads : [...new Set([...reads, ...writes.filter((name) => !APART.has(name))])],
    implicitWrites: writes,
    memory: form.repeat === null ? instruction.memory : memoryOf(form),
  };
}

/** Whether LLVM's implicit registers, memory and flow are those of the row. */
function isDescribed(instruction: MachineInstruction, form: InstructionForm): boolean {
  const { implicitReads, implicitWrites, memory, flow, operands } = described(instruction, form);
  const { flags } = form;
  const changes = flags.writes + flags.undefined;
  const readsFlags = flags.reads !== '' || form.operands.some((o) => o.kind === 'condition');
  const same = (llvm: readonly string[], own: readonly string[]): boolean =>
    llvm
      .filter((name) => !APART.has(name))
      .toSorted()
      .join() === own.toSorted().join();
  const isReadRight = implicitReads.includes('EFLAGS') ? readsFlags || changes.length < ALL_FLAGS : !readsFlags;
  const isFlowRight = form.flow === 'stop' || (flow === form.flow && memory === memoryOf(form));
  const isThere = form.repeat === null || operands.every((o) => o.kind !== 'memory' || implicitReads.includes(o.base));
  return (
    same(implicitReads, form.implicitReads) &&
    same(implicitWrites, form.implicitWrites) &&
    isReadRight &&
    isFlowRight &&
    isThere &&
    implicitWrites.includes('EFLAGS') === (changes !== '') &&
    (form.flow !== 'next' || implicitWrites.includes('RSP') === (form.stack !== 0))
  );
}

/**
 * `r`, `w`, `rw` or nothing, as LLVM says it: the memory operand, and the stack where the row pushes or pops; calls and
 * returns apart.
 */
export function memoryOf({ operands, stack, flow, mnemonic }: InstructionForm): string {
  const accesses = operands.flatMap((o) => (o.kind === 'memory' && o.access !== null ? [o.access] : []));
  const own =
    mnemonic === 'xlatb' || (flow === 'next' && stack > 0) ? ['r'] : flow === 'next' && stack < 0 ? ['w'] : [];
  return ['r', 'w'].filter((letter) => [...accesses, ...own].some((access) => access.includes(letter))).join('');
}

/*
 * Bits of VEX and EVEX prefixes, and of nops, that processors refuse, or that have another meaning on newer ones, and
 * that decoders pass over (SDM vol. 2, §2.3 and §2.7).
 */

/** Whether all such bits of an instruction are as they must be. */
function hasFixedBits(bytes: Uint8Array, form: InstructionForm): boolean {
  if (bytes[0] === 0x62) return isPlainEvex(bytes[1], bytes[2], bytes[3], form);
  if (form.mnemonic === 'nop') return isPlainNop(bytes);
  return (bytes[0] !== 0xc4 && bytes[0] !== 0xc5) || !namesMask(form) || isPlainMaskVex(bytes);
}

/** Bits of the three bytes behind 62, from the highest: R X B R' 0 m m m, W v v v v 1 p p, z L' L b V' a a a. */
function isPlainEvex(first: number, second: number, third: number, form: InstructionForm): boolean {
  const isZeroing = (third & 0x80) !== 0;
  const mask = third & 7;
  const length = (third >> 5) & 3;
  const isMaskNamed = form.all[form.encoding.reg]?.kind === 'mask';
  const isFixed = (first & 8) === 0 && (second & 4) !== 0 && length !== 3;
  return (
    isFixed &&
    !(isZeroing && mask === 0) &&
    !(isZeroing && (isMaskNamed || form.operands[0]?.kind === 'memory')) &&
    !(isMaskNamed && (first & 0x90) !== 0x90)
  );
}

const namesMask = ({ operands }: InstructionForm): boolean => operands.some((o) => o.kind === 'mask');

/** There are eight masks: no bit that extends the number of a register may be used for one. */
function isPlainMaskVex(bytes: Uint8Array): boolean {
  const second = bytes[0] === 0xc4 ? bytes[2] : bytes[1];
  return (bytes[1] & 0x80) !== 0 && (second & 0x40) !== 0;
}

/** 0f 1f with anything but zero in the field of a register is kept for something else. */
function isPlainNop(bytes: Uint8Array): boolean {
  const at = bytes.findIndex((byte, k) => byte === 0x0f && bytes[k + 1] === 0x1f);
  return at < 0 || ((bytes[at + 2] >> 3) & 7) === 0;
}

/* What the bytes of an instruction say of its form. Source: SDM vol. 2, §2.1 to §2.3 and §2.7. */

interface EncodedForm {
  readonly space: Encoding['space'];
  /** In VEX and EVEX. */
  readonly prefix: number;
  readonly map: number;
  readonly w: 0 | 1;
  readonly opcode: number;
  /** The byte behind the opcode, which is ModRM if there is one. */
  readonly next: number;
  readonly length: number;
  readonly isBroadcast: boolean;
  /** 0: none. */
  readonly mask: number;
  readonly isZeroing: boolean;
}

const PREFIXES = [0, 0x66, 0xf3, 0xf2];
const NO_EVEX = { isBroadcast: false, mask: 0, isZeroing: false };

/** What stands in these bytes, which a decoder has taken for one instruction. */
function encodedForm(bytes: Uint8Array): EncodedForm {
  const at = bytes.findIndex((byte) => !isLegacyPrefix(byte));
  const [first, second, third] = bytes.subarray(at + 1);
  const behind = (k: number): Pick<EncodedForm, 'opcode' | 'next'> => ({ opcode: bytes[k], next: bytes[k + 1] ?? 0 });
  const ofLast = (last: number): Pick<EncodedForm, 'prefix' | 'length'> => ({
    prefix: PREFIXES[last & 3],
    length: (last & 4) === 0 ? 128 : 256,
  });
  switch (bytes[at]) {
    case 0xc5:
      return { space: 'vex', ...NO_EVEX, ...ofLast(first), map: 1, w: 0, ...behind(at + 2) };
    case 0xc4:
      return {
        space: 'vex',
        ...NO_EVEX,
        ...ofLast(second),
        map: first & 31,
        w: second & 0x80 ? 1 : 0,
        ...behind(at + 3),
      };
    case 0x62:
      return {
        ...{ space: 'evex', prefix: PREFIXES[second & 3], map: first & 7, w: second & 0x80 ? 1 : 0 },
        ...{ length: 128 << ((third >> 5) & 3), isBroadcast: (third & 0x10) !== 0 },
        ...{ mask: third & 7, isZeroing: (third & 0x80) !== 0, ...behind(at + 4) },
      };
  }
  const isWide = isRexPrefix(bytes[at]) && (bytes[at] & 8) !== 0;
  const start = isRexPrefix(bytes[at]) ? at + 1 : at;
  const map = bytes[start] !== 0x0f ? 0 : bytes[start + 1] === 0x38 ? 2 : bytes[start + 1] === 0x3a ? 3 : 1;
  return {
    ...{ space: 'legacy', ...NO_EVEX, prefix: 0, map, w: isWide ? 1 : 0, length: 0 },
    ...behind(start + Math.min(map, 2)),
  };
}

/** Whether these bytes begin a form, legacy prefixes apart. */
function isEncodedAs(found: EncodedForm, { encoding, all }: InstructionForm): boolean {
  const { digit, suffix, w, length, rm, added } = encoding;
  const hasRegister = rm < 0 || added === 'register' || all[rm].kind !== 'memory';
  const hasModrm = rm >= 0 && added !== 'register';
  return (
    (w === null || w === found.w) &&
    (length === null || length === found.length) &&
    (found.space === 'legacy' || encoding.prefix === found.prefix) &&
    (digit < 0 || digit === ((found.next >> 3) & 7)) &&
    (suffix < 0 || suffix === found.next) &&
    (!hasModrm || hasRegister === found.next >= 0xc0) &&
    encoding.isBroadcast === found.isBroadcast &&
    encoding.hasMask === found.mask > 0 &&
    encoding.isZeroing === found.isZeroing
  );
}
