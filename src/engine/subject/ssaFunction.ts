import { readSsaModule } from '../../frontend/ssa/read.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import { Failure } from '../../base/errors.ts';

/** The function `symbol` of the reader's output. Throws `input` if it is not there. */
export function ssaFunction(json: string, symbol: string): SsaFunction {
  const found = readSsaModule(json, 'output of the reader').functions.find(({ name }) => name === symbol);
  if (found === undefined) throw new Failure('input', 'the source does not define the function', { where: symbol });
  return found;
}
