import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseNasm } from '../../codegen/encoder/parseNasm.ts';
import { Failure } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Program } from '../../codegen/x86/program.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
import type { Io } from '../../base/io.ts';
import {
  assemblerOpinion,
  checkerOpinion,
  stopwatchOpinion,
  type SecondOpinion,
} from '../../engine/contest/secondOpinion.ts';

/**
 * What other people's assembler says about our stored code, and their stopwatch about all contestants that are called
 * as the first is.
 */
export async function benchOpinions(
  opinion: SecondOpinion,
  contestants: readonly Contestant[],
  { root }: Io,
  rng: Rng,
): Promise<string[]> {
  const [first] = contestants;
  if (first === undefined) return [];
  const { name, origin, code, contract } = first;
  const alike = contestants.filter((c) => shape(c.contract) === shape(contract));
  const bytes =
    code instanceof Uint8Array && name.startsWith('ours')
      ? await assemblerOpinion(opinion, () => storedProgram(join(root, `${origin}.asm`)), code, name)
      : null;
  const results = await checkerOpinion(
    opinion,
    contract,
    alike.filter((c) => c.name.startsWith('ours') || c.name.startsWith('llc')),
  );
  const times = await stopwatchOpinion(opinion, contract, alike, rng);
  return [bytes, results, times].filter((text) => text !== null);
}

const shape = ({ results, params }: IrFunction): string =>
  [...results, { shape: '|', bounds: [] }, ...params].map((p) => `${p.shape}${p.bounds.length}`).join();

function storedProgram(file: string): Program {
  if (!existsSync(file))
    throw new Failure('unsupported', 'our code has no assembly file that could be assembled', { where: file });
  return parseNasm(readFileSync(file, 'utf8'), file)[0].program;
}
