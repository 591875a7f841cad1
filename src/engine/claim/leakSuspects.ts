/** What the runs of `leakWitness.ts` compare at an instruction, in the words that `suspects.h` reads. */
import type { CodeImage, MachineInstruction, MachineMemory } from '../../base/machineCode.ts';
import { acceptedForm } from '../../prover/instructions/accept.ts';
import { registerName } from '../../prover/listing/registers.ts';
import type { Finding } from '../../prover/leak/findLeaks.ts';
import { LEAK, registerPlace } from '../../prover/leak/state.ts';
import type { InstructionForm } from '../../x86/form.ts';

/** General registers in the order of the processor's numbers. */
export const GENERAL = Array.from({ length: 16 }, (_, number) => registerName(number));

const NO_REGISTER = 16;
const RIP = 17;
const FIRST_VECTOR = 16;
const FIRST_MASK = 48;
const WORD = 8;
const MAX_BYTES_READ = 64;
const MAX_PARTS = 8;
const KIND = { jump: 0, address: 1, operands: 2, wall: 3, anyElement: 4, elements: 5, count: 6, repeats: 7 };
const ALL_BITS = (1n << 64n) - 1n;

type InputWords = readonly (number | bigint)[];

/** What is compared; without an address, registers or a mask where nothing is said of them. */
interface Place {
  readonly kind: number;
  readonly base?: number;
  readonly index?: number;
  readonly scale?: number;
  readonly displacement?: bigint | number;
  readonly indexBits?: bigint;
  readonly mask?: Pick<Mask, 'number' | 'stride'> & { readonly elements: bigint };
  /** In memory, and numbers, first bytes and counts in registers. */
  readonly bytes?: number;
  readonly parts?: readonly (readonly [number, number, number])[];
}

function placeWords(
  leak: number,
  { address, bytes: { length } }: Pick<MachineInstruction, 'address' | 'bytes'>,
  { kind, base = NO_REGISTER, index = NO_REGISTER, scale = 0, displacement = 0, ...place }: Place,
): InputWords {
  const { indexBits = ALL_BITS, mask, bytes = 0, parts = [] } = place;
  return [
    ...[leak, address, kind, base, index, scale, displacement, address + length, indexBits],
    ...(mask === undefined ? [NO_REGISTER, 0, 0] : [mask.number, mask.elements, mask.stride]),
    ...[bytes, parts.length, ...parts.flat()],
  ];
}

/** An instruction that ends the runs. */
export const wallWords = (instruction: MachineInstruction): InputWords =>
  placeWords(0, instruction, { kind: KIND.wall });

/**
 * What is compared at an instruction, each of which shows a leak, by its number, if it differs: where it leads, its
 * address, its mask, or all that it computes with.
 */
export function suspectWords(
  leak: number,
  { what }: Finding,
  instruction: MachineInstruction | null,
  image: CodeImage,
): InputWords[] {
  if (instruction === null) throw new TypeError('a leak at no instruction');
  const form = acceptedForm(instruction);
  const places =
    form.repeat !== null
      ? stringPlaces(instruction, form, what)
      : [form.mnemonic === 'xlatb' ? TABLE : placeOf(instruction, form, what, image)];
  return places.map((place) => placeWords(leak, instruction, place));
}

function placeOf(instruction: MachineInstruction, form: InstructionForm, what: string, image: CodeImage): Place {
  const { operands, flow } = instruction;
  const at = operands.findIndex((operand) => operand.kind === 'memory');
  const [memory, shape] = [operands[at], form.operands[at]];
  const mask = maskOf(instruction, form);
  const choices = choicesOf(instruction, form, what, mask);
  const kind = choices === null ? kindOf(what, flow, mask) : KIND.operands;
  const isRead =
    choices === null && kind === KIND.operands && shape?.kind === 'memory' && shape.access?.includes('r') === true;
  return {
    kind,
    ...(flow === 'return'
      ? { base: GENERAL.indexOf('rsp'), scale: 1 }
      : memory?.kind === 'memory'
        ? addressOf(memory, image)
        : {}),
    ...(mask === null ? {} : { mask: { ...mask, elements: (1n << BigInt(mask.count)) - 1n } }),
    bytes: flow === 'return' ? WORD : isRead ? Math.min(MAX_BYTES_READ, shape.width / 8) : 0,
    parts: choices ?? (kind === KIND.operands ? partsOf(instruction, form) : []),
  };
}

