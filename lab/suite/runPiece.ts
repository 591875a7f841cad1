import { Failure } from '../../src/base/errors.ts';
import type { CrossTools } from './cross/crossTools.ts';
import { linkCaller, runCalls, traceCall } from './cross/emulate.ts';
import type { Processor } from '../../src/frontend/cross/processor.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { ProcessorBuild, ProcessorBuildName } from './processorBuilds.ts';
import { memoryOfPiece, callOf, wordsOfPiece, type Piece } from './processorPieces.ts';

/** Where a piece is run. */
export interface Emulation {
  readonly toolchain: Toolchain;
  readonly processor: Processor;
  readonly tools: CrossTools;
}

/** A linked program of one build of a piece, and how words lie in its memory. */
export interface LinkedPiece {
  readonly program: string;
  readonly integerBytes: number;
}

/** Links a build of a piece and holds all its calls against what is known. Throws `wrong` with a counterexample. */
export async function checkPiece(
  { toolchain, processor, tools }: Emulation,
  name: ProcessorBuildName,
  build: ProcessorBuild,
  piece: Piece,
): Promise<LinkedPiece> {
  // The word IR has words one after another.
  const integerBytes = name === 'bridge' ? 8 : processor.integerBytes;
  const fn = callOf(piece, integerBytes);
  const program = await linkCaller(toolchain, processor, tools, fn, build.objects);
  const inputs = piece.calls.map((one) => memoryOfPiece(one.inputs, piece, integerBytes));
  const outputs = runCalls(program, processor, tools, fn, inputs).map((bytes) =>
    wordsOfPiece(bytes, piece, integerBytes),
  );
  const wrong = piece.calls.findIndex(({ agrees }, k) => !agrees(outputs[k]));
  if (wrong >= 0)
    throw new Failure('wrong', `${piece.symbol} as built by ${name} for ${processor.name} computes something else`, {
      where: `words in: ${hexOf(piece.calls[wrong].inputs)}`,
      expected: piece.title,
      found: hexOf(outputs[wrong]),
    });
  return { program, integerBytes };
}

/** Instructions of a call, and whether the calls that are asked for all take the same way through the code. */
export async function executedBy(
  { processor, tools }: Emulation,
  { program, integerBytes }: LinkedPiece,
  piece: Piece,
  calls: readonly number[],
): Promise<{ readonly instructions: number; readonly sameWay: boolean }> {
  const traces = [];
  for (const k of calls)
    traces.push(await traceCall(program, processor, tools, memoryOfPiece(piece.calls[k].inputs, piece, integerBytes)));
  return { instructions: traces[0].instructions, sameWay: new Set(traces.map(({ path }) => path)).size === 1 };
}

const hexOf = (words: BigUint64Array): string => [...words].map((word) => word.toString(16)).join(' ');
