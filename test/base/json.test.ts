import { expect, test } from 'vitest';
import { isShallow, jsonOf, parseJson } from '../../src/base/json.ts';

const MAX_JSON_DEPTH = 200;

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('JSON is read to a depth that everything that walks it can stand', () => {
  expect(jsonOf(nested(MAX_JSON_DEPTH))).toBeInstanceOf(Array);
  for (const depth of [MAX_JSON_DEPTH + 1, 1e5, 1e6]) expect(() => parseJson(nested(depth))).toThrow('nested deeper');
  expect(jsonOf('{"a":'.repeat(1e5))).toBeUndefined();
});

test('brackets in texts are texts', () => {
  const text = `${'['.repeat(1000)}"\\`;
  expect(jsonOf(JSON.stringify({ text }))).toEqual({ text });
  expect(jsonOf(`["${'\\"['.repeat(1000)}"]`)).toEqual(['"['.repeat(1000)]);
});

test('values that were read elsewhere are held to the same', () => {
  expect(isShallow(JSON.parse(nested(MAX_JSON_DEPTH)))).toBe(true);
  expect(isShallow(JSON.parse(nested(1e5)))).toBe(false);
  expect([null, 1, 'x', undefined, { a: [1] }].every(isShallow)).toBe(true);
});
