/** Reads the encoding column of `table/`, written as in the opcode column of SDM vol. 2. */
import { invariant } from '../../base/errors.ts';
import type { Encoding, OperandEncoding } from './form.ts';

const MAPS: Readonly<Record<string, number>> = { '0F': 1, '0F38': 2, '0F3A': 3 };
const IMMEDIATES: Readonly<Record<string, 1 | 4 | 8>> = { ib: 1, id: 4, iq: 8 };

/**
 * `VEX 66 0F38 W1 F7 /r`, `81 /0 id (i8 83) (ax 05)`, `F3 0F 1E FA`. W is taken from `wide` unless
 * the text has W0 or W1. Throws `invariant` on an unknown word.
 */
export function parseEncoding(text: string, operands: OperandEncoding, wide: boolean): Encoding {
  const words = text
    .replace(/\(.*\)/g, '')
    .split(' ')
    .filter((w) => w !== '');
  const take = (test: RegExp): string | undefined => {
    if (words.length === 0 || !test.test(words[0])) return undefined;
    return words.shift();
  };
  const space = take(/^VEX$/) === undefined ? 'legacy' : 'vex';
  const prefix = hex(take(/^(66|F2|F3)$/), 0);
  const map = MAPS[take(/^0F(38|3A)?$/) ?? ''] ?? 0;
  const w = take(/^W[01]$/) ?? (wide ? 'W1' : 'W0');
  const opcode = hex(take(/^[0-9A-F]{2}$/), -1);
  const suffix = hex(take(/^[0-9A-F]{2}$/), -1);
  const modrm = take(/^\/[r0-7]$/) ?? '/r';
  const immediateBytes = IMMEDIATES[take(/^i[bdq]$/) ?? ''] ?? 0;
  invariant(opcode >= 0 && words.length === 0, () => `encoding column '${text}': cannot read '${words.join(' ')}'`);
  return {
    space,
    prefix,
    map,
    w: w === 'W1' ? 1 : 0,
    opcode,
    suffix,
    operands,
    immediateBytes,
    digit: modrm === '/r' ? -1 : Number(modrm[1]),
    byteOpcode: alternative(text, 'i8'),
    accumulatorOpcode: alternative(text, 'ax'),
    oneOpcode: alternative(text, '1'),
  };
}

const hex = (word: string | undefined, otherwise: number): number =>
  word === undefined ? otherwise : parseInt(word, 16);

const alternative = (text: string, when: string): number =>
  hex(new RegExp(`\\(${when} ([0-9A-F]{2})\\)`).exec(text)?.[1], -1);
