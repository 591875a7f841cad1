/**
 * What tests of code across words share: faults in it, calls of it, and whole functions beside scalar ones; on this
 * processor or, with FIELDWRIGHT_EMULATED=1 (`make test-emulated`), on an Ice Lake that Bochs emulates.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { type Rng, seeded } from '../../src/base/rng.ts';
import type { CodeCaller } from '../../src/bench/testing/differential.ts';
import { runsLanes, type Target, targetNamed } from '../../src/codegen/x86/target.ts';
import { proveCode } from '../../src/engine/optimize/checkStage.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { openProcessors } from '../openProcessors.ts';
import { ICE_LAKE } from './emulated/emulatedWorker.ts';
import { onEmulator } from './emulated/onEmulator.ts';

const root = join(import.meta.dirname, '../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const isEmulated = process.env['FIELDWRIGHT_EMULATED'] === '1';

/** The seed of a file of tests, unless SEED is another one. */
export const seedOf = (own: number): number => Number(process.env['SEED'] ?? own);
/** How many faults, and calls of whole functions, a file tries: FAULTS and CALLS, if they are set. */
export const faultCount = (few: number): number => Number(process.env['FAULTS'] ?? (isLong ? 1000 : few));
export const callCount = (few: number): number =>
  Number(process.env['CALLS'] ?? (isEmulated ? 10 : isLong ? 100_000 : few));

/** What calls code across words; null where the processor at hand lacks its instructions. */
export async function acrossCaller(toolchain: Toolchain | null): Promise<CodeCaller | null> {
  if (toolchain === null) return null;
  return (await openProcessors(toolchain)).find(({ worker }) => runsLanes(8, worker.hello))?.worker ?? null;
}

/** Code of a function, as it is and with other lines. */
export interface AcrossCode {
  readonly fn: IrFunction;
  readonly lines: readonly string[];
  /** Throws where lines are no code. */
  readonly bytesOf: (lines: readonly string[]) => Promise<Uint8Array>;
}

/** One line with another register, number, half of a product, mask or address, or without it. */
function fault(lines: readonly string[], rng: Rng): readonly string[] {
  const at = rng.below(lines.length);
  const line = lines[at];
  const registers = [...line.matchAll(/([yz]mm)\d+/g)];
  const one = registers[rng.below(Math.max(1, registers.length))];
  const other = `${one?.[1]}${rng.below(32)}`;
  const changed = [
    () => (one === undefined ? line : line.slice(0, one.index) + other + line.slice(one.index + one[0].length)),
    () => line.replace(/, (\d+)$/, (_, n: string) => `, ${(Number(n) + 1 + rng.below(7)) % 64}`),
    () => line.replace(/52(l|h)uq/, (_, half: string) => (half === 'l' ? '52huq' : '52luq')),
    () => line.replace(/\{k\d\}/, `{k${1 + rng.below(4)}}`),
    () => line.replace(/\+(\d+)\]/, (_, n: string) => `+${(Number(n) + 32) % 160}]`),
    () => '',
  ][rng.below(6)]();
  return lines.with(at, changed);
}

/**
 * Alters codes that `draw` gives, one line each, and requires of what is proved all the same that it computes the same,
 * where there is a `caller`. Faults that change nothing do not count.
 */
export async function requireNoFalseProof(
  draw: (rng: Rng) => AcrossCode,
  { seed, count, caller, what }: { seed: number; count: number; caller: CodeCaller | null; what: string },
): Promise<void> {
  const rng = seeded(seed, 'faults');
  const outcomes: Record<string, number> = {};
  for (let k = 0, tried = 0; tried < count; k++) {
    const own = rng.fork(`${k}`);
    const code = draw(own);
    const lines = fault(code.lines, own);
    const changed = lines.findIndex((line, i) => line !== code.lines[i]);
    if (changed < 0) continue;
    tried++;
    const bytes = await code.bytesOf(lines).catch(() => null);
    const outcome = bytes === null ? 'no code' : await outcomeOf(code.fn, bytes);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    const text = `${code.lines[changed]} becomes ${lines[changed] || 'nothing'}`;
    const where = `fault ${k} of seed ${seed}, ${code.fn.name}: ${text}`;
    expect(outcome, where).not.toContain(BUG);
    if (outcome === 'proved' && bytes !== null && caller !== null)
      expect(await computesAsIr(code.fn, bytes, caller, own), where).toBe(true);
    if (tried % 100 === 0) console.log(`${what}, seed ${seed}, ${tried} faults: ${JSON.stringify(outcomes)}`);
  }
}

/** What no code may lead to. */
const BUG = 'an internal error';

/** What becomes of a proof. */
export const outcomeOf = (fn: IrFunction, bytes: Uint8Array): Promise<string> =>
  proveCode(fn, bytes, { root }).then(
    (verdicts) => (verdicts.every(({ kind }) => kind === 'proved') ? 'proved' : 'not decided'),
    (error: unknown) =>
      error instanceof Failure ? error.kind : `${BUG}: ${error instanceof Error ? error.stack : error}`,
  );

/** Limbs at random and at the ends of what they may be, as the function is given them. */
export const drawnArguments = ({ params }: IrFunction, rng: Rng): bigint[][] =>
  params.map(({ bounds }) => bounds.map(({ upper }) => [0n, upper, rng.big(64) % (upper + 1n)][rng.below(3)]));

const TOGETHER = 40;

/** Whether code gives what its word IR gives, in some calls. */
export async function computesAsIr(fn: IrFunction, target: Uint8Array, caller: CodeCaller, rng: Rng): Promise<boolean> {
  const calls = Array.from({ length: TOGETHER }, () => drawnArguments(fn, rng));
  const expected = calls.flatMap((inputs) => evaluate(fn, inputs)[0]);
  const words = [expected.length / TOGETHER, ...fn.params.map(({ bounds }) => bounds.length)];
  const arrays = words.map((count, i) => ({ kind: i === 0 ? ('out' as const) : ('in' as const), words: count }));
  await caller.setFunction({ arguments: arrays, aliases: [words.map((_, i) => i)] }, []);
  const { verdict, outputs } = await caller.run({ target, inputs: BigUint64Array.from(calls.flat(2)) });
  return verdict === 'ok' && [...outputs].join() === expected.join();
}

/** Of functions of one number where whole calls are compared: `adox` of Bochs 2.7 loses its carry. */
export const callTarget: Target | null = isEmulated ? targetNamed('x86-64-v3', { bmi2: true, adx: false }) : null;

/**
 * Requires that calls, in C, give the same in both ways: `differs`, a function of acrossCalls.h, in so many calls.
 */
export function requireSameCalls(
  differs: string,
  objects: readonly string[],
  { seed, calls, folder, toolchain }: { seed: number; calls: number; folder: string; toolchain: Toolchain },
): void {
  const [source, program] = ['calls.c', 'calls'].map((name) => join(folder, name));
  writeFileSync(source, `#include "acrossCalls.h"\n${differs}`);
  const { cc } = (isEmulated ? onEmulator(toolchain, ICE_LAKE.name, folder) : toolchain).tools.byName;
  execFileSync(cc.path!, ['-O1', '-w', '-I', import.meta.dirname, source, ...objects, '-o', program]);
  expect(execFileSync(program, [String(seed), String(calls)], { encoding: 'utf8' })).toBe('same\n');
}
