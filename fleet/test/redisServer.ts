import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { RedisConnection } from '../src/connection.ts';

/** A Redis of its own, with an append-only file. */
export interface RedisServer {
  readonly port: number;
  /** How workers of a test get to it. */
  readonly connection: RedisConnection;
  /** For looking into it, and for what breaks it. */
  readonly client: Redis;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it again from what is on the disk. */
  restart(): Promise<void>;
  /** Both, with so long between. */
  killAndRestart(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** How a Redis differs from one without TLS and users. */
interface RedisChoices {
  /** Arguments of the server, given its port. */
  readonly listen: (port: number) => readonly string[];
  readonly connection: (port: number) => RedisConnection;
  /** Where its folder is made; among those for temporary files by default. */
  readonly disk?: string;
}

export const PLAIN: RedisChoices = {
  listen: (port) => ['--port', String(port)],
  connection: (port) => ({ host: '127.0.0.1', port, db: 0, maxRetriesPerRequest: null }),
};

/** Throws if the server ends at once, as one without TLS does that is asked for it. */
export async function startRedis({ listen, connection, disk }: RedisChoices = PLAIN): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(disk ?? tmpdir(), 'fieldwright-redis-'));
  const args = [...listen(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'];
  const start = (): ChildProcess => spawn('redis-server', args, { stdio: 'ignore' });
  let server = start();
  const client = new Redis({ ...connection(port) });
  client.on('error', () => {}); // It connects again.
  const gone = once(server, 'exit').then(() => 'gone');
  if ((await Promise.race([client.ping(), gone])) === 'gone') {
    client.disconnect();
    throw new Error(`redis-server ${args.join(' ')} ends at once`);
  }
  const restart = async (): Promise<void> => {
    server = start();
    await client.ping();
  };
  return {
    port,
    connection: connection(port),
    client,
    kill: () => ended(server, 'SIGKILL'),
    restart,
    async killAndRestart(downMs) {
      await ended(server, 'SIGKILL');
      await sleep(downMs);
      await restart();
    },
    async stop() {
      client.disconnect();
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill(signal);
  await gone;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
