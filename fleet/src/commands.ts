import { join, resolve } from 'node:path';
import { describeFailure, EXIT_CODE, Failure } from '../../src/base/errors.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { EXCHANGE_MS } from '../../src/search/islandFolder.ts';
import { requireCpu } from '../../src/bench/worker/client.ts';
import type { Arguments } from './arguments.ts';
import { collect } from './collect.ts';
import { requireRedis } from './queues.ts';
import { mayPass } from './redisFailure.ts';
import { fleetStatus, noteMissingWorkers, statusText } from './status.ts';
import { submit } from './submit.ts';
import type { Surroundings } from './surroundings.ts';
import { work } from './worker.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** What each command of the fleet does; resolves to its exit code. */
export const COMMANDS: Readonly<
  Record<Arguments['command'], (given: Arguments, around: Surroundings) => Promise<number>>
> = {
  async submit({ files, options }, around) {
    await requireRedis(around);
    const { seeds = 1, islands, attempts, machine = thisMachine().slug } = options;
    const areIslands = islands !== undefined;
    const all = await submit({ files, seeds: islands ?? seeds, areIslands, attempts, machine }, around);
    if (options.json) around.out(JSON.stringify({ type: 'submitted', jobs: all }));
    else for (const { hash, machine: to, state } of all) around.out(`${hash} ${to} ${state}`);
    for (const to of new Set(all.map((one) => one.machine)))
      noteMissingWorkers(await fleetStatus(to, around), thisMachine().slug, around.note);
    return 0;
  },
  async worker({ options }, around) {
    const home = resolve(around.cwd, options.work ?? join(around.root, 'build', 'fleet'));
    const { cpu, lockMs, checkpointMs } = options;
    requireCpu(cpu);
    await requireRedis(around).catch((error: unknown) => {
      if (!(error instanceof Failure) || !mayPass(error)) throw error;
      around.note(`worker: waits for Redis: ${describeFailure(error)}`);
    });
    const folders = { work: join(home, 'work'), out: join(home, 'results') };
    await work({ machine: thisMachine(), cpu, lockMs, checkpointMs, exchangeMs: EXCHANGE_MS, ...folders }, around);
    return 0;
  },
  async status({ options }, around) {
    await requireRedis(around);
    const queues = await fleetStatus(options.machine, around);
    around.out(options.json ? JSON.stringify({ type: 'status', queues }) : statusText(queues));
    return 0;
  },
  async collect({ options }, around) {
    await requireRedis(around);
    const { machine, wait, json } = options;
    const out = resolve(around.cwd, options.out ?? join(around.root, 'build', 'collected'));
    const found = await collect({ machine, wait, out }, around);
    const { fresh, known, open, failed, refused } = found;
    if (json) around.out(JSON.stringify({ type: 'collected', out, ...found }));
    else around.out(`${fresh} new results in ${out}, ${known} known, ${open} jobs open, ${failed} failed`);
    if (fresh > 0) around.note(`${PROGRAM} merge ${out}/<machine>, on a machine of that kind, takes them in`);
    if (failed > 0) around.note(`${PROGRAM} fleet status says why; submitting a job again tries it again`);
    for (const reason of refused) around.note(`refused: ${reason}`);
    return failed + refused.length > 0 ? EXIT_CODE.wrong : 0;
  },
};
