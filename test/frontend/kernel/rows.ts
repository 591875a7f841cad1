/** Functions on digits through the whole of `optimize`, beside what compilers make of the same file. */
import { subjectOf } from '../../../src/engine/subject/findSubject.ts';
import { Failure } from '../../../src/base/errors.ts';
import type { Io } from '../../../src/base/io.ts';
import { optimizeSchema } from '../../../src/engine/optimize/optimizeOptions.ts';
import { pipeline } from '../../../src/engine/optimize/pipeline.ts';
import { compiledFor } from '../../../src/engine/optimize/sourceStages.ts';
import { parse } from '../../../src/ir/parse.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import type { KernelFunction } from './source.ts';

/** General registers only: a kernel saves the vector registers of programs first. */
export const KERNEL_TARGET = 'native-sse';

/** One contestant. */
export interface Code {
  readonly name: string;
  /** In its machine code, whether they are executed once, several times or not at all. */
  readonly instructions: number;
  /** Core cycles per call, independent calls. */
  readonly cycles: number;
  /** Its time over ours, with the 95 % interval. */
  readonly ratio: ResultRecord['comparison']['contestants'][number]['throughput']['ratio'];
}

export type Outcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'bridged';
      readonly overlap: IrFunction['aliasing'];
      /** Whether `overlap` had to be stated. */
      readonly isStated: boolean;
      readonly verdicts: ResultRecord['verdicts'];
      /** Something else used the core all the time: no claim may rest on the figures. */
      readonly isContended: boolean;
      /** Ours first. */
      readonly codes: readonly Code[];
    };

export interface Row {
  readonly name: string;
  /** Null where no parameter says how many. */
  readonly digits: number | null;
  readonly outcome: Outcome;
}

export interface Means {
  readonly io: Io;
  readonly toolchain: Toolchain;
  /** Of each search. */
  readonly budget: string;
  /** Relative to the current folder of `io`. */
  readonly file: string;
}

/** Arrays are taken to be apart only where nothing else is safe, and the row says so. */
export async function rowOf({ name }: KernelFunction, digits: number | null, means: Means): Promise<Row> {
  try {
    return { name, digits, outcome: await outcomeOf(name, digits, false, means) };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    if (!error.message.includes('may overlap')) return { name, digits, outcome: refusal(name, error) };
  }
  try {
    return { name, digits, outcome: await outcomeOf(name, digits, true, means) };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return { name, digits, outcome: refusal(name, error) };
  }
}

/** With the line of the source, if that is known. */
function refusal(name: string, { message, detail }: Failure): Outcome {
  const place = detail.where?.replace(/^\.\//, '').split(': ')[0] ?? name;
  return { kind: 'refused', reason: place.startsWith(name) ? message : `${message} (${place})` };
}

async function outcomeOf(name: string, digits: number | null, isStated: boolean, means: Means): Promise<Outcome> {
  const { io, toolchain, budget, file } = means;
  const options = optimizeSchema.parse({
    source: file,
    function: name,
    budget,
    target: KERNEL_TARGET,
    ...(digits === null ? {} : { set: [`ndigits=${digits}`] }),
    ...(isStated ? { aliasing: 'none' } : {}),
  });
  const { record } = await pipeline(options, io);
  const { aliasing } = parse(record.ir, name);
  const { baselines } = await compiledFor(await subjectOf(options, io), toolchain, KERNEL_TARGET);
  const bytesOf = new Map<string, Uint8Array>(baselines.map((b) => [b.name, b.code]));
  bytesOf.set('ours', Buffer.from(record.code.hex, 'hex'));
  const codes: Code[] = [];
  for (const {
    name: contestant,
    throughput: { cycles, ratio },
  } of record.comparison.contestants) {
    const { code } = await readFlatCode(name, bytesOf.get(contestant) ?? new Uint8Array(), toolchain.bridge.decoder);
    codes.push({ name: contestant, instructions: code.size, cycles, ratio });
  }
  return {
    kind: 'bridged',
    overlap: aliasing,
    isStated,
    verdicts: record.verdicts,
    isContended: record.comparison.contended,
    codes,
  };
}
