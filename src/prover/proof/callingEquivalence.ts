/**
 * Assembly ≡ word IR where both call the same functions: routines are proved once, calls are shown to stay within their
 * domains (callDomains.ts), and the code between them is proved with unknowns for the results of calls. What does not
 * succeed so is proved with the calls followed.
 */
import { betweenCalls, inlined, madeCalls, type CallingFunction, type IrCall } from '../../ir/calls.ts';
import type { AliasMode } from '../../ir/contract/domain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { Algebra } from '../algebra/algebra.ts';
import type { Poly } from '../algebra/poly.ts';
import type { RuleSet } from '../algebra/ruleSets.ts';
import { Words } from '../algebra/words.ts';
import type { Work } from '../algebra/work.ts';
import type { AsmInstruction, Listing } from '../listing/listing.ts';
import { enterCall, leaveCall } from '../machine/call.ts';
import type { Machine } from '../machine/machine.ts';
import { execute } from '../machine/semantics/execute.ts';
import { callOutside } from './callDomains.ts';
import type { Contracts, RoutineRegisters } from './contracts.ts';
import { PASSES, portfolioFor, proveMode, tryCode } from './equivalence.ts';
import { everyMode, judge, limited, workWithin, type ModeResult } from './everyMode.ts';
import { executeIr, inputPolys } from './irExecutor.ts';
import { firstDifference, limbPairs } from './limbPairs.ts';
import type { Verdict } from './verdict.ts';

/** Proves or refutes that the code computes `fn`, calls followed where contracts do not suffice. */
export function proveCalling(listing: Listing, fn: CallingFunction, contracts: Contracts): Verdict {
  const whole = inlined(fn);
  return judge(() =>
    everyMode(whole, (mode) => byContracts(listing, fn, mode, contracts) ?? proveMode(listing, whole, mode, {})),
  );
}

/** A call as the code makes it. */
interface MadeCall {
  readonly returnTo: number;
  /** From behind the call to its `ret`. */
  readonly routine: readonly AsmInstruction[];
}

/** The code between calls, one part more than there are calls. */
interface Parts {
  readonly own: readonly (readonly AsmInstruction[])[];
  readonly calls: readonly MadeCall[];
}

function partsOf(instructions: readonly AsmInstruction[]): Parts {
  const own: AsmInstruction[][] = [[]];
  const calls: MadeCall[] = [];
  for (let at = 0; at < instructions.length; at++) {
    const { returnTo } = instructions[at];
    if (returnTo === undefined) {
      own[calls.length].push(instructions[at]);
      continue;
    }
    const end = endOfCall(instructions, at);
    calls.push({ returnTo, routine: instructions.slice(at + 1, end + 1) });
    own.push([]);
    at = end;
  }
  return { own, calls };
}

/** Where the `ret` of a call stands. */
function endOfCall(instructions: readonly AsmInstruction[], call: number): number {
  let open = 0;
  for (let at = call; ; at++) {
    if (instructions[at].returnTo !== undefined) open += instructions[at].mnemonic === 'call' ? 1 : -1;
    if (open === 0) return at;
  }
}

/** What is to be proved of a mode: that code and word IR are equal between calls, whose registers are known. */
interface Task {
  readonly listing: Listing;
  readonly whole: IrFunction;
  readonly between: IrFunction;
  readonly mode: AliasMode;
  readonly parts: Parts;
  readonly calls: readonly IrCall[];
  readonly registers: readonly RoutineRegisters[];
}

/** Null where that does not succeed, which says nothing of the code. */
function byContracts(listing: Listing, fn: CallingFunction, mode: AliasMode, contracts: Contracts): ModeResult | null {
  const parts = partsOf(listing.instructions);
  const calls = madeCalls(fn);
  if (calls.length !== parts.calls.length || callOutside(fn) !== null) return null;
  const registers: RoutineRegisters[] = [];
  for (const [k, { callee }] of calls.entries()) {
    const found = contracts.of(parts.calls[k].routine, callee, listing.constants);
    if (found === null) return null;
    registers.push(found);
  }
  const task = { listing, whole: inlined(fn), between: betweenCalls(fn), mode, parts, calls, registers };
  for (const rules of portfolioFor(task.between)) {
    let loadedAfterStore: readonly string[] | null = null;
    // What breaks a rule here may keep it where calls are followed.
    const { kind } = judge(() => {
      loadedAfterStore = limited(workWithin(rules), (work) => loadsIfEqual(task, rules, work));
      return { kind: 'proved', by: rules.name };
    });
    if (kind !== 'proved') return null;
    if (loadedAfterStore === null) continue;
    tryCode({ listing, fn: task.whole, mode });
    return { verdict: { kind: 'proved', by: `calls by contract, ${rules.name}` }, loadedAfterStore };
  }
  return null;
}

/** Parameters that are loaded after a store, if results and what calls are given are equal; else null. */
function loadsIfEqual(task: Task, rules: RuleSet, work: Work): string[] | null {
  const { listing, whole, between, mode } = task;
  const words = new Words(new Algebra(work), rules);
  const own = inputPolys(words, whole, mode);
  const given = between.params
    .slice(own.length)
    .map(({ name, bounds }) => bounds.map((range, limb) => words.algebra.input(`${name}[${limb}]`, range)));
  for (let pass = 0; pass < PASSES; pass++) {
    const { outputs } = executeIr(words, between, [...own, ...given]);
    const call = enterCall(words, whole, mode, own, listing.constants);
    const operands = executeBetweenCalls(call.machine, task, given);
    const found = limbPairs(between, words.algebra, [...leaveCall(call), ...operands], outputs);
    if (firstDifference(words.algebra, found) === null) return [...call.machine.memory.loadedAfterStore];
  }
  return null;
}

/** Executes the code with these words for what calls give, and returns what they are given, operand by operand. */
function executeBetweenCalls(
  machine: Machine,
  { listing, parts, calls, registers }: Task,
  given: readonly (readonly Poly[])[],
): Poly[][] {
  const operands = calls.flatMap(({ ins }, k) => {
    execute(machine, { ...listing, instructions: parts.own[k] });
    const { returnTo } = parts.calls[k];
    const read = ins.map((limbs, p) => limbs.map((_, limb) => machine.loadOperand(registers[k].operands[p], limb)));
    machine.call(returnTo);
    machine.return(returnTo);
    machine.forgetBehindCall(`call ${k}`);
    registers[k].results.forEach((register, limb) => {
      machine.registers[register] = given[k][limb];
    });
    return read;
  });
  execute(machine, { ...listing, instructions: parts.own[calls.length] });
  return operands;
}
