import { expect, test } from 'vitest';
import { printable, printableLine } from '../../src/base/printable.ts';

test('what a terminal obeys, and what hides text, is written out; everything else stays', () => {
  expect(printable('\u001b]0;title\u0007 \u009b2J a\rb \u202e \ud83d\ude00 ü')).toBe(
    '\\u001b]0;title\\u0007 \\u009b2J a\\u000db \\u202e \ud83d\ude00 ü',
  );
  expect(printable('one\n\ttwo\r\n')).toBe('one\n\ttwo\r\n');
  expect(printableLine('one\n\ttwo\r\n')).toBe('one\\u000a\\u0009two\\u000d\\u000a');
});

test('JSON stays what it was', () => {
  const value = { name: '\u009b31m\u202e\u007f' };
  expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
});
