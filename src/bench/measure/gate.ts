import type { Hello } from '../worker/hello.ts';
import { canaryAfter, canaryBefore, imulChain, type RawSamples } from '../worker/samples.ts';

/** Core cycles per canary group, given canary and imul chain ticks; about 1.0 to 1.3 when alone. */
const canaryCycles = (canaryTicks: number, chainTicks: number, hello: Hello): number =>
  (canaryTicks / chainTicks) * (hello.imulChainCycles / hello.canaryGroups);

/** Whether no other tenant used the core before and after the round: both canaries are below the limit. */
export function isQuiet(s: RawSamples, row: number, hello: Hello): boolean {
  const chain = imulChain(s, row);
  const worst = Math.max(canaryBefore(s, row), canaryAfter(s, row));
  return canaryCycles(worst, chain, hello) <= hello.gateLimit;
}
