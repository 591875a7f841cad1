import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Worker } from '../../../src/bench/worker/client.ts';
import { FW } from '../../../src/bench/worker/protocol.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fieldwright-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** A program that answers each frame it reads with what `answer(type, sequence)` says: [type, sequence, payload]. */
async function program(name: string, answer: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(
    path,
    `#!${process.execPath}
const answer = ${answer};
process.stdin.on('data', chunk => {
  for (let at = 0; at < chunk.length; at += 12 + chunk.readUInt32LE(at)) {
    const [type, sequence, payload] = answer(chunk.readUInt32LE(at + 4), chunk.readUInt32LE(at + 8));
    const header = Buffer.alloc(12);
    [payload.length, type, sequence].forEach((v, i) => header.writeUInt32LE(v, 4 * i));
    process.stdout.write(Buffer.concat([header, payload]));
  }
});
`,
  );
  await chmod(path, 0o755);
  return path;
}

const hello = (version: number): string =>
  `Buffer.concat([Buffer.from(Uint32Array.of(${version}).buffer), Buffer.alloc(84)])`;

test('another protocol version', async () => {
  const binary = await program('version', `(type, sequence) => [type | ${FW.REPLY}, sequence, ${hello(999)}]`);
  await expect(Worker.start({ binary })).rejects.toMatchObject({
    kind: 'tool',
    detail: { expected: String(FW.VERSION), found: '999' },
  });
});

test('answers out of order', async () => {
  const binary = await program(
    'order',
    `(type, sequence) =>
    [type | ${FW.REPLY}, type === ${FW.PING} ? sequence + 1 : sequence, ${hello(FW.VERSION)}]`,
  );
  const worker = await Worker.start({ binary });
  await expect(worker.ping()).rejects.toMatchObject({ kind: 'invariant' });
  await expect(worker.ping()).rejects.toMatchObject({ kind: 'invariant' });
});

test('a process that dies of everything is given up', async () => {
  const binary = await program(
    'mortal',
    `type => { if (type !== ${FW.HELLO}) process.exit(3);
    return [type | ${FW.REPLY}, 1, ${hello(FW.VERSION)}]; }`,
  );
  const worker = await Worker.start({ binary });
  await expect(worker.ping()).rejects.toMatchObject({ kind: 'tool', detail: { found: 'exit code 3' } });
  await worker.close();
});
