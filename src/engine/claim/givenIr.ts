/** Finds the word IR that `verify` is asked to compare code with. */
import { basename, extname } from 'node:path';
import { openFiat } from '../../frontend/fiat/read.ts';
import { withFiatSpecification } from '../../frontend/fiat/specification.ts';
import { asInput, Failure } from '../../base/errors.ts';
import { shellWord } from '../../base/printable.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { parse } from '../../ir/parse.ts';
import { parseRecord } from '../store/readRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';
import type { Io } from '../../base/io.ts';
import { recordBeside, textOfRecord } from '../environment/storedRecords.ts';
import { statedContract, type VerifyOptions } from './verifyOptions.ts';
import { verify as checkForm } from '../../ir/verify.ts';
import { idleParams, requireInputs } from '../../ir/contract/statedBounds.ts';

/** Word IR that the code should compute. */
export interface GivenIr {
  readonly fn: IrFunction;
  /** The option that names it in full, e.g. `--record` and `best.json#mul`. */
  readonly option: 'ir' | 'record';
  readonly name: string;
  /** The record whose bytes the code should have; null if only word IR was named. */
  readonly record: ResultRecord | null;
}

/**
 * The function that the options name, or that of the record beside `file`. Throws `input` for files and names that do
 * not exist, functions that nothing should be compared with, and those that state something else than `--contract`.
 */
export function givenIr(file: string, options: VerifyOptions, io: Io): GivenIr {
  const option = options.ir === undefined ? 'record' : 'ir';
  const beside = recordBeside(file, io);
  const [source, wanted] = splitName(options.ir ?? options.record ?? beside, `--${option}`);
  const { record, functions, withSpecification: complete } = contentOf(readGiven(source, options, io), source);
  if (record === null && option === 'record') {
    const expected = 'record.jsonl or best.json of a result';
    throw new Failure('input', 'this is not a record', { where: source, expected, hint: `--ir ${shellWord(source)}` });
  }
  const named = pick(asInput(source, functions), source, wanted ?? null, options.symbol);
  const fn = asInput(source, () => checked(complete(named.read()), source));
  if (options.contract !== undefined) requireContract(fn, options.contract, source);
  const { aliasing = fn.aliasing } = options;
  const name = `${source}#${fn.name}`;
  return { fn: { ...fn, aliasing }, option, name, record: option === 'record' ? record : null };
}

/** `file#name`; files have no `#` in their names. */
function splitName(text: string, where: string): [source: string, name: string | undefined] {
  const [, source, name] = /^([^#]*)(?:#(.*))?$/s.exec(text) ?? [];
  if (source !== undefined && source.trim() !== '' && name !== '') return [source, name];
  throw new Failure('input', 'a name is empty', { where, expected: 'file or file#function', found: text });
}

function readGiven(source: string, { ir, record }: VerifyOptions, io: Io): string {
  try {
    return textOfRecord(source, io);
  } catch (error) {
    if (!(error instanceof Failure) || (ir ?? record) !== undefined) throw error;
    const expected = `--spec, --ir, --record, or ${basename(source)} beside the file`;
    throw new Failure('input', 'nothing says what the code should compute', { expected });
  }
}

/** A function of a file, read when it is asked for: others may be of kinds that cannot be read. */
interface Named {
  readonly name: string;
  read(): IrFunction;
}

interface Content {
  readonly record: ResultRecord | null;
  readonly functions: () => readonly Named[];
  /** A function with what is known of it by its name. */
  readonly withSpecification: (fn: IrFunction) => IrFunction;
}

function contentOf(text: string, source: string): Content {
  const complete = (fn: IrFunction): IrFunction => fn;
  if (!['.json', '.jsonl'].includes(extname(source)))
    return { record: null, functions: () => [asNamed(parse(text, source))], withSpecification: complete };
  if (text.includes('"irSha256"')) {
    const record = parseRecord(text, source);
    return { record, functions: () => [asNamed(parse(record.ir, source))], withSpecification: complete };
  }
  return { record: null, functions: () => openFiat(text, source), withSpecification: withFiatSpecification };
}

const asNamed = (fn: IrFunction): Named => ({ name: fn.name, read: () => fn });

/** The function called `wanted`; without that the only one, or the one that is called like the code. */
function pick(functions: readonly Named[], where: string, wanted: string | null, symbol = ''): Named {
  const isOnly = wanted === null && functions.length === 1;
  const names = functions.map((fn) => fn.name).join(', ');
  const named = functions.filter((fn) => isOnly || fn.name === (wanted ?? symbol));
  if (named.length === 1) return named[0];
  const message =
    named.length > 1
      ? `several functions are called ${named[0].name}`
      : wanted === null
        ? 'which of its functions is meant?'
        : `there is no function ${wanted}`;
  const expected = `${where}#name, or --symbol if they are called alike`;
  throw new Failure('input', message, { where, expected, found: names });
}

function checked(fn: IrFunction, source: string): IrFunction {
  checkGivenIr(fn, source);
  return fn;
}

function requireContract(fn: IrFunction, expected: string, where: string): void {
  const found = statedContract(fn);
  const plain = (text: string): string => text.replace(/\s+/g, '');
  if (plain(found) === plain(expected)) return;
  throw new Failure('input', 'the word IR states something else', { where, expected, found });
}

/**
 * Throws `input` for word IR that nothing should be compared with: bounds that no input or only one meets, a
 * specification that says nothing or cannot be evaluated; `invariant` if it is malformed. `where` is its file.
 */
function checkGivenIr(fn: IrFunction, where: string): void {
  const odd = [...fn.params, ...fn.results].flatMap(contradictions);
  if (odd.length > 0)
    throw new Failure('input', 'the lower bound is above the upper one', { where, found: odd.join(', ') });
  if (fn.spec !== undefined) checkSpecification(fn, fn.spec, where);
  requireInputs(fn, where);
  checkForm(fn);
}

const contradictions = ({ name, bounds }: Param): string[] =>
  bounds.flatMap(({ lower, upper }, i) => (lower > upper ? [`${name}[${i}]: ${lower}..${upper}`] : []));

function checkSpecification(
  fn: IrFunction,
  { modulus, weights, relation, limits = [] }: Specification,
  where: string,
): void {
  if (modulus < 3n)
    throw new Failure('input', 'the modulus is too small to state anything', {
      where,
      expected: 'above 2',
      found: String(modulus),
    });
  const rises = weights.every((w, i) => Number.isInteger(w) && (i === 0 ? w === 0 : w > weights[i - 1]));
  if (!rises)
    throw new Failure('input', 'the weights of limbs do not rise from 0', { where, found: weights.join(' ') });
  const all = [...fn.params, ...fn.results];
  const isElements = ({ bounds }: Param): boolean => bounds.length % weights.length === 0;
  const unknown = limits.find(({ name }) => !all.some((p) => p.name === name && p.shape === 'array' && isElements(p)));
  if (unknown !== undefined)
    throw new Failure('input', 'a limit for something that is not an array of elements', {
      where,
      found: unknown.name,
    });
  const isMeant = (p: Param): boolean => fn.results.includes(p) || new RegExp(`\\b${p.name}\\b`).test(relation);
  const odd = all.find((p) => isMeant(p) && p.bounds.length !== 1 && !isElements(p));
  if (odd !== undefined) {
    const expected = `a multiple of ${weights.length} limbs`;
    const found = String(odd.bounds.length);
    throw new Failure('input', `${odd.name} is not an array of elements`, { where, expected, found });
  }
  // Throws for unknown names and numbers of elements that do not fit.
  idleParams(fn);
}
