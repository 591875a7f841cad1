import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';

/** Speed-ups in percent that the paper reports, with both files assembled as GAS and as NASM. */
const paper = z.tuple([z.number(), z.number()]);

const operation = z.strictObject({
  /** Function of the input; the first of a row is the multiplication, the second the square. */
  function: z.string(),
  paper: paper.optional(),
  /** Symbol of OpenSSL's hand-written assembly; it is then what the row compares with. */
  hand: z.string().optional(),
  /** How the arrays may overlap, for originals that are wrong when they do; `any` without. */
  aliasing: z.enum(['none', 'equal']).optional(),
});

const schema = z.strictObject({
  schemaVersion: z.literal(1),
  rows: z.array(
    z.strictObject({
      implementation: z.string(),
      language: z.enum(['C', 'Rust']),
      input: z.string(),
      operations: z.array(operation).min(1).max(2),
    }),
  ),
});

export type TableRow = z.infer<typeof schema>['rows'][number];
export type TableOperation = z.infer<typeof operation>;

/**
 * The implementations of the paper's Table 1 and the NIST curves that it could not do, as bridge/inputs/table.json
 * lists them.
 */
export function readTableRows(root: string): readonly TableRow[] {
  const path = join(root, 'bridge', 'inputs', 'table.json');
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data.rows;
  throw new Failure('input', 'malformed list of rows', { where: path, found: z.prettifyError(parsed.error) });
}
