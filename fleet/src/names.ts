/**
 * What queues and keys in Redis are called. All begin with one prefix, so that an ACL rule can name them. The version
 * of the protocol is part of the queue's name: workers that do not know a job's form never see it.
 */
export const PREFIX = 'fieldwright';
const PROTOCOL = 1;

/** One queue per microarchitecture, whose name is its own, e.g. `amd-zen4`. */
export const queueName = (machine: string): string => `v${PROTOCOL}.${machine}`;

/** Microarchitectures that jobs were submitted for. */
export const QUEUES_KEY = `${PREFIX}:v${PROTOCOL}.queues`;

/** Latest checkpoint of a job. */
export const checkpointKey = (machine: string, hash: string): string =>
  `${PREFIX}:${queueName(machine)}:checkpoint:${hash}`;

/**
 * Of a group of islands: a hash with the best candidate of each job, a sorted set with the number of the message that
 * brought it, and the last number.
 */
export const islandKeys = (machine: string, group: string): readonly [texts: string, order: string, last: string] => {
  const key = `${PREFIX}:${queueName(machine)}:islands:${group}`;
  return [`${key}:texts`, `${key}:order`, `${key}:last`];
};

/** What a worker says of itself, until it falls silent. */
export const workerKey = (machine: string, name: string): string => `${PREFIX}:${queueName(machine)}:worker:${name}`;

/** BullMQ takes no identifiers that are numbers only, which a hash may be. */
export const jobId = (hash: string): string => `job-${hash}`;

/** The hash in a job's identifier; whatever others have put there instead. */
export const hashOf = (id: string | undefined): string => (id ?? 'a job').replace(/^job-/, '');

/** So much of a hash tells jobs apart for a person. */
export const shortly = (hash: string): string => hash.slice(0, 12);
