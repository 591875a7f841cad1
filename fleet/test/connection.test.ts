/** How Redis is reached: addresses, certificates, users of an ACL; and options of the commands. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { parseArguments } from '../src/arguments.ts';
import { connectionOf } from '../src/connection.ts';
import { isNewer } from '../src/versions.ts';
import { prepareFleet } from './prepareFleet.ts';

const rest = { maxRetriesPerRequest: null };

test('addresses', () => {
  expect(connectionOf('redis://127.0.0.1:6379', {}, {})).toEqual({ host: '127.0.0.1', port: 6379, db: 0, ...rest });
  expect(connectionOf('redis://me:p%40ss@[::1]/3', {}, {})).toEqual({
    ...{ host: '::1', port: 6379, db: 3, username: 'me', password: 'p@ss', ...rest },
  });
  const env = { FIELDWRIGHT_REDIS_USER: 'u', FIELDWRIGHT_REDIS_PASSWORD: 'p' };
  expect(connectionOf('redis://h', {}, env)).toMatchObject({ username: 'u', password: 'p' });
  expect(connectionOf('redis://me:mine@h', {}, env)).toMatchObject({ username: 'me', password: 'mine' });
});

test('certificates are read for TLS, and refused without', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-tls-'));
  try {
    const ca = join(folder, 'ca.pem');
    writeFileSync(ca, 'CA');
    expect(connectionOf('rediss://h:6380', { ca }, {}).tls).toEqual({ ca: 'CA', servername: 'h' });
    expect(connectionOf('rediss://h', {}, {}).tls).toEqual({ servername: 'h' });
    expect(() => connectionOf('redis://h', { ca }, {})).toThrow('certificates need TLS');
    expect(() => connectionOf('rediss://h', { key: join(folder, 'none') }, {})).toThrow('cannot read the file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['', 'localhost', 'http://h', 'redis://h/x', 'redis://'])('%j is no address', (text) => {
  expect(() => connectionOf(text, {}, {})).toThrow('this is no address of a Redis');
});

test.each([
  [['start'], 'unknown command "start"'],
  [['submit'], 'no job is named'],
  [['worker', 'x.json'], 'unknown argument "x.json"'],
  [['status', '--seeds', '3'], "Unknown option '--seeds'"],
  [['submit', 'a.json', '--islands', '4', '--seeds', '4'], '--seeds and --islands say the same'],
  [['submit', 'a.json', '--seeds', '0'], 'the value is not understood'],
  [['worker', '--lock', '10'], '--lock: the value is not understood'],
  [['worker', '--lock', 'soon'], 'cannot read the search budget'],
  [['collect', '--machine', '../x'], 'the value is not understood'],
])('%j is refused', (argv, message) => {
  expect(() => parseArguments(argv)).toThrow(message);
});

test('help, and versions', () => {
  expect(parseArguments([])).toBeNull();
  expect(parseArguments(['submit', '--help'])).toBeNull();
  expect(parseArguments(['submit', 'a', 'b', '--seeds', '2'])).toMatchObject({
    files: ['a', 'b'],
    options: { seeds: 2 },
  });
  expect([isNewer('1.2.3', '1.2.3'), isNewer('1.10.0', '1.9.9'), isNewer('1.9.9', '1.10.0')]).toEqual([
    false,
    true,
    false,
  ]);
});

const missing = await prepareFleet();

describe.skipIf(missing !== null)('a Redis', async () => {
  if (missing !== null) return;
  const { FleetFolder, jobOf } = await import('./fleetFolder.ts');
  const { requireRedis } = await import('../src/queues.ts');
  const { fleetStatus } = await import('../src/status.ts');

  test('lets in a user of an ACL that may use our keys only, as docs/FLEET.md has it; others are told', async () => {
    const fleet = await FleetFolder.open();
    try {
      const rules = '~fieldwright:* &fieldwright:* +@all -@admin -@dangerous +info +client|setname'.split(' ');
      await fleet.redis.client.acl('SETUSER', 'fieldwright', 'on', '>secret', ...rules);
      const redis = { ...fleet.around.redis, username: 'fieldwright', password: 'secret' };
      fleet.use(redis);
      await fleet.submit({ ...jobOf(3), islands: true });
      fleet.workerInside();
      await fleet.until(({ counts, workers }) => counts.completed === 1 && workers.length === 1);
      const [{ counts, workers }] = await fleetStatus(undefined, fleet.around);
      expect(counts.completed).toBe(1);
      expect(workers).toHaveLength(1);
      expect(await fleet.redis.client.keys('*:islands:*')).toHaveLength(3);
      const wrong = { ...fleet.around, redis: { ...redis, password: 'guess' } };
      await expect(requireRedis(wrong)).rejects.toThrow('does not know this user or password');
      const elsewhere = { ...fleet.around, redis: { ...redis, db: 99 } };
      await expect(requireRedis(elsewhere)).rejects.toThrow('no database of this number');
      const nobody = { ...fleet.around, redis: { ...redis, port: 1 } };
      await expect(requireRedis(nobody)).rejects.toMatchObject({ kind: 'input', detail: { where: '127.0.0.1:1' } });
    } finally {
      await fleet.close();
    }
  });

  test.each(['SIGTERM', 'SIGHUP'] as const)(
    'a worker of this checkout ends when the program hears %s',
    async (signal) => {
      const fleet = await FleetFolder.open();
      const worker = [
        'worker',
        '--redis',
        `redis://127.0.0.1:${fleet.redis.port}`,
        '--work',
        join(fleet.folder, 'home'),
      ];
      const program = spawn(join(import.meta.dirname, '..', '..', 'fieldwright'), ['fleet', ...worker], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let notes = '';
      program.stderr.on('data', (text) => {
        notes += String(text);
      });
      try {
        while (!notes.includes('waiting for jobs') && program.exitCode === null) await sleep(50);
        expect(notes).toContain('waiting for jobs');
        const ended = once(program, 'exit');
        program.kill(signal);
        expect(await ended).toEqual([0, null]);
        const pid = Number(/-(\d+)-[0-9a-f]{6}: /.exec(notes)?.[1]);
        const isLeft = existsSync(`/proc/${pid}`);
        if (isLeft) process.kill(pid, 'SIGKILL');
        expect(pid).toBeGreaterThan(0);
        expect(isLeft).toBe(false);
      } finally {
        await fleet.close();
      }
    },
  );
});
