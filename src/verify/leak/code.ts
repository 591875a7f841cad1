/** Machine code with loops and calls, read from what objdump prints in Intel syntax. */
import { Failure } from '../../base/errors.ts';

/** One instruction. */
export interface CodeLine {
  readonly address: number;
  readonly mnemonic: string;
  /** In Intel order, as text. */
  readonly operands: readonly string[];
  /** The whole line, for messages. */
  readonly text: string;
  /** Address of the instruction behind it; -1 for the last one. */
  readonly next: number;
}

/** The instructions by address. Throws `input` if there are none. */
export function readCode(objdump: string): ReadonlyMap<number, CodeLine> {
  const lines = objdump.split('\n').flatMap(line => {
    const match = /^\s*([0-9a-f]+):\t([^#]*)/.exec(line);
    return match === null ? [] : [{ address: parseInt(match[1], 16), text: match[2].replace(/<[^>]*>/g, '').trim() }];
  });
  if (lines.length === 0) throw new Failure('input', 'no instructions', { expected: 'the output of objdump -d -M intel' });
  return new Map(lines.map(({ address, text }, k) => [address, { address, ...parts(text), text, next: lines[k + 1]?.address ?? -1 }]));
}

function parts(text: string): Pick<CodeLine, 'mnemonic' | 'operands'> {
  const [, mnemonic, rest] = /^(?:(?:bnd|notrack|repz(?= ret)|data16|cs)\s+)*(\S+)\s*(.*)$/.exec(text) ?? ['', text, ''];
  return { mnemonic, operands: rest === '' ? [] : rest.split(',').map(operand => operand.trim()) };
}
