import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { writeAtomically } from '../../src/base/files/writeAtomically.ts';
import { parseBudget } from '../../src/search/budget.ts';
import { buildWorker } from '../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../src/bench/worker/client.ts';
import type { CommandSpec } from '../../src/base/options/commandSpec.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { PROCESSORS, processorNamed } from '../../src/frontend/cross/processor.ts';
import { processorSuite } from './processorSuite.ts';
import { formulaSuite } from './formulaSuite.ts';
import type { Io } from '../../src/base/io.ts';
import { parseOptions } from '../../src/base/options/parseOptions.ts';
import { requireOwnPage } from '../report/requireOwnPage.ts';
import { wholeNumber } from '../../src/base/options/wholeNumber.ts';
import { x25519Suite } from './x25519Suite.ts';

/** What can be built in several ways and timed; each suite gives the text of its table. */
const SUITES = { x25519: x25519Suite, formulas: formulaSuite };
/** Their places in bridge/README.md. */
const BLOCKS = { x25519: 'builds', formulas: 'formulas', processors: 'processors' };

const schema = z.object({
  suite: z.enum(['x25519', 'formulas', 'processors'], 'x25519, formulas or processors').default('x25519'),
  processor: z.string().optional(),
  only: z.string().optional(),
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
        'x25519 (default, against libraries), formulas (ladder step, Edwards and Jacobian formulas on four curves, ' +
        'those of P-256 against libraries, too) or processors (both and all fields for AArch64 and RISC-V, under ' +
        'qemu-user: results, leaks, instructions)',
    },
    {
      flags: '--processor <name>',
      description: 'with --suite processors: only aarch64, riscv64 or riscv64-zicond (default all)',
    },
    { flags: '--only <part>', description: 'with --suite formulas: only formulas with this in their names' },
    {
      flags: '--search <budget>',
      description:
        'how long the last build searches, X25519 as a whole and each formula (default 20s; a time or a number of ' +
        'evaluations), or none to leave it out',
    },
    { flags: '--seed <n>', description: 'seed of inputs and placements (default 1)' },
    { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
    { flags: '--write', description: 'put the table into bridge/README.md' },
  ],
  async run(raw, io) {
    const { suite, processor, only, search, seed, cpu, write } = parseOptions(schema, raw);
    const budget = search === 'none' ? null : parseBudget(search, '--search');
    if (write) {
      requireOwnPage('--write', io);
      requireFile({ name: '--write', path: pageOf(io) });
    }
    requireBuildFolder(io);
    if (suite !== 'processors' && processor !== undefined)
      throw new Failure('input', '--processor is for --suite processors', { found: `--suite ${suite}` });
    if (only !== undefined && (suite !== 'formulas' || write))
      throw new Failure('input', '--only is for --suite formulas without --write', {
        found: `--suite ${suite}${write ? ' --write' : ''}`,
      });
    const put = (text: string): void => {
      io.out(text);
      if (write) writeTable(text, BLOCKS[suite], io);
    };
    if (suite === 'processors') {
      const processors = processor === undefined ? PROCESSORS : [processorNamed(processor)];
      return put(await processorSuite({ seed, processors }, io));
    }
    const worker = await Worker.start({ binary: await buildWorker(io.root), ...(cpu === undefined ? {} : { cpu }) });
    try {
      put(await SUITES[suite]({ seed, budget, only }, worker, io));
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
