import type { Redis } from 'ioredis';
import { MAX_EMIGRANT_BYTES } from '../../src/search/islandFolder.ts';
import { islandKeys } from './names.ts';

/** As long as checkpoints. */
const KEPT_S = 30 * 24 * 3600;
/** Islands of a group that are kept; those that have been silent longest go first. */
const MAX_ISLANDS = 256;
/** Messages that are read at once. */
const MAX_READ = 64;

/**
 * Puts one island's best in place of what it sent before, under a number of its own. In one step, so that whoever has
 * read up to a number has seen all that is below it.
 */
const PUBLISH = `
local number = redis.call('INCR', KEYS[3])
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], number, ARGV[1])
local surplus = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[3])
if surplus > 0 then
  redis.call('HDEL', KEYS[1], unpack(redis.call('ZRANGE', KEYS[2], 0, surplus - 1)))
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, surplus - 1)
end
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[4]) end
return number`;

/** What an island has sent, not checked yet, and the number of the message. */
interface Sent {
  readonly job: string;
  readonly number: number;
  readonly text: string;
}

/** The best candidates of the islands of one queue, in Redis. */
export class Islands {
  private readonly redis: Redis;
  private readonly machine: string;

  constructor(redis: Redis, machine: string) {
    [this.redis, this.machine] = [redis, machine];
  }

  async publish(group: string, job: string, text: string): Promise<void> {
    if (text.length > MAX_EMIGRANT_BYTES) return;
    const keys = islandKeys(this.machine, group);
    await this.redis.eval(PUBLISH, keys.length, ...keys, job, text, MAX_ISLANDS, KEPT_S);
  }

  /** What was sent after the message of that number, oldest first; some of it, if it is much. */
  async after(group: string, number: number): Promise<Sent[]> {
    const [texts, order] = islandKeys(this.machine, group);
    const found = await this.redis.zrange(order, `(${number}`, '+inf', 'BYSCORE', 'LIMIT', 0, MAX_READ, 'WITHSCORES');
    const sent: Sent[] = [];
    for (let i = 0; i + 1 < found.length; i += 2) {
      const isTooLong = (await this.redis.hstrlen(texts, found[i])) > MAX_EMIGRANT_BYTES;
      const text = isTooLong ? null : await this.redis.hget(texts, found[i]);
      sent.push({ job: found[i], number: Number(found[i + 1]), text: text ?? '' });
    }
    return sent;
  }
}
