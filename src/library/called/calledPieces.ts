/** Chooses the code of the product and the square that programs call: the first whose routine is proved. */
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { assembledText } from '../../bench/assemble.ts';
import { readFunction } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { proveContract } from '../../prover/proof/contracts.ts';
import { specVerdict } from '../../prover/proof/specification.ts';
import type { Budget } from '../../search/task.ts';
import type { LibraryFunction } from '../field/libraryFunctions.ts';
import { searchApart } from '../field/missingCode.ts';
import type { FoundCode } from '../field/storedCode.ts';
import type { LaneOptions } from '../kernels/provedKernels.ts';
import { OPERANDS, routineFile } from './elementCode.ts';
import { privateRoutine, type PrivateRoutine } from './privateRoutine.ts';

/** A product or a square as programs call it. */
export interface CalledPiece {
  readonly fn: IrFunction;
  readonly routine: PrivateRoutine;
  readonly origin: string;
}
export type CalledPieces = Readonly<Record<'mul' | 'square', CalledPiece>>;

/** Searches code of a function for this machine, which then is among its codes. */
export type PieceSearch = (fn: Pick<LibraryFunction, 'name' | 'search'>) => Promise<void>;

/** With the budget of a run; null where it is to search nothing. */
export const pieceSearch = ({ budget, rng, io }: Omit<LaneOptions, 'aim'>): PieceSearch | null =>
  budget === null
    ? null
    : ({ name, search }) =>
        searchApart(
          name,
          { ...search, budget: budgetText(budget), seed: rng.fork(`search ${name}`).below(2 ** 31) },
          io,
        );

const budgetText = (budget: Budget): string => (budget.kind === 'time' ? `${budget.ms / 1000}s` : `${budget.count}`);

/**
 * Of each the code of the library's function, other stored code, what a search finds, or a first candidate, in this
 * order. Throws `unsupported` where none can be called.
 */
export async function calledPieces(
  functions: Readonly<Record<'mul' | 'square', LibraryFunction>>,
  toolchain: Toolchain,
  io: Io,
  search: PieceSearch | null,
): Promise<CalledPieces> {
  const pieceOf = async (fn: LibraryFunction): Promise<CalledPiece> => {
    const piece = await new PieceChoice(fn.name, toolchain, io).ofFunction(fn, search);
    if (piece !== null) return piece;
    throw new Failure('unsupported', `no code of ${fn.name} can be called by formulas`, { where: fn.symbol });
  };
  return { mul: await pieceOf(functions.mul), square: await pieceOf(functions.square) };
}

/** The first of some codes that can be called, or null. What is passed over for it is said in a line. */
export const calledPiece = (
  name: string,
  codes: Iterable<FoundCode>,
  toolchain: Toolchain,
  io: Io,
): Promise<CalledPiece | null> => new PieceChoice(name, toolchain, io).first(codes);

class PieceChoice {
  private readonly name: string;
  private readonly toolchain: Toolchain;
  private readonly io: Io;
  /** Codes that cannot be called, by their bytes, with the reason. */
  private readonly refused = new Map<string, string>();

  constructor(name: string, toolchain: Toolchain, io: Io) {
    this.name = name;
    this.toolchain = toolchain;
    this.io = io;
  }

  async ofFunction(fn: LibraryFunction, search: PieceSearch | null): Promise<CalledPiece | null> {
    const stored = function* (): Generator<FoundCode> {
      for (const code of fn.codes()) if (code.isStored) yield code;
    };
    const found = (await this.first([fn])) ?? (await this.first(stored()));
    if (found !== null) return found;
    if (search !== null) await search(fn);
    return this.first(fn.codes());
  }

  async first(codes: Iterable<FoundCode>): Promise<CalledPiece | null> {
    for (const code of codes) {
      const bytes = Buffer.from(code.bytes).toString('hex');
      if (this.refused.has(bytes)) continue;
      const piece = await this.callable(code);
      if (typeof piece !== 'string') {
        if (this.refused.size > 0)
          this.io.note(`${this.name}: formulas call the ${piece.origin}; ${[...this.refused.values()].join('; ')}`);
        return piece;
      }
      this.refused.set(bytes, `the ${code.origin}, cannot be called: ${piece}`);
    }
    return null;
  }

  /** A piece, or why the code is none. */
  private async callable({ fn, champion, origin }: FoundCode): Promise<CalledPiece | string> {
    const symbol = 'called_piece';
    try {
      const routine = privateRoutine(champion.program, '.Lpiece_c');
      const object = await assembledText(this.toolchain, routineFile(symbol, routine));
      const files = { files: [object], symbol, isText: true, isClosed: false };
      const listing = traceCode(await readFunction(files, this.toolchain.bridge.decoder));
      const registers = { operands: OPERANDS.slice(0, fn.params.length), results: routine.results };
      const open = [proveContract(listing, fn, registers), specVerdict(fn)].find(({ kind }) => kind !== 'proved');
      if (open !== undefined && open.kind !== 'proved') return open.reason;
      return { fn, routine: privateRoutine(champion.program, `.L${this.name}_c`), origin };
    } catch (error) {
      if (error instanceof Failure && error.kind === 'unsupported') return error.message;
      throw error;
    }
  }
}
