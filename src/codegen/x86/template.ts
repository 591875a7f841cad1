/**
 * Instruction templates: how a virtual instruction becomes machine instructions.
 *
 * The library is text under `templates/x86`, one contract banner and body per template (the format is
 * explained at the head of `sums.s`). Parsing compiles each template to dense tables, so that emission
 * touches no strings. Effects on flags are those of the forms used and are not repeated here.
 */
import { Failure } from '../../base/errors.ts';

/** Where an operand may be found. An operand in rdx is only read; one in rax is overwritten. */
export const IN_REG = 1,
  IN_MEM = 2,
  IN_IMM = 4,
  IN_RDX = 8,
  IN_RAX = 16;

interface TemplateInput {
  readonly name: string;
  /** Mask of IN_*. */
  readonly places: number;
  /** Index of the output that overwrites it, or -1. */
  readonly becomes: number;
}

/** One operand of a body line. */
export interface LineOperand {
  readonly kind: 'input' | 'output' | 'amount' | 'literal' | 'sum' | 'pointer';
  /** Index of the input or output; value of a literal. */
  readonly index: number;
  /** Second input of an address `[a+b]` or `[a+b*4]`. */
  readonly index2: number;
  /** Its factor as a power of two: 0 to 3. */
  readonly scale: number;
  /** Register width to name: 64, 32 or 8. */
  readonly width: 64 | 32 | 8;
}

export interface TemplateLine {
  readonly mnemonic: string;
  readonly operands: readonly LineOperand[];
}

export interface Template {
  readonly name: string;
  /** Equations of the contract, e.g. `out + 2^64*CF' = a + b`. */
  readonly contract: string;
  readonly inputs: readonly TemplateInput[];
  readonly outputs: readonly string[];
  /** Register an output is bound to: `rax`, `rdx`, or `reg` for any. */
  readonly outputPlaces: readonly string[];
  /** The first two inputs may be exchanged. */
  readonly commutes: boolean;
  readonly body: readonly TemplateLine[];
}

/** Parses one library file. Throws `invariant` with file and line: the library is part of the program. */
export function parseTemplates(text: string, file: string): Template[] {
  const blocks = text.split(/\n\s*\n/);
  let line = 1;
  const found: Template[] = [];
  for (const block of blocks) {
    const lines = block.split('\n');
    if (lines.some((l) => l.trim() !== '' && !l.startsWith(';'))) found.push(parseBlock(lines, `${file}:${line}`));
    line += lines.length + 1;
  }
  return found;
}

function parseBlock(lines: readonly string[], where: string): Template {
  const banner = lines.filter((l) => l.startsWith(';')).map((l) => l.slice(1).trim());
  const head = /^(\S+)\s+(.*)$/.exec(banner[0]);
  if (head === null) throw broken(where, 'a banner starts with the name of the template and its contract');
  const field = (name: string): string | undefined =>
    banner
      .slice(1)
      .find((l) => l.split(/\s+/)[0] === name)
      ?.slice(name.length)
      .trim();
  const outputs = list(field('out')).map((o) => o.split(':')[0].trim());
  const outputPlaces = list(field('out')).map((o) => o.split(':')[1].trim());
  const inputs = list(field('in')).map((text) => parseInput(text, outputs, where));
  const names = inputs.map((i) => i.name);
  const body = lines
    .filter((l) => l.trim() !== '' && !l.startsWith(';'))
    .map((l) => parseLine(l.trim(), names, outputs, where));
  return {
    name: head[1],
    contract: head[2],
    inputs,
    outputs,
    outputPlaces,
    commutes: field('commutes') !== undefined,
    body,
  };
}

function parseInput(text: string, outputs: readonly string[], where: string): TemplateInput {
  const m = /^(\w+): ([a-z ]+?)(?: -> (\w+))?$/.exec(text);
  if (m === null) throw broken(where, `cannot read operand '${text}'`);
  const place: Record<string, number> = { reg: IN_REG, mem: IN_MEM, imm: IN_IMM, rdx: IN_RDX, rax: IN_RAX };
  const places = m[2].split(' ').reduce((mask, p) => mask | (place[p] ?? 0), 0);
  return { name: m[1], places, becomes: m[3] === undefined ? -1 : outputs.indexOf(m[3]) };
}

function parseLine(text: string, inputs: readonly string[], outputs: readonly string[], where: string): TemplateLine {
  const m = /^(\w+)\s*(.*)$/.exec(text)!;
  return { mnemonic: m[1], operands: list(m[2]).map((o) => parseOperand(o, inputs, outputs, where)) };
}

function parseOperand(text: string, inputs: readonly string[], outputs: readonly string[], where: string): LineOperand {
  const base = { index: 0, index2: 0, scale: 0, width: 64 } as const;
  if (/^\d+$/.test(text)) return { ...base, kind: 'literal', index: Number(text) };
  if (text === '[p]') return { ...base, kind: 'pointer' };
  const address = /^\[(\w+)\+(\w+)(?:\*([248]))?\]$/.exec(text);
  if (address !== null)
    return {
      ...base,
      kind: 'sum',
      index: inputs.indexOf(address[1]),
      index2: inputs.indexOf(address[2]),
      scale: Math.log2(Number(address[3] ?? 1)),
    };
  const [name, width] = text.split('.');
  const w = width === '32' ? 32 : width === '8' ? 8 : 64;
  if (outputs.includes(name)) return { ...base, kind: 'output', index: outputs.indexOf(name), width: w };
  if (inputs.includes(name)) return { ...base, kind: 'input', index: inputs.indexOf(name), width: w };
  if (name === 'k') return { ...base, kind: 'amount' };
  throw broken(where, `unknown operand '${text}'`);
}

const list = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split(',').map((s) => s.trim());
const broken = (where: string, message: string): Failure => new Failure('invariant', message, { where });
