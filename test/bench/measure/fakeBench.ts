import type { Rng } from '../../../src/base/rng.ts';
import type { Bench } from '../../../src/bench/worker/client.ts';
import type { Hello } from '../../../src/bench/worker/protocol.ts';

const HELLO: Hello = {
  version: 1,
  brand: 'synthetic',
  bmi2: true,
  adx: true,
  avx2: false,
  avx512ifma: false,
  syscallGuard: true,
  prioritised: true,
  autogroups: false,
  weighted: false,
  stepTicks: 2,
  gateLimit: 1.2,
  imulChainCycles: 1440,
  canaryGroups: 800,
};

interface FakeOptions {
  /** True core cycles per call of each slot. */
  readonly cycles: readonly number[];
  readonly rng: Rng;
  /** Core cycles per tick of each request, drawn in this range. */
  readonly clock?: readonly [number, number];
  /** Relative standard deviation of one layout and of one round. */
  readonly layoutNoise?: number;
  readonly roundNoise?: number;
  /** Chance that a round is contended, and what that does to it. */
  readonly contended?: number;
  readonly slowdown?: number;
}

const gauss = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - rng.unit())) * Math.cos(2 * Math.PI * rng.unit());

/** A worker whose samples come from a model with known answers; times in ticks, as the real one. */
export function fakeBench(o: FakeOptions): Bench {
  const { rng, clock = [1.3, 1.5], layoutNoise = 0, roundNoise = 0, contended = 0, slowdown = 1.7 } = o;
  const noise = (sd: number): number => 1 + sd * gauss(rng);
  return {
    hello: HELLO,
    load: async () => {},
    measure: async ({ slots, rounds, layouts, batch = 0 }) => {
      const calls = new Uint32Array(slots.length).fill(batch === 0 ? 64 : batch);
      const rows: number[] = [];
      const perTick = clock[0] + (clock[1] - clock[0]) * rng.unit();
      for (let l = 0; l < layouts; l++) {
        const placed = slots.map((slot) => o.cycles[slot] * noise(layoutNoise));
        for (let r = 0; r < rounds; r++) {
          const factor = rng.unit() < contended ? slowdown : 1;
          const canary = (800 * factor) / perTick;
          rows.push(canary, canary, 1440 / perTick);
          rows.push(...placed.map((c) => (c * calls[0] * factor * noise(roundNoise)) / perTick));
        }
      }
      return { layouts, rounds, slotCount: slots.length, calls, rows: Uint32Array.from(rows) };
    },
  };
}
