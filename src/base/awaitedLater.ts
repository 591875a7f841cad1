/** The same promise, marked as awaited later or never: if it rejects, only those who await it are told. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
