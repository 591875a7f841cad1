/** Encodings of instructions: all opcodes in all encodings, as far as a second decoder takes them, and random ones. */
import { Decoder, DecoderOptions, Instruction, OpKind } from 'iced-x86';
import type { Rng } from '../../../src/base/rng.ts';

/** Longer than any instruction. */
export const SLOT = 16;

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, k) => from + k);

/**
 * A register, or the same one, and [rbx + 0x5050505], with each number in the field that is another register or a part
 * of the opcode; what follows are immediates.
 */
const REGISTER = (field: number): number[] => [0xc3 | (field << 3)];
const SAME = (field: number): number[] => [0xc0 | (field << 3) | field];
const MEMORY = (field: number): number[] => [0x83 | (field << 3), 0x05, 0x05, 0x05, 0x05];
/** [rbx + xmm4 + 0x5050505], of what has a vector of indices. */
const INDEXED = (field: number): number[] => [0x84 | (field << 3), 0x23, 0x05, 0x05, 0x05, 0x05];
const OPCODES = range(256);
const FIELDS = range(8);
const PREFIXES: readonly (readonly number[])[] = [[], [0x66], [0xf2], [0xf3]];

function legacy(register: typeof REGISTER): number[][] {
  const maps = [[], [0x0f], [0x0f, 0x38], [0x0f, 0x3a]];
  const heads = PREFIXES.flatMap((prefix) =>
    [[], [0x48], [0x66]].map((wide) => (wide[0] === 0x66 ? [0x66, ...prefix] : [...prefix, ...wide])),
  );
  return heads.flatMap((head) =>
    maps.flatMap((map) =>
      OPCODES.flatMap((opcode) =>
        FIELDS.flatMap((field) => [register(field), MEMORY(field)].map((rest) => [...head, ...map, opcode, ...rest])),
      ),
    ),
  );
}

/** Vectors of 128 and 256 bits; the additional source is register 0. */
function vex(register: typeof REGISTER): number[][] {
  const heads = [1, 2, 3].flatMap((map) =>
    [0, 1].flatMap((w) =>
      [0, 1].flatMap((l) => range(4).map((pp) => [0xc4, 0xe0 | map, (w << 7) | 0x78 | (l << 2) | pp])),
    ),
  );
  return heads.flatMap((head) =>
    OPCODES.flatMap((opcode) =>
      FIELDS.flatMap((field) =>
        [register(field), MEMORY(field), INDEXED(field)].map((rest) => [...head, opcode, ...rest]),
      ),
    ),
  );
}

/** With and without a mask, with zeros for what it leaves out, and with one element of memory for all. */
function evex(register: typeof REGISTER): number[][] {
  const heads = [1, 2, 3].flatMap((map) =>
    [0, 1].flatMap((w) => range(4).map((pp) => [0x62, 0xf0 | map, (w << 7) | 0x7c | pp])),
  );
  const lasts = [0, 1, 2].flatMap((l) => [0x08, 0x09, 0x89].map((mask) => (l << 5) | mask));
  return heads.flatMap((head) =>
    lasts.flatMap((last) =>
      OPCODES.flatMap((opcode) =>
        (opcode >= 0x71 && opcode <= 0x73 ? FIELDS : [register === SAME ? 0 : 1]).flatMap((field) => [
          [...head, last, opcode, ...register(field)],
          [...head, last, opcode, ...MEMORY(field)],
          [...head, last, opcode, ...INDEXED(field)],
          [...head, last | 0x10, opcode, ...MEMORY(field)],
        ]),
      ),
    ),
  );
}

/** Reads one instruction from the beginning of each slot; null where there is none. */
export function* decodedSlots(slots: Uint8Array): Generator<Instruction | null> {
  const decoder = new Decoder(64, slots, DecoderOptions.None);
  const instruction = new Instruction();
  for (let at = 0; at < slots.length; at += SLOT) {
    decoder.position = at;
    decoder.ip = BigInt(0);
    decoder.decodeOut(instruction);
    yield instruction.isInvalid || instruction.length > SLOT ? null : instruction;
  }
  instruction.free();
  decoder.free();
}

/** Byte strings one behind the other, each filled up to the length of a slot. */
export function slotsOf(
  codes: readonly (readonly number[])[],
  filler: (at: number) => number = () => 0x05,
): Uint8Array {
  const slots = new Uint8Array(SLOT * codes.length).map((_, at) => filler(at));
  codes.forEach((code, k) => {
    slots.set(code.slice(0, SLOT), SLOT * k);
  });
  return slots;
}

const ENDBR64 = [0xf3, 0x0f, 0x1e, 0xfa];

/**
 * The shortest encoding of every form that the second decoder tells apart: opcode, operands, masks; if wanted, with one
 * register for all operands.
 */
export function allForms(areSame = false): Uint8Array[] {
  const register = areSame ? SAME : REGISTER;
  const slots = slotsOf([ENDBR64, ...legacy(register), ...vex(register), ...evex(register)]);
  const found = new Map<string, Uint8Array>();
  let k = 0;
  for (const i of decodedSlots(slots)) {
    const at = SLOT * k++;
    if (i === null) continue;
    const kinds = range(i.opCount)
      .map((n) => (i.opKind(n) === OpKind.Register ? 'r' : i.opKind(n) === OpKind.Memory ? 'm' : 'i'))
      .join('');
    const key = [
      i.code,
      kinds,
      i.hasOpMask,
      i.zeroingMasking,
      i.isBroadcast,
      i.hasRepPrefix,
      i.hasRepnePrefix,
      i.hasLockPrefix,
    ].join();
    if ((found.get(key)?.length ?? SLOT) > i.length) found.set(key, slots.slice(at, at + i.length));
  }
  return [...found.values()];
}

/** An EVEX encoding with memory, with a displacement of one byte instead of four. */
export function withShortDisplacement(code: Uint8Array): Uint8Array[] {
  const isMemory = code[0] === 0x62 && (code[5] & 0xc0) === 0x80;
  return isMemory ? [Uint8Array.of(...code.subarray(0, 5), code[5] ^ 0xc0, code[6], ...code.subarray(10))] : [];
}

/** Random bytes behind random prefixes, and encodings of which some bytes or bits were changed. */
export function randomCodes(rng: Rng, known: readonly Uint8Array[], count: number): Uint8Array[] {
  const byte = (): number => rng.below(256);
  return Array.from({ length: count }, () => {
    const code = new Uint8Array(SLOT).map(byte);
    if (rng.below(4) > 0) code.set(known[rng.below(known.length)]);
    const changes = rng.below(4);
    for (let k = 0; k < changes; k++) code[rng.below(8)] ^= rng.below(2) === 0 ? byte() : 1 << rng.below(8);
    if (rng.below(8) > 0) return code;
    const prefixes = [0x66, 0xf2, 0xf3, 0x2e, 0x3e, 0x64, 0x65, 0x67, 0xf0, 0x40 | rng.below(16)];
    return Uint8Array.of(prefixes[rng.below(prefixes.length)], ...code.subarray(0, SLOT - 1));
  });
}
