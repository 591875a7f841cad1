/** How a function is called, for code that ships under its source's interface. */
import type { IrFunction } from '../../ir/function.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { type Program, FORM, REG0, STRIDE } from '../../codegen/x86/program.ts';
import { formId } from '../../base/ids.ts';
import { wrapped } from '../../base/folded.ts';
import { prototype } from '../../frontend/c/prototype.ts';
import type { Explanation } from '../../codegen/lowering/explain/explain.ts';
import type { FlagEffect } from '../../codegen/x86/flags.ts';
import { formOf } from '../../codegen/x86/forms.ts';
import { ARGUMENT_REGISTERS, CALLEE_SAVED, registerName, RSP, RBP, RDI, RSI } from '../../codegen/x86/registers.ts';
import { callerNames, inputTexts, outputTexts } from './contractLines.ts';
import { type CallStyle, type Reframed, reframe, unchanged, type Handover } from '../../codegen/encoder/reframe.ts';
import { callOf } from '../../ir/callForm.ts';
import { sha256 } from '../../base/hash.ts';

/** What of the arguments of the source becomes results and parameters, and what it returns. */
export function handoverOf(fn: IrFunction): Handover {
  if (fn.call === undefined) return unchanged(fn.results.length + fn.params.length);
  const { arguments: list, returned } = callOf(fn);
  const numberOf = (name: string): number => list.findIndex(({ result, param }) => result === name || param === name);
  const isRoom = (name: string): boolean => returned?.as === 'value' && returned.result === name;
  return {
    from: [...fn.results, ...fn.params].map(({ name }) => (isRoom(name) ? 'room' : numberOf(name))),
    returned:
      returned === null
        ? null
        : returned.as === 'address'
          ? { argument: numberOf(returned.result) }
          : { words: fn.results.find(({ name }) => name === returned.result)?.bounds.length ?? 1 },
  };
}

/** What is proved of it. */
export const CALLED_CLAIM = 'asm = IR, called as the source';

/** The function as its source is called; null where that is how it was found. */
export const calledCode = (fn: IrFunction, program: Program): Reframed | null =>
  fn.call === undefined ? null : reframe(program, 'sysv', handoverOf(fn));

/** What a record says of the code that ships, where that is not what was found. */
export function recordedCall(fn: IrFunction, program: Program): Pick<ResultRecord, 'called'> {
  const called = calledCode(fn, program);
  if (called === null) return {};
  const bytes = encoded(called.program);
  return {
    called: {
      hex: Buffer.from(bytes).toString('hex'),
      sha256: sha256(bytes),
      instructions: called.program.count,
    },
  };
}

/** Where a function finds its arguments, and what it gives back as it was. */
export interface CallPlaces {
  readonly convention: string;
  /** By result and parameter. */
  readonly places: readonly string[];
  /** General registers that are the caller's. */
  readonly kept: readonly number[];
  /** The first vector register that is the caller's, as are all behind it. */
  readonly firstKeptVector: number;
}

const VECTOR_REGISTERS = 16;
const SYSTEM_V_PLACES: CallPlaces = {
  convention: 'System V ABI',
  places: ARGUMENT_REGISTERS.map((r) => registerName(r)),
  kept: CALLEE_SAVED,
  firstKeptVector: VECTOR_REGISTERS,
};

/** How a function is called and what it does to registers and the stack, for the head of its file. */
export function callLines(
  fn: IrFunction,
  program: Program,
  explanation: Explanation,
  places: CallPlaces = SYSTEM_V_PLACES,
): string[] {
  return [
    `${prototype(fn)};`,
    '',
    ...argumentLines(fn, places),
    '',
    ...registerLines(program, places),
    ...slotLines(explanation),
  ];
}

