/** Passes over the certificate in a file: a term of known constructors, numbers, pairs and lists. */
import type { Reader } from './reader.ts';

/** Constructors of `certificate` and what it consists of, registers, and ways to write numbers and lists. */
const NAMES: readonly string[] = [
  ...['plain', 'Step', 'Case', 'Fact', 'Narrow', 'Absurd', 'Name', 'NameFlag', 'Define', 'Congruent', 'Fin'],
  ...['Quotient', 'Bounds', 'Auto', 'Bounded', 'Either', 'Never', 'Close', 'Some', 'None', 'true', 'false'],
  ...['CF', 'OF', 'RAX', 'RCX', 'RDX', 'RBX', 'RSP', 'RBP', 'RSI', 'RDI'],
  ...Array.from({ length: 8 }, (_, k) => `R${k + 8}`),
  ...Array.from({ length: 16 }, (_, k) => `X${k}`),
];

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
]);
const BETWEEN: readonly string[] = [',', ';', '#', '-'];

/**
 * Passes the certificate, which the statement does not speak of: it must be a term of these names, numbers, pairs and
 * lists. Whether it is a certificate, and of what, is for Coq to find.
 */
export function passHints(reader: Reader): void {
  const open: string[] = [];
  while (open.length > 0 || reader.next?.kind !== 'end') {
    const kind = reader.next?.kind;
    if (kind === 'number') reader.natural();
    else if (kind === 'name') reader.name(NAMES);
    else passSign(reader, open);
  }
}

function passSign(reader: Reader, open: string[]): void {
  const closing = open.at(-1);
  if (closing !== undefined && reader.has(closing)) open.pop();
  else if (reader.has('%')) reader.expect('positive');
  else {
    const sign = reader.sign([...CLOSING.keys(), ...(closing === undefined ? [] : BETWEEN)]);
    if (sign === null) throw reader.unexpected(closing === undefined ? 'the rest of a certificate' : closing);
    const behind = CLOSING.get(sign);
    if (behind !== undefined) open.push(behind);
  }
}
