/**
 * Colours are variables of the style, which has a light and a dark set. One of a series stands for a machine and for
 * nothing else; whose code it is, is said by words and lightness (`OURS`, `THEIRS`).
 */
const NUMBER = 8;

export const machineColour = (machines: readonly string[], machine: string): string =>
  `var(--series-${(machines.indexOf(machine) % NUMBER) + 1})`;

/** What is ours, and what is somebody else's. */
export const OURS = 'var(--ink)';
export const THEIRS = 'var(--theirs)';
