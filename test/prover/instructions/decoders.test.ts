/**
 * Whatever is accepted of random and changed bytes, a second decoder must read in the same way. COUNT says how many,
 * SEED which.
 */
import { formOrNull } from './formOrNull.ts';
import { type Instruction, Mnemonic, OpKind, Register } from 'iced-x86';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import type { InstructionForm } from '../../../src/x86/form.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { allForms, decodedSlots, randomCodes, slotsOf, withShortDisplacement } from './encodings.ts';

const toolchain = await toolchainOrSkip();
const COUNT = Number(process.env['COUNT'] ?? 5_000);
const SEED = Number(process.env['SEED'] ?? 1);
const AT_ONCE = 20_000;

test.skipIf(toolchain === null)(
  `two decoders agree on what is accepted of ${COUNT} byte strings (seed ${SEED})`,
  async () => {
    const known = allForms();
    const rng = seeded(SEED, 'decoders');
    let accepted = 0;
    for (let done = 0; done < COUNT; done += AT_ONCE) {
      const found = await compared(randomCodes(rng, known, Math.min(AT_ONCE, COUNT - done)));
      accepted += found.accepted;
      expect(found.wrong).toEqual([]);
    }
    expect(accepted).toBeGreaterThan(COUNT / 10);
  },
);

