/** What one instruction does to the state of the analysis for leaks. */
import { conditionFlags } from '../../x86/conditions.ts';
import { isConstantTime } from '../machine/violation.ts';
import { alignStack } from './memory.ts';
import { bytesOf, isPointer, mixed, secrecyOf, valueOf, type Byte } from './byte.ts';
import { meaningOf, runTracked } from './meaningTarget.ts';
import { operandPlaces, resized, type OperandPlace } from './operandPlaces.ts';
import { decides, LEAK, type Step, placeNamed } from './state.ts';
import { stepThrough, translate } from './strings.ts';

/**
 * Changes the state as one instruction does that neither jumps nor calls: as its meaning says, if it has one (src/x86),
 * else as its row says what is read and written.
 */
export function transfer(step: Step): void {
  const { form, state } = step;
  const places = operandPlaces(step);
  if (form.repeat !== null) return stepThrough(places, step);
  if (form.mnemonic === 'xlatb') return translate(step);
  if (/^(cld|std)$/.test(form.mnemonic)) state.mayDescend = form.mnemonic === 'std';
  const spelt = places.filter(({ shape }) => !['implied', 'condition', 'one'].includes(shape.kind));
  const meaning = isConstantTime(form.timing) ? meaningOf(step, spelt) : null;
  if (form.mnemonic === 'vzeroupper') return clearUppers(places, step);
  if (form.mnemonic === 'and' && opensFrame(spelt, step)) return;
  if (meaning === null) mixInputs(places, step);
  else runTracked(meaning, step, spelt);
}

/** The flags whose values matter: those of the row and of the condition. */
export function flagsRead({ form, instruction }: Step): string {
  return form.flags.reads + conditionFlags(instruction, form);
}

/** Whether rsp is rounded down to a power of two: then a frame begins there. */
function opensFrame([to, by]: readonly OperandPlace[], step: Step): boolean {
  if (to.register?.toUpperCase() !== 'RSP' || by.constant === null || by.constant >= 0n) return false;
  const value = valueOf(to.read());
  if (!isPointer(value) || !Number.isInteger(Math.log2(-Number(by.constant)))) return false;
  to.write(bytesOf(alignStack(value, step), 8));
  step.state.setFlags(step.form.flags.writes, 'public', false);
  return true;
}

/** Whatever is written is made of everything that is read, or is a copy of it. */
function mixInputs(places: readonly OperandPlace[], step: Step): void {
  const { form, state } = step;
  const isMasked = masksElements(places) || form.timing === 'chosen';
  if (isMasked) requirePublicChoice(places, step);
  const inputs = cancels(places, step) ? [] : places.filter((place) => place.is('r')).map((place) => place.read());
  const flags = state.secrecy(flagsRead(step)) ?? 'public';
  const read: readonly Byte[] = [...inputs.flat(), flags];
  const secrecy = secrecyOf(read);
  if (!isConstantTime(form.timing) && form.timing !== 'chosen') decides(step, secrecy, LEAK.time);
  const made = mixed(read);
  state.setFlags(form.flags.writes, secrecy ?? 'public', form.flags.mayKeep);
  state.setFlags(form.flags.undefined, secrecy ?? 'public', true);
  for (const place of places.filter((one) => one.is('w'))) {
    const count = place.width / 8;
    place.write(form.isCopy ? resized(inputs.at(-1) ?? [], count) : bytesOf(made, count), isMasked);
  }
}

/** Whether a mask says which elements of vectors are written, or read from memory. */
const masksElements = (places: readonly OperandPlace[]): boolean =>
  places.some(isMask) && places.some(({ shape }) => shape.kind === 'vector');
const isMask = (place: OperandPlace): boolean => place.shape.kind === 'mask' && place.is('r') && !place.is('w');

/** Which bytes of memory are accessed depends on a mask, a place or a count, and of some instructions their time. */
function requirePublicChoice(places: readonly OperandPlace[], step: Step): void {
  const hasMemory = places.some(({ memory }) => memory !== null);
  if (!hasMemory && step.form.timing !== 'chosen') return;
  for (const choice of places.filter((place) => isMask(place) || (place.chooses && place.memory === null)))
    decides(step, secrecyOf(choice.read()), hasMemory ? LEAK.mask : LEAK.time);
}

/** Whether both sources are the same register, of which nothing is in the result. */
function cancels(places: readonly OperandPlace[], { form }: Step): boolean {
  const sources = places.filter((place) => place.is('r') && place.shape.kind !== 'implied');
  const [a, b] = sources;
  return form.cancels && sources.length === 2 && a.register !== null && a.register === b.register;
}

function clearUppers(places: readonly OperandPlace[], { state }: Step): void {
  for (const { register } of places) {
    const place = placeNamed(register ?? '');
    const low: readonly Byte[] = state.read({ ...place, count: 16 });
    state.write(place, low, 'public');
  }
}
