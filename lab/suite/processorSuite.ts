import { join } from 'node:path';
import { seeded } from '../../src/base/rng.ts';
import type { Io } from '../../src/base/io.ts';
import { crossTools } from './cross/crossTools.ts';
import type { Processor } from '../../src/frontend/cross/processor.ts';
import { listFields } from '../../src/frontend/field/fieldDescription.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { SUITE_FORMULAS } from './suiteFormulas.ts';
import { CHECKED_CALLS, fieldWork, type PieceSource } from './fieldWork.ts';
import { formulaFunction } from './formulaBuilds.ts';
import { buildOfC, buildOfWords, controlsOf, PROCESSOR_BUILDS, x25519For } from './processorBuilds.ts';
import type { ProcessorBuildName } from './processorBuilds.ts';
import { formulaPiece, x25519Piece, type Piece } from './processorPieces.ts';
import { isInTable, processorText, type BuiltPiece, type PieceLine } from './processorTable.ts';
import { checkPiece, executedBy, type Emulation, type LinkedPiece } from './runPiece.ts';

/** Calls of which the instructions are followed one by one; edges and random ones. */
const FOLLOWED_CALLS: readonly number[] = [0, 7, CHECKED_CALLS - 1];
/**
 * Builds X25519, the point formulas and every function of every field for other processors, checks them under an
 * emulator and gives tables of instructions. Throws `wrong` for a build that computes something else, `tool` if the
 * emulator or the linker is missing.
 */
export async function processorSuite(
  { seed, processors }: { readonly seed: number; readonly processors: readonly Processor[] },
  io: Io,
): Promise<string> {
  const toolchain = await openToolchain(io.root);
  const texts: string[] = [];
  for (const processor of processors) {
    const emulation = { toolchain, processor, tools: crossTools(toolchain, processor) };
    const lines: PieceLine[] = [];
    for (const work of worksFor(emulation, seed, io.root)) {
      io.note(`builds: ${processor.name}: ${work.pieces[0].title}${work.pieces.length > 1 ? ' and others' : ''}`);
      lines.push(...(await linesOf(emulation, work)));
    }
    texts.push(processorText(processor, lines));
  }
  return [...texts, basis(toolchain.bridge.llvmMajor)].join('\n\n');
}

function* worksFor(emulation: Emulation, seed: number, root: string): Generator<PieceSource> {
  const { toolchain, processor } = emulation;
  const rng = seeded(seed, 'builds/processors');
  yield {
    pieces: [x25519Piece(CHECKED_CALLS, rng.fork('x25519'))],
    build: (name) => x25519For(toolchain, processor, name),
  };
  for (const formula of SUITE_FORMULAS) {
    const source = join(root, 'bridge', 'bench', 'formulas', `${formula.field}.c`);
    const piece = formulaPiece(formula, CHECKED_CALLS, rng.fork(`${formula.field}/${formula.name}`));
    yield {
      pieces: [piece],
      build: async (name) =>
        name === 'bridge'
          ? buildOfWords(toolchain, processor, [await formulaFunction(toolchain, formula)])
          : buildOfC(toolchain, processor, source, name),
    };
  }
  for (const field of listFields(root)) {
    yield fieldWork(emulation, field, seed);
  }
}

/** Builds, checks and follows everything of one source. */
async function linesOf(emulation: Emulation, work: PieceSource): Promise<PieceLine[]> {
  const lines = work.pieces.map(({ title }) => ({ title, builds: [] as BuiltPiece[] }));
  for (const name of PROCESSOR_BUILDS) {
    const build = await work.build(name);
    const controls = await controlsOf(emulation.tools, build);
    for (const [k, piece] of work.pieces.entries()) {
      const control = controls(piece.symbol === 'x25519' ? undefined : [piece.symbol]);
      const linked = await checkPiece(emulation, name, build, piece);
      lines[k].builds.push({ build: name, ...control, ...(await followed(emulation, name, linked, piece)) });
    }
  }
  return lines;
}

/** What is in the table is followed, unless it takes too long: X25519 with divisions has hundreds of millions. */
async function followed(
  emulation: Emulation,
  name: ProcessorBuildName,
  linked: LinkedPiece,
  piece: Piece,
): Promise<Pick<BuiltPiece, 'instructions' | 'sameWay'>> {
  if (!isInTable(piece) || (piece.symbol === 'x25519' && name === 'clang'))
    return { instructions: null, sameWay: true };
  // Clang alone divides or not: its instructions are counted once.
  return executedBy(emulation, linked, piece, name === 'clang' ? FOLLOWED_CALLS.slice(-1) : FOLLOWED_CALLS);
}

const basis = (llvm: number): string =>
  `Instructions executed by one call under QEMU, LLVM ${llvm}; where clang alone divides, for one input. ` +
  `Each build was checked on ${CHECKED_CALLS} calls per function; * marks what jumps by data.`;
