/** Jobs that exchange what they find through a folder, and what else is in it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../../src/cli/commands.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { groupFolder, islandFile } from '../../../src/search/islandFolder.ts';
import { islandGroup, jobHash, parseJob, type Job, finishedJob } from '../../../src/engine/store/job.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../../cli/runLine.ts';

const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder();

const optimize = (...args: readonly string[]) =>
  runLine(['optimize', ...args], { ...RUNNING, root, cwd: folder, results: join(folder, 'results') }, SHIPPED_COMMANDS);

async function saved(seed: number, budget: string): Promise<Job> {
  const file = `${seed}.json`;
  const what = ['--field', 'poly1305', '--op', 'add', '--budget', budget, '--seed', String(seed)];
  expect((await optimize(...what, '--save-job', file)).code).toBe(0);
  return parseJob(readFileSync(join(folder, file), 'utf8'), file);
}

const exchange = ['--exchange', 'shared', '--out', 'out'];

test('a job sends its best, one that comes later looks at it, and what is no candidate is refused', async () => {
  const first = await saved(1, '40');
  const group = islandGroup(first, thisMachine().slug);
  const home = groupFolder(join(folder, 'shared'), group);
  expect(await optimize('--job', '1.json', ...exchange)).toMatchObject({ code: 0 });
  const sent = JSON.parse(readFileSync(join(home, islandFile(jobHash(first))), 'utf8'));
  const one = finishedJob(join(folder, 'out'), jobHash(first));
  expect(sent).toMatchObject({ schemaVersion: 1, group, job: jobHash(first), irSha256: one?.irSha256 });
  expect(sent.candidate).toEqual(one?.candidate);
  expect(one?.options['exchange']).toEqual({ immigrants: 0, refused: 0, adopted: 0 });

  const poisoned = { ...sent, candidate: { ...sent.candidate, order: sent.candidate.order.toReversed() } };
  for (const [name, content] of Object.entries({ poisoned, strange: { command: 'touch pwned' }, odd: [] }))
    writeFileSync(
      join(home, islandFile(sha256(name))),
      JSON.stringify({ ...content, job: sha256(name), ratio: 0.001 }),
    );
  const start = [{ irSha256: sent.irSha256, candidate: sent.candidate }];
  const second = { ...(await saved(2, '1')), start };
  writeFileSync(join(folder, '2.json'), JSON.stringify(second));
  const late = await optimize('--job', '2.json', ...exchange);
  expect(late.code).toBe(0);
  const two = finishedJob(join(folder, 'out'), jobHash(second));
  expect(two?.options['exchange']).toMatchObject({ refused: 3, immigrants: 4 });
  expect(two?.effort.wrong).toBe(0);
  expect(existsSync(join(folder, 'pwned'))).toBe(false);
  expect(readdirSync(home)).toHaveLength(5);
});

test('only jobs exchange, and only where they can write', async () => {
  const what = ['--field', 'poly1305', '--op', 'add'];
  expect((await optimize(...what, '--exchange', 'shared')).notes).toContain('only jobs exchange candidates');
  const alone = await optimize(...what, '--exchange', 'shared', '--save-job', 'lost.json');
  expect(alone.notes).toContain('only jobs exchange candidates');
  await saved(3, '1');
  writeFileSync(join(folder, 'file'), '');
  const { code, notes } = await optimize('--job', '3.json', '--exchange', 'file');
  expect(code).toBe(2);
  expect(notes).toContain('--exchange');
});
