import { Failure } from '../../../src/base/errors.ts';

/** The failure that something ends with. */
export async function failureOf(act: () => unknown): Promise<Failure> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
