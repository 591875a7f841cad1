import { jsonOf } from '../../base/json.ts';

/**
 * Whether what stands behind the last line break of a file of JSON lines is a line whose writing was cut off; there
 * it is no damage.
 */
export const isTorn = (end: string): boolean => end !== '' && jsonOf(end) === undefined;
