import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aliasModes } from '../../../src/ir/contract/domain.ts';
import { parse } from '../../../src/ir/parse.ts';
import { FW } from '../../../src/bench/worker/protocol.ts';

const header = join(import.meta.dirname, '../../../src/bench/worker/native/protocol.h');

test('protocol.ts says what protocol.h says', () => {
  const defines = [...readFileSync(header, 'utf8').matchAll(/^#define FW_(\w+) (\w+)$/gm)];
  expect(defines.length).toBeGreaterThan(40);
  expect(Object.fromEntries(defines.map(([, name, value]) => [name, Number(value)]))).toEqual(FW);
});

test('six arrays may share memory in as many ways as they can', () => {
  const inputs = Array.from({ length: FW.MAX_ARGUMENTS - 1 }, (_, i) => `param arg${i} u64[1]`);
  const fn = parse(
    ['function f', 'aliasing any', ...inputs, 'result out1 u64[1]', '', 'return out1 = arg0[0]', ''].join('\n'),
  );
  expect(aliasModes(fn).length).toBe(FW.MAX_ALIASES);
});