/** How comments name words, and what the longer sums add up. */
export function notationLines({ comments, before, sums }: Explanation): string[] {
  const has = (pattern: RegExp): boolean => comments.some((text) => pattern.test(text));
  return [
    'Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.',
    ...(has(/ (CF|OF) (to|from) /)
      ? ['"CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.']
      : []),
    ...(has(/, complete$/) ? ['A word is added up under its name until it is complete.'] : []),
    ...(has(/\w\.\d/) ? ['x.2, x.3 are parts of the word x that are added up apart from it.'] : []),
    ...(has(/neg\(/) ? ['neg(x) is a part of the word x that is to be subtracted.'] : []),
    ...([...before.values()].some((lines) => lines.some((text) => text.startsWith('complete:')))
      ? [
          'Where the last word of a sum is complete, all of them are listed with their registers; - is a word that ' +
            'has been used up.',
        ]
      : []),
    ...(sums.length === 0
      ? []
      : ['', 'What the longer sums add up, word by word:', ...sums.map((text) => `  ${text}`)]),
  ];
}

function argumentLines(fn: IrFunction, { convention, places }: CallPlaces): string[] {
  const named = callerNames(fn);
  const written = outputTexts(fn).map(([name, text], i) => ({ p: fn.results[i], name, text: `written, ${text}` }));
  const read = inputTexts(fn).map(([name, text], i) => ({
    p: fn.params[i],
    name,
    text: `${fn.params[i].shape === 'array' ? 'read' : 'value'}, ${text}`,
  }));
  const rows = [...written, ...read].map(({ p, name, text }, i) => {
    const isPointer = p.shape === 'array' || i < written.length;
    const shown = isPointer ? `${name}[${p.bounds.length}]` : name;
    return [places[i], named.has(name) ? `${shown}, ${named.get(name)} of the caller` : shown, text];
  });
  const width = Math.max(...rows.map(([, name]) => name.length));
  const placeWidth = Math.max(...rows.map(([place]) => place.length));
  return [
    `Arguments (${convention}):`,
    ...rows.map(([place, name, text]) => `  ${place.padEnd(placeWidth)}  ${name.padEnd(width)}  ${text}`),
  ];
}

function registerLines(program: Program, { kept, firstKeptVector }: CallPlaces): string[] {
  const { general, vector } = changedRegisters(program);
  const saved = kept.filter((r) => general.has(r));
  const scratch = [...general].filter((r) => !saved.includes(r) && r !== RSP).sort((a, b) => a - b);
  const vectors = [...vector].sort((a, b) => a - b);
  const names = (list: readonly number[]): string[] => list.map((r) => registerName(r, 128));
  const changed = [...scratch.map((r) => registerName(r)), ...names(vectors.filter((r) => r < firstKeptVector))];
  const restored = [...saved.map((r) => registerName(r)), ...names(vectors.filter((r) => r >= firstKeptVector))];
  return [
    `Changed: ${[...changed, ...(changesFlags(program) ? ['flags'] : [])].join(', ')}`,
    ...(restored.length === 0 ? [] : [`Saved on the stack and restored: ${restored.join(', ')}`]),
  ];
}

function slotLines({ slots }: Explanation): string[] {
  if (slots.length === 0) return [];
  const width = Math.max(...slots.map(({ place }) => place.length));
  const isBelow = slots.some(({ place }) => place.includes('-'));
  const lines = slots.flatMap(({ place, words }) =>
    wrapped(`  ${place.padEnd(width)}  `, words.join(', then ').split(/(?<=,) /)),
  );
  return [`Spilled words${isBelow ? ', in the red zone below rsp' : ''}:`, ...lines];
}

/** Registers that some instruction writes. */
function changedRegisters({ data, count }: Program): { general: Set<number>; vector: Set<number> } {
  const general = new Set<number>();
  const vector = new Set<number>();
  for (let i = 0; i < count; i++) {
    const { operands, implicitWrites } = formOf(formId(data[i * STRIDE + FORM]));
    operands.forEach((o, n) => {
      if (!o.access.includes('w')) return;
      if (o.class === 'gpr') general.add(data[i * STRIDE + REG0 + n]);
      else if (o.class === 'xmm' || o.class === 'lanes') vector.add(data[i * STRIDE + REG0 + n]);
    });
    for (let r = 0; r < 16; r++) if ((implicitWrites >> r) & 1) general.add(r);
  }
  return { general, vector };
}

function changesFlags({ data, count }: Program): boolean {
  const changes = ({ written, undefined: lost, cleared }: FlagEffect): boolean => (written | lost | cleared) !== 0;
  return Array.from({ length: count }, (_, i) => formOf(formId(data[i * STRIDE + FORM])).flags).some(changes);
}

/* What is said of code that was reframed: the words of its explanation, with other places. */

/** Where results and parameters are; undefined for System V in the usual order. */
export function callPlaces(style: CallStyle | null, fn: IrFunction): CallPlaces | undefined {
  const places = argumentPlaces(style, fn);
  if (fn.call === undefined) return places;
  const of = places ?? SYSTEM_V_PLACES;
  const { from, returned } = handoverOf(fn);
  const back = ['rax', 'rdx'].slice(0, returned !== null && 'words' in returned ? returned.words : 0).join(', ');
  return { ...of, places: from.map((number) => (number === 'room' ? `returned in ${back}` : of.places[number])) };
}

/** Where the arguments of callers are; undefined for System V. */
function argumentPlaces(style: CallStyle | null, fn: IrFunction): CallPlaces | undefined {
  switch (style) {
    case 'win64':
      return {
        convention: 'Windows x64, addresses at the entry',
        places: ['rcx', 'rdx', 'r8', 'r9', '[rsp+0x28]', '[rsp+0x30]'],
        kept: [...CALLEE_SAVED, RDI, RSI],
        firstKeptVector: 6,
      };
    case 'go-abi0':
      return {
        convention: 'Go, ABI0',
        places: callOf(fn).arguments.map(({ name }, i) => `${name}+${8 * i}(FP)`),
        kept: [RBP],
        firstKeptVector: 16,
      };
    default:
      return undefined;
  }
}

/** The explanation of `program`, for the reframed code. */
export function reframedExplanation(
  explanation: Explanation,
  program: Program,
  reframed: Reframed,
  { results, params }: IrFunction,
): Explanation {
  const { origins, end, slotsMovedBy } = reframed;
  const names = [...results, ...params].map(({ name }) => name);
  const moved = (text: string): string => movedSlots(text, slotsMovedBy);
  const comments = origins.map((origin) =>
    typeof origin === 'number'
      ? moved(explanation.comments[origin])
      : origin.replace(/^argument (\d+)$/, (_, number) => `argument ${names[Number(number) - 1]}`),
  );
  const before = new Map<number, readonly string[]>();
  origins.forEach((origin, i) => {
    const lines = typeof origin === 'number' ? explanation.before.get(origin) : undefined;
    if (lines !== undefined) before.set(i, lines.map(moved));
  });
  const behindBody = explanation.before.get(bodyEnd(origins));
  if (behindBody !== undefined && end < origins.length && bodyEnd(origins) < program.count)
    before.set(end, behindBody.map(moved));
  const slots = explanation.slots.map(({ place, words }) => ({ place: moved(place), words }));
  return { comments, before, sums: explanation.sums, slots };
}

/** The instruction of the old program that its body ends before. */
const bodyEnd = (origins: Reframed['origins']): number =>
  1 + origins.reduce((last: number, origin) => (typeof origin === 'number' ? Math.max(last, origin) : last), -1);

/** `[rsp-0x8]` with slots that are `by` bytes higher. */
const movedSlots = (text: string, by: number): string =>
  text.replace(/\[rsp(?:([+-])0x([0-9a-f]+))?\]/g, (_, sign, digits) => {
    const at = (digits === undefined ? 0 : Number.parseInt(digits, 16)) * (sign === '-' ? -1 : 1) + by;
    return `[rsp${at === 0 ? '' : `${at < 0 ? '-' : '+'}0x${Math.abs(at).toString(16)}`}]`;
  });
