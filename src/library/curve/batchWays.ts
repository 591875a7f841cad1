/**
 * How many calls of a batch are computed at once: the number that takes the least time for the remaining calls, by the
 * measured times of one, four, eight and sixteen at once.
 */
import type { Lanes } from '../../ir/function.ts';
import { join } from 'node:path';
import { invariant } from '../../base/errors.ts';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { type LaneFeatures, runsLanes } from '../../codegen/x86/target.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';

/** How many are computed at once: in four lanes, in eight, or, of X25519, in two batches of eight. */
export type BatchWidth = 4 | 8 | 16;

export const ALL_WIDTHS: readonly BatchWidth[] = [4, 8, 16];

/** Lanes and batches of each. */
export const WIDTHS: Readonly<Record<BatchWidth, { readonly lanes: Lanes; readonly batches: number }>> = {
  4: { lanes: 4, batches: 1 },
  8: { lanes: 8, batches: 1 },
  16: { lanes: 8, batches: 2 },
};

/** Those of an option `--lanes`. */
export const askedWidths = (lanes: string | undefined): readonly BatchWidth[] =>
  ALL_WIDTHS.filter((width) => lanes?.split(',').includes(String(width)));

/** Flags of batch.c for what was built. */
export const widthFlags = (widths: readonly BatchWidth[]): string[] => widths.map((width) => `-DWITH_${NAMES[width]}`);
const NAMES: Readonly<Record<BatchWidth, string>> = { 4: 'FOUR', 8: 'EIGHT', 16: 'SIXTEEN' };

/** The lanes of some of them. */
export const lanesOfWidths = (widths: readonly BatchWidth[]): Lanes[] => [
  ...new Set(widths.map((width) => WIDTHS[width].lanes)),
];

/** What so many at once take, in single calls. */
type WayTimes = Readonly<Partial<Record<BatchWidth, number>>>;

/** Of each function of a library. */
type BatchTimes = Readonly<Record<string, WayTimes>>;

/**
 * For processors that were not there: four lanes as on a Zen 3, eight as on a Zen 4 (results/batches), or on an Emerald
 * Rapids where one call is computed with four numbers side by side (all but keys and signatures of P-256). Those of
 * verifications of Ed25519 are such times, multiplied by what scalars of half the length save on a Zen 4.
 */
const USUAL_TIMES: Readonly<Record<string, BatchTimes>> = {
  x25519: { points: { 4: 2.05, 8: 3.74, 16: 6.9 }, base: { 4: 2.51, 8: 2.41 } },
  ed25519: { keypair: { 4: 2.52, 8: 2.8 }, sign: { 4: 2.52, 8: 2.8 }, verify: { 4: 2.14, 8: 2.36 } },
  p256: {
    public_key: { 4: 2.78, 8: 2.06 },
    ecdh: { 4: 2.39, 8: 2.82 },
    sign: { 4: 2.78, 8: 2.06 },
    verify: { 4: 3.12, 8: 3.26 },
  },
};

function usualTimes(name: string): BatchTimes {
  const times = USUAL_TIMES[name];
  invariant(times !== undefined, () => `no times of ${name} are known`);
  return times;
}

/** Of tables; more calls are begun as so many are. */
const MAX_TABLED = 16;
/** What is measured is believed to so much of it: lanes have to gain more than that. */
const BELIEVED = 1.02;
/** Sums that differ by no more are equal. */
const LEVEL = 1e-9;

/** How many are computed at once of the next 1, 2, ... up to MAX_TABLED. */
export function widthTable(times: WayTimes, widths: readonly BatchWidth[]): number[] {
  const ways = widths.flatMap((width) => (times[width] === undefined ? [] : [{ width, time: times[width] }]));
  const least = [0];
  return Array.from({ length: MAX_TABLED }, (_, k) => {
    const n = k + 1;
    let [best, first] = [1 + least[n - 1], 1];
    for (const { width, time } of ways) {
      const all = time * BELIEVED + least[Math.max(0, n - width)];
      // The widest of equal ones first: what is left is as good in any order.
      if (all <= best + LEVEL) [best, first] = [all, width];
    }
    least.push(best);
    return first;
  });
}

interface WayRequest {
  readonly name: string;
  /** What was built. */
  readonly widths: readonly BatchWidth[];
  /** Measured where the processor has so many lanes; others get what is usual. */
  readonly measured?: { readonly lanes: 4 | 8; readonly times: BatchTimes } | null;
}

