import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceGeneratedBlock } from '../../report/generatedBlock.ts';
import { demandFile } from '../../store/demandWritable.ts';
import { writeAtomically } from '../../store/writeAtomically.ts';
import { parseBudget } from '../../search/budget.ts';
import { buildWorker } from '../../worker/buildWorker.ts';
import { Worker } from '../../worker/client.ts';
import type { CommandSpec } from '../line/commandSpec.ts';
import { demandBuildFolder } from '../optimize/demandPlaces.ts';
import { formulaSuite } from './formulaSuite.ts';
import type { Io } from '../../host/io.ts';
import { parseOptions } from '../line/parseOptions.ts';
import { wholeNumber } from '../line/wholeNumber.ts';
import { x25519Suite } from './x25519Suite.ts';

/** What can be built in several ways; each suite gives the text of its table. */
const SUITES = { x25519: x25519Suite, formulas: formulaSuite };
/** Their places in bridge/README.md. */
const BLOCKS = { x25519: 'builds', formulas: 'formulas' };

const schema = z.object({
  suite: z.enum(['x25519', 'formulas'], 'x25519 or formulas').default('x25519'),
  search: z.string().default('20s'),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
  write: z.boolean().default(false),
});

/** What the passes and the bridge make of plain C, step by step: X25519 against libraries, or point formulas. */
export const buildsCommand: CommandSpec = {
  name: 'builds',
  summary:
    'build X25519 or point formulas from plain C in every way that passes and bridge know, check them for results ' +
    'and leaks, and time them',
  options: [
    {
      flags: '--suite <name>',
      description:
        'x25519 (default, against libraries) or formulas (ladder step, Edwards and Jacobian formulas on four curves)',
    },
    {
      flags: '--search <budget>',
      description:
        'how long the last build of X25519 searches (default 20s; a time or a number of evaluations), or none to ' +
        'leave it out',
    },
    { flags: '--seed <n>', description: 'seed of inputs and placements (default 1)' },
    { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
    { flags: '--write', description: 'put the table into bridge/README.md' },
  ],
  async run(raw, io) {
    const { suite, search, seed, cpu, write } = parseOptions(schema, raw);
    const budget = search === 'none' ? null : parseBudget(search, '--search');
    if (write) demandFile({ name: '--write', path: pageOf(io) });
    demandBuildFolder(io);
    const worker = await Worker.start({ binary: await buildWorker(io.root), ...(cpu === undefined ? {} : { cpu }) });
    try {
      const text = await SUITES[suite]({ seed, budget }, worker, io);
      io.out(text);
      if (write) writeTable(text, BLOCKS[suite], io);
    } finally {
      await worker.close();
    }
  },
};

const pageOf = ({ root }: Io): string => join(root, 'bridge', 'README.md');

function writeTable(text: string, block: string, io: Io): void {
  const file = pageOf(io);
  writeAtomically(file, replaceGeneratedBlock(readFileSync(file, 'utf8'), block, text, file));
}