test.skipIf(toolchain === null)('two decoders agree on displacements of one byte, which EVEX scales', async () => {
  const { accepted, wrong } = await compared(allForms().flatMap(withShortDisplacement));
  expect(accepted).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

/** How many of these are accepted, and those of them that the second decoder reads otherwise. */
async function compared(codes: readonly Uint8Array[]): Promise<{ accepted: number; wrong: string[] }> {
  const decoded = await decodeEach(toolchain!.bridge.decoder, codes);
  const wrong: string[] = [];
  let k = 0;
  let accepted = 0;
  for (const other of decodedSlots(slotsOf(codes.map((code) => [...code])))) {
    const instruction = decoded[k++];
    const form = instruction === null ? null : formOrNull(instruction);
    if (instruction === null || form === null) continue;
    accepted++;
    const own = textOf(instruction, form, other === null ? 64 : immediateBits(other));
    const theirs = other === null ? 'no instruction' : otherText(other, form);
    if (own !== theirs)
      wrong.push(`${Buffer.from(instruction.bytes).toString('hex')} ${instruction.opcode}: ${own}; iced: ${theirs}`);
  }
  return { accepted, wrong };
}

/** Bits of an immediate that count: LLVM gives some with their sign, some without. */
function immediateBits(i: Instruction): number {
  const kinds = Array.from({ length: i.opCount }, (_, k) => i.opKind(k));
  return kinds.includes(OpKind.Immediate8)
    ? 8
    : kinds.some((k) => k === OpKind.Immediate16 || k === OpKind.Immediate8to16)
      ? 16
      : kinds.some((k) => k === OpKind.Immediate32 || k === OpKind.Immediate8to32)
        ? 32
        : 64;
}

/** Length and operands in Intel order, with what assemblers spell; of a nop, only the length. */
function textOf({ bytes, operands }: MachineInstruction, form: InstructionForm, bits: number): string {
  if (form.mnemonic === 'nop') return `${bytes.length} bytes`;
  const explicit = operands.flatMap((operand, k): string[] => {
    switch (operand.kind) {
      case 'register':
        return form.operands[k].kind === 'mask' && masksElements(form, k) ? [] : [operand.name];
      case 'immediate':
        return form.operands[k].kind === 'condition' ? [] : [hexOf(BigInt.asUintN(bits, operand.value))];
      case 'target':
        return [`to ${BigInt.asUintN(64, BigInt(operand.address)).toString(16)}`];
      case 'memory': {
        const target = operand.base === 'RIP' ? operand.displacement + BigInt(bytes.length) : operand.displacement;
        const index = operand.index === 'RIZ' ? '' : operand.index;
        return [
          `[${operand.base}+${index === '' ? '' : `${index}*${operand.scale}`}+` +
            `${BigInt.asUintN(64, target).toString(16)}]`,
        ];
      }
    }
  });
  const mask = operands.flatMap((operand, k) =>
    operand.kind === 'register' && form.operands[k].kind === 'mask' && masksElements(form, k) ? [operand.name] : [],
  );
  const spelt = form.spelt === null ? [] : [form.implicitReads[0]];
  if (form.mnemonic === 'xlatb') return `${bytes.length} bytes [RBX+AL*1+0] {}`;
  const all = form.spelt === 'first' ? [...spelt, ...explicit] : [...explicit, ...spelt];
  return `${bytes.length} bytes ${inOrder(all, form)} {${mask.join()}}`;
}

/** Both operands of an exchange are the same to us; those of gathers and cmps stand in LLVM's order. */
const inOrder = (operands: readonly string[], { mnemonic }: InstructionForm): string =>
  (/^xchg$|gather|cmps$/.test(mnemonic) ? operands.toSorted() : operands).join(', ');

/** Whether this mask says which elements count. */
const masksElements = ({ operands, encoding }: InstructionForm, k: number): boolean =>
  encoding.hasMask && operands[k].kind === 'mask' && k !== encoding.reg;

function otherText(i: Instruction, form: InstructionForm): string {
  if (form.mnemonic === 'nop')
    return i.mnemonic === Mnemonic.Nop && !i.hasLockPrefix ? `${i.length} bytes` : Mnemonic[i.mnemonic];
  const all = Array.from({ length: i.opCount }, (_, k) => operandText(i, k, form));
  const operands = isByOne(form)
    ? all.slice(0, 1)
    : form.repeat === null
      ? all
      : all.filter((text) => text.startsWith('['));
  const mask = i.opMask === Register.None ? '' : Register[i.opMask];
  const odd = [
    i.hasLockPrefix ? 'lock' : '',
    i.hasRepnePrefix && form.repeat !== 'repne' ? 'repne' : '',
    i.hasRepPrefix && !form.padding.includes('f3') && !/^repe?$/.test(form.repeat ?? '') ? 'rep' : '',
    i.segmentPrefix !== Register.None && form.mnemonic !== 'nop' ? 'segment' : '',
  ].filter((text) => text !== '');
  return `${i.length} bytes ${inOrder([...operands, ...odd], form)} {${mask}}`;
}

/** Shifts by one, of which iced spells the one. */
const isByOne = ({ all }: InstructionForm): boolean => all.some((o) => o.kind === 'one');

function operandText(i: Instruction, k: number, form: InstructionForm): string {
  switch (i.opKind(k)) {
    case OpKind.Register:
      return isElement(form)
        ? nameOf(i.opRegister(k))
            .replace(/^R([A-Z].)$/, 'E$1')
            .replace(/^(R\d+)$/, '$1D')
        : nameOf(i.opRegister(k));
    case OpKind.Memory: {
      const base = i.memoryBase === Register.None ? '' : nameOf(i.memoryBase);
      const index = i.memoryIndex === Register.None ? '' : `${nameOf(i.memoryIndex)}*${i.memoryIndexScale}`;
      return `[${base}+${index}+${BigInt.asUintN(64, i.memoryDisplacement).toString(16)}]`;
    }
    case OpKind.MemorySegRSI:
    case OpKind.MemoryESRDI:
      return `[${i.opKind(k) === OpKind.MemoryESRDI ? 'RDI' : 'RSI'}++0]`;
    case OpKind.NearBranch16:
    case OpKind.NearBranch32:
    case OpKind.NearBranch64:
      return `to ${i.nearBranchTarget.toString(16)}`;
    default:
      return hexOf(BigInt.asUintN(immediateBits(i), i.immediate(k)));
  }
}

/**
 * These have a register of 32 or 64 bits that is one and the same to us: the upper half becomes zero, or is not read.
 */
const isElement = ({ mnemonic }: InstructionForm): boolean => /^v?(p?movmsk|pextr[bw]|pinsr[bw])/.test(mnemonic);

const hexOf = (value: bigint): string => BigInt.asUintN(64, value).toString(16);
const nameOf = (register: Register): string => Register[register].toUpperCase().replace(/^(R\d+)L$/, '$1B');
