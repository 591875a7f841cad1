/** The suffix of targets without vector registers. */

/** Ends the name of a target without vector registers, as compilers switch off what it names. */
export const WITHOUT_VECTORS = '-sse';

/** The name of the same target with vector registers. */
export const withVectors = (target: string): string => target.replace(WITHOUT_VECTORS, '');
