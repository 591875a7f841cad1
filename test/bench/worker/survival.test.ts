import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { DEFAULT_PLAN } from '../../../src/bench/worker/racePlan.ts';
import { add4, ADD4, addVectors, after, before, number, words } from './machineCode.ts';
import { openWorker } from '../../openWorker.ts';

const SEED = 7;
const ROOT = join(import.meta.dirname, '../../..');
const worker = await openWorker();

beforeAll(async () => {
  await worker.setFunction(ADD4, addVectors(seeded(SEED), 20));
  await worker.load(0, add4);
});

const garbage = (rng: Rng): Uint8Array => Uint8Array.from({ length: 1 + rng.below(200) }, () => rng.below(256));

/** Sends a signal to the process, which must be there: after a death only an answer says that it is replaced. */
function send(signal: NodeJS.Signals): void {
  const { pid } = worker;
  if (pid === undefined) throw new Error(`no process to send ${signal} to`);
  process.kill(pid, signal);
}
const kill = (): void => send('SIGKILL');

/** Kills the process and waits, for less time than the watchdog of a loop needs, until it is replaced. */
async function killAndSeeReplacement(): Promise<void> {
  const { respawns } = worker;
  kill();
  while (worker.respawns === respawns)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

const flipped = (rng: Rng): Uint8Array => {
  const code = Uint8Array.from(add4);
  for (let flips = 1 + rng.below(3); flips > 0; flips--) code[rng.below(code.length)] ^= 1 << rng.below(8);
  return code;
};

const BROKEN: [name: string, make: (rng: Rng) => Uint8Array][] = [
  ['random bytes', garbage],
  ['random bytes before the right code', (rng) => before(...garbage(rng))],
  ['random bytes after the right result', (rng) => after(...garbage(rng))],
  ['flipped bits', flipped],
];

describe('the worker judges right code right after', () => {
  test.each(BROKEN)('300 programs: %s', async (name, make) => {
    const rng = seeded(SEED, name);
    for (let i = 0; i < 300; i++) {
      const code = make(rng);
      const [verdict, next] = await Promise.all([worker.test(code), worker.test(0)]);
      const where = `seed ${SEED} program ${i}: ${Buffer.from(code).toString('hex')} -> ${JSON.stringify(verdict)}`;
      expect(next, where).toMatchObject({ verdict: 'ok' });
      if (make === garbage) expect(verdict.verdict, where).not.toBe('ok');
    }
  });
});

describe('death of the process', () => {
  test('SIGKILL with requests open: all are answered', async () => {
    const before = worker.respawns;
    const open = Array.from({ length: 50 }, (_, i) =>
      worker.race({ code: i % 2 ? add4 : after(0xfd), incumbent: 0, limit: 100 }),
    );
    kill();
    const verdicts = (await Promise.all(open)).map((r) => r.verdict);
    expect(verdicts).toEqual(open.map((_, i) => (i % 2 ? 'ok' : 'wrong')));
    expect(worker.respawns).toBe(before + 1);
  });

  test('slots and function are restored', async () => {
    await worker.load(1, after(0xfd));
    kill();
    expect(await worker.test(1)).toMatchObject({ verdict: 'wrong', reason: 'flags' });
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('open changes of state are made again, in their order', async () => {
    const flags = after(0xfd);
    const open = [
      worker.load(1, add4),
      worker.test(1),
      worker.load(1, flags),
      worker.test(1),
      worker.setFunction({ ...ADD4, aliases: [[0, 1, 2]] }, []),
      worker.test(1),
      worker.setFunction(ADD4, addVectors(seeded(SEED), 20)),
      worker.test(1),
    ];
    kill();
    const verdicts = (await Promise.all(open)).map((v) => v?.verdict);
    expect(verdicts).toEqual([undefined, 'ok', undefined, 'wrong', undefined, 'ok', undefined, 'wrong']);
  });

  test('killed ten times in a row', async () => {
    for (let i = 0; i < 10; i++) {
      const open = worker.test(0);
      // The answer may be on its way before the process dies.
      await killAndSeeReplacement();
      expect(await open).toMatchObject({ verdict: 'ok' });
      await worker.ping();
    }
  });

  test('a request that the process dies of twice is a fault, the next one is not', async () => {
    // A process that stands still cannot end the loop itself before it is killed.
    send('SIGSTOP');
    const open = Promise.all([worker.test(before(0xeb, 0xfe)), worker.test(0)]);
    for (let deaths = 0; deaths < 2; deaths++) await killAndSeeReplacement();
    const [killer, innocent] = await open;
    expect(killer).toMatchObject({ verdict: 'fault', reason: 'process' });
    expect(innocent).toMatchObject({ verdict: 'ok' });
  });
});

test('a machine that stands still does not look like an endless loop', async () => {
  const open = Array.from({ length: 300 }, () => worker.race({ code: add4, incumbent: 0, limit: 100 }));
  for (let stop = 0; stop < 5; stop++) {
    send('SIGSTOP');
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    send('SIGCONT');
    await open[40 * stop];
  }
  expect((await Promise.all(open)).filter((r) => r.verdict !== 'ok')).toEqual([]);
});

describe('starting', () => {
  test('a worker that cannot be run', async () => {
    await expect(Worker.start({ binary: '/nonexistent/worker' })).rejects.toMatchObject({ kind: 'tool' });
    await expect(Worker.start({ binary: '/bin/false' })).rejects.toMatchObject({ kind: 'tool' });
  });

  test('a compiler that is missing', async () => {
    await expect(buildWorker(ROOT, 'no-such-compiler')).rejects.toMatchObject({
      kind: 'tool',
      detail: { where: 'no-such-compiler' },
    });
  });

  test('building again costs nothing', async () => {
    expect(await buildWorker(ROOT)).toBe(await buildWorker(ROOT));
  });
});

describe('requests', () => {
  test('bulk run against BigInt', async () => {
    const rng = seeded(SEED, 'bulk');
    const count = 100_000;
    const inputs = new BigUint64Array(8 * count).map(() => rng.big(64));
    for (let alias = 0; alias < 3; alias++) {
      const { verdict, outputs } = await worker.run({ target: 0, inputs, alias });
      expect(verdict).toBe('ok');
      const wrong = Array.from({ length: count }, (_, i) => i).filter(
        (i) => number(outputs, 4 * i) !== BigInt.asUintN(256, number(inputs, 8 * i) + number(inputs, 8 * i + 4)),
      );
      expect(wrong, `seed ${SEED} alias ${alias}`).toEqual([]);
    }
  });

  test('a bulk run ends at the first fault', async () => {
    const magic = 0x12345678;
    const at = 70_001;
    const trap = [0x48, 0x8b, 0x06, 0x3d, ...new Uint8Array(Uint32Array.of(magic).buffer), 0x75, 2, 0x0f, 0x0b];
    const inputs = new BigUint64Array(8 * (at + 10));
    inputs[8 * at] = BigInt(magic);
    const result = await worker.run({ target: before(...trap), inputs });
    expect(result).toMatchObject({ verdict: 'fault', vector: at, signal: 4 });
    expect(result.outputs.length).toBe(4 * at);
  });

  test('scalars, several outputs and arrays of other lengths', async () => {
    // out1[1] = scalar; out2[2] = in[2]
    const code = Uint8Array.from([
      0x48, 0x89, 0x17, 0x48, 0x8b, 0x01, 0x48, 0x89, 0x06, 0x48, 0x8b, 0x41, 8, 0x48, 0x89, 0x46, 8, 0xc3,
    ]);
    const args = [
      { kind: 'out', words: 1 },
      { kind: 'out', words: 2 },
      { kind: 'scalar', words: 1 },
      { kind: 'in', words: 2 },
    ] as const;
    const signature = {
      arguments: args,
      aliases: [
        [0, 1, 2, 3],
        [0, 1, 2, 1],
      ],
    };
    const inputs = BigUint64Array.of(5n, 6n, 7n);
    const vectors = [0, 1].map((alias) => ({ alias, inputs, expected: BigUint64Array.of(5n, 6n, 7n) }));
    await worker.setFunction(signature, vectors);
    expect(await worker.test(code)).toMatchObject({ verdict: 'ok' });
    await worker.setFunction(ADD4, addVectors(seeded(SEED), 20));
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('bad requests are refused with a reason and leave the worker usable', async () => {
    await expect(worker.load(64, add4)).rejects.toMatchObject({ kind: 'input' });
    await expect(worker.load(2, new Uint8Array(60_000))).rejects.toMatchObject({ kind: 'input' });
    await expect(worker.test(63)).rejects.toMatchObject({
      kind: 'input',
      detail: { found: expect.stringContaining('slot') },
    });
    await expect(worker.measure({ slots: [63], mode: 'latency', rounds: 1, layouts: 1 })).rejects.toMatchObject({
      kind: 'input',
    });
    await expect(
      worker.setFunction(
        {
          ...ADD4,
          aliases: [
            [1, 1, 2],
            [2, 0, 1],
          ],
        },
        [],
      ),
    ).rejects.toMatchObject({ kind: 'input' });
    expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
  });

  test('code many times slower loses, and raw samples have the asked shape', async () => {
    const slow = before(...Array.from({ length: 300 }, () => [0x48, 0x0f, 0xaf, 0xc0]).flat());
    const lost = await worker.race({ code: slow, incumbent: 0, limit: 1 });
    expect(lost).toMatchObject({ verdict: 'ok', accepted: false, rounds: 8 });
    const won = await worker.race({ code: add4, incumbent: 0, limit: 100 });
    expect(won).toMatchObject({ verdict: 'ok', accepted: true, rounds: DEFAULT_PLAN.looks.at(-1)!.rounds });
    const samples = await worker.measure({ slots: [0, 0], mode: 'latency', rounds: 5, layouts: 3, batch: 16 });
    expect([...samples.calls]).toEqual([16, 16]);
    expect(samples.rows.length).toBe(3 * 5 * (3 + 2));
    expect(samples.rows.every((t) => t > 0)).toBe(true);
  });

  test('vectors must fit the signature', async () => {
    const vector = { alias: 0, inputs: BigUint64Array.from(words(1n)), expected: BigUint64Array.from(words(1n)) };
    await expect(worker.setFunction(ADD4, [vector])).rejects.toMatchObject({ kind: 'invariant' });
  });
});
