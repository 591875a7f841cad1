import type { Io } from '../../src/base/io.ts';

/** An Io that keeps what is printed; without terminal, and with a clock that stands still. */
export function recordingIo(
  argv: readonly string[],
  changes: Partial<Io> = {},
): Io & { readonly outText: string[]; readonly noteText: string[] } {
  const outText: string[] = [];
  const noteText: string[] = [];
  return {
    root: '/nowhere',
    results: '/nowhere/results',
    cwd: '/nowhere',
    argv,
    env: process.env,
    clock: { nowMs: () => 0 },
    now: () => '2026-01-02T03:04:05.000Z',
    interrupted: new AbortController().signal,
    columns: 0,
    width: 80,
    isTerminal: false,
    out: (text) => outText.push(text),
    note: (text) => noteText.push(text),
    status: () => {},
    outText,
    noteText,
    ...changes,
  };
}

/**
 * The notes, without those that say that other programs disturb the measurement, or that code is chosen as for another
 * machine: whether there are any is up to the machine, and to FIELDWRIGHT_MACHINE.
 */
export const quietNotes = ({ noteText }: { readonly noteText: readonly string[] }): string =>
  noteText.filter((text) => !/^(the core is shared at the moment|chosen as for \S+ \()/.test(text)).join('\n');
