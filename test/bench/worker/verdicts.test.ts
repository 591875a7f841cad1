import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { add4, ADD4, add4NotInPlace, addVectors, after, before, bytes } from './machineCode.ts';
import { openWorker } from '../../openWorker.ts';
import { hexBytes } from '../../items.ts';

const SIGILL = 4;
const SIGTRAP = 5;
const SIGFPE = 8;
const SIGSEGV = 11;
const SIGSYS = 31;
const SEED = 1;
const worker = await openWorker();

beforeAll(async () => {
  await worker.setFunction(ADD4, addVectors(seeded(SEED), 20));
  await worker.load(0, add4);
});

const FAULTS: [name: string, code: Uint8Array, signal: number][] = [
  ['read of address 0', before(0x48, 0x8b, 0x04, 0x25, 0, 0, 0, 0), SIGSEGV],
  ['ud2', before(0x0f, 0x0b), SIGILL],
  ['division by zero', before(0x31, 0xc9, 0x48, 0xf7, 0xf1), SIGFPE],
  ['int3', before(0xcc), SIGTRAP],
  ['privileged instruction', before(0xf4), SIGSEGV],
  ['smashed rsp', before(0x31, 0xe4, 0x50), SIGSEGV],
  ['write behind the output', after(0x48, 0x89, 0x47, 0x20), SIGSEGV],
  ['read behind an input', after(0x48, 0x8b, 0x46, 0x20), SIGSEGV],
  ['write to its own code', after(0x88, 0x05, 0, 0, 0, 0), SIGSEGV],
  ['fall through the end', bytes([0x90, 0x90]), SIGTRAP],
];

