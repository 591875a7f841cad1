/** Parameters that the user turns into constants, as by `--set ndigits=4`. */
import { parseBigExpr } from './bigExpr.ts';
import { about, Failure } from './errors.ts';

/** One parameter and its value; whether the function has it and the value fits is for the reader to say. */
export interface Setting {
  /** As the source calls it; `a.len` is the length of a Rust slice `a`; a number where LLVM IR has no names. */
  readonly name: string;
  readonly value: bigint;
}

/** What a text of `--set` looks like: no space, comma or `=` is part of a name. */
const FORM = /^\s*([\w.$]+)\s*=([^=]+)$/;

/**
 * `ndigits=4` or several of them with commas; a value is an expression such as `2^32-1`. Throws `input` for another
 * form and for a parameter that is given twice.
 */
export function parseSettings(texts: readonly string[]): readonly Setting[] {
  const settings = texts.flatMap((text) => text.split(',')).map(parseSetting);
  const names = settings.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice === undefined) return settings;
  throw new Failure('input', `${twice} is set twice`, {
    where: '--set',
    expected: 'each parameter once',
    found: texts.join(' '),
  });
}

function parseSetting(text: string): Setting {
  const [, name, value] = FORM.exec(text) ?? [];
  if (name !== undefined) return { name, value: about(`--set ${text}`, () => parseBigExpr(value)) };
  const expected = 'name=number, e.g. ndigits=4';
  throw new Failure('input', 'this sets no parameter', { where: '--set', expected, found: text });
}

/** The name of a function of which parameters were made constants: `vli_add_ndigits4`, `f_x_minus1`. */
export function specialName(name: string, settings: readonly Setting[]): string {
  const valueText = (value: bigint): string => (value < 0n ? `_minus${-value}` : String(value));
  return [name, ...settings.map(({ name: of, value }) => of.replace(/\W/g, '_') + valueText(value))].join('_');
}
