import { expect, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { storedIr } from '../../../src/engine/optimize/setting.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const results = temporaryFolder();

test('of several formulations of a function, resuming takes that of the best stored code', () => {
  const store = (symbol: string, hex: string, speedup: number): string => {
    const ir = `function ${symbol}`;
    const { code, ...rest } = sampleRecord({ symbol, ir, irSha256: sha256(ir), machine: thisMachine() }, speedup);
    appendRecord(results, { ...rest, code: { ...code, hex, sha256: sha256(Buffer.from(hex, 'hex')) } });
    return sha256(ir);
  };
  const slow = store('slow', '90c3', 1.3);
  const fast = store('fast', '9090c3', 1.6);
  const absent = sha256('function absent');
  const { target } = sampleRecord();
  const io = { root: '', results, note: () => {} };
  expect(storedIr([slow, fast, absent], target, io)).toBe(fast);
  expect(storedIr([slow, absent], target, io)).toBe(slow);
  expect(storedIr([absent], target, io)).toBeNull();
  expect(storedIr([slow, fast], 'x86-64', io)).toBeNull();
});
