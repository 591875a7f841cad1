/** What an object file contains, in a form in which two objects of the same code are equal. */
import { spawnSync } from 'node:child_process';

/** Output of a program that must succeed. */
export function output(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (error !== undefined || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

export const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

interface Instruction {
  readonly address: number;
  text: string;
  /** `symbol+addend` of a relocation in it. */
  relocation: string | null;
}

const PADDING = /^(?:(?:cs|ds|data16) )*(?:nop\b|xchg ax,ax|int3)/;

/**
 * The instructions of each executable section. Padding is dropped, jumps name the ordinal of their
 * target, relocated operands the section and offset (or the external symbol) they refer to.
 */
export function disassembly(object: string): string[] {
  const symbols = symbolsOf(object);
  const lines: string[] = [];
  for (const section of sectionsOf(object)) {
    const all = instructionsOf(object, section);
    const code = all.filter((i) => !PADDING.test(i.text));
    const ordinal = (address: number): number => code.filter((i) => i.address < address).length;
    lines.push(`section ${section}`, ...code.map((i) => normalize(i, section, symbols, ordinal)));
  }
  return lines;
}

function sectionsOf(object: string): string[] {
  const headers = output('objdump', '-h', object).split('\n');
  return headers
    .flatMap((line, i) => (/\bCODE\b/.test(headers[i + 1] ?? '') ? [line.trim().split(/\s+/)] : []))
    .filter(([, , size]) => parseInt(size, 16) > 0)
    .map(([, name]) => name);
}

interface Place {
  readonly section: string;
  readonly value: number;
}

function symbolsOf(object: string): Map<string, Place> {
  const rows = output('objdump', '-t', object)
    .split('\n')
    .map((l) => /^([0-9a-f]+) .{7} (\S+)\s+[0-9a-f]+(?: \.hidden)? (\S+)$/.exec(l))
    .filter((m) => m !== null);
  return new Map(rows.filter((m) => m[2] !== '*UND*').map((m) => [m[3], { section: m[2], value: parseInt(m[1], 16) }]));
}

function instructionsOf(object: string, section: string): Instruction[] {
  const found: Instruction[] = [];
  for (const line of output('objdump', '-dr', '-M', 'intel', '--no-show-raw-insn', '-j', section, object).split('\n')) {
    const relocation = /^\s+[0-9a-f]+: R_X86_64_\w+\s+(\S+)/.exec(line);
    const instruction = /^\s*([0-9a-f]+):\s+(.*?)\s*$/.exec(line);
    if (relocation !== null) found[found.length - 1].relocation = relocation[1];
    else if (instruction !== null)
      found.push({
        address: parseInt(instruction[1], 16),
        text: instruction[2].replace(/\s+/g, ' '),
        relocation: null,
      });
  }
  return found;
}

function normalize(
  i: Instruction,
  section: string,
  symbols: ReadonlyMap<string, Place>,
  ordinal: (address: number) => number,
): string {
  const text = i.text.replace(/ *#.*$/, '');
  if (i.relocation !== null)
    return text.replace(
      /\[rip\+0x[0-9a-f]+\]|[0-9a-f]+ <[^>]*>|0x0$/,
      destination(i.relocation, section, symbols, ordinal),
    );
  return text.replace(
    /^((?:notrack |bnd )?(?:j\w+|call)) ([0-9a-f]+) <.*$/,
    (_, name: string, to: string) => `${name} #${ordinal(parseInt(to, 16))}`,
  );
}

function destination(
  relocation: string,
  section: string,
  symbols: ReadonlyMap<string, Place>,
  ordinal: (address: number) => number,
): string {
  const [, symbol, addend] = /^(.*?)([+-]0x[0-9a-f]+)?$/.exec(relocation) ?? [];
  const place = symbols.get(symbol);
  const distance = parseInt(addend ?? '0', 16);
  if (place === undefined) return `${symbol}${addend ?? ''}`;
  const offset = place.value + distance + 4;
  return place.section === section ? `#${ordinal(offset)}` : `${place.section}+${offset}`;
}
