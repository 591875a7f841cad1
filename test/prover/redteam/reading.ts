import { EXIT_CODE, type Failure } from '../../../src/base/errors.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { traceCode } from '../../../src/prover/instructions/traceCode.ts';
import { readFunctionOf, type CodeTools } from '../../../src/frontend/object/readFunction.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import type { Refuted, Undecided } from '../../../src/prover/proof/verdict.ts';

/** All that `verify` does with a file, as functions, so that a copy with a bug in it can stand in. */
export interface Reading {
  readonly readFunctionOf: typeof readFunctionOf;
  readonly traced: typeof traceCode;
  readonly proveListing: typeof proveListing;
}

export const REAL: Reading = { readFunctionOf, traced: traceCode, proveListing };

/**
 * What `verify` says of a file, with its exit code. `refused` is the answer to what it does not read; `broken` a bug.
 */
export interface Judgement {
  readonly verdict: 'proved' | 'refuted' | 'undecided' | 'refused' | 'broken';
  readonly exit: number;
  readonly why: string;
  /** Bytes of the instructions of what was proved. */
  readonly code: readonly string[];
  /** What was refuted by a call on which the result is said to be wrong. */
  readonly refuted?: Refuted;
}

/** Judges one file as the command `verify` does with `--ir`. */
export async function judged(
  path: string,
  symbol: string,
  fn: IrFunction,
  tools: CodeTools,
  reading: Reading,
): Promise<Judgement> {
  try {
    const read = await reading.readFunctionOf(path, symbol, {}, tools);
    const listing = reading.traced(read);
    return proof(reading, listing, fn, (address) => read.code.get(address)?.bytes);
  } catch (error) {
    return failed(error);
  }
}

/** The proof alone. */
export function proof(
  reading: Reading,
  listing: ReturnType<typeof traceCode>,
  fn: IrFunction,
  bytesAt: (address: number) => Uint8Array | undefined,
): Judgement {
  const verdict = reading.proveListing(listing, fn, { firstDivergence: false });
  if (verdict.kind === 'undecided') return { verdict: 'undecided', exit: 5, why: reason(verdict), code: [] };
  if (verdict.kind === 'refuted')
    return {
      verdict: 'refuted',
      exit: 4,
      why: reason(verdict),
      code: [],
      ...(verdict.counterexample === undefined ? {} : { refuted: verdict }),
    };
  return {
    verdict: 'proved',
    exit: 0,
    why: verdict.by,
    code: listing.read.map(({ address }) => Buffer.from(bytesAt(address) ?? []).toString('hex')),
  };
}

const reason = ({ where, reason: text }: Refuted | Undecided): string => `${where}: ${text}`.slice(0, MAX_LENGTH);
const MAX_LENGTH = 200;

/** Failures of the kinds that a user's file may cause refuse it; all others are our bugs. */
export function failed(error: unknown): Judgement {
  const isFailure = error instanceof Error && error.name === 'Failure';
  const kind = isFailure ? (error as Failure).kind : 'invariant';
  const exit = EXIT_CODE[kind];
  const found = isFailure ? ((error as Failure).detail.found ?? '') : '';
  const why = `${error instanceof Error ? error.message : String(error)} ${found}`.slice(0, MAX_LENGTH);
  return { verdict: exit === 2 || exit === 5 ? 'refused' : 'broken', exit, why, code: [] };
}
