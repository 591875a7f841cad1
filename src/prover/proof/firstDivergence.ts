/**
 * Finds where assembly and word IR diverge: the first value of the IR that the assembly never computes. Found by the
 * values of both at some inputs, the counterexample among them; a hint for the reader of a refutation, nothing that a
 * proof rests on.
 */
import type { ValueId } from '../../base/ids.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { opInputs, opOutputs } from '../../ir/op.ts';
import { printOp } from '../../ir/print.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import { Algebra } from '../algebra/algebra.ts';
import { evaluatorAt } from '../algebra/evaluate.ts';
import type { Poly } from '../algebra/poly.ts';
import { PORTFOLIO } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import type { AsmInstruction, Listing } from '../listing/listing.ts';
import { inputValues } from './counterexample.ts';
import { executeIr, inputPolys } from './irExecutor.ts';
import { enterCall } from '../machine/call.ts';
import type { Convention } from '../machine/convention.ts';
import { execute } from '../machine/semantics/execute.ts';
import type { Machine } from '../machine/machine.ts';
import { drawBatch, tupleOf } from '../inputs/vectors.ts';
import { signatureOf } from '../inputs/runner.ts';

const POINTS = 24;

interface ComparedCode {
  readonly listing: Listing;
  readonly fn: IrFunction;
  readonly mode: AliasMode;
  readonly convention: Convention | undefined;
  readonly asSource: boolean | undefined;
}

/** `wrong` are the limbs of all parameters at the counterexample. Null when every value that matters is computed. */
export function findFirstDivergence(
  { listing, fn, mode, ...form }: ComparedCode,
  wrong: readonly (readonly bigint[])[],
  rng: Rng,
): string | null {
  const words = new Words(new Algebra(), PORTFOLIO[0]);
  const inputs = inputPolys(words, fn, mode);
  const ir = executeIr(words, fn, inputs);
  const call = enterCall(words, fn, mode, inputs, listing.constants, form);
  const trace = new Trace(call.machine);
  execute(call.machine, listing, (instruction) => trace.note(instruction));
  const drawn = drawBatch(fn, mode, rng, POINTS, POINTS / 2);
  const signature = signatureOf(fn);
  const points = [wrong, ...Array.from({ length: POINTS }, (_, i) => tupleOf(fn, signature, drawn, i))];
  const evaluators = points.map((point) => evaluatorAt(words.algebra, inputValues(fn, mode, point, rng)));
  const at = (p: Poly): bigint[] => evaluators.map((valueAt) => valueAt(p));
  return describe(
    fn,
    ir.values.map((p) => (p === undefined ? [] : at(p))),
    trace.computed.map((c) => ({ instruction: c.instruction, values: at(c.poly) })),
  );
}

interface Computed {
  readonly instruction: AsmInstruction;
  readonly values: readonly bigint[];
}

/** All values that an execution puts into registers and the carry flag. */
class Trace {
  readonly computed: { readonly instruction: AsmInstruction; readonly poly: Poly }[] = [];
  private readonly machine: Machine;
  private registers: readonly Poly[];

  constructor(machine: Machine) {
    this.machine = machine;
    this.registers = [...machine.registers];
  }

  note(instruction: AsmInstruction): void {
    const { machine, registers } = this;
    const carry = machine.flags.carry;
    machine.registers.forEach((poly, i) => {
      if (poly !== registers[i]) this.computed.push({ instruction, poly });
    });
    this.registers = [...machine.registers];
    if (typeof carry === 'function') this.computed.push({ instruction, poly: machine.flag('carry') });
  }
}

/** `ir[id]` are the values of an IR value at all points, the counterexample first. */
function describe(fn: IrFunction, ir: readonly (readonly bigint[])[], asm: readonly Computed[]): string | null {
  const known = new Set(asm.map((c) => c.values.join()));
  const needed = neededBy(fn);
  const isMissing = (id: ValueId): boolean => needed.has(id) && ir[id].some((v) => v > 1n) && !known.has(ir[id].join());
  for (const op of fn.body) {
    const id = opOutputs(op).find(isMissing);
    if (id === undefined || op.kind === 'mask' || op.kind === 'not') continue;
    const close = closest(ir[id], asm);
    return (
      `${fn.values[id].name} of "${shortened(printOp(fn, op))}" is never ` +
      `computed${close === null ? '' : `; closest is ${close.place}: ${close.text}`}`
    );
  }
  return null;
}

/** The instruction that agrees at most points though not at the counterexample. */
function closest(wanted: readonly bigint[], asm: readonly Computed[]): AsmInstruction | null {
  const agreement = (c: Computed): number =>
    c.values[0] === wanted[0] ? 0 : c.values.filter((v, i) => v === wanted[i]).length;
  const best = asm.reduce<{ instruction: AsmInstruction | null; score: number }>(
    (found, c) => (agreement(c) > found.score ? { instruction: c.instruction, score: agreement(c) } : found),
    { instruction: null, score: POINTS / 2 },
  );
  return best.instruction;
}

/** All values that the results depend on. */
function neededBy(fn: IrFunction): Set<ValueId> {
  const needed = new Set<ValueId>();
  const need = (a: Operand): void => {
    if (a.kind === 'value') needed.add(a.id);
  };
  fn.outputs.flat().forEach(need);
  for (const op of fn.body.toReversed()) if (definesAny(op, needed)) opInputs(op).forEach(need);
  return needed;
}

const definesAny = (op: Op, needed: ReadonlySet<ValueId>): boolean => opOutputs(op).some((id) => needed.has(id));
const MAX_LENGTH = 100;
const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text);
