import { decodeProgram } from '../../codegen/encoder/decodeProgram.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
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
  rng: Rng,
): Promise<string[]> {
  const [first] = contestants;
  if (first === undefined) return [];
  const { name, code, contract } = first;
  const alike = contestants.filter((c) => shape(c.contract) === shape(contract));
  const bytes =
    code instanceof Uint8Array && name.startsWith('ours')
      ? await assemblerOpinion(opinion, () => decodeProgram(code).program, code, name)
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
