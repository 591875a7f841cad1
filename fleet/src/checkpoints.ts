import type { Redis } from 'ioredis';
import { isCheckpoint, MAX_CHECKPOINT_BYTES } from './messages.ts';
import { checkpointKey } from './names.ts';

/** Far longer than any job rests. */
const KEPT_S = 30 * 24 * 3600;

/** Checkpoints of the jobs of one queue, in Redis, so that any worker goes on where another one was killed. */
export class Checkpoints {
  private readonly redis: Redis;
  private readonly machine: string;

  constructor(redis: Redis, machine: string) {
    [this.redis, this.machine] = [redis, machine];
  }

  /** The text of a checkpoint; null if there is none, or none that a search can read. */
  async read(hash: string): Promise<string | null> {
    const key = checkpointKey(this.machine, hash);
    if ((await this.redis.strlen(key)) > MAX_CHECKPOINT_BYTES) return null;
    const text = await this.redis.get(key);
    return text !== null && isCheckpoint(text) ? text : null;
  }

  /** Keeps a checkpoint. Returns whether it was small enough. */
  async write(hash: string, text: string): Promise<boolean> {
    if (!isCheckpoint(text)) return false;
    await this.redis.set(checkpointKey(this.machine, hash), text, 'EX', KEPT_S);
    return true;
  }

  async remove(hash: string): Promise<void> {
    await this.redis.del(checkpointKey(this.machine, hash));
  }
}
