import { parseBigExpr } from '../../base/bigExpr.ts';
import { isComposite } from '../../base/modular.ts';
import { storedRecords } from '../environment/storedRecords.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { wordOperations } from '../../codegen/candidate/wordOperations.ts';
import { findOperation, listFields, type FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Representation } from '../../frontend/field/fieldSource.ts';
import { generateField } from '../../frontend/field/generateField.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { fieldFunction } from './fieldSubject.ts';
import type { SubjectRequest } from './request.ts';
import type { Io } from '../../base/io.ts';

/**
 * The field of the integers modulo `expression`. With `auto`, the representation whose loose multiplication costs less
 * once it is bridged: so moduli near a power of two stay plain, and most others become Montgomery fields. The choice
 * follows from the modulus alone.
 */
export async function primeField(
  expression: string,
  representation: SubjectRequest['form'],
  io: Io,
): Promise<FieldDescription> {
  noteModulus(expression, io);
  if (representation !== 'auto') return generateField(io.root, expression, representation);
  const forms: readonly Representation[] = parseBigExpr(expression) % 2n === 0n ? ['plain'] : ['plain', 'montgomery'];
  const choices = await Promise.all(
    forms.map(async (known) => {
      const field = await generateField(io.root, expression, known);
      return { representation: known, field, cost: await productCost(field, io.root) };
    }),
  );
  const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
  const costs = choices.map(({ representation: known, cost }) => `${known} ${cost}`).join(', ');
  io.note(
    `${expression}: ${best.representation}, ${meaning(best.representation, best.field)}; cost of a product: ` +
      `${costs}${choices.length === 1 ? ' (Montgomery form needs an odd modulus)' : ''}`,
  );
  return best.field;
}

/** What is known of a modulus besides its form: that it is no prime, or is that of a field with a name. */
function noteModulus(expression: string, io: Io): void {
  const modulus = parseBigExpr(expression.replaceAll('**', '^'));
  if (isComposite(modulus)) io.note(`${expression} is composite: its residues are a ring, without inverses of all`);
  for (const { name } of listFields(io.root).filter((field) => field.modulus === modulus)) {
    const functions = new Set(storedRecords(io).flatMap((r) => (r.field === name ? [r.operation] : [])));
    const stored =
      functions.size === 0 ? 'nothing is stored' : `code is stored for ${[...functions].sort().join(', ')}`;
    io.note(`${expression} is the modulus of the field ${name}, of which ${stored}: --field ${name}`);
  }
}

const meaning = (representation: Representation, { weights }: FieldDescription): string =>
  representation === 'plain' ? 'elements are themselves' : `the element x is written x*2^${64 * weights.length}`;

/**
 * Word operations, those with two words of result twice: a mulx beside additions takes 1.4 to 1.7 cycles
 * (docs/notes/FORMS.md).
 */
async function productCost(field: FieldDescription, root: string): Promise<number> {
  const { all, wide } = wordOperations(
    buildProblem(await fieldFunction(await openToolchain(root), field, findOperation(field, 'mul'), 'loose')),
  );
  return all + wide;
}
