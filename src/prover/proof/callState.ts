/**
 * What the processor is given to repeat a counterexample: the unknowns of the symbolic machine (machine/machine.ts,
 * machine/call.ts) in their places.
 */
import type { IrFunction } from '../../ir/function.ts';
import { registerName } from '../listing/registers.ts';
import type { Counterexample } from './counterexample.ts';
import { entryOf, upperPart, vectorHalf } from '../machine/convention.ts';

/** One word per limb, in parameter order; a narrow scalar with what is above it in its register. */
export function argumentWords(fn: IrFunction, { inputs, entry }: Counterexample): BigUint64Array {
  return BigUint64Array.from(
    fn.params.flatMap((param, p) => {
      const above = param.shape === 'scalar' ? (entry.get(upperPart(param.name)) ?? 0n) : 0n;
      return inputs[p].map((limb) => limb + (above << BigInt(Math.max(8, param.width))));
    }),
  );
}

/** `RunRequest.entry` of the worker; what the counterexample does not depend on is 0. */
export function entryWords({ entry }: Counterexample): BigUint64Array {
  const numbers = Array.from({ length: 16 }, (_, i) => i);
  const halves = ['low', 'high'] as const;
  const names = [
    ...numbers.map((i) => entryOf(registerName(i))),
    ...numbers.flatMap((i) => halves.map((half) => vectorHalf(i, half))),
  ];
  return BigUint64Array.from(names, (name) => entry.get(name) ?? 0n);
}
