import { availableParallelism } from 'node:os';

/** How long the loop turns after the last request; races take less. */
const AWAKE_MS = 0.5;
/** With one processor for both, a loop that turns keeps the worker from answering. */
const IS_SHARED = availableParallelism() === 1;

/**
 * Keeps the event loop turning while a short request is open. A loop that sleeps in the kernel is woken tens of
 * microseconds late on a virtual machine, and often on the processor of whoever wakes it, which is the one that
 * measures.
 */
export class Wakefulness {
  private readonly needed: () => boolean;
  private until = 0;
  private turning = false;

  /** `needed` tells whether anything is still waited for. */
  constructor(needed: () => boolean) {
    this.needed = needed;
  }

  /** Stays awake for half a millisecond from now on, or until it is not needed. */
  extend(): void {
    this.until = performance.now() + AWAKE_MS;
    if (!this.turning && !IS_SHARED) this.turn();
  }

  private readonly turn = (): void => {
    this.turning = this.needed() && performance.now() < this.until;
    if (this.turning) setImmediate(this.turn);
  };
}
