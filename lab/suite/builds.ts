import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { parseBudget } from '../../src/search/task.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { commandOf, cpu, flag, oneOf, seed, storeShape, text } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { PROCESSORS, processorNamed } from '../../src/frontend/cross/processor.ts';
import { processorSuite } from './processorSuite.ts';
import { formulaSuite } from './formulaSuite.ts';
import type { Io } from '../../src/base/io.ts';
import { isInstalled } from '../../src/base/files/installation.ts';
import { x25519Suite } from './x25519Suite.ts';

/** What can be built in several ways and timed; each suite gives the text of its table. */
const SUITES = { x25519: x25519Suite, formulas: formulaSuite };
/** Their places in bridge/README.md. */
const BLOCKS = { x25519: 'builds', formulas: 'formulas', processors: 'processors' };

const schema = z.object({
  suite: oneOf(
    ['x25519', 'formulas', 'processors'],
    'name',
    'x25519 (default, against libraries), formulas (ladder step, Edwards and Jacobian formulas on four curves, ' +
      'those of P-256 against libraries, too) or processors (both and all fields for AArch64 and RISC-V, under ' +
      'qemu-user: results, leaks, instructions)',
  ),
  processor: text('name', 'with --suite processors: only aarch64, riscv64 or riscv64-zicond (default all)'),
  only: text('part', 'with --suite formulas: only formulas with this in their names'),
  search: z
    .string()
    .default('20s')
    .meta({
      metavar: 'budget',
      description:
        'how long the last build searches, X25519 as a whole and each formula (default 20s; a time or a number of ' +
        'evaluations), or none to leave it out',
    }),
  seed: seed('inputs and placements'),
  cpu,
  ...storeShape,
  write: flag('put the table into bridge/README.md'),
});

/** What the passes and the bridge make of plain C, step by step: X25519 against libraries, or point formulas. */
export const buildsCommand = commandOf(schema, async ({ suite, processor, only, search, seed, cpu, write }, io) => {
  const budget = search === 'none' ? null : parseBudget(search, '--search');
  if (write) {
    requireCheckout(io);
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
  return withWorker(io.root, cpu, async (worker) => {
    put(await SUITES[suite]({ seed, budget, only }, worker, io));
  });
});

/** Pages of the project are written in a checkout. Throws `input` for an installed package. */
function requireCheckout({ root }: Io): void {
  if (!isInstalled(root)) return;
  throw new Failure('input', 'the pages of the project are not written by an installed package', {
    where: '--write',
    expected: 'a checkout of the project',
    found: root,
    hint: 'leave it out',
  });
}

const pageOf = ({ root }: Io): string => join(root, 'bridge', 'README.md');

function writeTable(text: string, block: string, io: Io): void {
  const file = pageOf(io);
  writeAtomically(file, replaceGeneratedBlock(readFileSync(file, 'utf8'), block, text, file));
}
