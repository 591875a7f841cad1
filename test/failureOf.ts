import { Failure } from '../src/base/errors.ts';

/** The failure that something ends with. */
export function failureOf(act: () => unknown): Failure {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
