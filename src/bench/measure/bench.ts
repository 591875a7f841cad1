import type { Worker } from '../worker/client.ts';

/** What comparing needs of a worker. */
export type Bench = Pick<Worker, 'hello' | 'load' | 'measure'>;
