/** Files of Fiat JSON. Functions are looked at only when they are asked for. */
import type { z } from 'zod';
import { about, asInput, Failure } from '../../base/errors.ts';
import { firstIssue, issueDetail, parseJson } from '../../base/json.ts';
import type { IrFunction } from '../../ir/function.ts';
import { verify } from '../../ir/verify.ts';
import { FunctionReader } from './readFunction.ts';
import { fiatFileSchema, fiatFunctionSchema } from './schema.ts';

/** A function of a file, by name. */
export interface FiatSource {
  readonly name: string;
  /** Throws `input` where it is malformed, with JSON path, and `unsupported` where word IR cannot say it. */
  readonly read: () => IrFunction;
}

/** The functions of a file, in its order. Throws `input` if it is no list of functions; `source` is for messages. */
export function openFiat(text: string, source: string): readonly FiatSource[] {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch (e) {
    throw new Failure('input', 'not JSON', { where: source, found: e instanceof Error ? e.message : String(e) });
  }
  const schema = Array.isArray(data) ? fiatFileSchema.options[0] : fiatFileSchema.options[1];
  return checked(schema, data, source, '$').map((json, i) => ({
    name: json.operation,
    read: () => readFunction(json, source, `$[${i}]`),
  }));
}

/** The function of this name, or the only one of the file; throws `input` with `expected` if there is none. */
export function chooseFiat(
  functions: readonly FiatSource[],
  name: string | undefined,
  source: string,
  expected: string,
): FiatSource {
  const found = name === undefined ? functions : functions.filter((f) => f.name === name);
  if (found.length === 1) return found[0];
  const several = found.length === 0 ? `no function ${name ?? ''}` : `${found.length} functions ${name}`;
  throw new Failure('input', name === undefined && found.length > 0 ? 'which function of the file?' : several, {
    where: source,
    expected,
    found: functions.map((f) => f.name).join(', ') || 'no function at all',
  });
}

function readFunction(json: unknown, source: string, path: string): IrFunction {
  const where = `${source}: ${path}`;
  const reader = new FunctionReader(checked(fiatFunctionSchema, json, source, path), where);
  const fn = about(where, () => reader.read());
  asInput(where, () => verify(fn));
  return fn;
}

function checked<T>(schema: z.ZodType<T>, data: unknown, source: string, root: string): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const issue = firstIssue(result.error.issues);
  const path = issue.path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('');
  throw new Failure('input', 'not Fiat JSON', { where: `${source}: ${root}${path}`, ...issueDetail(issue) });
}
