import { Failure } from '../../base/errors.ts';
import type { SsaFunction } from '../../bridge/ssa/schema.ts';
import { readSsaModule } from '../../bridge/ssa/read.ts';
import type { Io } from '../../host/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { RecordedVerdict } from '../../store/record.ts';
import { wordFunction } from '../../subject/wordFunction.ts';
import { compileField } from '../../toolchain/field/compileField.ts';
import type { Toolchain } from '../../toolchain/openToolchain.ts';
import { proveCode } from '../optimize/checkStage.ts';
import type { LibraryPlan, PlannedFunction } from './libraryPlan.ts';
import { startCode, storedCode, type FoundCode } from './storedCode.ts';

/** A function with its code. */
export interface LibraryFunction extends FoundCode {
  readonly name: string;
  /** As C sees it. */
  readonly symbol: string;
  /** As it was read: what its contract is taken from. */
  readonly read: IrFunction;
  readonly verdicts: readonly RecordedVerdict[];
}

/** A function as it is read, before there is code. */
export interface ReadFunction {
  readonly planned: PlannedFunction;
  readonly read: IrFunction;
  readonly ssa: SsaFunction;
}

/** Word IR of all functions of a plan. */
export async function readFunctions(plan: LibraryPlan, toolchain: Toolchain): Promise<ReadFunction[]> {
  return Promise.all(
    plan.functions.map(async (planned) => {
      const { description, operation, form } = planned;
      const symbol = operation.symbols[form];
      const { json } = await compileField(toolchain, description, { functions: [symbol] });
      const [ssa] = readSsaModule(json, 'output of the reader').functions;
      return { planned, ssa, read: wordFunction(ssa, { description, operation, form, symbol }) };
    }),
  );
}

/** Stored code of a function, null if a search has yet to find some. */
export const storedFor = ({ planned, read }: ReadFunction, io: Io): FoundCode | null =>
  storedCode(read, { field: planned.description.name, operation: planned.name, form: planned.form }, io);

/**
 * The code of each function, stored or, where nothing is stored, what a search would begin with, and proved. Throws
 * `wrong` if a proof is refuted, `unsupported` if one is not decided: a library has no code that is not proved.
 */
export async function libraryFunctions(
  functions: readonly ReadFunction[],
  { prefix }: Pick<LibraryPlan, 'prefix'>,
  io: Io,
): Promise<LibraryFunction[]> {
  const done: LibraryFunction[] = [];
  for (const each of functions) {
    const { planned, read, ssa } = each;
    io.status(`proving ${planned.name}`);
    const found = storedFor(each, io) ?? startCode(read, io);
    const verdicts = await proveCode(found.fn, found.bytes, { root: io.root, ssa });
    demandProved(planned.name, verdicts);
    done.push({ ...found, name: planned.name, symbol: `${prefix}_${planned.name}`, read, verdicts });
  }
  io.status('');
  return done;
}

function demandProved(name: string, verdicts: readonly RecordedVerdict[]): void {
  const open = verdicts.find(({ kind }) => kind !== 'proved');
  if (open === undefined) return;
  throw new Failure('unsupported', `${open.claim} of ${name} is not decided`, {
    where: name,
    expected: 'a proof of each function of a library',
    ...(open.kind === 'undecided' ? { found: open.reason } : {}),
    hint: 'a search finds other code: --budget 10m',
  });
}
