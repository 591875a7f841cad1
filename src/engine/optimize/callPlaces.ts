/** What is said of code that was reframed: the words of its explanation, with other places. */
import type { CallStyle, Reframed } from '../../codegen/encoder/reframe.ts';
import { callOf } from '../../ir/callForm.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Explanation } from '../../codegen/lowering/explain/explain.ts';
import { CALLEE_SAVED, RBP, RDI, RSI } from '../../codegen/x86/registers.ts';
import { handoverOf } from './calledCode.ts';
import { SYSTEM_V_PLACES, type CallPlaces } from './callLines.ts';
import type { Program } from '../../codegen/x86/program.ts';

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
