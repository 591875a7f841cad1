import type { Hello } from '../worker/hello.ts';
import { slotTicks, type RawSamples } from '../worker/samples.ts';
import { cyclesPerTick } from './calibrate.ts';
import { isQuiet } from './gate.ts';

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
