/** A Redis with TLS and users, by certificates made here, by the command line: who gets in, and what others hear. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOf } from '../src/connection.ts';
import { makeCertificates, withoutTls } from './certificates.ts';
import { prepareFleet } from './prepareFleet.ts';

const missing = (await prepareFleet()) ?? withoutTls();
if (missing !== null) console.warn(missing);
const main = join(import.meta.dirname, '../dist/fleet/src/main.js');
const RULE = '~fieldwright:* &fieldwright:* +@all -@admin -@dangerous +info +client|setname';

describe.skipIf(missing !== null)('a Redis with TLS', async () => {
  if (missing !== null) return;
  const { FleetFolder, jobOf, MACHINE } = await import('./fleetFolder.ts');
  const { expectAllOnce } = await import('./expectAllOnce.ts');
  const { startRedis } = await import('./redisServer.ts');
  type Server = Awaited<ReturnType<typeof startRedis>>;
  let folder: string;
  let server: Server;
  const file = (name: string): string => join(folder, name);

  /** A server with the certificate `name`; clients need one, too, if `demands` is `yes`. */
  const started = (name: string, demands: 'yes' | 'optional'): Promise<Server> => {
    writeFileSync(
      file('users.acl'),
      `user default on >root ~* &* +@all\nuser fieldwright on >secret ${RULE}\n` +
        'user reader on >secret ~fieldwright:* &fieldwright:* +@read +@connection +info\n',
    );
    return startRedis({
      listen: (port) => [
        ...['--port', '0', '--tls-port', String(port), '--aclfile', file('users.acl'), '--tls-auth-clients', demands],
        ...['--tls-cert-file', file(`${name}.pem`), '--tls-key-file', file(`${name}.key`)],
        ...['--tls-ca-cert-file', file('ca.pem')],
      ],
      connection: (port) => ({
        ...{ host: '127.0.0.1', port, db: 0, password: 'root', maxRetriesPerRequest: null },
        tls: {
          ...{ ca: readFileSync(file('ca.pem'), 'utf8'), cert: readFileSync(file('client.pem'), 'utf8') },
          key: readFileSync(file('client.key'), 'utf8'),
          servername: name === 'server' ? 'localhost' : 'redis.example',
        },
      }),
    });
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fieldwright-tls-'));
    makeCertificates(folder);
    writeFileSync(file('job.json'), JSON.stringify(jobOf(1)));
    server = await started('server', 'optional');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** The command line, as a person uses it. */
  const fleet = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<{ readonly status: number | null; readonly out: string; readonly notes: string }>((resolve) => {
      const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: { ...process.env, ...env } });
      const said = { out: '', notes: '' };
      child.stdout.on('data', (text) => (said.out += String(text)));
      child.stderr.on('data', (text) => (said.notes += String(text)));
      child.on('close', (status) => resolve({ status, ...said }));
    });
  const url = (who = 'fieldwright:secret@', host = 'localhost', scheme = 'rediss'): string =>
    `${scheme}://${who}${host}:${server.port}`;
  const status = (address: string, ...files: string[]) => fleet(['status', '--redis', address, ...files]);
  const ca = (): string[] => ['--ca', file('ca.pem')];

  // They wait more than they compute: side by side.
  test.concurrent.each(['localhost', '127.0.0.1'])(
    'lets in who trusts its authority and has a password, at %s',
    async (host) => {
      const said = await status(url('fieldwright:secret@', host), ...ca());
      expect(said).toEqual({ status: 0, out: 'nothing was submitted yet\n', notes: '' });
    },
  );

  test.concurrent('takes address, user and password from the environment', async () => {
    const env = {
      ...{ FIELDWRIGHT_REDIS: url(''), FIELDWRIGHT_REDIS_USER: 'fieldwright', FIELDWRIGHT_REDIS_PASSWORD: 'secret' },
    };
    expect(await fleet(['status', ...ca()], env)).toMatchObject({ status: 0, notes: '' });
  });

  const refused: readonly (readonly [string, () => Promise<{ readonly status: number | null }>, string, string])[] = [
    ['another authority', () => status(url(), '--ca', file('other.pem')), 'not signed by an authority', '--ca names'],
    ['no authority', () => status(url()), 'not signed by an authority', '--ca names'],
    ['a wrong password', () => status(url('fieldwright:guess@'), ...ca()), 'does not know this user', '_PASSWORD'],
    ['a user who is not known', () => status(url('nobody:secret@'), ...ca()), 'does not know this user', '_USER'],
    ['no password', () => status(url(''), ...ca()), 'Redis wants a password', '_PASSWORD'],
    ['no TLS', () => status(url('', 'localhost', 'redis')), 'Redis does not answer', 'with TLS begins with rediss://'],
    [
      'a user who may only read',
      () => fleet(['submit', file('job.json'), '--redis', url('reader:secret@'), ...ca()]),
      'does not allow this user',
      'docs/FLEET.md',
    ],
  ];
  test.concurrent.each(refused)('%s is refused, which is said', async (_, ask, what, hint) => {
    const said = await ask();
    expect(said).toMatchObject({ status: 2, out: '', notes: expect.stringContaining(what) });
    expect(said).toMatchObject({ notes: expect.stringContaining(hint) });
    expect(said).toMatchObject({ notes: expect.stringContaining(`:${server.port}: `) });
    expect(said).not.toMatchObject({ notes: expect.stringMatching(/ {4}at /) });
  });

  test.concurrent('a worker that is refused ends, and says why once', async () => {
    const said = await fleet(['worker', '--redis', url('fieldwright:guess@'), ...ca()]);
    expect(said.status).toBe(2);
    expect(said.notes.match(/WRONGPASS/g)).toHaveLength(1);
  });

  test('jobs are submitted, done and collected through it', async () => {
    const through = connectionOf(url(), { ca: file('ca.pem') }, {});
    const own = await FleetFolder.open(false, await started('server', 'yes'));
    try {
      own.use({ ...through, ...own.redis.connection, username: 'fieldwright', password: 'secret' });
      const jobs = [1, 2, 3].map((seed) => ({ ...jobOf(5, seed), islands: true as const }));
      await own.submit(...jobs);
      own.workerInside();
      own.worker();
      await own.until(({ counts }) => counts.completed === 3);
      await expectAllOnce(own, jobs);
      const address = `rediss://fieldwright:secret@127.0.0.1:${own.redis.port}`;
      const client = ['--cert', file('client.pem'), '--key', file('client.key')];
      const shown = await status(address, ...ca(), ...client);
      expect(shown).toMatchObject({ status: 0, out: expect.stringContaining(`${MACHINE}: 3 finished`) });
      const without = await status(address, ...ca());
      expect(without).toMatchObject({ status: 2, notes: expect.stringMatching(/--cert and --key/) });
    } finally {
      await own.close();
    }
  });

  test('a certificate of another host is refused', async () => {
    const other = await started('elsewhere', 'optional');
    try {
      const said = await status(`rediss://fieldwright:secret@localhost:${other.port}`, ...ca());
      expect(said).toMatchObject({ status: 2, notes: expect.stringContaining('is for another host') });
    } finally {
      await other.stop();
    }
  });
});
