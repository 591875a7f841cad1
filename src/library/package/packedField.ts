/** Fields as packages have them: functions with code for all that current processors have, and for any x86-64. */
import type { Io } from '../../base/io.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { readCode } from '../../engine/claim/verifyTarget.ts';
import { certifiedCode } from '../../engine/optimize/judgeStages.ts';
import type { FieldDescription } from '../../frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { provedVariants, requireRuns, type VariantCode } from '../field/dispatchLibrary.ts';
import { variantPrefix } from '../field/dispatchSource.ts';
import { functionLine, type LibraryFunction, readFunctions } from '../field/libraryFunctions.ts';
import { defaultPrefix, type LibraryPlan, planLibrary } from '../field/libraryPlan.ts';
import { variantsFor, type ProcessorVariants } from '../field/variants.ts';
import type { ProjectFacts } from './keyLibrary.ts';

/** Functions of a field that packages have, where the field has them: each returns one element. */
const PACKED_FUNCTIONS = [...['add', 'sub', 'opp', 'mul', 'square'], ...['to_montgomery', 'from_montgomery', 'reduce']];

/** Begins the names in C of all fields. */
export const FIELDS_PREFIX = 'fieldwright_fields';

/** A field with its functions. */
export interface PackedField {
  /** Of its module, and what follows the prefix in names in C. */
  readonly name: string;
  /** Its prefix is that of names in C. */
  readonly plan: LibraryPlan;
  /** That for all that processors have is the last, and for crates, which have Rust besides, the only one. */
  readonly codes: readonly VariantCode[];
  /** Theorems for Coq about the code for all that processors have, by the name of the function. */
  readonly theorems: ReadonlyMap<string, string>;
}

/** What all packages of fields are made of. */
export interface PackedFields {
  readonly name: 'fields';
  readonly description: string;
  readonly facts: ProjectFacts;
  readonly fields: readonly PackedField[];
}

/** For any x86-64, and for what has BMI1, BMI2, MOVBE and ADX, which is asked at run time. */
export function packedVariants(): ProcessorVariants {
  const { variants } = variantsFor([]);
  const [plain, full] = [variants[0], variants[variants.length - 1]];
  const rule = { vendor: null, models: null };
  return {
    variants: [plain, full],
    rules: [
      { variant: 1, ...rule },
      { variant: 0, ...rule },
    ],
  };
}

/** What the code for all that processors have is made for. */
export const FULL_TARGET = TARGETS[0];

/** That code. */
export const fullCode = ({ codes }: Pick<PackedField, 'codes'>): VariantCode => codes[codes.length - 1];

/** A function by its name in C. */
export const inC = (fn: LibraryFunction, { plan }: PackedField): LibraryFunction => ({
  ...fn,
  symbol: `${plan.prefix}_${fn.name}`,
});

/** The same of one variant, which nobody else sees. */
export const inVariant = (fn: LibraryFunction, { name }: PackedField, id: string): LibraryFunction => ({
  ...fn,
  symbol: `${variantPrefix(FIELDS_PREFIX, id)}_${name}_${fn.name}`,
});

/** What is proved of each function, a line each. */
export const provedOf = (field: PackedField, codes = field.codes): string[] =>
  codes.flatMap(({ variant, functions }) => functions.map((fn) => `${variant.title}: ${functionLine(inC(fn, field))}`));

interface Wanted {
  /** Code for any x86-64, too. */
  readonly plain: boolean;
  readonly theorems: boolean;
}

/** Throws as `libraryFunctions` and `requireRuns`. */
export async function packedField(
  field: FieldDescription,
  { plain, theorems }: Wanted,
  toolchain: Toolchain,
  io: Io,
): Promise<PackedField> {
  const name = defaultPrefix(field.name, false).toLowerCase();
  const request = { field, strict: false, prefix: `${FIELDS_PREFIX}_${name}`, constants: [] };
  const plan = await planLibrary(request, toolchain.root);
  const wanted = plan.functions.filter((fn) => PACKED_FUNCTIONS.includes(fn.name));
  const read = await readFunctions({ functions: wanted }, { field: field.name }, toolchain);
  const { variants, rules } = packedVariants();
  const asked = { variants: plain ? variants : variants.slice(-1), rules };
  const codes = await provedVariants(plan.prefix, read, asked, { ...io, out: () => {} });
  for (const code of codes) await requireRuns(code, toolchain);
  const made: PackedField = { name, plan, codes, theorems: new Map() };
  provedOf(made).forEach((line) => io.out(line));
  return theorems ? { ...made, theorems: await theoremsOf(made, io) } : made;
}

async function theoremsOf(field: PackedField, io: Io): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const fn of fullCode(field).functions) {
    io.status(`theorem about ${fn.name} of ${field.name}`);
    const { text } = await certifiedCode(fn.fn, await readCode(fn.symbol, fn.bytes, io.root), io);
    if (text !== null) found.set(fn.name, text);
  }
  io.status('');
  return found;
}
