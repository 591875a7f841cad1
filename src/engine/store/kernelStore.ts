/** Stores tuned kernels, the parts of X25519 and of formulas. */
import { z } from 'zod';
import { AIMS, type Aim } from '../../base/aims.ts';
import { machineSchema } from '../../bench/machine.ts';
import { MachineFiles } from './machineEntries.ts';

const kernelSchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The function, such as `x25519_step`. */
  name: z.string(),
  /** SHA-256 of the word IR that the candidate is one of. */
  irSha256: z.string(),
  aim: z.enum(AIMS),
  budget: z.string(),
  /** Time over that of what `llc` makes of the same word IR, in the run that found it. */
  ratio: z.number().positive(),
  /** How equality with the word IR was proved. */
  proof: z.string(),
  /** SHA-256 of its code. */
  code: z.string(),
  /** As `candidateToJson`; whether it fits is found out when it is used. */
  candidate: z.unknown(),
});

/** The best known code of a function of a program or suite, which has no results of its own. */
export type TunedKernel = z.infer<typeof kernelSchema>;

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: machineSchema,
  pieces: z.array(kernelSchema),
});

/** The pieces of one machine. */
type KernelFile = z.infer<typeof fileSchema>;

export const KERNELS = new MachineFiles<KernelFile>('pieces', 'file of pieces', fileSchema, ({ pieces, ...head }) => {
  const lines = pieces.map((each) => JSON.stringify(each)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"pieces":[\n${lines}\n]}\n`;
});

/** Adds a piece, or puts it in the place of the one for the same word IR and aim, as `change`. */
export function storeKernel(results: string, machine: KernelFile['machine'], piece: TunedKernel): void {
  KERNELS.change(results, machine.slug, (known) => {
    const others = (known?.pieces ?? []).filter((other) => !isFor(other, piece));
    return { schemaVersion: 1, machine, pieces: [...others, piece].sort(byName) };
  });
}

/** Whether both are for the same word IR and aim. */
export const isFor = (a: { irSha256: string; aim: Aim }, b: { irSha256: string; aim: Aim }): boolean =>
  a.irSha256 === b.irSha256 && a.aim === b.aim;

const byName = (a: TunedKernel, b: TunedKernel): number =>
  `${a.name} ${a.aim} ${a.irSha256}` < `${b.name} ${b.aim} ${b.irSha256}` ? -1 : 1;
