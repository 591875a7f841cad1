import { CF, OF } from '../../x86/flags.ts';

/** State of a leaf, node or extra value of a column. */
export const ABSENT = 0,
  LIVE = 1,
  CONSUMED = 2;
/** Lanes on which a carry can be pending. */
export const LANE_CF = 0,
  LANE_OF = 1;
export const LANE_FLAG: readonly number[] = [CF, OF];
