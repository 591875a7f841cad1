import type { CallOrder } from '../../base/aims.ts';
import type { Bench } from './bench.ts';
import type { CompareOptions } from './compare.ts';
import { layoutSamples, quietCount, quietPart, type LayoutSamples } from './layoutSamples.ts';
import { Patience } from './patience.ts';
import { median } from './statistics.ts';

export interface Collected {
  readonly layouts: readonly LayoutSamples[];
  readonly quietShare: number;
  readonly contended: boolean;
}

const DEFAULTS = { layouts: 64, rounds: 24, waitMs: 60_000, align: 64 } as const;
/** A layout counts when this share of its rounds was quiet. */
const LEAST_QUIET_SHARE = 0.5;
/** With fewer quiet layouts than this, contended ones are used and the result says so. */
const LEAST_LAYOUTS = 8;
const LAYOUTS_PER_REQUEST = 2;
const PAUSE_MS = 100;
const MESSAGE_MS = 5_000;

/**
 * Measures slots 0 to count-1 until enough layouts were quiet, or until the patience is over and there are as many
 * contended ones.
 */
export async function collectLayouts(
  worker: Bench,
  count: number,
  mode: CallOrder,
  options: CompareOptions,
): Promise<Collected> {
  const { layouts, rounds, waitMs, align, clock, onMessage } = { ...DEFAULTS, ...options };
  const { patience = new Patience(waitMs) } = options;
  const slots = Array.from({ length: count }, (_, i) => i);
  const batch = await batchFor(worker, slots, mode, options.batchCycles ?? defaultBatchCycles(worker));
  const all: LayoutSamples[] = [];
  const quiet: LayoutSamples[] = [];
  let last = clock.nowMs();
  let nextMessage = last + MESSAGE_MS;
  while (quiet.length < layouts && !(patience.isOver && all.length >= layouts)) {
    const raw = await worker.measure({ slots, mode, rounds, batch, align, layouts: LAYOUTS_PER_REQUEST });
    const fresh = layoutSamples(raw, worker.hello);
    const good = fresh.filter(isUsable);
    all.push(...fresh);
    quiet.push(...good.map(quietPart));
    if (good.length === 0 && !patience.isOver) await pause(PAUSE_MS);
    const now = clock.nowMs();
    if (good.length === 0) patience.spend(now - last);
    last = now;
    if (now < nextMessage || good.length > 0 || patience.isOver) continue;
    onMessage?.(`the core is shared at the moment: ${quiet.length} of ${layouts} layouts measured, waiting`);
    nextMessage = now + MESSAGE_MS;
  }
  return chosen(all, quiet, layouts);
}

function chosen(all: readonly LayoutSamples[], quiet: readonly LayoutSamples[], wanted: number): Collected {
  const rounds = all.reduce((sum, l) => sum + l.quiet.length, 0);
  const quietShare = all.reduce((sum, l) => sum + quietCount(l), 0) / rounds;
  const contended = quiet.length < Math.min(wanted, LEAST_LAYOUTS);
  return { layouts: contended ? all.slice(-wanted) : quiet.slice(0, wanted), quietShare, contended };
}

const isUsable = (l: LayoutSamples): boolean => quietCount(l) >= LEAST_QUIET_SHARE * l.quiet.length;

/** Long enough for the clock's step to be about 0.1 % of a batch. */
const defaultBatchCycles = (worker: Bench): number => Math.max(10_000, 1000 * worker.hello.stepTicks);

/** One batch size for all slots, so that each of them sees the same fixed costs. */
async function batchFor(
  worker: Bench,
  slots: readonly number[],
  mode: CallOrder,
  batchCycles: number,
): Promise<number> {
  const raw = await worker.measure({ slots, mode, rounds: 9, layouts: 1 });
  const [probe] = layoutSamples(raw, worker.hello);
  const slowest = Math.max(...probe.cycles.map(median));
  return 8 * Math.max(1, Math.round(batchCycles / slowest / 8));
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
