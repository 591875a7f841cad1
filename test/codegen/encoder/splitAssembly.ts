/** Splits assembly text into labels, instructions and data, dropping comments and what does not change code. */
import { Failure } from '../../../src/base/errors.ts';
import { parseInteger } from './intelOperand.ts';

export interface AssemblyLine {
  /** `file:line`. */
  readonly where: string;
  /** The line without its comment. */
  readonly text: string;
  /** Qualified by its scope when it is a NASM local label: `f.c0`. */
  readonly label: string | null;
  /** The last label before the line that is not local, '' before the first. */
  readonly scope: string;
  readonly mnemonic: string | null;
  readonly operands: readonly string[];
  /** 64-bit words the line defines. */
  readonly data: readonly bigint[];
}

/** Local to the file (`.L` of GNU as) or to the label before it (`.c0` of NASM). */
export const isLocalLabel = (label: string): boolean => label.startsWith('.L') || label.includes('.');

/** `.c0` after `f:` is `f.c0`; `.L` labels and global ones are what they are. */
export const qualifyLabel = (label: string, scope: string): string =>
  label.startsWith('.') && !label.startsWith('.L') ? scope + label : label;

const SECTION = /^\[?(?:section|segment|\.section) ([.\w-]+)|^(\.text|\.data|\.rodata)\b/i;

/** Sections whose contents are not code or constants. */
const SKIPPED_SECTION = /^\.(note|debug|comment|eh_frame|llvm)/;

const IGNORED = new RegExp(
  '^(' +
    [
      '\\[?(default|bits|section|segment|global|align|extern)\\b',
      '\\.intel_syntax noprefix',
      '\\.att_syntax prefix',
      '\\.(text|data|rodata|globa?l|type|size|p2align|align|balign|section|file|ident|addrsig\\w*|hidden|cfi_\\w+|' +
        'weak|loc)\\b',
    ].join('|') +
    ')',
  'i',
);

/** One entry for each line with content. Throws `input` on a line that cannot be split. */
export function splitAssembly(text: string, file: string): AssemblyLine[] {
  let scope = '';
  let section = '.text';
  const lines: AssemblyLine[] = [];
  blankBlockComments(text)
    .split('\n')
    .forEach((raw, i) => {
      const line = splitLine(raw, `${file}:${i + 1}`);
      const entered = SECTION.exec(line.rest);
      if (entered !== null) section = entered[1] ?? entered[2];
      if (SKIPPED_SECTION.test(section)) return;
      if (line.label !== null && !line.label.startsWith('.')) scope = line.label;
      if (line.label !== null || line.rest !== '') lines.push(readLine(line, scope));
    });
  return lines;
}

/** Keeps the line numbers. */
const blankBlockComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '));

interface RawLine {
  readonly where: string;
  readonly text: string;
  readonly label: string | null;
  /** What follows the label. */
  readonly rest: string;
}

function splitLine(raw: string, where: string): RawLine {
  const text = raw
    .replace(/(;|\/\/|#).*$/, '')
    .trim()
    .replace(/\s+/g, ' ');
  const [, label, rest] = /^(?:([.\w$@]+) ?:)? ?(.*)$/.exec(text) ?? [];
  return { where, text, label: label ?? null, rest: rest ?? '' };
}

function readLine({ where, text, label, rest }: RawLine, scope: string): AssemblyLine {
  const line = {
    where,
    text,
    scope,
    label: label && qualifyLabel(label, scope),
    mnemonic: null,
    operands: [],
    data: [],
  };
  if (rest === '' || IGNORED.test(rest)) return line;
  const [word, ...more] = rest.split(' ');
  const tail = more.join(' ');
  const operands = tail === '' ? [] : tail.split(',').map((o) => o.trim());
  if (/^(dq|\.quad)$/i.test(word)) return { ...line, data: operands.map((o) => constant(o, where, text)) };
  if (!/^[a-z]\w*$/i.test(word)) throw new Failure('input', `unknown directive '${word}'`, { where, found: text });
  return { ...line, mnemonic: word.toLowerCase(), operands };
}

function constant(text: string, where: string, line: string): bigint {
  const value = parseInteger(text);
  if (value === undefined) throw new Failure('unsupported', 'data is not a number', { where, found: line });
  return BigInt.asUintN(64, value);
}
