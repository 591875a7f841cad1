import type { RedisConnection } from './connection.ts';

/** What a command of the fleet may know of and do to the outside; `main.ts` makes the real one. */
export interface Surroundings {
  /** Folder of the project. */
  readonly root: string;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly redis: RedisConnection;
  /** Of the program, `1.2.3`. */
  readonly version: string;
  /** Aborted when this process is asked to stop. */
  readonly interrupted: AbortSignal;
  /** Lines of results. */
  out(text: string): void;
  /** Lines about the work itself. */
  note(text: string): void;
}
