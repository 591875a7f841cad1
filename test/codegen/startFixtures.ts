/** The functions of `test/fixtures/starts` in every formulation of their sums, which takes long: once a process. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { variantsOf, type Variant } from '../../src/codegen/variants/variants.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/starts');

export const START_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ir'))
  .map((file) => file.slice(0, -3));

const known = new Map<string, readonly Variant[]>();

export function startVariants(name: string): readonly Variant[] {
  const variants = known.get(name) ?? variantsOf(parse(readFileSync(join(FOLDER, `${name}.ir`), 'utf8'), name));
  known.set(name, variants);
  return variants;
}

/** The variant of this name. Throws if the function has none. */
export function startVariant(name: string, variant: string): IrFunction {
  const found = startVariants(name).find((v) => v.name === variant);
  if (found === undefined) throw new Error(`${name} has no variant ${variant}`);
  return found.fn;
}