const addressOf = ({ base, index, scale, displacement }: MachineMemory, { isMovable }: CodeImage): Partial<Place> => ({
  ...{ base: numberOf(base), index: numberOf(index), scale },
  displacement: base === '' && isMovable ? 0 : displacement,
});

/** The byte at rbx and al. */
const TABLE: Place = {
  ...{ kind: KIND.address, base: GENERAL.indexOf('rbx'), index: GENERAL.indexOf('rax'), scale: 1 },
  indexBits: 0xffn,
};

/**
 * Of a string instruction, each address, if rcx is not 0; rcx; how many steps it takes until elements are equal, or are
 * not; or what is compared in the one step that it takes.
 */
function stringPlaces({ operands }: MachineInstruction, form: InstructionForm, what: string): Place[] {
  const bases = operands.flatMap((operand) => (operand.kind === 'memory' ? [numberOf(operand.base)] : []));
  const [shape] = form.operands;
  const bytes = shape.kind === 'memory' ? shape.width / 8 : 0;
  const count = { number: GENERAL.indexOf('rcx'), elements: ALL_BITS, stride: 0 };
  switch (what) {
    case LEAK.address:
      return bases.map((base) => ({ kind: KIND.address, base, ...(form.repeat === 'once' ? {} : { mask: count }) }));
    case LEAK.time: {
      const accumulators = form.implicitReads.filter((name) => /^[ER]?A[XL]$/.test(name)).flatMap(partOf);
      return bases.map((base) => ({ kind: KIND.operands, base, bytes, parts: accumulators }));
    }
    default:
      return form.repeat === 'rep'
        ? [{ kind: KIND.elements, mask: count }]
        : [{ kind: KIND.repeats, base: bases[0], index: bases[1], scale: form.repeat === 'repe' ? 1 : 0, bytes }];
  }
}

/**
 * Of a mask, only what is known to be one of elements of memory is compared: otherwise all is accessed, or it depends
 * on more.
 */
function kindOf(what: string, flow: MachineInstruction['flow'], mask: Mask | null): number {
  if (flow === 'return' || what === LEAK.time) return KIND.operands;
  if (what === LEAK.mask && mask?.isOfMemory === true)
    return mask.isOfOne ? KIND.anyElement : mask.isDense ? KIND.count : KIND.elements;
  return what === LEAK.jump ? KIND.jump : KIND.address;
}

/** A mask of elements: number of the register, how many elements it has. */
interface Mask {
  readonly number: number;
  readonly count: number;
  /** Whether it says what is accessed in memory; then, whether that is one element for all. */
  readonly isOfMemory: boolean;
  readonly isOfOne: boolean;
  /** Whether elements stand one behind the other in memory, whichever they are. */
  readonly isDense: boolean;
  /** Bytes of the elements of a vector that masks by their signs; 0 of a mask register. */
  readonly stride: number;
}

