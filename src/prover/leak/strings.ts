/** String instructions (SDM vol. 1, §7.3.9) and xlatb, for the analysis for leaks. */
import type { MachineMemory } from '../../base/machineCode.ts';
import { bytesOf, displaced, joinWeakly, mixed, secrecyOf, sumOf, valueOf } from './byte.ts';
import type { Byte, Pointer, Secrecy, TrackedValue } from './byte.ts';
import { accessed, load, loadFrom, store, storeFrom } from './memory.ts';
import type { OperandPlace } from './operandPlaces.ts';
import { decides, LEAK, type RegisterPlace, type Step, placeNamed } from './state.ts';

/** Of more bytes than these it is not followed where each of them goes. */
const MAX_BYTES = 4096;

/** Said where it is not known that the direction flag is clear. */
const DESCENDING = 'it may go downwards: the direction flag may be set (std)';

/** Changes the state as a string instruction does, of which these are the operands, those that it implies included. */
export function stepThrough(places: readonly OperandPlace[], step: Step): void {
  const { state, form } = step;
  if (state.mayDescend) step.refuse(DESCENDING);
  const steps = stepsOf(step);
  if (steps.times === 0) return;
  decides(step, steps.secrecy, LEAK.mask);
  const memory = places.flatMap((place) => (place.memory === null ? [] : [spanOf(place, steps, step)]));
  const accumulator = places.find(({ register }) => /^([ER]?A[XL])$/.test(register ?? ''));
  switch (form.mnemonic.replace(/^rep /, '')) {
    case 'movs':
      copy(memory[0], memory[1], steps, step);
      break;
    case 'stos':
      fill(memory[0], accumulator?.read() ?? [], steps, step);
      break;
    case 'lods':
      fetch(memory[0], accumulator, steps, step);
      break;
    default:
      return compare(memory, accumulator?.read() ?? [], steps, step);
  }
  advance(memory, steps.secrecy, steps.times, step);
  if (form.repeat !== 'once') countDown(bytesOf('public', 8), 0n, step);
}

/** How often it takes a step, at most where it compares: null if that is not the same in every run. */
interface Steps {
  readonly times: number | null;
  /** Of the count. */
  readonly secrecy: Secrecy;
}

const COUNT = placeNamed('rcx');

function stepsOf({ form, state }: Step): Steps {
  if (form.repeat === 'once') return { times: 1, secrecy: null };
  const number = state.number('rcx');
  const times = number !== null && number <= BigInt(MAX_BYTES) ? Number(number) : null;
  return { times, secrecy: secrecyOf(state.read(COUNT)) };
}

/** The memory of an operand that is gone through: from where on, null if that is not known, and by how many bytes. */
interface Span {
  readonly register: RegisterPlace;
  readonly at: Pointer | null;
  readonly width: number;
  /** Of all of it, where that is known and not too long. */
  readonly length: number | null;
}

function spanOf(place: OperandPlace, { times }: Steps, step: Step): Span {
  const memory = place.memory ?? none();
  const width = place.width / 8;
  const length = times === null || times * width > MAX_BYTES ? null : times * width;
  return { register: placeNamed(memory.base), at: accessed(memory, step), width, length };
}

const none = (): never => {
  throw new TypeError('a string instruction goes through memory');
};

/** All bytes of a span where each of them is known, else one that stands for any of them. */
const contents = ({ at, length }: Span, step: Step): Byte[] =>
  length === null ? loadFrom(at, step) : load(at, length, step);

/** What a byte is that is one of these. */
const any = (bytes: readonly Byte[]): Byte =>
  bytes.map((byte): Byte => (typeof byte === 'string' ? byte : 'derived')).reduce(joinWeakly, bytes[0] ?? 'public');

/** Element by element and upwards, as it is when both overlap. */
function copy(to: Span, from: Span, { secrecy }: Steps, step: Step): void {
  const { length, width } = to;
  if (length === null || secrecy !== null || to.at?.offset == null || from.at?.offset == null)
    return put(to, secrecy ?? any(contents(from, step)), step);
  for (let k = 0; k < length; k += width) store(moved(to.at, k), load(moved(from.at, k), width, step), false, step);
}

function fill(to: Span, bytes: readonly Byte[], { secrecy }: Steps, step: Step): void {
  const { length, width } = to;
  if (length === null || secrecy !== null) return put(to, secrecy ?? any(bytes), step);
  store(
    to.at,
    Array.from({ length }, (_, k) => bytes[k % width] ?? 'public'),
    false,
    step,
  );
}

/** The same byte everywhere in a span. */
function put({ at, length }: Span, byte: Byte, step: Step): void {
  if (length === null) storeFrom(at, byte, step);
  else store(at, new Array<Byte>(length).fill(byte), false, step);
}

/** The last element stays; without any, all does. */
function fetch(from: Span, to: OperandPlace | undefined, { secrecy }: Steps, step: Step): void {
  const { length, width } = from;
  const bytes = contents(from, step);
  if (length !== null && secrecy === null) return to?.write(bytes.slice(length - width));
  const byte = joinWeakly(secrecy ?? any(bytes), 'public');
  const before = step.state.read(ACCUMULATOR).map((one): Byte => (typeof one === 'string' ? one : 'derived'));
  step.state.write(
    ACCUMULATOR,
    before.map((one) => joinWeakly(one, byte)),
    null,
  );
}

const ACCUMULATOR = placeNamed('rax');

/** A secret among what is compared may decide when it ends; that of one step only, how long this takes. */
function compare(memory: readonly Span[], accumulator: readonly Byte[], steps: Steps, step: Step): void {
  const { state, form } = step;
  const isOnce = form.repeat === 'once';
  const secrecy = secrecyOf([...memory.flatMap((span) => contents(span, step)), ...accumulator]);
  decides(step, secrecy, isOnce ? LEAK.time : LEAK.mask);
  const end = secrecyOf([secrecy ?? 'public', steps.secrecy ?? 'public']);
  state.setFlags(form.flags.writes, end ?? 'public', steps.times === null);
  advance(memory, isOnce ? null : end, isOnce ? 1 : null, step);
  if (!isOnce) countDown(bytesOf(end ?? 'public', 8), null, step);
}

/** Behind what it has gone through: so many elements, or nobody knows how many. */
function advance(memory: readonly Span[], secrecy: Secrecy, times: number | null, { state }: Step): void {
  for (const { register, width } of memory) {
    const from = valueOf(state.read(register));
    const to: TrackedValue = secrecy ?? (times === null ? sumOf(from, 'public') : displaced(from, times * width));
    state.write(register, bytesOf(to, 8), null);
  }
}

function countDown(bytes: readonly Byte[], number: bigint | null, { state }: Step): void {
  state.write(COUNT, bytes, null);
  if (number !== null) state.setNumber(COUNT.register, number);
}

const moved = ({ region, offset }: Pointer, by: number): Pointer => ({
  region,
  offset: offset === null ? null : offset + by,
});

/** The byte of a table at rbx that al says (SDM vol. 2, XLAT). */
const TABLE: MachineMemory = { kind: 'memory', base: 'RBX', index: 'AL', scale: 1, displacement: 0n, segment: '' };

/** Replaces al. */
export function translate(step: Step): void {
  step.state.write(placeNamed('al'), [mixed(load(accessed(TABLE, step), 1, step))], null);
}