/** Macros with the tables of each function, for processors with four lanes and with eight. */
export function wayFlags({ name, widths, measured = null }: WayRequest): string[] {
  const usual = usualTimes(name);
  return Object.keys(usual).map((fn) => {
    const tables = ([4, 8] as const).map((lanes) => {
      const own = measured?.lanes === lanes ? measured.times[fn] : usual[fn];
      const here = widths.filter((width) => WIDTHS[width].lanes <= lanes);
      return `{${widthTable(own, here).join(',')}}`;
    });
    return `-D${fn.toUpperCase()}_WIDTHS={${tables.join(',')}}`;
  });
}

/** Flags of a library in which a variable says how many are computed at once (templates/curve/times.h). */
export const forcedFlags = (name: string, widths: readonly BatchWidth[]): string[] => [
  ...wayFlags({ name, widths }),
  FORCED,
];
const FORCED = '-DFORCED_WIDTH';

/** Symbols besides the functions that have to be seen in a library with such flags. */
export const symbolsOfWays = (ways: readonly string[]): string[] => (ways.includes(FORCED) ? ['forcedWidth'] : []);

/**
 * Flags for a library, and what is to be said of them: measured with the archive that `timed` makes with `forcedFlags`,
 * where the processor has lanes of what was built, else as usual.
 */
export async function waysHere(
  { name, widths }: Pick<WayRequest, 'name' | 'widths'>,
  timed: () => Promise<string>,
  toolchain: Pick<Toolchain, 'root' | 'tools'>,
  here: LaneFeatures,
): Promise<{ readonly flags: readonly string[]; readonly lines: readonly string[] }> {
  const lanes = runsLanes(8, here) ? 8 : 4;
  const own = widths.filter((width) => WIDTHS[width].lanes <= lanes);
  if (!runsLanes(lanes, here) || own.length === 0) return { flags: wayFlags({ name, widths }), lines: [] };
  const times = await measuredTimes({ name, archive: await timed(), widths: own }, toolchain);
  return { flags: wayFlags({ name, widths, measured: { lanes, times } }), lines: timesLines(times, own) };
}

interface TimedLibrary {
  readonly name: string;
  /** Built with `forcedFlags`. */
  readonly archive: string;
  readonly widths: readonly BatchWidth[];
}

/** Times all ways of a library's functions on this processor, which must have the lanes. */
async function measuredTimes(
  { name, archive, widths }: TimedLibrary,
  { root, tools }: Pick<Toolchain, 'root' | 'tools'>,
): Promise<BatchTimes> {
  return inTemporaryFolder('times', async (folder) => {
    const program = join(folder, 'batchTimes');
    const source = join(root, 'templates', name, 'batchTimes.c');
    await linkCallingProgram({ program, flags: ['-I', join(root, 'templates', name)], source, archive }, tools);
    const { stdout } = await run(program, widths.map(String));
    const ticks = new Map<string, number>();
    for (const line of stdout.trim().split('\n')) {
      const [fn, width, time] = line.split(' ');
      ticks.set(`${fn} ${width}`, Number(time));
    }
    const timeOf = (fn: string, width: number): number | undefined => ticks.get(`${fn} ${width}`);
    const functions = Object.keys(usualTimes(name));
    return Object.fromEntries(
      functions.map((fn) => {
        const one = timeOf(fn, 1);
        invariant(one !== undefined, () => `${fn} of ${name} was not timed`);
        const known = widths.flatMap((width): [number, number][] => {
          const time = timeOf(fn, width);
          return time === undefined ? [] : [[width, Math.round((1000 * time) / one) / 1000]];
        });
        return [fn, Object.fromEntries(known)];
      }),
    );
  });
}

/** What was measured, in a line for each function. */
const timesLines = (times: BatchTimes, widths: readonly BatchWidth[]): string[] =>
  Object.entries(times).map(([fn, own]) => {
    const known = ALL_WIDTHS.filter((width) => own[width] !== undefined);
    const texts = known.map((width) => `${width} at once take ${own[width]?.toFixed(2)} of one`);
    return `${fn}: ${texts.join(', ')}; of 1 to ${MAX_TABLED} left: ${widthTable(own, widths).join(' ')}.`;
  });
