/**
 * Counterexamples that depend on what registers hold on entry: the processor, which is given these values, shows every
 * one of them.
 */
import { expect, it } from 'vitest';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { parse } from '../../../src/ir/parse.ts';
import { distinctMode } from '../../../src/ir/contract/domain.ts';
import { argumentWords, entryWords } from '../../../src/prover/proof/counterexample.ts';
import { proveAsm } from '../listing/proveAsm.ts';
import { workerRunner } from '../../../src/bench/testing/differential.ts';
import { assembleNasm } from '../nativeCode.ts';
import { openWorker } from '../../openWorker.ts';

const fn = parse(`
function copy
param bit u1
param a u64[1]
result out u64[1]

return out = a[0]
`);

/** Ways to get at one bit of the state on entry; it is then added to the result. */
const LEAKS = [
  ...['rax', 'rbx', 'rcx', 'r9', 'r11', 'r15'].map((register) => `mov rax, ${register}`),
  'movq rax, xmm0',
  'pextrq rax, xmm7, 1',
  'movq rax, xmm15',
  'mov rax, rsi\nshr rax, 8',
];

const worker = await openWorker();

it.each(LEAKS)('%s: the processor shows it', async (leak) => {
  const body = `${leak}\nand rax, 1\nadd rax, [rdx]\nmov [rdi], rax\nret\n`;
  const verdict = proveAsm(`global copy\ncopy:\n${body}`, fn, { firstDivergence: false });
  expect(verdict).toMatchObject({ kind: 'refuted' });
  const code = assembleNasm(body);
  const call = verdict.kind === 'refuted' ? verdict.counterexample : undefined;
  if (worker === undefined || code === null || call === undefined)
    throw new Error(`not run: ${JSON.stringify(verdict)}`);
  const result = await workerRunner(worker).run(
    code,
    fn,
    distinctMode(fn),
    argumentWords(fn, call),
    1,
    entryWords(call),
  );
  const [[right]] = evaluate(
    fn,
    call.inputs.map((limbs) => [...limbs]),
  );
  expect(result).toEqual({ kind: 'outputs', words: BigUint64Array.of(BigInt.asUintN(64, right + 1n)) });
});
