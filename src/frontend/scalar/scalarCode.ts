/**
 * Turns code for registers of 256 and 512 bits, as LLVM decodes it, into scalar code for any processor: every register
 * is eight words in memory. What an instruction makes of a word is said in src/x86, as for proofs; how words get there
 * and go shares nothing with the prover's model.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, MachineInstruction } from '../../base/machineCode.ts';
import { sha256 } from '../../base/hash.ts';
import { extractFunction } from '../object/extractFunction.ts';
import { readFlatCode, type FunctionCode } from '../object/readFunction.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { Toolchain } from '../toolchain/openToolchain.ts';
import { run } from '../toolchain/run.ts';
import { requireTool } from '../toolchain/tools.ts';
import { branchStatement, generalStatement, untranslated, type Translation } from './generalStatements.ts';
import { VECTOR_PROLOGUE, vectorStatement } from './vectorStatements.ts';

const ROW_BYTES = 64;
/** Of the C function where the name of the other does not matter. */
const NAME = 'translated';
/** Of what is pushed, spilled and called; more is a fault. */
const STACK_BYTES = 1 << 15;
/** Of the stack pointer at entry modulo 64: what the ABI leaves open is as inconvenient as it can be. */
const ENTRY = 24;
/** System V: rdi, rsi, rdx, rcx, r8, r9. */
const ARGUMENTS = [7, 6, 2, 1, 8, 9];
const NO_LIBRARY = ['-ffreestanding', '-fno-builtin', '-fno-stack-protector', '-fPIC', '-ffunction-sections'];

/** A C file with `name`, which does what the function does, called alike. Throws `unsupported` with the instruction. */
export const scalarText = (code: FunctionCode, name: string): string => scalarTexts([[name, code]]);

/** The same of several functions, each by its name. */
function scalarTexts(functions: readonly (readonly [name: string, code: FunctionCode])[]): string {
  const tables = new Map<string, string>();
  const helpers = new Map<string, string>();
  const texts = functions.flatMap(([name, { symbol, image, code }]) => {
    const translation: Translation = {
      constant: (address, bytes = ROW_BYTES) => {
        const table = `c_${name}_${address.toString(16)}_${bytes}`;
        if (!tables.has(table)) tables.set(table, tableText(table, address, bytes, image));
        return table;
      },
      define: (helper, text) => helpers.set(helper, text),
    };
    const all = [...code].toSorted(([a], [b]) => a - b);
    const returns = all.flatMap(([, instruction]) => (instruction?.flow === 'call' ? [behind(instruction)] : []));
    const statements = all.map(([address, instruction]) => {
      if (instruction === null) throw new Failure('unsupported', 'no instruction stands here', { where: symbol.name });
      return `  L${address}: ${statementOf(instruction, translation, returns)}`;
    });
    return [...beginning(name), `  goto L${symbol.address};`, ...statements, '}'];
  });
  return [VECTOR_PROLOGUE, ...tables.values(), ...helpers.values(), ...texts, ''].join('\n');
}

/** Registers and the stack, with contents that nobody expects. */
const beginning = (name: string): string[] => [
  `void ${name}(${ARGUMENTS.map((register) => `word a${register}`).join(', ')}) {`,
  '  row z[32], x, y; word r[16], k[8]; word zero = 0, below = 0, beyond = 0, negative = 0;',
  `  unsigned char stack[${STACK_BYTES}] __attribute__((aligned(${ROW_BYTES})));`,
  '  for (int j = 0; j < 32; j++) allOf(0x5a5a5a5a5a5a5a5au + j, &z[j]);',
  '  for (int j = 0; j < 16; j++) r[j] = 0x123456789abcdefu + j;',
  '  for (int j = 0; j < 8; j++) k[j] = 0xa5;',
  ...ARGUMENTS.map((register) => `  r[${register}] = a${register};`),
  `  const word entry = (word)stack + ${STACK_BYTES - 2 * ROW_BYTES + ENTRY};`,
  '  r[4] = entry;',
];

