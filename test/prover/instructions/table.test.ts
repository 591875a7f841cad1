/**
 * The table of instructions against LLVM's description of all forms, and against a second decoder on an encoding of
 * each.
 */
import { formOrNull } from './formOrNull.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { memoryOf } from '../../../src/prover/instructions/accept.ts';
import { formText, type InstructionForm, type OperandShape } from '../../../src/x86/form.ts';
import { allForms as formsOfTable } from '../../../src/x86/table.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { allForms, decodedSlots, slotsOf } from './encodings.ts';
import { instructionSets, setsOfAll } from '../../../src/prover/instructions/instructionSets.ts';
import { effectsOf, effectsOfRow, instructionSetsOf, type Effects } from './secondOpinion.ts';

const toolchain = await toolchainOrSkip();

/** One line of `fieldwright-decoder forms`. */
interface Described {
  readonly op: string;
  readonly ops: readonly string[];
  readonly uses: readonly string[];
  readonly defs: readonly string[];
  readonly mem: string;
  readonly flow: string;
}

/** An operand as LLVM describes it: access and class, of which the width counts. */
function shapeText(shape: OperandShape): string {
  switch (shape.kind) {
    case 'general':
      return `${shape.access} GR${shape.width}`;
    case 'vector':
      return `${shape.access} VR${shape.width}`;
    case 'mask':
      return `${shape.access} VK`;
    case 'memory':
      return 'r memory';
    case 'immediate':
    case 'condition':
      return 'r immediate';
    case 'target':
      return 'r target';
  }
}
const classText = (text: string): string =>
  text
    .replace(/\b(VR\d+)X$/, '$1')
    .replace(/\bFR(32|64)X?$/, 'VR128')
    .replace(/\bVK\d+(WM)?$/, 'VK')
    .replace(/\b(GR\d+)_.*$/, '$1');

const APART = ['EFLAGS', 'RSP', 'SSP', 'DF'];
const others = (names: readonly string[]): string =>
  names
    .filter((name) => !APART.includes(name))
    .toSorted()
    .join(' ');

/**
 * LLVM names parts of the registers that string instructions and xlatb have addresses in. Of the former, it does not
 * say what they do to memory, and it knows of no repetition: rcx is counted down, and all may stay as it was.
 */
function withRepetition({ repeat, mnemonic, operands }: InstructionForm, llvm: Described): Described {
  if (repeat === null && mnemonic !== 'xlatb') return llvm;
  const whole = (names: readonly string[]): string[] => names.map((name) => name.replace(/^E(DI|SI|BX)$/, 'R$1'));
  const [uses, defs] = [whole(llvm.uses), whole(llvm.defs)];
  const mem = ['r', 'w'].filter((letter) => operands.some((o) => 'access' in o && o.access === letter)).join('');
  const named = { ...llvm, uses, defs, mem: repeat === null ? llvm.mem : mem };
  return repeat === null || repeat === 'once'
    ? named
    : { ...named, uses: [...new Set([...uses, ...defs, 'RCX'])], defs: [...defs, 'RCX'] };
}

/** What differs between a row and what LLVM says. */
function differences(form: InstructionForm, described: Described): string[] {
  const { ops, uses, defs, mem, flow } = withRepetition(form, described);
  const changed = form.flags.writes + form.flags.undefined;
  const isNext = form.flow === 'next';
  return (
    [
      ['operands', form.operands.map(shapeText).join(', '), ops.map(classText).join(', ')],
      ['implicit reads', others(form.implicitReads), others(uses)],
      ['implicit writes', others(form.implicitWrites), others(defs)],
      ['flags', changed !== '', defs.includes('EFLAGS')],
      ['memory', isNext ? memoryOf(form) : mem, mem],
      ['flow', form.flow === 'stop' ? flow : form.flow, flow],
      ['stack', isNext && form.stack !== 0, isNext && defs.includes('RSP')],
    ] as const
  )
    .filter(([, own, llvm]) => own !== llvm)
    .map(([what, own, llvm]) => `${formText(form)}: ${what}: ${own}; LLVM: ${llvm}`);
}

