/**
 * Reads one function out of the text that our own printers write (NASM syntax), line by line. Files of users are never
 * read so: what is proved of them are the bytes that assemblers make of them (../instructions/). Whatever is not
 * understood is refused.
 */
import { Failure } from '../../../src/base/errors.ts';
import { intelOperand, splitOperands } from './intelOperand.ts';
import type { AsmInstruction, AsmOperand, Listing, WriteMask } from '../../../src/prover/listing/listing.ts';
import { parseNumber } from './parseNumber.ts';

/** The function `symbol`, by default the first one. Throws `unsupported` or `input` with the line. */
export function parseListing(text: string, symbol?: string): Listing {
  const state = new Reader(symbol);
  text.split('\n').forEach((line, i) => state.line(line.replace(/;.*$/, '').trim(), i + 1));
  return state.finish();
}

/** What our files have beside code and constants. */
const DIRECTIVE = /^(section \.(text|rodata|note\.\S+)|global|default rel$|bits 64$|align \d+(, db 0x[\da-f]+)?$)/i;

class Reader {
  private readonly wanted: string | undefined;
  private readonly instructions: AsmInstruction[] = [];
  private readonly constants = new Map<string, bigint[]>();
  private name: string | null = null;
  /** Label that data belongs to, and the last label that does not start with a dot (NASM's scope of local labels). */
  private dataLabel = '';
  private scope = '';
  private isDone = false;

  constructor(wanted: string | undefined) {
    this.wanted = wanted;
  }

  line(text: string, number: number): void {
    const label = /^([A-Za-z_.$][\w.$@]*):\s*/.exec(text);
    if (label !== null) this.label(label[1]);
    const rest = label === null ? text : text.slice(label[0].length);
    if (rest !== '' && !this.data(rest, number) && !DIRECTIVE.test(rest)) this.instruction(rest, number);
  }

  finish(): Listing {
    if (this.name === null)
      throw new Failure('input', 'function not found', { expected: this.wanted ?? 'a label and code' });
    if (!this.isDone) throw new Failure('unsupported', 'no ret at the end', { where: this.name });
    const { name, instructions, constants } = this;
    const prefix = `${name}.`.toLowerCase();
    const named = [...constants].filter(([_, words]) => words.length > 0);
    return {
      name,
      instructions,
      constants: new Map(
        named.map(([label, words]) => [label.startsWith(prefix) ? label.slice(name.length) : label, words]),
      ),
    };
  }

  private label(name: string): void {
    if (!name.startsWith('.')) this.scope = name;
    this.dataLabel = (name.startsWith('.') ? this.scope + name : name).toLowerCase();
    this.constants.set(this.dataLabel, []);
    const isCandidate =
      this.name === null && !name.startsWith('.') && (this.wanted === undefined || this.wanted === name);
    if (isCandidate) this.name = name;
    else if (this.isInside && this.instructions.length > 0)
      throw new Failure('unsupported', 'a label inside the function', { where: this.name ?? '', found: name });
  }

  private get isInside(): boolean {
    return this.name !== null && !this.isDone;
  }

  private data(text: string, line: number): boolean {
    const words = /^dq\s+(.*)$/i.exec(text);
    if (words === null) return false;
    if (this.isInside) throw new Failure('unsupported', 'data inside the function', { where: `line ${line}` });
    const list = this.constants.get(this.dataLabel) ?? [];
    for (const word of words[1].split(','))
      list.push(BigInt.asUintN(64, parseNumber(word) ?? refuse('data not understood', line, text)));
    return true;
  }

  private instruction(text: string, line: number): void {
    if (!this.isInside) return;
    const match = /^([a-z][a-z0-9]*)(?:\s+(.*))?$/i.exec(text) ?? refuse('line not understood', line, text);
    const place = `line ${line}`;
    const [, size] = /^rep stos([bdq])$/.exec(text) ?? [];
    if (size !== undefined) {
      const operands = [intelOperand(FILLED[size], place), intelOperand('rax', place)];
      this.instructions.push({ mnemonic: 'rep stos', operands, place, text });
      return;
    }
    const where = `${place}: ${text}`;
    const mnemonic = canonical(match[1].toLowerCase());
    const isBranch = /^(j|call|loop)/.test(mnemonic);
    const { rest, mask } = writeMask(match[2] ?? '');
    const operands = isBranch ? [] : splitOperands(rest).map((o) => intelOperand(o, where));
    if (mnemonic === 'ret' && operands.length > 0) refuse('ret with an operand', line, text);
    this.instructions.push({ ...chosen(mnemonic, operands, mask), mnemonic, place, text });
    if (mnemonic === 'ret') this.isDone = true;
  }
}

/** What `rep stos` names: memory, by the letter of its width. */
const FILLED: Readonly<Record<string, string>> = { b: 'byte [rdi]', d: 'dword [rdi]', q: 'qword [rdi]' };

/** The mask behind the destination, such as `{k1}{z}`, and the operands without it. */
function writeMask(operands: string): { readonly rest: string; readonly mask: WriteMask | undefined } {
  const found = /\{k([1-7])\}(\{z\})?/.exec(operands);
  if (found === null) return { rest: operands, mask: undefined };
  return { rest: operands.replace(found[0], ''), mask: { index: Number(found[1]), isZeroing: found[2] !== undefined } };
}

/** Where a mask chooses between two sources, it is one of them. */
function chosen(
  mnemonic: string,
  operands: readonly AsmOperand[],
  mask: WriteMask | undefined,
): Pick<AsmInstruction, 'operands' | 'mask'> {
  if (mask === undefined) return { operands };
  if (!mnemonic.startsWith('vpblendm') || mask.isZeroing) return { operands, mask };
  return { operands: [operands[0], intelOperand(`k${mask.index}`, mnemonic), ...operands.slice(1)] };
}

/** Two names of one instruction. */
const canonical = (mnemonic: string): string => (mnemonic === 'sal' ? 'shl' : mnemonic);

function refuse(message: string, line: number, found: string): never {
  throw new Failure('unsupported', message, { where: `line ${line}`, found });
}
