import type { FunctionCode } from '../../frontend/object/readFunction.ts';
import { ImageView } from '../../prover/instructions/imageView.ts';
import { traceCode, type TracedCode } from '../../prover/instructions/traceCode.ts';

/** A function that was read, as the proof engine takes it. */
export function tracedCode({ symbol, image, doubles, code, placeOf }: FunctionCode): TracedCode {
  return traceCode(symbol.name, code, new ImageView(image, doubles), symbol.address, placeOf);
}
