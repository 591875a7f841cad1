/** Reads one function out of NASM or GNU assembler text. Whatever is not understood is refused. */
import { Failure } from '../../base/errors.ts';
import { attMnemonic } from './attMnemonic.ts';
import { attOperand, splitOperands } from './attOperand.ts';
import { intelOperand } from './intelOperand.ts';
import type { AsmInstruction, AsmOperand, Listing, Syntax } from './listing.ts';
import { parseNumber } from './parseNumber.ts';

/** The function `symbol`, by default the first one. Throws `unsupported` or `input` with the line. */
export function parseListing(text: string, syntax: Syntax, symbol?: string): Listing {
  const state = new Reader(syntax, symbol);
  stripComments(text, syntax).forEach((line, i) => state.line(line.trim(), i + 1));
  return state.finish();
}

function stripComments(text: string, syntax: Syntax): string[] {
  if (syntax === 'nasm') return text.split('\n').map(line => line.replace(/;.*$/, ''));
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '));
  return withoutBlocks.split('\n').map(line => line.replace(/(#|\/\/).*$/, ''));
}

const NASM_DIRECTIVE = /^(section|global|extern|align|bits|default|cpu)\b/i;
const NOT_CODE = /^(dd|dw|db|align|times)\b/i;

class Reader {
  private readonly syntax: Syntax;
  private readonly wanted: string | undefined;
  private readonly instructions: AsmInstruction[] = [];
  private readonly constants = new Map<string, bigint[]>();
  private name: string | null = null;
  /** Label that data belongs to, and the last label that does not start with a dot (NASM's scope of local labels). */
  private dataLabel = '';
  private scope = '';
  private isDone = false;

  constructor(syntax: Syntax, wanted: string | undefined) {
    this.syntax = syntax;
    this.wanted = wanted;
  }

  line(text: string, number: number): void {
    const label = /^([A-Za-z_.$][\w.$@]*):\s*/.exec(text);
    if (label !== null) this.label(label[1]);
    const rest = label === null ? text : text.slice(label[0].length);
    if (rest !== '' && !this.data(rest, number) && !this.isDirective(rest)) this.instruction(rest, number);
  }

  finish(): Listing {
    if (this.name === null) throw new Failure('input', 'function not found', { expected: this.wanted ?? 'a label and code' });
    if (!this.isDone) throw new Failure('unsupported', 'no ret at the end', { where: this.name });
    const { name, instructions, constants } = this, prefix = `${name}.`.toLowerCase();
    const named = [...constants].filter(([_, words]) => words.length > 0);
    return { name, instructions, constants: new Map(named.map(([label, words]) => [label.startsWith(prefix) && this.syntax === 'nasm' ? label.slice(name.length) : label, words])) };
  }

  private label(name: string): void {
    if (!name.startsWith('.')) this.scope = name;
    this.dataLabel = (name.startsWith('.') && this.syntax === 'nasm' ? this.scope + name : name).toLowerCase();
    this.constants.set(this.dataLabel, []);
    const isCandidate = this.name === null && !name.startsWith('.') && (this.wanted === undefined || this.wanted === name);
    if (isCandidate) this.name = name;
    else if (this.isInside && this.instructions.length > 0) throw new Failure('unsupported', 'a label inside the function', { where: this.name ?? '', found: name });
  }

  private get isInside(): boolean {
    return this.name !== null && !this.isDone;
  }

  private data(text: string, line: number): boolean {
    const words = /^(?:dq|\.quad|\.8byte)\s+(.*)$/i.exec(text);
    if (words === null) return false;
    if (this.isInside && this.instructions.length > 0) throw new Failure('unsupported', 'data inside the function', { where: `line ${line}` });
    if (this.instructions.length === 0 && this.constants.get(this.scope.toLowerCase()) !== undefined && this.name === this.scope && !this.isDone) this.name = null;
    const list = this.constants.get(this.dataLabel) ?? [];
    for (const word of words[1].split(',')) list.push(BigInt.asUintN(64, parseNumber(word) ?? refuse('data not understood', line, text)));
    return true;
  }

  private isDirective(text: string): boolean {
    const known = this.syntax === 'nasm' ? NASM_DIRECTIVE.test(text) || NOT_CODE.test(text) : text.startsWith('.');
    const makesBytes = this.syntax === 'nasm' ? NOT_CODE.test(text) : /^\.(byte|long|word|short|ascii|asciz|string|zero|skip|space|fill|octa|int|inst)\b/.test(text);
    if (makesBytes && this.isInside && this.instructions.length > 0) throw new Failure('unsupported', 'data inside the function', { where: text });
    return known;
  }

  private instruction(text: string, line: number): void {
    if (!this.isInside) return;
    const match = /^([a-z][a-z0-9]*)(?:\s+(.*))?$/i.exec(text) ?? refuse('line not understood', line, text);
    const where = `line ${line}: ${text}`;
    const mnemonic = match[1].toLowerCase(), isBranch = /^(j|call|loop)/.test(mnemonic);
    const operands = isBranch ? [] : splitOperands(match[2] ?? '');
    const parsed = this.syntax === 'gas-att' ? attInstruction(mnemonic, operands, where)
      : { mnemonic: canonical(mnemonic), operands: operands.map(o => intelOperand(o, where)) };
    this.instructions.push({ ...parsed, line, text });
    if (parsed.mnemonic === 'ret') this.isDone = true;
  }
}

function attInstruction(name: string, texts: readonly string[], where: string): { mnemonic: string; operands: AsmOperand[] } {
  const operands = texts.map(o => attOperand(o, where)).reverse();
  const hasVector = operands.some(o => o.kind === 'register' && o.file === 'vector');
  const { mnemonic, width } = attMnemonic(name, hasVector);
  const sized = operands.map(o => (o.kind === 'memory' ? { ...o, width } : o));
  return { mnemonic: canonical(mnemonic), operands: sized };
}

/** Two names of one instruction. */
const canonical = (mnemonic: string): string => (mnemonic === 'movabs' ? 'mov' : mnemonic === 'sal' ? 'shl' : mnemonic);

function refuse(message: string, line: number, found: string): never {
  throw new Failure('unsupported', message, { where: `line ${line}`, found });
}
