import { expect, test } from 'vitest';
import { legacyPrefixes } from '../../../src/prover/instructions/prefixes.ts';

const prefixesOf = (hex: string): string[] | null => legacyPrefixes(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

test.each([
  ['48 01 d8', []],
  ['66 48 0f 6e c0', ['66']],
  ['c5 f9 6f c1', []],
])('%s has its prefixes', (code, prefixes) => expect(prefixesOf(code)).toEqual(prefixes));

test.each([
  ['a REX prefix in front of VEX of three bytes', '4d c4 e1 7a 7f c3'],
  ['a REX prefix in front of VEX of two bytes', '48 c5 f9 6f c1'],
  ['a REX prefix in front of EVEX', '45 62 f2 fd 09 3a 0b'],
  ['two REX prefixes', '48 49 01 d8'],
  ['a REX prefix in front of another prefix', '48 66 01 d8'],
])('%s is refused', (_, code) => expect(prefixesOf(code)).toBeNull());
