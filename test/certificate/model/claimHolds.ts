/** Whether machine code does what a claim says, on corners and random operands, as the processor runs it. */
import type { Rng } from '../../../src/base/rng.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import {
  elementsOf,
  isInput,
  wordsOf,
  type Claim,
  type Element,
  type Expression,
} from '../../../src/certificate/facts/claim.ts';

/** Null, or what is wrong. Only for arrays in registers, which are apart. */
export async function brokenClaim(worker: Worker, code: Uint8Array, claim: Claim, rng: Rng): Promise<string | null> {
  const calls = Array.from({ length: CALLS }, () =>
    claim.parameters.filter(isInput).flatMap((p) => elementsOf(p).map((element) => drawn(element, rng))),
  );
  await worker.setFunction(
    {
      arguments: claim.parameters.map((p) => ({
        kind: p.kind === 'output' ? 'out' : p.kind === 'input' ? 'in' : 'scalar',
        words: wordsOf(p),
      })),
      aliases: [claim.parameters.filter(({ kind }) => kind !== 'value').map((_, i) => i)],
    },
    [],
  );
  const run = await worker.run({ target: code, inputs: BigUint64Array.from(calls.flat(2)) });
  if (run.verdict !== 'ok') return `${run.verdict}: ${run.reason}`;
  const words = run.outputs.length / CALLS;
  for (const [i, limbs] of calls.entries()) {
    const wrong = wrongResult(claim, limbs, [...run.outputs.subarray(i * words, (i + 1) * words)]);
    if (wrong !== null) return `${wrong}, operands ${limbs.join(' ')}`;
  }
  return null;
}

const CALLS = 400;

function wrongResult(claim: Claim, limbs: readonly bigint[][], outputs: readonly bigint[]): string | null {
  const elements = claim.parameters.filter(isInput).flatMap(elementsOf);
  const numbers = elements.map((element, i) => numberOf(element, limbs[i]));
  const results = claim.parameters.filter((p) => p.kind === 'output').flatMap(elementsOf);
  let at = 0;
  for (const [k, element] of results.entries()) {
    const own = outputs.slice(at, (at += element.weights.length));
    const number = numberOf(element, own);
    const { scale, expression } = claim.results[k];
    const rest = scale * number - valueOf(expression, numbers);
    if (claim.modulus === 0n ? rest !== 0n : rest % claim.modulus !== 0n) return `result ${k} is another`;
    if (number > element.top || own.some((limb, i) => limb > element.most[i])) return `result ${k} is too large`;
  }
  return null;
}

const numberOf = ({ weights }: Element, limbs: readonly bigint[]): bigint =>
  weights.reduce((sum, weight, i) => sum + weight * limbs[i], 0n);

function valueOf(expression: Expression, numbers: readonly bigint[]): bigint {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'number':
      return numbers[expression.index];
    default: {
      const [a, b] = [valueOf(expression.left, numbers), valueOf(expression.right, numbers)];
      return expression.kind === 'add' ? a + b : expression.kind === 'sub' ? a - b : a * b;
    }
  }
}

/** Limbs of a number of the element: at its ends, or at random. */
function drawn({ weights, most, top }: Element, rng: Rng): bigint[] {
  const ends = [0n, 1n, top, top > 0n ? top - 1n : 0n];
  const kind = rng.below(8);
  const random = rng.big(top.toString(2).length + 64) % (top + 1n);
  let rest = kind < ends.length ? ends[kind] : random;
  return weights
    .toReversed()
    .map((weight, i) => {
      const limb = rest / weight;
      const largest = most[weights.length - 1 - i];
      const taken = limb < largest ? limb : largest;
      rest -= taken * weight;
      return taken;
    })
    .toReversed();
}
