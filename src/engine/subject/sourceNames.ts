import type { SsaFunction } from '../../ir/ssa/schema.ts';
import type { IrFunction } from '../../ir/function.ts';
import { basename, extname } from 'node:path';

/** What results and parameters of a function may be called in statements about it. */
export interface SourceNames {
  /** A statement `out = a*b mod ...`, with the names of the word IR. */
  spec(text: string): string;
  /** The same for bounds, in which the right sides name nothing but the modulus. */
  bounds(text: string): string;
  /** The name of a result or parameter of the word IR as messages show it. */
  shown(name: string): string;
}

/** Words of the statements themselves. */
const RESERVED: readonly string[] = ['mod', 'R'];

/** Of parameters whose names in the source are not known, in order. */
const USUAL: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

const NAMES = /\b[A-Za-z_]\w*/g;
const BOUNDED = /\b[A-Za-z_]\w*(?=\s*(?:\[[^\]]*\]\s*)?<)/g;

/**
 * Names of the source come first, those of the word IR (out1, arg1, ...) are always understood otherwise. An array that
 * is read and written is an input by its name. `out` is the only result and, where the source has no names, a, b, ...
 * are the parameters, unless something else is called so.
 */
export function sourceNames(fn: IrFunction, ssa: SsaFunction): SourceNames {
  const written = new Set(ssa.body.flatMap((i) => (i.op === 'store' && i.mem !== undefined ? [i.mem.base] : [])));
  const called = new Map<string, string>();
  const isResult = (name: string): boolean => written.has(name);
  const name = (irName: string | undefined, source: string | undefined): void => {
    if (irName !== undefined && source !== undefined && !RESERVED.includes(source) && !called.has(source))
      called.set(source, irName);
  };
  ssa.args.filter((a) => !isResult(a.name)).forEach((a, i) => name(fn.params[i]?.name, a.source));
  const hasNames = called.size > 0;
  const isOwn = new Set([...fn.params, ...fn.results].map((p) => p.name));
  ssa.args.filter((a) => isResult(a.name)).forEach((a, i) => name(fn.results[i]?.name, a.source));
  const back = new Map([...called].map(([source, irName]) => [irName, source]));
  if (fn.results.length === 1 && !isOwn.has('out')) name(fn.results[0].name, 'out');
  if (!hasNames) fn.params.forEach((p, i) => name(p.name, isOwn.has(USUAL[i]) ? undefined : USUAL[i]));
  const renamed = (text: string, pattern: RegExp): string => text.replace(pattern, (word) => called.get(word) ?? word);
  return {
    spec: (text) => renamed(text, NAMES),
    bounds: (text) => renamed(text, BOUNDED),
    shown: (irName) => back.get(irName) ?? irName,
  };
}

/** What results of a file are filed under: its name without folder and ending, in characters that fit everywhere. */
export const sourceName = (file: string): string => basename(file, extname(file)).replace(/[^A-Za-z0-9_.]+/g, '-');
