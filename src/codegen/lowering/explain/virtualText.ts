/** Says in a line of text what each instruction of selected code does. */
import { OPERATION, PRODUCT, type OperationKind, type Problem } from '../../candidate/candidate.ts';
import { CF, OF } from '../../x86/flags.ts';
import type { Template } from '../../x86/template.ts';
import type { ChainState, WatchedSelection } from './watchedSelection.ts';
import type { WordNames } from './wordNames.ts';

/** Text of virtual instruction i. `selection` must have finished. */
export function virtualText(selection: WatchedSelection, names: WordNames, i: number): string {
  const {
    code,
    set,
    p: { events },
  } = selection;
  const template = set.templates[code.template[i]];
  const out = code.outs[2 * i];
  const e = code.event[i];
  if (isStore(template)) return storeText(selection, names, i);
  if (template.inputs.length === 0 || template.name === 'flag/test-bit') return flagText(selection, names, i);
  if (template.name === 'compare/cmp') return comparisonText(selection, names, i);
  if (selection.owners.get(out)?.kind === 'column') return additionText(selection, names, i);
  if (template.name === 'zero-test/cmp') return `CF = ${operationText(selection.p, e, (v) => names.value(v))}`;
  if ((events.kind[e] === PRODUCT || events.kind[e] === OPERATION) && isResult(selection, i))
    return resultText(selection, names, i);
  return contractText(selection, names, i);
}

const isStore = ({ body }: Template): boolean => body.some((line) => line.operands.some((o) => o.kind === 'pointer'));

/** The word of a result; if a sum comes down to one of its terms, both names. */
function storeText({ code, set, p: { events } }: WatchedSelection, names: WordNames, i: number): string {
  const [word, pointer] = code.ins.subarray(3 * i, 3 * i + 2);
  const value = names.value(events.ins[3 * code.event[i]]);
  const result = `${names.register(pointer)}[${code.amount[i] / 8}]`;
  const held = names.register(word);
  if (set.templates[code.template[i]].name === 'store/movbe') return `${result} = bytes of ${held} reversed`;
  return `${result} = ${value}${held === value ? '' : ` = ${held}`}`;
}

/** One of its outputs is that of the event it belongs to. */
function isResult({ code, owners, p: { events } }: WatchedSelection, i: number): boolean {
  const e = code.event[i];
  const outs = [...code.outs.subarray(2 * i, 2 * i + 2)]
    .map((v) => owners.get(v))
    .flatMap((o) => (o?.kind === 'value' ? [o.value] : []));
  return outs.some((v) => v === events.outs[2 * e] || v === events.outs[2 * e + 1]);
}

/** The last instruction of an operation: what the operation is, and if it took several, what the instruction adds. */
function resultText(selection: WatchedSelection, names: WordNames, i: number): string {
  const { code, owners, p } = selection;
  const e = code.event[i];
  const name = (v: number): string => names.value(v);
  const isWhole = [...code.ins.subarray(3 * i, 3 * i + 3)].every(
    (v) => v < 0 || owners.has(v) || v < p.fn.results.length + p.fn.params.length || code.home[v] !== 0,
  );
  const readsFlag = carryRead(selection, i) !== null;
  const isSelection = p.events.operation[e] === 'cmovznz';
  if (isWhole && (!readsFlag || isSelection))
    return `${operationText(p, e, name)}${isSelection ? `, ${names.value(p.events.ins[3 * e])} in CF` : ''}`;
  // Of a sum the carry is not part of the result.
  return `${contractText(selection, names, i).replace(/^CF:(.*)$/, '$1 mod 2^64')} = ${rightSide(p, e, name)}`;
}

