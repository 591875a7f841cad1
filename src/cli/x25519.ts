import { join, resolve } from 'node:path';
import { z } from 'zod';
import { parseBudget } from '../search/budget.ts';
import { requireFolder } from '../engine/store/requireWritable.ts';
import { openToolchain } from '../frontend/toolchain/openToolchain.ts';
import { buildWorker } from '../bench/worker/buildWorker.ts';
import { Worker } from '../bench/worker/client.ts';
import type { Io } from '../base/io.ts';
import type { CommandSpec } from '../base/options/commandSpec.ts';
import { parseOptions } from '../base/options/parseOptions.ts';
import { wholeNumber } from '../base/options/wholeNumber.ts';
import { requireBuildFolder } from '../engine/optimize/requirePlaces.ts';
import { checkLibrary } from '../library/x25519/checkLibrary.ts';
import { compareLibrary } from '../library/x25519/compareLibrary.ts';
import { fastestX25519 } from '../library/x25519/fastestX25519.ts';
import { linkLibrary, writeLibrary } from '../library/x25519/library.ts';
import { proveStep } from '../library/x25519/proveStep.ts';
import { productFolder } from '../engine/environment/places.ts';

const schema = z.object({
  budget: z.string().default('60s'),
  seed: wholeNumber.default(1),
  cpu: wholeNumber.optional(),
  out: z.string().optional(),
  million: z.boolean().default(false),
  peers: z.boolean().default(true),
});

type X25519Options = z.infer<typeof schema>;

/** X25519 from plain C as a static library with a header, tuned for this machine, checked and compared. */
export const x25519Command: CommandSpec = {
  name: 'x25519',
  summary: 'make X25519 from plain C for this processor: a static library and its header, checked and compared',
  options: [
    {
      flags: '--budget <budget>',
      description:
        'how long ladder step and multiplication are searched, together (default 60s; a time or a number of ' +
        'evaluations), or none: then the fastest of what compilers make is taken',
    },
    { flags: '--seed <n>', description: 'seed of the search, of inputs and placements (default 1)' },
    { flags: '--out <dir>', description: 'folder of library and header (default build/x25519)' },
    { flags: '--cpu <n>', description: 'logical CPU to measure on (default the last one)' },
    { flags: '--million', description: 'also iterate a million times as RFC 7748, section 5.2, does' },
    { flags: '--no-peers', description: 'leave out the comparison with other libraries' },
  ],
  async run(raw, io) {
    const options = parseOptions(schema, raw);
    const budget = options.budget === 'none' ? null : parseBudget(options.budget);
    const folder = options.out === undefined ? join(productFolder(io), 'x25519') : resolve(io.cwd, options.out);
    requireFolder({ name: '--out', path: folder, hint: 'name a folder that can be written' });
    requireBuildFolder(io);
    const { cpu } = options;
    const worker = await Worker.start({ binary: await buildWorker(io.root), ...(cpu === undefined ? {} : { cpu }) });
    try {
      await make({ ...options, budget, folder }, worker, io);
    } finally {
      await worker.close();
    }
  },
};

type MakeOptions = Omit<X25519Options, 'budget'> & {
  readonly budget: ReturnType<typeof parseBudget> | null;
  readonly folder: string;
};

/** Nothing is written before everything has been checked, and then both files or none. */
async function make(options: MakeOptions, worker: Worker, io: Io): Promise<void> {
  const { seed, folder, million } = options;
  const toolchain = await openToolchain(io.root);
  (await proveStep(toolchain)).forEach((line) => io.out(line));
  const fastest = await fastestX25519(toolchain, options, worker, io);
  fastest.lines.forEach((line) => io.out(line));
  const library = await linkLibrary(fastest.build, toolchain);
  io.note('x25519: checking the library');
  const facts = await checkLibrary(library, toolchain, { seed, million });
  facts.forEach((line) => io.out(line));
  const written = writeLibrary(library, folder);
  written.forEach((file) => io.out(`wrote ${file}`));
  if (options.peers) io.out(`\n${await compareLibrary(library, toolchain, { seed, worker, io })}`);
}
