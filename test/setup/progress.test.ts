import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from '../../scripts/setup/progress.mjs';
import { filesDone } from '../../src/frontend/toolchain/buildBridge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recorded(terminal: boolean) {
  const written: string[] = [];
  return {
    written,
    stream: { write: (text: string) => written.push(text), ...(terminal ? { isTTY: true, columns: 40 } : {}) },
  };
}

test('a terminal has one line that renews', () => {
  const { written, stream } = recorded(true);
  const progress = showProgress('plugin', stream);
  vi.advanceTimersByTime(2_000);
  progress.update('3 of 8 files');
  progress.done();
  expect(written).toEqual([
    'setup: plugin …',
    '\r\x1b[Ksetup: plugin: 1 s',
    '\r\x1b[Ksetup: plugin: 2 s',
    '\r\x1b[Ksetup: plugin: 3 of 8 files, 2 s',
    '\r\x1b[Ksetup: plugin: done (2.0 s)\n',
  ]);
});

test('a line on a terminal is cut rather than wrapped', () => {
  const { written, stream } = recorded(true);
  const progress = showProgress('a step whose name is longer than the terminal is wide', stream);
  progress.update('1 of 2 files');
  progress.failed();
  expect(written[1].length).toBe('\r\x1b[K'.length + 39);
});

test('a log has a line now and then', () => {
  const { written, stream } = recorded(false);
  const progress = showProgress('plugin', stream);
  vi.advanceTimersByTime(14_000);
  progress.update('3 of 8 files');
  vi.advanceTimersByTime(17_000);
  progress.done();
  expect(written).toEqual([
    'setup: plugin …\n',
    'setup: plugin: 3 of 8 files, 15 s\n',
    'setup: plugin: 3 of 8 files, 30 s\n',
    'setup: plugin: done (31.0 s)\n',
  ]);
});

test('what Ninja prints tells how many files are done', () => {
  expect(filesDone('[2/8] Building CXX object\nwarning\n[3/8] Linking\n')).toBe('3 of 8 files');
  expect(filesDone('-- Configuring done\n')).toBeNull();
});
