/** The pinned set is complete, and unknown names are answered with the known ones. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inputNamed, inputSymbol, readInputs } from '../../../src/frontend/compile/inputsManifest.ts';
import { readTableRows } from '../../../lab/census/tableRows.ts';

const root = join(import.meta.dirname, '../../..');

test('the functions of the census are all there', () => {
  const counts = { 'fiat-c': 0, c: 0, rust: 0 };
  for (const { kind, functions } of readInputs(root).values())
    counts[kind] += Object.values(functions).filter((figures) => figures !== null).length;
  expect(counts).toEqual({ 'fiat-c': 117, c: 38, rust: 73 });
});

test('every Rust function has a wrapper', () => {
  const wrappers = readFileSync(join(root, 'bridge', 'inputs', 'lib.rs'), 'utf8');
  const missing = [...readInputs(root).values()].flatMap(({ kind, prefix, functions }) =>
    kind === 'rust'
      ? Object.keys(functions)
          .map((name) => prefix + name)
          .filter((symbol) => !wrappers.includes(`${symbol}(`))
      : [],
  );
  expect(missing).toEqual([]);
});

test('every row of the table names functions of an input', () => {
  for (const { input, operations } of readTableRows(root)) {
    for (const operation of operations)
      expect(inputSymbol(input, inputNamed(root, input), operation.function)).toContain(operation.function);
  }
});

test('unknown inputs and functions', () => {
  expect(() => inputNamed(root, 'fiat-c/p257')).toThrow(expect.objectContaining({ kind: 'input' }));
  expect(() => inputSymbol('blst', inputNamed(root, 'blst'), undefined)).toThrow(
    expect.objectContaining({ kind: 'input' }),
  );
});