/** What works on each element by itself, and does not access those that are masked (SDM vol. 2, §2.8: type E4). */
const BY_ELEMENT = [
  /^vmovdq[ua](8|16|32|64)$/,
  /^v(?:mov[ua]|and|andn|or|xor|blendm)(p[sd])$/,
  /^vp(?:add|sub|mul|madd52|min|max|avg|abs)(?:u?s|u|l|h|hu|hrs|[lh]u|d|ud)?([bwdq])$/,
  /^vp(?:and|andn|or|xor|ternlog|blendm|cmpu?|cmpeq|cmpgt|testn?m|opcnt|lzcnt)([bwdq])$/,
  /^vp(?:ro[lr]v?|s[lr]lv|srav|sh[lr]dv?)([wdq])$/,
  /^vp?maskmov([dq]|p[sd])$/,
];
/** So many elements, whichever they are, stand in memory. */
const DENSE = /^vp?(?:compress|expand)([bwdq]|p[sd])$/;
/** Elements at places of their own: width of the indices, of the elements. */
const PLACED = /^vp?(?:gather|scatter)([dq])([dq]|p[sd])$/;
/** The same, but of all of memory. */
const OF_BYTES = /^v(?:gf2p8mul|gf2p8affineq|pmultishiftq)(b)$/;
/** Stores narrower elements. */
const NARROWED = /^vpmov[wdq]([bwd])$/;
const BITS: Readonly<Record<string, number>> = { b: 8, w: 16, d: 32, q: 64, ps: 32, pd: 64 };

/** Null if there is none, or if it is not known what it does. */
function maskOf(
  { operands }: MachineInstruction,
  { mnemonic, operands: shapes, encoding }: InstructionForm,
): Mask | null {
  const at = shapes.findIndex(
    (shape) => (shape.kind === 'mask' && shape.access !== 'w') || (shape.kind === 'vector' && shape.chooses === true),
  );
  const [operand, shape] = [operands[at], shapes[at]];
  const width = Math.max(...shapes.map((one) => (one.kind === 'vector' ? one.width : 0)));
  const memory = shapes.find((one) => one.kind === 'memory')?.width ?? 0;
  const name = (pattern: RegExp, k = 1): string | undefined => pattern.exec(mnemonic)?.[k];
  const [own, bytes, narrowed, dense, placed] = [
    BY_ELEMENT.map((pattern) => name(pattern)).find((one) => one !== undefined),
    ...[name(OF_BYTES), name(NARROWED), name(DENSE), name(PLACED, 2)],
  ];
  const element = own ?? bytes ?? narrowed ?? dense ?? placed;
  if (operand?.kind !== 'register' || width === 0 || element === undefined) return null;
  if (narrowed !== undefined && memory === 0) return null;
  const bits = BITS[element] ?? Number(element);
  const apart = Math.max(bits, BITS[name(PLACED) ?? ''] ?? 0);
  const number = Number(/\d+/.exec(operand.name)?.[0]);
  return {
    number: (shape.kind === 'mask' ? FIRST_MASK : FIRST_VECTOR) + number,
    count: (placed !== undefined ? (encoding.length ?? 0) : narrowed === undefined ? width : memory) / apart,
    isOfMemory: memory > 0 && bytes === undefined,
    isOfOne: memory === bits && narrowed === undefined && placed === undefined,
    isDense: dense !== undefined,
    stride: shape.kind === 'mask' ? 0 : bits / 8,
  };
}

/**
 * Registers of which it depends where memory is accessed: the indices of the elements that a mask lets through, or a
 * bit's place, of which the lowest byte may lead to the same word; none where the mask decides alone. Null where the
 * address or what is computed with is compared.
 */
function choicesOf(
  { operands }: MachineInstruction,
  { operands: shapes, mnemonic, timing }: InstructionForm,
  what: string,
  mask: Mask | null,
): [number, number, number][] | null {
  if (timing !== 'chosen') return null;
  if (what === LEAK.time) return [];
  const memory = operands.find((operand) => operand.kind === 'memory');
  const bits = BITS[PLACED.exec(mnemonic)?.[1] ?? ''];
  if (what === LEAK.address && memory !== undefined && bits !== undefined && mask !== null)
    return partOf(memory.index).map(([number]) => [number, 0, (mask.count * bits) / 8]);
  const place = operands[shapes.findIndex((shape) => shape.kind === 'general' && shape.chooses === true)];
  if (what !== LEAK.mask || place?.kind !== 'register') return null;
  return partOf(place.name).map(([number, first, count]) => [number, first + 1, count - 1]);
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
