import { describe, expect, test } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { parseSettings, specialName } from '../../src/base/settings.ts';

describe('parameters that are made constants', () => {
  test('several, with commas and repeated', () => {
    expect(parseSettings(['ndigits=4, x = -1', 'a.len=2^5-1'])).toEqual([
      { name: 'ndigits', value: 4n },
      { name: 'x', value: -1n },
      { name: 'a.len', value: 31n },
    ]);
    expect(parseSettings([])).toEqual([]);
  });

  test.each([
    ['ndigits', 'this sets no parameter'],
    ['=4', 'this sets no parameter'],
    ['n=4,', 'this sets no parameter'],
    ['n=', 'this sets no parameter'],
    ['a b=3', 'this sets no parameter'],
    ['n==4', 'this sets no parameter'],
    ['n=m', 'a number'],
    ['n=4,m=3,n=4', 'n is set twice'],
  ])('%s is refused', (text, message) => {
    const refusal = (): unknown => parseSettings([text]);
    expect(refusal).toThrow(Failure);
    try {
      refusal();
    } catch (error) {
      const told = error instanceof Failure && [error.kind, JSON.stringify([error.message, error.detail])];
      expect(told).toEqual(['input', expect.stringContaining(message)]);
    }
  });

  test('give a function another name', () => {
    const settings = parseSettings(['n=4', 'a.len=0x10', 'x=-1']);
    expect(specialName('f', settings)).toBe('f_n4_a_len16_x_minus1');
    expect(specialName('f', [])).toBe('f');
  });
});
