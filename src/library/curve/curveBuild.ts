/** Builds the objects of a curve's library from what it is made of, and proves them. */
import type { SearchMeans } from '../kernels/searchFunction.ts';
import type { BatchWidth } from './batchWays.ts';
import { assembledText } from '../../bench/assemble.ts';
import type { Io } from '../../base/io.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { type PieceSearch, pieceSearch } from '../called/calledPieces.ts';
import { type LaneOptions, provedTexts } from '../kernels/provedKernels.ts';
import type { WayChoice } from './raceWays.ts';
import { orderSearch } from './searchOrders.ts';

/** What a library is made of. */
export interface CurveParts {
  /** Vectorised functions, whose code is searched. */
  readonly lanes: readonly IrFunction[];
  /** Loops and tables, and what they call of one at a time. */
  readonly objects: readonly string[];
  /** Proves what is not proved yet; a line for each thing that is known. Throws as `provedMeaning`. */
  readonly proofs: () => Promise<string[]>;
}

/** How functions of one at a time are made. */
export interface PartMeans {
  readonly io: Io;
  /** Processors that they are for; without it, this one. */
  readonly target?: Target | null;
  /** Of points one after the other, and of orders of operations across words; none where these are null. */
  readonly search?: PieceSearch | null;
  readonly orders?: SearchMeans | null;
  /** Of two ways of computing the same; the first where nothing is said. */
  readonly choice?: WayChoice;
}

/** A curve's library before it is built. */
export interface CurveSource<T extends CurveParts = CurveParts> {
  /** For so many at once. */
  readonly parts: (toolchain: Toolchain, widths: readonly BatchWidth[], means: PartMeans) => Promise<T>;
  /** Of vectorised functions, in the budget of their searches; `least`: of those that are not named. */
  readonly shares: Readonly<Record<string, number>> & { readonly least: number };
  /** Whether orders of operations across words are searched. */
  readonly hasOrders: boolean;
}

/** Objects of a library, and what is known of them. */
interface LaneBuild {
  /** All but vectorised functions. */
  readonly objects: readonly string[];
  readonly laneCode: string;
  readonly lines: readonly string[];
}

/** Objects of one and of so many at once; `budget` is of all searches. Throws as `provedTexts` and proofs do. */
export async function buildCurve(
  { parts, shares, hasOrders }: CurveSource,
  toolchain: Toolchain,
  options: Omit<LaneOptions, 'aim'>,
  widths: readonly BatchWidth[],
): Promise<LaneBuild> {
  const { orders, rest } = hasOrders ? orderSearch(options) : { orders: null, rest: options };
  const made = await parts(toolchain, widths, { io: options.io, search: pieceSearch(rest), orders, choice: rest });
  const lines = await made.proofs();
  const code = await provedTexts(made.lanes, shares, toolchain, rest);
  return {
    objects: made.objects,
    laneCode: await assembledText(toolchain, code.text),
    lines: [...lines, ...code.lines],
  };
}
