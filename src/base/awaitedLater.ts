/**
 * The same promise, which the program may leave unread for a while, or for good if something else fails before: it
 * still rejects for whoever awaits it.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