describe('faults', () => {
  test.each(FAULTS)('%s', async (_name, code, signal) => {
    expect(await worker.test(code)).toMatchObject({ verdict: 'fault', reason: 'signal', signal, vector: 0 });
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('infinite loop', async () => {
    expect(await worker.test(before(0xeb, 0xfe))).toMatchObject({ verdict: 'fault', reason: 'timeout' });
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('calls that are timed together may each take as long as one alone', async () => {
    // mov ecx, 2^26; dec ecx; jnz: some 20 ms.
    await worker.load(1, before(0xb9, 0, 0, 0, 4, 0xff, 0xc9, 0x75, 0xfc));
    const { rows } = await worker.measure({ slots: [1], mode: 'throughput', rounds: 1, layouts: 1 });
    expect(rows).toHaveLength(4);
  });

  test('system call', async (context) => {
    if (!worker.hello.syscallGuard) return context.skip();
    const getpid = [0xb8, 39, 0, 0, 0, 0x0f, 0x05];
    expect(await worker.test(before(...getpid))).toMatchObject({ verdict: 'fault', signal: SIGSYS });
  });

  test('a fault in a race', async () => {
    const result = await worker.race({ code: before(0x0f, 0x0b), incumbent: 0, limit: 9 });
    expect(result).toMatchObject({ verdict: 'fault', signal: SIGILL, accepted: false });
  });
});

const BROKEN: [name: string, code: Uint8Array, reason: string][] = [
  ['rbx changed', after(0x48, 0xff, 0xc3), 'calleeSaved'],
  ['r12 changed', after(0x49, 0xff, 0xc4), 'calleeSaved'],
  ['returns with another rsp', after(0x59, 0x48, 0x83, 0xec, 0x10, 0xff, 0xe1), 'stackPointer'],
  ['DF set', after(0xfd), 'flags'],
  [
    'MXCSR changed',
    after(0x48, 0x83, 0xec, 8, 0xc7, 4, 0x24, 0xc0, 0x9f, 0, 0, 0x0f, 0xae, 0x14, 0x24, 0x48, 0x83, 0xc4, 8),
    'mxcsr',
  ],
  [
    'x87 control word changed',
    after(0x48, 0x83, 0xec, 8, 0x66, 0xc7, 4, 0x24, 0x7f, 7, 0xd9, 0x2c, 0x24, 0x48, 0x83, 0xc4, 8),
    'x87',
  ],
  ['FS base changed', after(0x31, 0xc0, 0xf3, 0x48, 0x0f, 0xae, 0xd0), 'segment'],
  ['MMX state left', after(0x0f, 0xef, 0xc0), 'x87'],
  ['write before the output', after(0x48, 0x89, 0x47, 0xf8), 'strayWrite'],
  ['write far before the output', after(0x48, 0x89, 0x87, 0, 0xf8, 0xff, 0xff), 'strayWrite'],
  ['input overwritten', after(0x48, 0xff, 0x06), 'inputChanged'],
  ["caller's frame overwritten", after(0x48, 0x89, 0x44, 0x24, 8), 'callerFrame'],
  ['result off by one', after(0x48, 0xff, 0x07), 'output'],
  ['output not written', bytes([0xc3]), 'output'],
];

describe('broken contracts', () => {
  test.each(BROKEN)('%s', async (_name, code, reason) => {
    expect(await worker.test(code)).toMatchObject({ verdict: 'wrong', reason });
    expect(await worker.race({ code, incumbent: 0, limit: 9 })).toMatchObject({
      verdict: 'wrong',
      reason,
      accepted: false,
    });
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('wrong only in place', async () => {
    expect(await worker.test(add4NotInPlace, { to: 1 })).toMatchObject({ verdict: 'ok' });
    expect(await worker.test(add4NotInPlace)).toMatchObject({
      verdict: 'wrong',
      reason: 'output',
      vector: 1,
      detail: 0,
    });
  });

  test('a carry taken from the caller', async () => {
    const adcFirst = Uint8Array.from(add4);
    adcFirst[5] = 0x13;
    expect(await worker.test(adcFirst)).toMatchObject({ verdict: 'wrong', reason: 'output' });
  });

  test('wrong only in vectors that are tested after winning', async () => {
    const wrongLater = {
      mode: 'throughput',
      batch: 8,
      estimator: 'lowMean',
      looks: [{ rounds: 8, margin: 100 }],
      quickVectors: 1,
      align: 16,
      gateMicroseconds: 0,
    } as const;
    const result = await worker.race({ code: add4NotInPlace, incumbent: 0, limit: 100, plan: wrongLater });
    expect(result).toMatchObject({ verdict: 'wrong', vector: 1, accepted: false });
    expect(result.ratio).toBeGreaterThan(0);
  });
});

describe('red zone, single-stepped', () => {
  const rspMinus = (bytesBelow: number): number[] => [0x24, ...new Uint8Array(Int32Array.of(-bytesBelow).buffer)];

  test('128 bytes below rsp may be used', async () => {
    expect(await worker.test(after(0x48, 0x89, 0x84, ...rspMinus(128)), { strict: true })).toMatchObject({
      verdict: 'ok',
    });
  });

  test('writing below them is found', async () => {
    const code = after(0x48, 0x89, 0x84, ...rspMinus(136));
    expect(await worker.test(code)).toMatchObject({ verdict: 'ok' });
    expect(await worker.test(code, { strict: true })).toMatchObject({ verdict: 'wrong', reason: 'redZone' });
  });

  test('thousands of instructions, each of which ends with a signal, are no endless loop', async () => {
    const code = before(...Array.from({ length: 20_000 }, () => 0x90));
    expect(await worker.test(code, { to: 1, strict: true })).toMatchObject({ verdict: 'ok' });
  });

  /** Whether a step over icebp ends depends on the processor: under a hypervisor on a Zen 4 it does not. */
  test.each([
    ['int3', 0xcc, [SIGTRAP]],
    ['icebp', 0xf1, [SIGTRAP, 0]],
  ] as const)('a trap that the code makes itself is a fault: %s', async (_, byte, signals) => {
    const found = await worker.test(before(byte), { to: 1, strict: true });
    expect(found).toMatchObject({ verdict: 'fault' });
    expect(signals).toContain(found.signal);
  });

  test('what a return left there is lost', async () => {
    // push rsi; push [rsp-144]'s worth of distance and back; the word is read again far below rsp.
    const code = before(...hexBytes('48 81 ec 00 01 00 00 56 48 81 c4 08 01 00 00 48 8b b4'), ...rspMinus(264));
    expect(await worker.test(code)).toMatchObject({ verdict: 'ok' });
    expect((await worker.test(code, { strict: true })).verdict).not.toBe('ok');
    expect(await worker.test(0, { strict: true })).toMatchObject({ verdict: 'ok' });
  });
});