/** The contract of the template with the words in the places of its operands. */
function contractText({ code, set }: WatchedSelection, names: WordNames, i: number): string {
  const { contract, inputs, outputs } = set.templates[code.template[i]];
  const words = new Map<string, string>([['k', String(code.amount[i])]]);
  inputs.forEach(({ name }, j) => words.set(name, names.register(code.ins[3 * i + j])));
  outputs.forEach((name, o) => words.set(name, code.outs[2 * i + o] < 0 ? '_' : names.register(code.outs[2 * i + o])));
  const short = contract
    .replace(/^out \+ 2\^64\*CF' = /, 'CF:out = ')
    .replace(/^out - 2\^64\*CF' = (.*)/, 'out = $1, borrow in CF')
    .replace(/, [bk] (=|<).*$/, '')
    .replace(/, c < 64$/, '');
  return short
    .replaceAll(' * ', '*')
    .replace(/CF'|OF'|\b[A-Za-z]+\b/g, (word) => (word.endsWith(`'`) ? word.slice(0, 2) : (words.get(word) ?? word)));
}

/** A flag becomes a word, a value a flag, or a flag zero. */
function flagText(selection: WatchedSelection, names: WordNames, i: number): string {
  const {
    code,
    set,
    p: { events },
  } = selection;
  const { name } = set.templates[code.template[i]];
  const out = code.outs[2 * i];
  switch (name) {
    case 'flag/zero':
      return 'CF = OF = 0';
    case 'flag/clear-carry':
      return 'CF = 0';
    case 'flag/test-bit':
      return `CF = ${names.register(code.ins[3 * i])}`;
    case 'mask/sbb':
    case 'mask/sbb-half':
      return (
        `${operationText(selection.p, code.event[i], (v) => names.value(v))}, ` +
        `${names.value(events.ins[3 * code.event[i]])} in CF`
      );
    default:
      return `${names.register(out)} = ${name === 'bit/seto' ? 'OF' : 'CF'}`;
  }
}

/** 0 if the instruction takes CF in, 1 if OF, null if neither. */
function carryRead({ code, set }: WatchedSelection, i: number): 0 | 1 | null {
  const { reads } = set.flags[code.template[i]];
  return reads & CF ? 0 : reads & OF ? 1 : null;
}

const FLAGS = ['CF', 'OF'] as const;

/** An addition or subtraction in a column, with what it takes from a flag and what it leaves in one. */
function additionText(selection: WatchedSelection, names: WordNames, i: number): string {
  const { code, set, chains } = selection;
  const template = set.templates[code.template[i]];
  const out = names.register(code.outs[2 * i]);
  const words = template.inputs
    .map((_, j) => code.ins[3 * i + j])
    .filter((v, j) => names.constant(v) !== 0n || (j === 0 && template.name.startsWith('sub/')))
    .map((v) => names.register(v));
  const flag = carryRead(selection, i);
  const isKnownZero = flag !== null && chains[i][flag].isZero;
  const carry = flag === null || isKnownZero ? [] : [FLAGS[flag]];
  const equation = template.name.startsWith('sub/')
    ? difference(out, words[0], [...words.slice(1), ...carry])
    : sum(out, words, carry, template);
  const start = isKnownZero ? ` (${FLAGS[flag]} is 0)` : '';
  const isComplete = names.isComplete(code.outs[2 * i]);
  return [equation + start, ...carryText(selection, names, i), ...(isComplete ? ['complete'] : [])].join(', ');
}

function comparisonText(selection: WatchedSelection, names: WordNames, i: number): string {
  const [a, b] = [0, 1].map((j) => names.register(selection.code.ins[3 * i + j]));
  return [`${a} - ${b}, of which only the borrow is kept`, ...carryText(selection, names, i)].join(', ');
}

function sum(out: string, words: readonly string[], carry: readonly string[], { name }: Template): string {
  const factor = /^add\/lea-(\d)$/.exec(name)?.[1];
  const terms = [...(factor === undefined ? words : [words[0], `${factor}*${words[1]}`])];
  const own = terms.indexOf(out);
  if (own < 0) return `${out} = ${[...terms, ...carry].join(' + ')}`;
  terms.splice(own, 1);
  return `${out} += ${[...terms, ...carry].join(' + ')}`;
}

const difference = (out: string, from: string, taken: readonly string[]): string =>
  out === from ? `${out} -= ${taken.join(' + ')}` : `${out} = ${[from, ...taken].join(' - ')}`;

/** Where the carry of addition i goes; nothing where nobody asks for it: at the end of a sum, or of an address. */
function carryText({ code, set, chains }: WatchedSelection, names: WordNames, i: number): string[] {
  const template = set.templates[code.template[i]];
  const chain = template.name === 'add/adox' ? 1 : 0;
  const { pending, sign, held, isZero }: ChainState = chains[i + 1][chain];
  if (set.flags[code.template[i]].writes === 0) return [];
  if (pending >= 0) {
    const isBorrow = /^(sub|compare)\//.test(template.name) && !names.register(code.outs[2 * i]).startsWith('neg(');
    const way = sign < 0 ? 'from' : isBorrow ? 'as a word to' : 'to';
    return [`${FLAGS[chain]} ${way} ${names.column(pending)}`];
  }
  if (held >= 0) return [`${FLAGS[chain]} = ${names.value(held)}`];
  return isZero ? ['no carry'] : [];
}

/** Names of values of the problem. */
type NameOf = (value: number) => string;

/**
 * Event `e`, a product or an operation, as an equation of the word IR. `hi:lo` is 2^64*hi + lo; a word nobody reads is
 * `_`.
 */
function operationText(p: Problem, e: number, name: NameOf): string {
  const { events } = p;
  const out = (i: number): string => (events.outs[2 * e + i] < 0 ? '_' : name(events.outs[2 * e + i]));
  if (events.kind[e] === PRODUCT)
    return `${out(1)}:${out(0)} = ${name(events.ins[3 * e])}*${name(events.ins[3 * e + 1])}`;
  return `${out(0)} = ${rightSide(p, e, name)}`;
}

/** What operation `e` computes. */
function rightSide(p: Problem, e: number, name: NameOf): string {
  const { events } = p;
  const ins = [...events.ins.subarray(3 * e, 3 * e + 3)].filter((v) => v >= 0);
  const operation = events.operation[e];
  if (events.kind[e] !== OPERATION || operation === null) return '';
  const { width } = p.fn.values[events.outs[2 * e]];
  const text = formula(operation, ins.map(name), operation === 'mask' ? width : events.detail[e]);
  return wraps(p, operation, ins, events.detail[e]) ? `${text} mod 2^64` : text;
}

function formula(operation: OperationKind, [a, b, c]: readonly string[], n: number): string {
  switch (operation) {
    case 'mul':
      return `${a}*${b}`;
    case 'mul52':
      return `(${a} mod 2^52)*(${b} mod 2^52)`;
    case 'add':
      return `${a} + ${b}`;
    case 'sub':
      return `${a} - ${b}`;
    case 'and':
      return `${a} & ${b}`;
    case 'or':
      return `${a} | ${b}`;
    case 'xor':
      return `${a} ^ ${b}`;
    case 'not':
      return `~${a}`;
    case 'bswap':
      return `bytes of ${a} reversed`;
    case 'mask':
      return `-${a} mod 2^${n}`;
    case 'eqz':
      return `(${a} == 0)`;
    case 'shl':
      return `${a} << ${n}`;
    case 'shr':
      return `${a} >> ${n}`;
    case 'sar':
      return `signed ${a} >> ${n}`;
    case 'ror':
      return `${a} rotated right by ${n}`;
    case 'shrd':
      return `low word of (${b}:${a} >> ${n})`;
    case 'shld':
      return `high word of (${b}:${a} << ${n})`;
    case 'cmovznz':
      return `${a} ? ${c} : ${b}`;
  }
}

/** The result may differ from the integer that the formula is. */
function wraps({ values }: Problem, operation: OperationKind, ins: readonly number[], n: number): boolean {
  const upper = ins.map((v) => values.upper[v]);
  const lower = ins.map((v) => values.lower[v]);
  const end = 1n << 64n;
  switch (operation) {
    case 'mul':
      return upper[0] * upper[1] >= end;
    case 'add':
      return upper[0] + upper[1] >= end;
    case 'sub':
      return lower[0] < upper[1];
    case 'shl':
      return upper[0] << BigInt(n) >= end;
    default:
      return false;
  }
}
