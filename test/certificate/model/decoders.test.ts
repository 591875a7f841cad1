/** Stored code as coq/Decode.v reads it, as the search of certificates does (with LLVM), and as iced-x86 does. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Decoder, DecoderOptions, type Instruction, MemorySize, Mnemonic, OpKind, Register } from 'iced-x86';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBridge } from '../../../src/frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import type { AsmInstruction, AsmOperand } from '../../../src/prover/listing/listing.ts';
import { registerName } from '../../../src/prover/listing/registers.ts';
import { traceCode, type TracedCode } from '../../../src/prover/instructions/traceCode.ts';
import { seeded } from '../../../src/base/rng.ts';
import { storedRecord, storedResults } from '../../engine/store/storedResult.ts';
import { buildModel, hasCoq, withCoq, type BuiltModel } from './buildModel.ts';
import { allForms } from './forms.ts';
import { oneIn } from '../../oneIn.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 8;
/** Operands of a byte and others that stored code hardly has: so many of each form. */
const BYTE_FORMS = 20;
const codes = [...storedResults().map((result) => storedRecord(result).code.hex), byteForms()];
const MAX_TEXT = 1 << 26;

describe.skipIf(!hasCoq)(withCoq('the decoder in Coq'), () => {
  let built: BuiltModel;
  let decoded: string[][];
  beforeAll(async () => {
    built = await buildModel();
    const text = execFileSync(built.model, ['decode'], {
      input: `${codes.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: MAX_TEXT,
    });
    decoded = text
      .split('\n\n')
      .slice(0, -1)
      .map((part) => part.split('\n'));
  });

  it(`reads stored code whole, and operands of a byte (seed ${SEED})`, () => {
    expect(decoded.length).toBe(codes.length);
    expect(decoded.filter((lines) => lines.at(-1)?.endsWith(' ret') !== true)).toEqual([]);
  });

  it('reads it as iced-x86 does', () => {
    codes.forEach((hex, i) => expect(decoded[i], hex).toEqual(readByIced(Buffer.from(hex, 'hex'))));
  });

  it('reads it as LLVM does', async () => {
    const { decoder } = await buildBridge(ROOT);
    // What stands last has operands of a byte.
    for (const [i, hex] of oneIn(3, [...codes.entries()].toReversed())) {
      const code = traceCode(await readFlatCode('f', Buffer.from(hex, 'hex'), decoder));
      expect(decoded[i], hex).toEqual(code.instructions.map((instruction, k) => readByLlvm(instruction, k, code)));
    }
  });
});

/** Code of nothing else, each relative to a register, up to a ret. */
function byteForms(): string {
  const rng = seeded(SEED, 'bytes');
  const forms = allForms().filter(({ name }) => /m?8, |, r(\/m)?8|adc r32|cmc/.test(name));
  const all = forms.flatMap(({ encode }) => Array.from({ length: BYTE_FORMS }, () => [...encode(rng).bytes]));
  const isRelative = (bytes: readonly number[]): boolean => {
    const decoder = new Decoder(64, Uint8Array.from(bytes), DecoderOptions.None);
    const instruction = decoder.decode();
    const { isIpRelMemoryOperand } = instruction;
    instruction.free();
    decoder.free();
    return isIpRelMemoryOperand;
  };
  return Buffer.from([...all.filter((bytes) => !isRelative(bytes)).flat(), 0xc3]).toString('hex');
}

/** One text for what is one instruction to the model: full registers, three operands of imul, widths by the name. */
function lineOf(at: number, name: string, operands: readonly string[], width: number): string {
  const [first, ...others] = operands;
  const isImmediate = others[0]?.startsWith('0x') ?? false;
  const isMemory = first?.startsWith('[') ?? false;
  const isNarrowCopy = name === 'mov' && width === 32 && !isImmediate && !isMemory;
  const named =
    name === 'endbr64'
      ? 'nop'
      : name === 'movq' || name === 'movabs'
        ? 'mov'
        : isNarrowCopy
          ? 'mov32'
          : width === 8 && ['add', 'adc', 'mov', 'test'].includes(name)
            ? `${name}8`
            : width === 32 && ['adc', 'sbb'].includes(name)
              ? `${name}32`
              : name;
  const all = named === 'imul' && operands.length === 2 ? [first, ...operands] : operands;
  // Shifts by one may leave it out.
  const isShiftByOne = /^(sh[lr]|sar|ror)$/.test(named) && operands.length === 1;
  return `${at} ${[named, (isShiftByOne ? [...all, '0x1'] : all).join(', ')].join(' ')}`.trim();
}

function immediateText(value: bigint, width: number, name: string): string {
  const bits = /^(ad[cd]|mov)$/.test(name) && width === 8 ? 8 : name === 'mov' && width === 32 ? 32 : 64;
  return `0x${BigInt.asUintN(bits, value).toString(16)}`;
}

const signed = (value: bigint): string => (value < 0n ? `${value}` : `+${value}`);

function readByIced(bytes: Uint8Array): string[] {
  const decoder = new Decoder(64, bytes, DecoderOptions.None);
  const lines: string[] = [];
  for (let name = ''; name !== 'ret'; ) {
    const i = decoder.decode();
    name = mnemonicOf(i);
    const operands = Array.from({ length: i.opCount }, (_, k) => icedOperand(i, k, name));
    lines.push(lineOf(Number(i.ip), name, operands, widthOf(i)));
    i.free();
  }
  decoder.free();
  return lines;
}

const mnemonicOf = (i: Instruction): string => Mnemonic[i.mnemonic].toLowerCase();

/** Of the last register, else of the memory. */
function widthOf(i: Instruction): number {
  const registers = Array.from({ length: i.opCount }, (_, k) => k).filter((k) => i.opKind(k) === OpKind.Register);
  const last = registers.at(-1);
  if (last === undefined) return i.memorySize === MemorySize.UInt8 || i.memorySize === MemorySize.Int8 ? 8 : 64;
  return widthOfName(Register[i.opRegister(last)].toLowerCase());
}

function icedOperand(i: Instruction, k: number, name: string): string {
  switch (i.opKind(k)) {
    case OpKind.Register:
      return fullName(Register[i.opRegister(k)].toLowerCase());
    case OpKind.Memory: {
      if (i.isIpRelMemoryOperand) return `[@${i.memoryDisplacement}]`;
      const base = i.memoryBase === Register.None ? '' : fullName(Register[i.memoryBase].toLowerCase());
      const index =
        i.memoryIndex === Register.None
          ? ''
          : `+${fullName(Register[i.memoryIndex].toLowerCase())}*${i.memoryIndexScale}`;
      return `[${base}${index}${signed(BigInt.asIntN(64, i.memoryDisplacement))}]`;
    }
    default:
      return immediateText(i.immediate(k), widthOf(i), name);
  }
}

const LEGACY = ['rax', 'rcx', 'rdx', 'rbx', 'rsp', 'rbp', 'rsi', 'rdi'];

function fullName(name: string): string {
  const low = LEGACY.find((r) => [r, `e${r.slice(1)}`, `${r.slice(1)}l`, `${r[1]}l`].includes(name));
  return low ?? name.replace(/^(r\d+)[dl]$/, '$1');
}

const widthOfName = (name: string): number => (/^(e..|r\d+d)$/.test(name) ? 32 : /l$/.test(name) ? 8 : 64);

function readByLlvm({ mnemonic, operands }: AsmInstruction, k: number, code: TracedCode): string {
  const registers = operands.filter((operand) => operand.kind === 'register');
  const memory = operands.find((operand) => operand.kind === 'memory');
  const width = registers.at(-1)?.width ?? memory?.width ?? 64;
  const texts = operands.map((operand) => llvmOperand(operand, width, mnemonic, code));
  return lineOf(code.read[k].address - code.entry, mnemonic, texts, width === 128 ? 64 : width);
}

function llvmOperand(operand: AsmOperand, width: number, name: string, code: TracedCode): string {
  switch (operand.kind) {
    case 'register':
      return operand.file === 'vector' ? `xmm${operand.index}` : registerName(operand.index);
    case 'immediate':
      return immediateText(operand.value, width, name);
    case 'memory': {
      const { base, index, scale, displacement, symbol } = operand;
      if (symbol !== null) return `[@${(code.constantsBy.get(symbol) ?? NaN) - code.entry}]`;
      const scaled = index === null ? '' : `+${registerName(index)}*${scale}`;
      return `[${base === null ? '' : registerName(base)}${scaled}${signed(displacement)}]`;
    }
  }
}
