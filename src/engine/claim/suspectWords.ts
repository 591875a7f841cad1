/** Tells the runs of `leakWitness.ts` what to compare at a place, in the words that `suspects.h` reads. */
import type { CodeImage, MachineInstruction } from '../../base/machineCode.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import type { InstructionForm } from '../../prover/instructions/form.ts';
import type { Finding } from '../../prover/leak/findLeaks.ts';
import { LEAK, registerPlace } from '../../prover/leak/state.ts';
import { registerName } from '../../prover/listing/registers.ts';

/** General registers in the order of the processor's numbers. */
export const GENERAL = Array.from({ length: 16 }, (_, number) => registerName(number));

const NO_REGISTER = 16;
const RIP = 17;
const FIRST_VECTOR = 16;
const FIRST_MASK = 48;
const WORD = 8;
const MAX_BYTES_READ = 64;
const MAX_PARTS = 8;
const KIND = { jump: 0, address: 1, operands: 2, wall: 3, anyElement: 4, elements: 5 };

type Words = readonly (number | bigint)[];

/** An instruction that ends the runs. */
export const wallWords = (address: number): Words => [
  ...[address, KIND.wall, NO_REGISTER, NO_REGISTER, 0, 0, 0],
  ...[NO_REGISTER, 0, 0, 0],
];

/** What is compared at an instruction: where it leads, its address, its mask, or all that it computes with. */
export function suspectWords(
  { address, what }: Finding,
  instruction: MachineInstruction | null,
  image: CodeImage,
): Words {
  if (instruction === null) throw new TypeError('a leak at no instruction');
  const { operands, bytes, flow } = instruction;
  const form = acceptedForm(instruction);
  const at = operands.findIndex((operand) => operand.kind === 'memory');
  const [memory, shape] = [operands[at], form.operands[at]];
  const [base, index] = memory?.kind === 'memory' ? [memory.base, memory.index] : ['', ''];
  const displacement = memory?.kind === 'memory' ? memory.displacement : 0n;
  const absolute = memory !== undefined && base === '' && image.isMovable ? 0 : displacement;
  const mask = maskOf(instruction, form);
  const kind = kindOf(what, flow, mask);
  const isRead = kind === KIND.operands && shape?.kind === 'memory' && shape.access?.includes('r') === true;
  const parts = kind === KIND.operands ? partsOf(instruction, form) : [];
  return [
    ...[address, kind],
    ...(flow === 'return'
      ? [GENERAL.indexOf('rsp'), NO_REGISTER, 1, 0]
      : [numberOf(base), numberOf(index), memory?.kind === 'memory' ? memory.scale : 1, absolute]),
    address + bytes.length,
    ...(mask === null ? [NO_REGISTER, 0] : [mask.number, (1n << BigInt(mask.count)) - 1n]),
    flow === 'return' ? WORD : isRead ? Math.min(MAX_BYTES_READ, shape.width / 8) : 0,
    ...[parts.length, ...parts.flat()],
  ];
}

/**
 * Of a mask, only what is known to be one of elements of memory is compared: otherwise all is accessed, or it depends
 * on more.
 */
function kindOf(what: string, flow: MachineInstruction['flow'], mask: Mask | null): number {
  if (flow === 'return' || what === LEAK.time) return KIND.operands;
  if (what === LEAK.mask && mask?.isOfMemory === true) return mask.isOfOne ? KIND.anyElement : KIND.elements;
  return what === LEAK.jump ? KIND.jump : KIND.address;
}

/** A mask of elements: number of the register, how many elements it has. */
interface Mask {
  readonly number: number;
  readonly count: number;
  /** Whether it says what is accessed in memory; then, whether that is one element for all. */
  readonly isOfMemory: boolean;
  readonly isOfOne: boolean;
}

/** What works on each element by itself, and does not access those that are masked (SDM vol. 2, §2.8: type E4). */
const BY_ELEMENT = [
  /^vmovdq[ua](8|16|32|64)$/,
  /^v(?:mov[ua]|and|andn|or|xor|blendm)(p[sd])$/,
  /^vp(?:add|sub|mul|madd52|min|max|avg|abs)(?:u?s|u|l|h|hu|hrs|[lh]u|d|ud)?([bwdq])$/,
  /^vp(?:and|andn|or|xor|ternlog|blendm|cmpu?|cmpeq|cmpgt|testn?m|opcnt|lzcnt)([bwdq])$/,
  /^vp(?:ro[lr]v?|s[lr]lv|srav|sh[lr]dv?)([wdq])$/,
];
/** The same, but of all of memory. */
const OF_BYTES = /^v(?:gf2p8mul|gf2p8affineq|pmultishiftq)(b)$/;
/** Stores narrower elements. */
const NARROWED = /^vpmov[wdq]([bwd])$/;
const BITS: Readonly<Record<string, number>> = { b: 8, w: 16, d: 32, q: 64, ps: 32, pd: 64 };

/** Null if there is none, or if it is not known what it does. */
function maskOf({ operands }: MachineInstruction, { mnemonic, operands: shapes }: InstructionForm): Mask | null {
  const operand = operands[shapes.findIndex((shape) => shape.kind === 'mask' && shape.access === 'r')];
  const width = Math.max(...shapes.map((shape) => (shape.kind === 'vector' ? shape.width : 0)));
  const memory = shapes.find((shape) => shape.kind === 'memory')?.width ?? 0;
  const name = (pattern: RegExp): string | undefined => pattern.exec(mnemonic)?.[1];
  const [own, bytes, narrowed] = [
    BY_ELEMENT.map(name).find((one) => one !== undefined),
    name(OF_BYTES),
    name(NARROWED),
  ];
  const element = own ?? bytes ?? narrowed;
  if (operand?.kind !== 'register' || width === 0 || element === undefined) return null;
  if (narrowed !== undefined && memory === 0) return null;
  const bits = BITS[element] ?? Number(element);
  return {
    number: FIRST_MASK + Number(operand.name.slice(1)),
    count: (narrowed === undefined ? width : memory) / bits,
    isOfMemory: memory > 0 && bytes === undefined,
    isOfOne: memory === bits && narrowed === undefined,
  };
}

/** Registers that it computes with; what merging leaves as it was is none. */
function partsOf({ operands }: MachineInstruction, form: InstructionForm): [number, number, number][] {
  const names = operands.flatMap((operand, k) => {
    const of = form.operands[k];
    const isKept = k === 0 && form.masking === 'merging';
    const isRead = !isKept && 'access' in of && of.access?.includes('r') === true && of.kind !== 'mask';
    return operand.kind === 'register' && isRead ? [operand.name] : [];
  });
  return [...names, ...form.implicitReads].flatMap(partOf).slice(0, MAX_PARTS);
}

function numberOf(name: string): number {
  if (name === '') return NO_REGISTER;
  if (name === 'RIP') return RIP;
  const place = registerPlace(name);
  return place?.file === 'general' && place.count === WORD ? GENERAL.indexOf(place.register) : NO_REGISTER;
}

/** Number, first byte and count. */
function partOf(name: string): [number, number, number][] {
  const place = registerPlace(name);
  if (place === undefined || place.file === 'mask') return [];
  const number =
    place.file === 'general' ? GENERAL.indexOf(place.register) : FIRST_VECTOR + Number(place.register.slice(1));
  return [[number, place.first, place.count]];
}