describe.skipIf(toolchain === null)('the table', () => {
  let described: Map<string, Described>;
  let examples: {
    readonly form: InstructionForm;
    readonly instruction: MachineInstruction;
    readonly other: Effects;
    readonly sets: readonly string[];
    readonly length: number;
  }[];
  beforeAll(async () => {
    const { stdout } = await run(toolchain!.bridge.decoder, ['forms']);
    described = new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Described)
        .map((form) => [form.op, form]),
    );
    const codes = allForms();
    const decoded = await decodeEach(toolchain!.bridge.decoder, codes);
    examples = [];
    let k = 0;
    for (const other of decodedSlots(slotsOf(codes.map((code) => [...code])))) {
      const instruction = decoded[k++];
      const form = instruction === null ? null : formOrNull(instruction);
      if (instruction !== null && form !== null && other !== null)
        examples.push({
          ...{ form, instruction, other: effectsOf(other) },
          ...{ sets: instructionSetsOf(other), length: other.length },
        });
    }
  });

  test('no two forms have the same name, bytes and operands', () => {
    const keys = formsOfTable().map((form) =>
      JSON.stringify([formText(form), { ...form.encoding, reg: 0, vvvv: 0 }, form.prefixes]),
    );
    expect(keys.length).toBeGreaterThan(7000);
    expect(keys.filter((key, k, all) => all.indexOf(key) !== k)).toEqual([]);
  });

  test('each row is as LLVM describes the form', () => {
    expect(examples.flatMap(({ form, instruction }) => differences(form, described.get(instruction.opcode)!))).toEqual(
      [],
    );
  });

  test('an encoding of each form was found', () => {
    const seen = new Set(examples.map(({ form }) => form));
    const missing = formsOfTable()
      .filter((form) => !seen.has(form))
      .map(formText);
    // LLVM 19 does not say that these load, so that they are refused.
    const isUndescribed = (text: string): boolean =>
      toolchain!.bridge.llvmMajor === 19 && /^vp?expand\w+ v\d+ m\d+$/.test(text);
    expect(missing.filter((text) => !isUndescribed(text))).toEqual([]);
  });

  test('iced-x86 sees the same registers, flags and memory', () => {
    const found = examples.flatMap(({ form, instruction, other, length }) => {
      const row = effectsOfRow(instruction, form);
      const about = `${instruction.opcode} (${instruction.text})`;
      return [
        ...(Object.keys(row) as (keyof Effects)[])
          .filter((key) => row[key] !== other[key] && !isExplained(key, form, row, other))
          .map((key) => `${about}: ${key}: ${row[key]}; iced: ${other[key]}`),
        ...(length === instruction.bytes.length ? [] : [`${about}: ${length} bytes`]),
      ];
    });
    expect(found).toEqual([]);
  });

  test('iced-x86 names the same instruction sets', () => {
    const found = examples.flatMap(({ instruction, sets }) => {
      const own = instructionSets(instruction)?.toSorted().join(' ');
      return own === sets.join(' ') ? [] : [`${instruction.text}: ${own}; iced: ${sets.join(' ')}`];
    });
    expect(found).toEqual([]);
  });

  test('of sets that imply others, the last is named', () => {
    expect(setsOfAll([['SSE4.1'], ['AVX2'], ['ADX'], [], ['AVX', 'AES'], ['BMI2']])).toEqual([
      ...['AES', 'BMI2', 'ADX', 'AVX2'],
    ]);
    expect(setsOfAll([['AVX512F', 'AVX512IFMA'], ['AVX'], ['AVX512F']])).toEqual(['AVX512F', 'AVX512IFMA']);
    expect(setsOfAll([[], []])).toEqual([]);
  });

  test('rows say of shifts and of repeated comparisons that their flags may stay, and of nothing else', () => {
    const all = formsOfTable();
    const repeated = all.filter(({ repeat }) => repeat !== null && repeat !== 'once');
    expect(repeated.filter(({ flags }) => flags.mayKeep).map((form) => form.repeat)).toEqual(
      repeated.filter(({ mnemonic }) => /cmps|scas/.test(mnemonic)).map((form) => form.repeat),
    );
    const forms = all.filter((form) => !repeated.includes(form));
    const names = new Set(forms.filter((form) => form.flags.mayKeep).map((form) => form.mnemonic));
    expect([...names].toSorted()).toEqual(['rcl', 'rcr', 'rol', 'ror', 'sar', 'shl', 'shld', 'shr', 'shrd']);
    const isByOne = ({ all }: InstructionForm): boolean => all.some((o) => o.kind === 'one');
    expect(
      forms.filter((form) => names.has(form.mnemonic) && form.flags.mayKeep === isByOne(form)).map(formText),
    ).toEqual([]);
  });
});

/** Where the row and iced-x86 differ with reason. */
function isExplained(key: keyof Effects, { mnemonic, repeat }: InstructionForm, row: Effects, other: Effects): boolean {
  // A nop has an operand that it does not read.
  if (mnemonic === 'nop') return key === 'reads';
  // So often as rcx says: iced-x86 does not say how much.
  if (repeat !== null && repeat !== 'once') return key === 'memory' && row.memory.replace(/\d+/g, '0') === other.memory;
  // It leaves bytes of memory as they are, which LLVM calls reading them.
  if (/^vp?maskmov/.test(mnemonic)) return key === 'memory' && `r${other.memory}` === row.memory;
  // It reads the low halves that it leaves as they are.
  if (mnemonic === 'vzeroupper') return key === 'reads' && other.reads === row.writes;
  return false;
}
