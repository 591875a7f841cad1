/**
 * Keeps to what workers of the fleet know of `optimize --job`, without compilers and measurements: as many evaluations
 * as the budget says, 25 ms each, a checkpoint after each, and a record at the end that says what earlier runs did.
 * Seed 13 always fails. With `--exchange` it offers how much it has done, and the record says what it was offered. It
 * is linked as `dist/src/cli.js` of a folder with `sample.json`, the record it fills in, and its log. While there is a
 * file `hold` beside them, it goes no further than half of its budget.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { spentIn, writeCheckpoint } from '../../dist/src/search/tuning/checkpoint.js';
import { IslandFolder } from '../../dist/src/search/islandFolder.js';
import { finishedJob, islandGroup, jobHash, parseJob, publishJob } from '../../dist/src/engine/store/job.js';

const STEP_MS = 25;
const say = (type, content) => process.stdout.write(`${JSON.stringify({ type, ...content })}\n`);
const fail = (exitCode, message) => {
  say('error', { message, exitCode });
  process.exit(exitCode);
};

const options = Object.fromEntries(['job', 'out', 'cpu', 'exchange'].map((name) => [name, { type: 'string' }]));
const { values } = parseArgs({ options: { ...options, json: { type: 'boolean' } }, allowPositionals: true });
const home = join(dirname(process.argv[1]), '..', '..');
const [sample, log, hold] = ['sample.json', 'log', 'hold'].map((name) => join(home, name));
const job = parseJob(readFileSync(values.job, 'utf8'), values.job);
const hash = jobHash(job);
const checkpoint = join(dirname(values.job), job.checkpoint);
const before = spentIn(checkpoint);
const self = { group: islandGroup(job, job.machine), job: hash };
const islands = values.exchange === undefined ? null : new IslandFolder(values.exchange, self, fail);
const offered = [];
const exchange = (done) => {
  offered.push(...(islands?.take(hash.replace(/./g, '0'), 100) ?? []));
  islands?.offer({ irSha256: hash.replace(/./g, '0'), ratio: 1, candidate: { seed: job.seed, done } });
  islands?.send();
};
let isStopped = false;
process.on('SIGTERM', () => {
  isStopped = true;
});

if (finishedJob(values.out, hash) !== null) process.exit(0);
if (job.seed === 13) fail(70, 'this one never succeeds');
for (let done = before.evaluations; done < Number(job.budget); ) {
  if (isStopped) fail(75, 'the job was interrupted');
  await sleep(STEP_MS);
  if (2 * done < Number(job.budget) || !existsSync(hold)) advance(++done);
  // Also said while it is held: whoever has nobody to tell it to ends.
  tell(done);
}
await publishJob(values.out, hash, async (draft) => {
  const record = JSON.parse(readFileSync(sample, 'utf8'));
  const known = {
    seed: job.seed,
    machine: { ...record.machine, slug: job.machine },
    options: { job: hash, before, offered },
    effort: { ...record.effort, evaluations: Number(job.budget) - before.evaluations },
  };
  writeFileSync(join(draft, 'best.json'), JSON.stringify({ ...record, ...known }));
});
appendFileSync(log, `${hash}\n`);

/** Has done so many evaluations. */
function advance(done) {
  exchange(done);
  keep({ schemaVersion: 1, key: hash, seed: job.seed, state: { done }, spent: spentBy(done) });
}

function tell(done) {
  const used = done / Number(job.budget);
  say('progress', {
    used,
    elapsedMs: 1000 * spentBy(done).seconds,
    evaluations: done,
    speedup: 1 + used,
    counters: { adopted: offered.length },
  });
}

function spentBy(done) {
  return { evaluations: done, seconds: (done * STEP_MS) / 1000 };
}

/** As the search does, it goes on without a checkpoint where that cannot be written. */
function keep(state) {
  try {
    writeCheckpoint(checkpoint, state);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
}
