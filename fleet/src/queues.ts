import { Queue, type Job as QueueJob } from 'bullmq';
import { Redis } from 'ioredis';
import { PREFIX, QUEUES_KEY, queueName } from './names.ts';
import { redisFailure } from './redisFailure.ts';
import type { Surroundings } from './surroundings.ts';

/** How long Redis has for its first answer. */
const ANSWER_MS = 10_000;
type JobState = 'active' | 'completed' | 'failed';
const MACHINE = /^[a-z0-9-]{1,64}$/;

/** Throws `input` if Redis is not there, or does not let us in: whoever waits for an answer must not wait for ever. */
export async function requireRedis({ redis }: Surroundings): Promise<void> {
  const client = new Redis({
    ...redis,
    ...{ lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0, commandTimeout: ANSWER_MS },
  });
  const errors: Error[] = [];
  client.on('error', (error) => errors.push(error));
  try {
    await client.connect();
    await client.ping();
    // Whoever asks for a database that is not there is given another one.
    if (errors.length > 0) throw errors[0];
  } catch (error) {
    throw redisFailure(errors[0] ?? error, redis) ?? error;
  } finally {
    client.disconnect();
  }
}

/** Runs `use` with a connection of its own, which is closed afterwards. Errors of Redis are noted. */
export async function withRedis<T>({ redis, note }: Surroundings, use: (redis: Redis) => Promise<T>): Promise<T> {
  const client = new Redis({ ...redis });
  client.on('error', (error) => note(`Redis: ${error.message}`));
  try {
    return await use(client);
  } finally {
    client.disconnect();
  }
}

/** The same with the queue of a microarchitecture. */
export async function withQueue<T>(
  machine: string,
  { redis, note }: Surroundings,
  use: (queue: Queue) => Promise<T>,
): Promise<T> {
  const queue = new Queue(queueName(machine), { connection: { ...redis }, prefix: PREFIX });
  queue.on('error', (error) => note(`Redis: ${error.message}`));
  try {
    return await use(queue);
  } finally {
    await queue.close();
  }
}

/** A job in a queue; null if its data are not even JSON, for whoever may write to Redis can put anything there. */
export type FoundJob = { readonly id: string; readonly job: QueueJob | null };

/** Jobs of one state, from the `from`-th to the `to`-th; those that were removed meanwhile are left out. */
export async function jobsIn(queue: Queue, state: JobState, from: number, to: number): Promise<FoundJob[]> {
  const ids = await queue.getRanges([state], from, to, state === 'active');
  const found: FoundJob[] = [];
  for (const id of ids) {
    const job = await queue.getJob(id).catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    if (job !== undefined) found.push({ id, job });
  }
  return found;
}

/** Microarchitectures that jobs were submitted for, or the one that is asked for. */
export async function knownMachines(asked: string | undefined, redis: Redis): Promise<string[]> {
  if (asked !== undefined) return [asked];
  return (await redis.smembers(QUEUES_KEY)).filter((name) => MACHINE.test(name)).sort();
}
