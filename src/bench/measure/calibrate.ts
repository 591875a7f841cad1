import type { Hello } from '../worker/hello.ts';
import { imulChain, type RawSamples } from '../worker/samples.ts';
import { interquartileMean } from './statistics.ts';

/**
 * Core cycles per time stamp tick during one layout, from the dependent-imul chain that ran in each of
 * its rounds (3 cycles per imul). The core clock drifts, but not within the milliseconds of a layout;
 * the mean over the middle half of the rounds removes interrupts and averages the time stamp's steps.
 */
export function cyclesPerTick(s: RawSamples, layout: number, hello: Hello): number {
  const chains: number[] = [];
  for (let round = 0; round < s.rounds; round++) chains.push(imulChain(s, layout * s.rounds + round));
  return hello.imulChainCycles / interquartileMean(chains);
}
