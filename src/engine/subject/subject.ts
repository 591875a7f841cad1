/** A subject: one function to be optimised, with its way from source to word IR. */
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import type { ResultForm } from '../../frontend/field/fieldDescription.ts';
import type { ReadSource, Compiled } from './compileStage.ts';
import type { IrFunction } from '../../ir/function.ts';
/** What is to be optimised: one function, with its source and the way from there to word IR. */
export interface Subject {
  /** Name of the field, or of the source that was given. With `operation` and `variant` it names the result. */
  readonly field: string;
  readonly operation: string;
  readonly form: ResultForm;
  /** Name of the function as C sees it. */
  readonly symbol: string;
  /** Modulus as written, or `none` where no specification is known. */
  readonly modulusText: string;
  /** Of a vectorised function: the function of one number that the source has. */
  readonly ofOne?: Subject;
  /** Text of the source. */
  readonly source: string;
  /** File of the source, absolute; null if it is generated or more than one file. */
  readonly file: string | null;
  /** Of the file's bytes, or of what stands for it. */
  readonly sourceSha256: string;
  /** Whether contenders compute the word IR bit by bit; otherwise they agree with it modulo the prime only. */
  readonly exactContenders: boolean;
  /** Its LLVM IR, the same as SSA, and what compilers make of it. */
  compile(toolchain: Toolchain): Promise<Compiled>;
  /** The first two alone, where they can be had without the others. */
  readonly read?: (toolchain: Toolchain) => Promise<ReadSource>;
  /** Checked word IR with bounds and, where it is known, specification. */
  lower(ssa: SsaFunction): IrFunction;
}
