import { invariant } from '../../base/errors.ts';

/** An argument of a function of a library, as its header declares it. */
interface Argument {
  readonly name: string;
  /** e.g. `uint64_t`. */
  readonly type: string;
  readonly isConst: boolean;
  /** A `word` by value, an `array` of `length`, or a `vector` of so many arrays as the last argument says. */
  readonly kind: 'word' | 'array' | 'vector';
  readonly length: number;
}

/** A function of a library, as other languages need it. */
export interface Declaration {
  /** The symbol. */
  readonly symbol: string;
  /** `void`, or the type of a word. */
  readonly result: string;
  readonly args: readonly Argument[];
}

/** Reads a prototype as the headers of libraries have it. */
export function declarationOf(prototype: string): Declaration {
  const [, result, symbol, list] = /^(\w+) (\w+)\((.*)\)$/.exec(prototype) ?? [];
  invariant(list !== undefined, () => `no prototype: ${prototype}`);
  return { symbol, result, args: list.split(', ').map(argumentOf) };
}

function argumentOf(text: string): Argument {
  const [, isConst, type, vector, plain, length] =
    /^(const )?(\w+) (?:\(\*(\w+)\)|(\w+))(?:\[(\d+)\])?$/.exec(text) ?? [];
  invariant(type !== undefined, () => `no argument: ${text}`);
  return {
    name: vector ?? plain,
    type,
    isConst: isConst !== undefined,
    kind: vector !== undefined ? 'vector' : length !== undefined ? 'array' : 'word',
    length: Number(length ?? 1),
  };
}
