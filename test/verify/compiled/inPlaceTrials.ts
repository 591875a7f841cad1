import { seeded } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/compile.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { testAgainst } from '../../../src/verify/differential.ts';
import type { Verdict } from '../../../src/verify/verdict.ts';
import { buildVectors } from '../../../src/verify/vectors.ts';
import { workerRunner } from '../../../src/verify/workerRunner.ts';
import type { Worker } from '../../../src/worker/client.ts';
import { asNasm, type CompiledText } from './compile.ts';
import { assembleNasm } from '../nativeCode.ts';

const SEED = 6, CALLS = 300;

/** What the processor says of code in every way in which its arrays may coincide, beside a verdict; null if the code cannot be loaded. */
export async function inPlaceOnProcessor(fn: IrFunction, code: CompiledText, verdict: Verdict, worker: Worker): Promise<{ isMistake: boolean; text: string } | null> {
  const nasm = verdict.kind === 'undecided' ? null : asNasm(code, fn.name), bytes = nasm === null || /\[rel\b/.test(nasm) ? null : assembleNasm(withoutLinkage(nasm));
  if (bytes === null) return null;
  const outcome = await testAgainst(workerRunner(worker), bytes, fn, buildVectors(fn, compile(fn), { perMode: CALLS, rng: seeded(SEED, fn.name) }));
  const isRight = outcome.kind === 'passed';
  return { isMistake: isRight !== (verdict.kind === 'proved'), text: isRight ? `right on the processor (${outcome.calls} inputs)` : `wrong on the processor with ${outcome.failure.mode}` };
}

const withoutLinkage = (nasm: string): string => nasm.split('\n').filter(line => !/^\s*(default|global|extern|section)\b/.test(line)).join('\n');
