/**
 * AMD Zen 3. Its scalar code is described by Zen 4's ports. Vector latencies and accesses were measured on an EPYC of
 * that core (docs/notes/CORES.md); the sizes (256 operations; two queues of 32, one of 64) are what is commonly
 * reported, and were not measured.
 */
import type { VectorFacts } from './coreFacts.ts';
import { ZEN4 } from './zen4.ts';

export const ZEN3: VectorFacts = { ...ZEN4.vectors, retiring: 256, waiting: 128 };
