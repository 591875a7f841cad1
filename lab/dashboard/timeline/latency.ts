/**
 * Cycles from an operation's last input to its results, for pictures of a schedule only: never for correctness, and no
 * search looks at them.
 *
 * Sources: Intel Optimization Reference Manual (Golden Cove), AMD Software Optimization Guide 57647 (Zen 4), loops on a
 * Zen 5 (`docs/notes/CORES.md`), and the chains that `selfcheck truths` times (`lab/selfcheck/knownTruths.ts`). Where
 * sources differ by a cycle the smaller figure stands here.
 */
/** The upper word of a product comes later than the lower. */
export const HIGH_WORD_DELAY = 1;

const PRODUCT = 3;
/** Between general and vector registers. */
const TRANSFER = 3;

const CYCLES: Readonly<Record<string, number>> = {
  mul: PRODUCT,
  mulx: PRODUCT,
  imul: PRODUCT,
  shld: 3,
  shrd: 3,
  rcl: 2,
  rcr: 2,
  movq: TRANSFER,
  vmovq: TRANSFER,
  pinsrq: TRANSFER,
  vpinsrq: TRANSFER,
  pextrq: TRANSFER,
  vpextrq: TRANSFER,
};

/** Of the operation alone, without loads and stores of its memory operand. */
export const latencyOf = (mnemonic: string): number => CYCLES[mnemonic] ?? 1;
