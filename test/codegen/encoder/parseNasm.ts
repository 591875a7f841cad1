/**
 * Straight-line assembly text, NASM or GNU Intel syntax, to machine programs.
 *
 * Understood are the forms of the table, labels, constants (`dq`, `.quad`) addressed rip-relatively,
 * and the directives that do not change code. Everything else is refused with file, line and instruction.
 */
import { Failure } from '../../../src/base/errors.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import { BASE_POOL, NO_INDEX, Program, memOperand } from '../../../src/codegen/x86/program.ts';
import { NO_BASE } from '../../../src/codegen/x86/registers.ts';
import { chooseForm, isMnemonic, type Refusal } from './chooseForm.ts';
import { parseIntelOperand, type AddressText } from './intelOperand.ts';
import { isLocalLabel, qualifyLabel, splitAssembly, type AssemblyLine } from './splitAssembly.ts';

/** A function of the file; `symbol` is null for code before the first label. */
interface ParsedFunction {
  readonly symbol: string | null;
  readonly program: Program;
}

interface OpenFunction extends ParsedFunction {
  /** Pool index by `label+offset`. */
  readonly pooled: Map<string, number>;
}

interface Constant {
  /** The label before it that is not local. */
  readonly scope: string;
  /** The 64-bit words from the label on, those of labels that follow at once included. */
  readonly words: bigint[];
}

type Constants = ReadonlyMap<string, Constant>;

/**
 * The functions of `text` in order. `where` names the file in messages. Constants that stand behind a
 * function keep their order in its pool; others enter the pool when they are used.
 * Throws `unsupported` for an instruction outside the table and `input` for text that is no assembly.
 */
export function parseNasm(text: string, where: string): ParsedFunction[] {
  const lines = splitAssembly(text, where);
  const constants = collectConstants(lines);
  const functions: OpenFunction[] = [];
  for (const line of lines) {
    if (line.label !== null && !isLocalLabel(line.label) && !constants.has(line.label))
      functions.push(openFunction(line.label, constants));
    if (line.mnemonic === null) continue;
    if (functions.length === 0) functions.push(openFunction(null, constants));
    const { program, pooled } = functions[functions.length - 1];
    appendInstruction(program, line, (address) => poolIndex(program, pooled, constants, address, line));
  }
  return functions.filter((f) => f.program.count > 0).map(({ symbol, program }) => ({ symbol, program }));
}

function openFunction(symbol: string | null, constants: Constants): OpenFunction {
  const own = [...constants].filter(([, c]) => c.scope === (symbol ?? ''));
  const program = new Program();
  program.pool = own.map(([, c]) => c.words[0]);
  return { symbol, program, pooled: new Map(own.map(([label], i) => [`${label}+0`, i])) };
}

function collectConstants(lines: readonly AssemblyLine[]): Constants {
  const constants = new Map<string, Constant>();
  let open: bigint[][] = [];
  for (const { label, scope, mnemonic, data } of lines) {
    const words: bigint[] = [];
    if (label !== null) constants.set(label, { scope, words });
    open = mnemonic !== null ? [] : label !== null ? [...open, words] : open;
    for (const list of open) list.push(...data);
  }
  return new Map([...constants].filter(([, c]) => c.words.length > 0));
}

/** Index in the program's pool of the constant at `address`, which is added when new. */
function poolIndex(
  program: Program,
  pooled: Map<string, number>,
  constants: Constants,
  address: AddressText,
  line: AssemblyLine,
): number {
  const label = qualifyLabel(address.label ?? '', line.scope);
  const value = constants.get(label)?.words[Number(address.disp) / 8];
  if (value === undefined) {
    throw new Failure('unsupported', 'memory operand is not a 64-bit constant of this file', {
      where: line.where,
      found: line.text,
      expected: 'a label before dq or .quad',
    });
  }
  const key = `${label}+${address.disp}`;
  const index = pooled.get(key) ?? program.pool.length;
  if (index === program.pool.length) program.pool.push(value);
  pooled.set(key, index);
  return index;
}

function appendInstruction(program: Program, line: AssemblyLine, poolIndexOf: (a: AddressText) => number): void {
  if (!isMnemonic(line.mnemonic ?? '')) refuseInstruction(line, { problem: 'mnemonic' });
  const written = line.operands.map((text) => parseIntelOperand(text) ?? refuseOperand(line, text));
  const choice = chooseForm(line.mnemonic ?? '', written);
  if ('problem' in choice) return refuseInstruction(line, choice);
  const registers = [0, 0, 0];
  let mem = 0;
  let disp = 0;
  let immediate = 0n;
  choice.operands.forEach((o, i) => {
    if (o.kind === 'register') registers[i] = o.register.number;
    else if (o.kind === 'immediate') immediate = o.value;
    else [mem, disp] = packAddress(o.address, choice.form.operands[i].width, line, poolIndexOf);
  });
  const [low, high] = immediateWords(choice.form, immediate);
  program.emit(choice.form.id, registers[0], registers[1], registers[2], mem, disp, low, high);
}

function immediateWords(form: Form, value: bigint): [low: number, high: number] {
  const kind = form.operands[form.immediate]?.kind;
  if (kind === undefined) return [0, 0];
  return [Number(BigInt.asIntN(32, value)), kind === 'i64' ? Number(BigInt.asIntN(32, value >> 32n)) : 0];
}

function packAddress(
  a: AddressText,
  width: number,
  line: AssemblyLine,
  poolIndexOf: (a: AddressText) => number,
): [mem: number, disp: number] {
  if (a.label !== null && width <= 64) return [memOperand(BASE_POOL), poolIndexOf(a)];
  const absolute = a.base === null && a.index === null;
  if (a.label !== null || absolute || a.disp < -(1n << 31n) || a.disp >= 1n << 31n) refuseOperand(line, line.text);
  return [memOperand(a.base ?? NO_BASE, a.index ?? NO_INDEX, Math.log2(a.scale)), Number(a.disp)];
}

function refuseOperand(line: AssemblyLine, found: string): never {
  throw new Failure('unsupported', 'cannot read an operand', {
    where: line.where,
    found,
    expected: '64-, 32- or 8-bit register, xmm register, number, or [base+index*scale+disp]',
  });
}

function refuseInstruction(line: AssemblyLine, { problem }: Refusal): never {
  const message = {
    mnemonic: `instruction '${line.mnemonic}' is not in the table of forms`,
    operands: `'${line.mnemonic}' does not take these operands`,
    ambiguous: 'the operand size is not clear',
  }[problem];
  throw new Failure('unsupported', message, { where: line.where, found: line.text });
}
