import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { jsonOf } from '../../src/base/json.ts';
import type { SuiteCounts } from './hostStore.ts';

/** Nanoseconds per call, by operation. */
export type Times = ReadonlyMap<string, number>;

/** Counts what `cargo test` prints of unit, integration and documentation tests. */
export function countTests(output: string): SuiteCounts {
  const results = [...output.matchAll(/^test result: .*? (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  const sum = (group: number): number => results.reduce((total, match) => total + Number(match[group]), 0);
  const failed = [...output.matchAll(/^test (.+?) \.\.\. FAILED$/gm)].map(([, name]) => name);
  const unnamed = sum(2) - failed.length;
  return {
    passed: sum(1),
    failed: unnamed > 0 ? [...failed, `${unnamed} without a name`] : failed,
    ignored: sum(3),
  };
}

/**
 * Counts the tests of a program by GoogleTest, or the lines that say `PASSED` or `FAILED`; without any, the program is
 * one test.
 */
export function countCTests(output: string, status: number): SuiteCounts {
  if (/^\[=+\] Running \d+ tests?/m.test(output)) return countGoogleTests(output, status);
  const lines = output.split('\n');
  const named = (word: string): string[] => lines.filter((line) => line.includes(word)).map((line) => line.trim());
  const [passed, failed] = [named('PASSED').length, named('FAILED')];
  if (status === 0) return { passed: Math.max(passed, failed.length === 0 ? 1 : 0), failed, ignored: 0 };
  const last = lines.filter((line) => line.trim() !== '').at(-1) ?? '';
  return { passed, failed: failed.length > 0 ? failed : [`exit code ${status}: ${last.slice(0, 200)}`], ignored: 0 };
}

/** A line for each test; a program that ends before it has told how many passed has failed besides. */
function countGoogleTests(output: string, status: number): SuiteCounts {
  const tests = (result: string): string[] =>
    [...output.matchAll(new RegExp(`^\\[ +${result} +\\] (\\S+?),? .*\\(\\d+ ms\\)$`, 'gm'))].map(([, name]) => name);
  const [failed, isWhole] = [tests('FAILED'), /^\[ +PASSED +\] \d+ tests?\.$/m.test(output)];
  const ended = isWhole && (status === 0 || failed.length > 0) ? [] : [`exit code ${status}`];
  return { passed: tests('OK').length, failed: [...failed, ...ended], ignored: tests('SKIPPED').length };
}

/** Counts the programs of a harness, which prints a line for each and names those that failed in its summary. */
export function countHarness(output: string, status: number): SuiteCounts {
  const count = (line: RegExp): number => [...output.matchAll(line)].length;
  const failed = [...output.matchAll(/^(\S+)\s+\(Wstat: /gm)].map(([, name]) => name);
  const passed = count(/^\S+ \.\.+ ok$/gm);
  const unnamed = status !== 0 && failed.length === 0 ? [`exit code ${status}`] : [];
  return { passed, failed: [...failed, ...unnamed], ignored: count(/^\S+ \.\.+ skipped\b/gm) };
}

const goEventSchema = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

/** The events that `go test -json` prints. */
const goEvents = (output: string): z.infer<typeof goEventSchema>[] =>
  output.split('\n').flatMap((line) => goEventSchema.safeParse(jsonOf(line)).data ?? []);

/** What `go test` would print without `-json`. */
export const goText = (output: string): string =>
  goEvents(output)
    .map(({ Output }) => Output)
    .join('');

/** Counts what `go test -json` prints: tests with their parts; and a package that fails without one that does. */
export function countGoTests(output: string, status: number): SuiteCounts {
  const events = goEvents(output);
  const of = (action: string): string[] =>
    events.flatMap(({ Action, Package = '', Test }) => (Action === action && Test ? [`${Package}.${Test}`] : []));
  const failed = of('fail');
  const packages = events.flatMap(({ Action, Package = '', Test }) => (Action === 'fail' && !Test ? [Package] : []));
  const unnamed = packages.filter((name) => !failed.some((test) => test.startsWith(`${name}.`)));
  const ended = status !== 0 && failed.length + unnamed.length === 0 ? [`exit code ${status}`] : [];
  return { passed: of('pass').length, failed: [...failed, ...unnamed, ...ended], ignored: of('skip').length };
}

/** Lines `operation nanoseconds` of a benchmark program. Throws `tool` for anything else. */
export function parseTimes(output: string, where: string): Times {
  const lines = output.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [operation, time, ...rest] = line.split(' ');
      if (rest.length === 0 && Number(time) > 0) return [operation, Number(time)];
      throw new Failure('tool', 'the benchmark prints something else than times', { where, found: line });
    }),
  );
}
