import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';

const ROOT = join(import.meta.dirname, '../../..');
let open: Worker[] = [];
afterEach(async () => {
  await Promise.all(open.map((worker) => worker.close()));
  open = [];
});

async function start(): Promise<Worker> {
  const worker = await Worker.start({ binary: await buildWorker(ROOT) });
  open.push(worker);
  return worker;
}

/** Fields of /proc/<pid>/stat behind the name: state, parent, process group, session, … */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');

test('the worker has a session of its own, which the interrupt key of a terminal does not reach', async () => {
  const pid = (await start()).pid!;
  const [, parent, group, session] = statOf(pid);
  expect({ parent, group, session }).toEqual({ parent: String(process.pid), group: String(pid), session: String(pid) });
});

test('what it says of its priority is so', async () => {
  const worker = await start();
  const pid = worker.pid!;
  const { prioritised, autogroups, weighted } = worker.hello;
  const setting = '/proc/sys/kernel/sched_autogroup_enabled';
  expect(Number(statOf(pid)[16])).toBe(prioritised ? -10 : Number(statOf(process.pid)[16]));
  expect(autogroups).toBe(existsSync(setting) && readFileSync(setting, 'utf8').trim() === '1');
  if (autogroups)
    expect(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1]).toBe(weighted ? '-10' : '0');
});

/** A program that speaks to the worker through pipes and does nothing else. */
const CLIENT = `
const worker = require('node:child_process').spawn(process.argv[1], { stdio: ['pipe', 'pipe', 'inherit'] });
worker.stdout.once('data', () => console.log(worker.pid));
worker.stdin.write(Buffer.from(Uint32Array.of(0, 1, 1).buffer)); // HELLO
`;

test.each(['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a client ended by %s leaves no worker running',
  async (signal) => {
    const client = spawn(process.execPath, ['-e', CLIENT, await buildWorker(ROOT)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(client.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    expect(statOf(pid)[1]).toBe(String(client.pid));
    client.kill(signal);
    await once(client, 'exit');
    while (isRunning(pid))
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
  },
);

/** Ended processes that nobody has waited for yet are shown as zombies. */
function isRunning(pid: number): boolean {
  try {
    return !['Z', 'X'].includes(statOf(pid)[0]);
  } catch {
    return false;
  }
}
