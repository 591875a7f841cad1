/** Conditional moves, and conditions as bytes. */
import { withByte } from './byteSteps.ts';
import type { Flag } from './machine.ts';
import { known, register, type Step } from './stepOperands.ts';
import { stateBit } from '../facts/restoredCarries.ts';
import { chosen, opposite } from './words.ts';

/** Conditions by one flag. */
const CONDITIONS: Readonly<Record<string, readonly [flag: Flag, isSet: boolean]>> = {
  b: ['carry', true],
  ae: ['carry', false],
  o: ['overflow', true],
  no: ['overflow', false],
  e: ['zero', true],
  ne: ['zero', false],
};

const conditionalMove =
  (flag: Flag, onSet: boolean): Step =>
  (machine, [to, from]) => {
    const bit = machine.flag(flag);
    const d = register(to);
    if (machine.context.unknowns.areWhole && machine.context.known(bit) === null) {
      const [a, b] = [machine.wordIn(d), machine.readWord(from)];
      return machine.setWord(d, onSet ? chosen(bit, a, b) : chosen(bit, b, a));
    }
    const content = machine.read(from);
    if ((known(machine, bit) === 1n) === onSet) machine.setContent(d, content);
  };

const setByte =
  (flag: Flag, onSet: boolean): Step =>
  (machine, [to]) => {
    const d = register(to, 8);
    const bit = onSet ? machine.flag(flag) : opposite(machine.flag(flag));
    // What is no unknown is known to be a bit by what it is a quotient of, of which less is known later.
    if (bit.poly.size > 2) stateBit(machine.context, bit.poly);
    const a = machine.wordIn(d);
    const { quotient } = machine.cut(8, a.poly, a.max);
    machine.setWord(d, withByte(quotient, bit));
  };

/** By name. */
export const CONDITIONAL = Object.entries(CONDITIONS).flatMap(([name, [flag, isSet]]): [string, Step][] => [
  [`cmov${name}`, conditionalMove(flag, isSet)],
  [`set${name}`, setByte(flag, isSet)],
]);
