import { ssaFunction } from '../../src/ir/ssa/schema.ts';
import { seeded } from '../../src/base/rng.ts';
import { wordFunction } from '../../src/engine/subject/fieldSubject.ts';
import { compileField } from '../../src/frontend/field/fieldSource.ts';
import type { FieldDescription, FieldOperation } from '../../src/frontend/field/fieldDescription.ts';
import { buildOfC, buildOfWords, type ProcessorBuild, type ProcessorBuildName } from './processorBuilds.ts';
import { fieldPiece, type Piece } from './processorPieces.ts';
import type { Emulation } from './runPiece.ts';

/** Calls that every build of a function must get right. */
export const CHECKED_CALLS = 40;

/** A source in all builds, with what is called of it. */
export interface PieceSource {
  readonly pieces: readonly Piece[];
  build(name: ProcessorBuildName): Promise<ProcessorBuild>;
}

/** All functions of a field. */
export function fieldWork({ toolchain, processor }: Emulation, field: FieldDescription, seed: number): PieceSource {
  const functions = functionsOf(field);
  const build = async (name: ProcessorBuildName): Promise<ProcessorBuild> => {
    if (name !== 'bridge') return buildOfC(toolchain, processor, field.sourcePath, name);
    const { json } = await compileField(toolchain, field);
    const words = functions.map(({ operation, form }) => {
      const symbol = operation.symbols[form];
      return wordFunction(ssaFunction(json, symbol), { description: field, operation, form, symbol });
    });
    return buildOfWords(toolchain, processor, words);
  };
  const options = (symbol: string) => ({ count: CHECKED_CALLS, rng: seeded(seed, `builds/${symbol}`) });
  return {
    pieces: functions.map(({ operation, form }) =>
      fieldPiece(field, operation, form, options(operation.symbols[form])),
    ),
    build,
  };
}

/** Each symbol once. */
const functionsOf = ({ operations }: FieldDescription): { operation: FieldOperation; form: 'strict' | 'loose' }[] =>
  operations.flatMap((operation) => [
    { operation, form: 'strict' as const },
    ...(operation.symbols.loose === operation.symbols.strict ? [] : [{ operation, form: 'loose' as const }]),
  ]);
