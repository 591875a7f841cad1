/** The record of code whose cycles are estimated by a model, because this machine cannot run it. */
import type { LaneCore } from '../x86/cores/cores.ts';
import type { ResultRecord } from './record.ts';

/**
 * Of code that was searched by the model of a core because the machine cannot run it. It is no `ResultRecord`: whoever
 * reads measurements refuses it.
 */
export interface EstimateRecord extends Omit<ResultRecord, 'comparison' | 'standings' | 'race'> {
  readonly estimate: {
    /** The core of the model. */
    readonly core: LaneCore;
    /** What the model says of a call, by the aim of the search. */
    readonly cycles: number;
    /** What the core takes at least, by its ports alone. */
    readonly bound: number;
  };
}

/** Says in every place that nothing was measured. */
export const estimateText = ({ core, cycles, bound }: EstimateRecord['estimate']): string =>
  `${cycles.toFixed(1)} cycles by the model of ${core} (at least ${bound.toFixed(1)} by its ports): an estimate, ` +
  'nothing was measured';
