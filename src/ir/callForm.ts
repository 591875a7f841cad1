/** The two call forms of a function: as its source is called, or as (results, parameters). */
import type { SourceArgument, CallForm, IrFunction, Param } from './function.ts';

/** Words that registers return: rax, rdx. */
const RETURNED_WORDS = 2;

/** The form of a function without one of its own: results by pointer, then parameters. */
export function callOf({ call, results, params }: Pick<IrFunction, 'call' | 'results' | 'params'>): CallForm {
  const standard = (): readonly SourceArgument[] => [
    ...results.map(({ name }) => ({ name, result: name })),
    ...params.map(({ name }) => ({ name, param: name })),
  ];
  return call ?? { arguments: standard(), returned: null };
}

/** The result that is returned in registers, by number; null if there is none. */
export function returnedResult(fn: IrFunction): number | null {
  const returned = fn.call?.returned;
  return returned?.as === 'value' ? fn.results.findIndex(({ name }) => name === returned.result) : null;
}

/** Pairs of a result and the parameter whose array it replaces, by their numbers. */
export function inPlacePairs({ call, results, params }: IrFunction): readonly (readonly [number, number])[] {
  return (call?.arguments ?? []).flatMap(({ result, param }) =>
    result === undefined || param === undefined
      ? []
      : [[results.findIndex((r) => r.name === result), params.findIndex((p) => p.name === param)] as const],
  );
}

/** What is wrong with the call form of a function, or null: each result and parameter is handed over once. */
export function callFormFault({ call, results, params }: IrFunction): string | null {
  if (call === undefined) return null;
  const { returned } = call;
  const written = call.arguments.flatMap(({ result }) => result ?? []);
  const all = returned?.as === 'value' ? [...written, returned.result] : written;
  const names = call.arguments.map(({ name }) => name);
  const pairs = inPlacePairs({ call, results, params } as IrFunction);
  if (!isSame(all, results.map(nameOf))) return 'the call hands over each result once';
  if (
    !isSame(
      call.arguments.flatMap(({ param }) => param ?? []),
      params.map(nameOf),
    )
  )
    return 'the call hands over each parameter once';
  if (new Set(names).size < names.length || names.some((name) => !/^[A-Za-z_]\w*$/.test(name)))
    return 'arguments of the call are C identifiers of their own';
  if (pairs.some(([r, p]) => !isSameArray(results[r], params[p])))
    return 'an array that is changed in place has one length';
  if (returned === null) return null;
  if (returned.as === 'address')
    return written.includes(returned.result) ? null : 'the address of a result is returned';
  const result = results.find(({ name }) => name === returned.result);
  return result === undefined || result.width !== 64 || result.bounds.length > RETURNED_WORDS
    ? 'one or two words are returned'
    : null;
}

/** Whether two arrays may be the same one. */
export const isSameArray = (a: Param, b: Param): boolean =>
  a.shape === 'array' && b.shape === 'array' && a.width === b.width && a.bounds.length === b.bounds.length;

const nameOf = ({ name }: Param): string => name;
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();
