/** Time as the pure parts of the program see it; the edge passes in the real one, tests a fake. */
export interface Clock {
  /** Milliseconds since an arbitrary start; never goes backwards. */
  nowMs(): number;
}
