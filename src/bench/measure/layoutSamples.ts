/** Splits raw samples into random layouts and converts them to core cycles. */
import type { Hello } from '../worker/protocol.ts';
import { slotTicks, type RawSamples, imulChain, canaryAfter, canaryBefore } from '../worker/requests.ts';
import { interquartileMean } from './statistics.ts';

/** The samples of one random layout: for each entry, core cycles per call in each round. */
export interface LayoutSamples {
  readonly cycles: readonly (readonly number[])[];
  /** Whether each round was quiet. */
  readonly quiet: readonly boolean[];
}

/** Cuts raw samples into layouts and converts ticks to core cycles per call. */
export function layoutSamples(s: RawSamples, hello: Hello): LayoutSamples[] {
  return Array.from({ length: s.layouts }, (_, layout) => oneLayout(s, layout, hello));
}

function oneLayout(s: RawSamples, layout: number, hello: Hello): LayoutSamples {
  const scale = cyclesPerTick(s, layout, hello);
  const rows = Array.from({ length: s.rounds }, (_, round) => layout * s.rounds + round);
  return {
    cycles: Array.from(s.calls, (calls, slot) => rows.map((row) => (slotTicks(s, row, slot) * scale) / calls)),
    quiet: rows.map((row) => isQuiet(s, row, hello)),
  };
}

export const quietCount = (l: LayoutSamples): number => l.quiet.filter((q) => q).length;

/** Only the quiet rounds. */
export function quietPart(l: LayoutSamples): LayoutSamples {
  return {
    cycles: l.cycles.map((rounds) => rounds.filter((_, round) => l.quiet[round])),
    quiet: l.quiet.filter((q) => q),
  };
}

/**
 * Core cycles per time stamp tick during one layout, from the dependent-imul chain that ran in each of
 * its rounds (3 cycles per imul). The core clock drifts, but not within the milliseconds of a layout;
 * the mean over the middle half of the rounds removes interrupts and averages the time stamp's steps.
 */
function cyclesPerTick(s: RawSamples, layout: number, hello: Hello): number {
  const chains: number[] = [];
  for (let round = 0; round < s.rounds; round++) chains.push(imulChain(s, layout * s.rounds + round));
  return hello.imulChainCycles / interquartileMean(chains);
}

/** Core cycles per canary group, given canary and imul chain ticks; about 1.0 to 1.3 when alone. */
const canaryCycles = (canaryTicks: number, chainTicks: number, hello: Hello): number =>
  (canaryTicks / chainTicks) * (hello.imulChainCycles / hello.canaryGroups);

/** Whether no other tenant used the core before and after the round: both canaries are below the limit. */
function isQuiet(s: RawSamples, row: number, hello: Hello): boolean {
  const chain = imulChain(s, row);
  const worst = Math.max(canaryBefore(s, row), canaryAfter(s, row));
  return canaryCycles(worst, chain, hello) <= hello.gateLimit;
}
