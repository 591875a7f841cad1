/** Splits GNU assembler text into statements: labels, directives, instructions. */
import { Failure } from '../../src/base/errors.ts';

export interface GasStatement {
  /** `file:line`. */
  readonly where: string;
  readonly text: string;
  readonly label: string | null;
  /** Directive with its dot, or prefixes and mnemonic of an instruction; null when there is only a label. */
  readonly word: string | null;
  readonly operands: readonly string[];
}

const PREFIX = /^(rep|repe|repz|repne|repnz|lock|notrack|data16|bnd)$/i;

/**
 * Comments (`#`, `//`, block), `;` between statements and `label:` in front of one are taken apart. Throws `input` on
 * an open string.
 */
export function splitGas(text: string, file: string): GasStatement[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' '));
  return plain.split('\n').flatMap((line, i) => splitLine(line, `${file}:${i + 1}`));
}

function splitLine(line: string, where: string): GasStatement[] {
  const pieces: readonly string[] = line.match(/"(?:\\.|[^"\\])*"|\/\/.*|#.*|;|[^"#;/]+|\/|"/g) ?? [];
  if (pieces.includes('"')) throw new Failure('input', 'string is not closed', { where, found: line.trim() });
  const statements: string[] = [''];
  for (const piece of pieces) {
    if (piece === ';') statements.push('');
    else if (!piece.startsWith('#') && !piece.startsWith('//')) statements[statements.length - 1] += piece;
  }
  return statements
    .map((s) => s.trim())
    .filter((s) => s !== '')
    .flatMap((s) => splitStatement(s, where));
}

function splitStatement(text: string, where: string): GasStatement[] {
  const labelled = /^([\w.$@]+|"[^"]+")\s*:(?!:)\s*(.*)$/s.exec(text);
  if (labelled !== null) {
    const label = { where, text, label: labelled[1].replaceAll('"', ''), word: null, operands: [] };
    return [label, ...(labelled[2] === '' ? [] : splitStatement(labelled[2], where))];
  }
  const words = text.split(/\s+/);
  let count = 1;
  while (PREFIX.test(words[count - 1]) && count < words.length) count++;
  const word = words.slice(0, count).join(' ');
  const rest = text.slice(endOfWords(text, count)).trim();
  return [{ where, text, label: null, word: word.toLowerCase(), operands: splitOperands(rest) }];
}

/** Offset behind the first `count` words of `text`. */
const endOfWords = (text: string, count: number): number =>
  new RegExp(`^(?:\\S+\\s*){${count}}`).exec(text)?.[0].length ?? text.length;

/** At commas outside of parentheses, brackets and strings. */
function splitOperands(text: string): string[] {
  if (text === '') return [];
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const c of text) {
    if (c === '"') quoted = !quoted;
    if (!quoted && '([{'.includes(c)) depth++;
    if (!quoted && ')]}'.includes(c)) depth--;
    if (c === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts.map((p) => p.trim());
}
