import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { parseElfObject } from './elfObject.ts';
import { exportSymbol } from './peersFunction.ts';
import { BASE, runLinker } from './peersImage.ts';
import { run } from './run.ts';

/** What a constant before the code is called in the text; objdump names no labels. */
const CONSTANT = '.constant_';
/** Bytes of the largest operand that is loaded from a constant. */
const CONSTANT_BYTES = 16;
/** More than any straight-line function has; a loop is cut here. */
const LONGEST = 50_000;

/**
 * One function of relocatable objects or static libraries as GNU assembler text (Intel syntax), by objdump. Direct jumps are followed and calls are put
 * in place, with the room that the return address takes. Constants that are loaded relative to rip are put in front as `.quad`.
 * Throws `input` if the symbol is not defined, `tool` without binutils.
 */
export async function disassemble(files: readonly string[], symbol: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-objdump-'));
  try {
    const exported = await exportSymbol({ files, symbol }, folder), linked = join(folder, 'linked.elf');
    const { status, stderr } = await runLinker(exported, symbol, linked, folder, ['--unresolved-symbols=ignore-all']);
    if (status !== 0) throw new Failure('input', 'the object cannot be linked', { where: files.join(' '), found: stderr.trimEnd().slice(0, 400) });
    return await textOf(linked, symbol);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function textOf(linked: string, symbol: string): Promise<string> {
  const { sections, symbols } = parseElfObject(readFileSync(linked)), image = sections.find(s => s.name === '.image')?.bytes ?? new Uint8Array(0);
  const { status, stdout, stderr } = await run('objdump', ['-d', '-w', '-M', 'intel', '--no-show-raw-insn', '-j', '.image', linked]);
  if (status !== 0) throw new Failure('tool', 'objdump does not understand the linked code', { found: stderr.trimEnd().slice(0, 400), hint: 'sudo apt-get install binutils' });
  const used = new Set<number>(), lines = straightened(instructionsIn(stdout), symbols.find(s => s.name === symbol)?.offset ?? BASE, used);
  return [...[...used].flatMap(at => constantAt(image, at)), `${symbol}:`, ...lines, ''].join('\n');
}

interface Instruction {
  readonly text: string;
  /** The address that objdump computed from rip, or null. */
  readonly target: number | null;
  /** Address of the instruction behind it. */
  next: number;
}

/** By address. */
function instructionsIn(objdump: string): Map<number, Instruction> {
  const found = new Map<number, Instruction>();
  let last: Instruction | null = null;
  for (const line of objdump.split('\n')) {
    const match = /^\s*([0-9a-f]+):\t([^#]*?)\s*(?:#\s*([0-9a-f]+)\b.*)?$/.exec(line);
    if (match === null) continue;
    const address = parseInt(match[1], 16), text = match[2].replace(/\s*<[^>]*>\s*$/, '').replace(/^(repz|bnd|notrack)\s+/, '');
    if (last !== null) last.next = address;
    last = { text, target: match[3] === undefined ? null : parseInt(match[3], 16), next: 0 };
    found.set(address, last);
  }
  return found;
}

/** The instructions in the order in which they are executed, up to the last `ret`. */
function straightened(instructions: ReadonlyMap<number, Instruction>, entry: number, used: Set<number>): string[] {
  const lines: string[] = [], returns: number[] = [];
  for (let at = entry; lines.length < LONGEST;) {
    const instruction = instructions.get(at);
    if (instruction === undefined) return lines;
    const { text, next } = instruction, jump = /^(jmp|call)\s+([0-9a-f]+)$/.exec(text);
    at = jump === null ? next : parseInt(jump[2], 16);
    if (jump !== null && !instructions.has(at)) return [...lines, `\t${text}`, '\tret'];
    if (jump?.[1] === 'call') {
      returns.push(next);
      lines.push('\tlea rsp, [rsp-8]');
    } else if (/^ret\b/.test(text)) {
      const back = returns.pop();
      if (back === undefined) return [...lines, '\tret'];
      at = back;
      lines.push('\tlea rsp, [rsp+8]');
    } else if (jump === null && !/^(data16|cs|nop)\b/.test(text)) {
      lines.push(`\t${withConstant(instruction, used)}`);
    }
  }
  return lines;
}

function withConstant({ text, target }: Instruction, used: Set<number>): string {
  if (target === null) return text;
  used.add(target);
  return text.replace(/\[rip[+-]0x[0-9a-f]+\]/, `[rip+${CONSTANT}${target.toString(16)}]`);
}

function constantAt(image: Uint8Array, address: number): string[] {
  const bytes = Buffer.from(image.subarray(address - BASE, address - BASE + CONSTANT_BYTES)), words: string[] = [];
  for (let at = 0; address >= BASE && at + 8 <= bytes.length; at += 8) words.push(`0x${bytes.readBigUInt64LE(at).toString(16)}`);
  return words.length === 0 ? [] : [`${CONSTANT}${address.toString(16)}:`, `\t.quad ${words.join(', ')}`];
}
