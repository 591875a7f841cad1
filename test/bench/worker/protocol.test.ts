import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FW } from '../../../src/bench/worker/protocol.ts';

const header = join(import.meta.dirname, '../../../src/bench/worker/native/protocol.h');

test('protocol.ts says what protocol.h says', () => {
  const defines = [...readFileSync(header, 'utf8').matchAll(/^#define FW_(\w+) (\w+)$/gm)];
  expect(defines.length).toBeGreaterThan(40);
  expect(Object.fromEntries(defines.map(([, name, value]) => [name, Number(value)]))).toEqual(FW);
});