/** Where a call returns to. */
const behind = ({ address, bytes }: MachineInstruction): number => address + bytes.length;

/** `returns` are all places that calls return to. */
function statementOf(instruction: MachineInstruction, translation: Translation, returns: readonly number[]): string {
  const target = instruction.operands.find((o) => o.kind === 'target');
  switch (instruction.flow) {
    case 'return':
      return `if (r[4] == entry) return; ${returnTo(returns)}`;
    case 'call':
      return target === undefined
        ? untranslated(instruction)
        : `r[4] -= 8; *(stored *)r[4] = ${behind(instruction)}u; goto L${target.address};`;
    case 'jump':
      return target === undefined ? untranslated(instruction) : `goto L${target.address};`;
    case 'branch':
      return target === undefined ? untranslated(instruction) : branchStatement(instruction, `L${target.address}`);
    case 'next':
      return vectorStatement(instruction, translation) ?? generalStatement(instruction, translation);
    default:
      return untranslated(instruction);
  }
}

/** Pops a return address, of those that calls push. */
const returnTo = (returns: readonly number[]): string =>
  `r[4] += 8; switch (((stored *)r[4])[-1]) { ${returns.map((at) => `case ${at}u: goto L${at};`).join(' ')} } ` +
  '__builtin_trap();';

/** So many bytes at an address, as far as there are any. */
function tableText(name: string, address: number, length: number, { segments }: CodeImage): string {
  const segment = segments.find((s) => s.address <= address && address < s.address + s.bytes.length);
  if (segment === undefined) throw new Failure('unsupported', 'a constant that is not in the file', { found: name });
  const from = address - segment.address;
  const bytes = Array.from({ length }, (_, i) => segment.bytes[from + i] ?? 0);
  // Where the file has it aligned, so it is here.
  const alignment = address % ROW_BYTES === 0 ? ROW_BYTES : 8;
  return `static const unsigned char ${name}[${length}] __attribute__((aligned(${alignment}))) = {${bytes}};`;
}

/** Scalar code of the function that `code` is, which can be placed anywhere, as that. Throws as `scalarText`. */
export async function scalarCode(name: string, code: Uint8Array, toolchain: Toolchain): Promise<Uint8Array> {
  const { file, symbol } = await scalarFunction(name, code, toolchain);
  return extractFunction(readFileSync(file), symbol).bytes;
}

/** The same as a function of an object. */
export async function scalarFunction(
  name: string,
  code: Uint8Array,
  toolchain: Toolchain,
): Promise<{ readonly file: string; readonly symbol: string }> {
  const text = scalarText(await readFlatCode(name, code, toolchain.bridge.decoder), NAME);
  return { file: await compiledText(text, toolchain), symbol: NAME };
}

/** Scalar code of several functions, compiled together. */
export async function scalarCodes(codes: readonly Uint8Array[], toolchain: Toolchain): Promise<Uint8Array[]> {
  const functions: [name: string, code: FunctionCode][] = [];
  for (const [i, code] of codes.entries())
    functions.push([`${NAME}${i}`, await readFlatCode(`f${i}`, code, toolchain.bridge.decoder)]);
  const object = readFileSync(await compiledText(scalarTexts(functions), toolchain));
  return functions.map(([name]) => extractFunction(object, name).bytes);
}

/** Object of the functions of a C text that needs nothing else. */
async function compiledText(text: string, { root, tools }: Toolchain): Promise<string> {
  const { clang } = tools.byName;
  const path = requireTool(clang);
  const folder = cacheDir(root, 'scalar', [path, clang.version, sha256(text)]);
  return makeOnce(join(folder, 'scalar.o'), async (draft) => {
    const source = `${draft}.c`;
    writeFileSync(source, text);
    const { status, stderr } = await run(path, ['-Os', '-w', ...NO_LIBRARY, '-c', '-o', draft, source]);
    if (status !== 0)
      throw new Failure('invariant', 'the translation to scalar code does not compile', { found: stderr.trimEnd() });
  });
}
