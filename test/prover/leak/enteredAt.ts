import type { FunctionCode } from '../../../src/frontend/object/readFunction.ts';

/** Code that was decoded from one function on, entered at another, in both of its programs. */
export function enteredAt(code: FunctionCode, name: string): FunctionCode {
  const { image, symbol } = code;
  const entry = image.symbols.find((s) => s.name === name)?.address ?? NaN;
  const entered = { ...code, symbol: { ...symbol, address: entry } };
  const { placement } = image;
  if (placement === null) return entered;
  const otherEntry = placement.other.image.symbols.find((s) => s.name === name)?.address ?? NaN;
  return {
    ...entered,
    image: { ...image, placement: { ...placement, other: { ...placement.other, entry, otherEntry } } },
  };
}
