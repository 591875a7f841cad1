/**
 * What the machine and the prover say of a random program, and what the processor does: the words of the results as the
 * machine has them, evaluated at inputs, and the verdicts on a claim that seems right and on some that were altered.
 */
import { Failure } from '../../../../src/base/errors.ts';
import type { DecodedCode, MachineInstruction } from '../../../../src/base/machineCode.ts';
import { seeded, type Rng } from '../../../../src/base/rng.ts';
import type { Worker } from '../../../../src/bench/worker/client.ts';
import { unchosenIn } from '../../../../src/engine/claim/confirmRefutation.ts';
import { verifyContract } from '../../../../src/engine/claim/verifyContract.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { PORTFOLIO, type RuleSet } from '../../../../src/prover/algebra/ruleSets.ts';
import { specCheck } from '../../../../src/prover/inputs/againstSpec.ts';
import { traceCode } from '../../../../src/prover/instructions/traceCode.ts';
import type { Listing } from '../../../../src/prover/listing/listing.ts';
import { proveAsmSpec } from '../../../../src/prover/proof/asmSpecification.ts';
import { argumentWords } from '../../../../src/prover/proof/counterexample.ts';
import { proveListing } from '../../../../src/prover/proof/equivalence.ts';
import type { Refuted, Verdict } from '../../../../src/prover/proof/verdict.ts';
import { ADDRESS, standingAlone } from '../byteMutants.ts';
import type { DecoderProcess } from '../decoderProcess.ts';
import { pick } from '../source.ts';
import { Claims, type Form, NOTHING } from './claims.ts';
import type { Kind } from './kinds.ts';
import { type Call, Processor, type Stored } from './processor.ts';
import type { RandomProgram } from './programs.ts';
import type { AliasMode } from '../../../../src/ir/contract/domain.ts';
import { Algebra } from '../../../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../../../src/prover/algebra/evaluate.ts';
import { Words } from '../../../../src/prover/algebra/words.ts';
import { Exhausted, Work } from '../../../../src/prover/algebra/work.ts';
import { enterCall, leaveCall } from '../../../../src/prover/machine/call.ts';
import { execute, Stopped } from '../../../../src/prover/machine/semantics/execute.ts';
import { Violation } from '../../../../src/prover/machine/violation.ts';
import { inputPolys } from '../../../../src/prover/proof/irExecutor.ts';
import { acceptedForm } from '../../../../src/prover/instructions/accept.ts';
import type { InstructionForm } from '../../../../src/x86/form.ts';

/** What came of one program; `mistakes` are ours. */
export interface Outcome {
  readonly kinds: readonly string[];
  readonly mistakes: readonly string[];
}

/** A claim, and whether a call keeps it. */
interface Claim {
  readonly name: string;
  /** In word IR, if it is so stated. */
  readonly fn: IrFunction | null;
  prove(listing: Listing): Verdict;
  holds(inputs: Call, outputs: Call): boolean;
}

/** Calls of a mode at which the machine's words are evaluated. */
const EVALUATED = 10;
/** Rules that no program here breaks which returns as it should. */
const UNHEARD_OF = /^(timing|address|bounds|readOnly|calleeSaved|stackPointer|missingOutput):/;

/** What is found of a program that cannot run here. */
export const LACKING = 'the processor lacks some of it';

export class Judge {
  private readonly kind: Kind;
  private readonly processor: Processor;
  private readonly decoder: DecoderProcess;
  private readonly claims: Claims;
  private readonly statements: readonly Claim[];

  constructor(kind: Kind, worker: Worker, decoder: DecoderProcess, seed: number) {
    this.kind = kind;
    this.decoder = decoder;
    this.claims = new Claims(kind);
    this.processor = new Processor(kind, this.claims.functionOf(this.nothings()), worker, seed);
    this.claims.learn(this.processor.calls[0].flatMap((call) => this.processor.operandsOf(call)));
    this.statements = statementsOf(kind);
  }

  open(): Promise<void> {
    return this.processor.open();
  }

  /** Whether the machine has a meaning for everything in a program. */
  async isKnown({ bytes }: RandomProgram): Promise<boolean> {
    const listing = await this.listing(bytes);
    return typeof listing !== 'string' && this.modelledIn(listing, 0, seeded(1)).kind !== 'unknown';
  }

  async judge(program: RandomProgram, rng: Rng): Promise<Outcome> {
    const listing = await this.listing(program.bytes);
    if (typeof listing === 'string') return { kinds: ['not modelled'], mistakes: [] };
    const mode = rng.below(this.processor.modes.length);
    const model = this.modelledIn(listing, mode, rng);
    if (model.kind === 'unknown') return { kinds: ['not modelled'], mistakes: [] };
    const stored = await this.processor.run(program.bytes);
    if (stored === 'lacking') return { kinds: [LACKING], mistakes: [] };
    const kinds: string[] = [model.kind === 'values' ? 'compared' : model.kind];
    const mistakes = model.kind === 'values' ? this.differences(model, stored, mode) : [];
    for (const claim of this.claimsAbout(stored, rng)) {
      const { kind, mistake } = await this.verdict(claim, listing, program, stored);
      kinds.push(kind);
      if (mistake !== null) mistakes.push(`${claim.name}: ${mistake}`);
    }
    return { kinds, mistakes };
  }

  /** The instructions, or why there are none. */
  private async listing(bytes: Uint8Array): Promise<Listing | string> {
    try {
      return traceCode(standingAlone(bytes, await this.decoder.decode(bytes, ADDRESS)));
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
  }

  private nothings(): Form[] {
    return Array.from({ length: this.kind.results }, () => NOTHING);
  }

  private modelledIn(listing: Listing, mode: number, rng: Rng): Modelled {
    return modelled(listing, this.claims.functionOf(this.nothings()), this.processor.modes[mode], pick(PORTFOLIO, rng));
  }

  private differences(model: Modelled & { kind: 'values' }, stored: Stored, mode: number): string[] {
    if (stored === null || stored === 'lacking') return ['the machine comes to its end, the processor does not'];
    const { processor } = this;
    for (const [c, call] of processor.calls[mode].slice(0, EVALUATED).entries()) {
      const found = processor.samplesOf(stored[mode][c]);
      for (const [lane, words] of processor.operandsOf(call).entries()) {
        const values = model.at((name) => this.claims.valueOf(name, words) ?? processor.unknownOf(name, call));
        const at = values.findIndex((word, k) => word !== null && word !== found[lane][k]);
        if (at >= 0) return [`result ${at} is ${hex(found[lane][at])}, the machine has ${hex(values[at] ?? 0n)}`];
      }
    }
    return [];
  }

  /** One that seems right, if there is one, and some that were altered. */
  private claimsAbout(stored: Stored, rng: Rng): Claim[] {
    const isRight = (claim: Claim): boolean => this.isKept(claim, stored);
    if (this.statements.length > 0)
      return [...new Set([...this.statements.filter(isRight).slice(0, 1), pick(this.statements, rng)])];
    if (stored === null || stored === 'lacking') return [this.ofForms(this.nothings())];
    const samples = stored[0].flatMap((call) => this.processor.samplesOf(call));
    const forms = this.nothings().map((_, k) => this.claims.observed(samples.map((words) => words[k])));
    if (!forms.every((form) => form !== null)) return [];
    const altered = [0, 1].map(() => this.claims.altered(forms, rng));
    return [forms, ...altered].map((some) => this.ofForms(some));
  }

  private ofForms(forms: readonly Form[]): Claim {
    const fn = this.claims.functionOf(forms);
    return {
      name: forms.map(({ text }) => text.replaceAll('NAME', '').replaceAll('\n', ';')).join(' | '),
      fn,
      prove: (listing) => proveListing(listing, fn, { firstDivergence: false, mostTerms: MOST_TERMS }),
      holds: (inputs, outputs) => {
        const found = this.processor.samplesOf(outputs);
        return this.processor
          .operandsOf(inputs)
          .every((words, lane) => forms.every((form, k) => form.value(words) === found[lane][k]));
      },
    };
  }

  private isKept({ holds }: Pick<Claim, 'holds'>, stored: Stored): boolean {
    if (stored === null || stored === 'lacking') return false;
    return this.processor.calls.every((calls, mode) => calls.every((call, c) => holds(call, stored[mode][c])));
  }

  private async verdict(
    claim: Claim,
    listing: Listing,
    program: RandomProgram,
    stored: Stored,
  ): Promise<{ kind: string; mistake: string | null }> {
    const verdict = claim.prove(listing);
    const isKept = this.isKept(claim, stored);
    switch (verdict.kind) {
      case 'proved':
        return { kind: 'proved', mistake: isKept ? null : 'proved, and not so' };
      case 'undecided':
        return { kind: isKept ? 'undecided' : 'undecided, wrong', mistake: null };
      case 'refuted':
        return verdict.counterexample === undefined
          ? { kind: verdict.reason.split(':')[0], mistake: await this.falseRule(verdict, program, stored) }
          : { kind: 'refuted', mistake: await this.falseExample(verdict, claim, program) };
    }
  }

  private async falseRule({ reason }: Refuted, { bytes }: RandomProgram, stored: Stored): Promise<string | null> {
    const isTrue = reason.startsWith('uninitialised:')
      ? readsUnwritten(await this.decoder.decode(bytes, ADDRESS))
      : stored === null || !UNHEARD_OF.test(reason);
    return isTrue ? null : `said to break a rule: ${reason}`;
  }

  /** An address cannot be chosen. */
  private async falseExample(
    { counterexample, mode }: Refuted,
    claim: Claim,
    { bytes }: RandomProgram,
  ): Promise<string | null> {
    if (counterexample === undefined || unchosenIn(counterexample).length > 0) return null;
    const { lanes = 1 } = this.kind;
    const given = claim.fn === null ? counterexample.inputs.flat() : [...argumentWords(claim.fn, counterexample)];
    const words = given.flatMap((word) => Array<bigint>(lanes).fill(word));
    const here = await this.processor.byInput(bytes, mode, words, counterexample.entry);
    const isTrue = here === null || here === 'lacking' || !claim.holds(words, here[0]);
    return isTrue ? null : `refuted by ${words.map(hex).join(' ')}, and kept there`;
  }
}

const hex = (x: bigint): string => `0x${x.toString(16)}`;

function statementsOf({ statement, params, inputBits }: Kind): Claim[] {
  if (statement === undefined) return [];
  const { limbs, elements, relations } = statement;
  return relations.map((relation): Claim => {
    const { fn, order } = verifyContract({
      spec: `out = ${relation}`,
      limbs,
      elements,
      aliasing: 'none',
      bounds: params.map((_, p) => `${'ab'[p]}[]<2^${inputBits}`).join(','),
      args: ['out', ...params.map((_, p) => 'ab'[p])].join(','),
    });
    const check = specCheck(fn);
    return {
      name: relation,
      fn: null,
      prove: (listing) => proveAsmSpec(listing, fn, order),
      holds: (inputs, outputs) => check(BigUint64Array.from(inputs), 0, BigUint64Array.from(outputs), 0) === null,
    };
  });
}

/* The words that the machine has for the results of code, as numbers. */

type Modelled =
  | {
      readonly kind: 'values';
      /** The words at one input, and null for those that depend on where arrays are. */
      at(valueOf: (name: string) => bigint | undefined): (bigint | null)[];
    }
  | { readonly kind: 'broken rule' | 'too long' }
  /** What the machine has no meaning for. */
  | { readonly kind: 'unknown'; readonly why: string };

const MOST_TERMS = 300_000;

function modelled(listing: Listing, fn: IrFunction, mode: AliasMode, rules: RuleSet): Modelled {
  const words = new Words(new Algebra(new Work(MOST_TERMS)), rules);
  try {
    const call = enterCall(words, fn, mode, inputPolys(words, fn, mode), listing.constants);
    execute(call.machine, listing);
    const results = leaveCall(call)[0];
    return {
      kind: 'values',
      at: (valueOf) =>
        results.map((result) => {
          let isOfPlaces = false;
          const value = evaluatorAt(words.algebra, (name, { lower }) => {
            isOfPlaces ||= valueOf(name) === undefined;
            return valueOf(name) ?? lower;
          })(result);
          return isOfPlaces ? null : value;
        }),
    };
  } catch (error) {
    return withoutValues(error);
  }
}

function withoutValues(error: unknown): Modelled {
  const cause = error instanceof Stopped ? error.cause : error;
  if (cause instanceof Violation) return { kind: 'broken rule' };
  if (cause instanceof Exhausted) return { kind: 'too long' };
  if (!(cause instanceof Failure) || cause.kind === 'invariant') throw error;
  return { kind: 'unknown', why: error instanceof Stopped ? error.instruction.text : cause.message };
}

/* Which bytes of stack and result straight code writes before it reads them; shares nothing with the machine. */

const RED_ZONE = 128;

/** Whether some byte is read that was never written, or that lay below the red zone since then. */
function readsUnwritten(code: DecodedCode): boolean {
  const written = new Set<number>();
  const place = ({ isStack, at }: Access): number => (isStack ? at + rsp : RESULT + at);
  let rsp = 0;
  let isFound = false;
  const read = (at: number, bytes: number): void => {
    for (let k = 0; k < bytes; k++) isFound ||= !written.has(at + k);
  };
  const write = (at: number, bytes: number): void => {
    for (let k = 0; k < bytes; k++) written.add(at + k);
  };
  for (const [, instruction] of [...code].toSorted(([a], [b]) => a - b)) {
    if (instruction === null) continue;
    const form = acceptedForm(instruction);
    if (form.flow !== 'next') break;
    const accesses = accessesOf(instruction, form).map((one) => ({ ...one, at: place(one) }));
    for (const { access, at, bytes } of accesses) if (access.includes('r')) read(at, bytes);
    if (form.stack > 0) read(rsp, form.stack);
    for (const { access, at, bytes } of accesses) if (access.includes('w')) write(at, bytes);
    const by = form.stack + movedBy(instruction, form);
    rsp += by;
    if (form.stack < 0) write(rsp, -form.stack);
    if (by > 0) for (const at of written) if (at < rsp - RED_ZONE) written.delete(at);
  }
  return isFound;
}

/** What is added to rsp by a constant. */
function movedBy({ operands: [to, from] }: MachineInstruction, { mnemonic }: InstructionForm): number {
  if (to?.kind !== 'register' || to.name !== 'RSP') return 0;
  if (from?.kind === 'memory' && mnemonic === 'lea' && from.base === 'RSP') return Number(from.displacement);
  if (from?.kind !== 'immediate') return 0;
  return mnemonic === 'add' ? Number(from.value) : mnemonic === 'sub' ? -Number(from.value) : 0;
}

interface Access {
  readonly access: string;
  /** Or in the array that rdi points to. */
  readonly isStack: boolean;
  readonly at: number;
  readonly bytes: number;
}

/** Where the result is, seen from the stack: far away. */
const RESULT = 1 << 20;

function accessesOf({ operands }: MachineInstruction, form: InstructionForm): Access[] {
  return operands.flatMap((operand, k) => {
    const shape = form.operands[k];
    if (operand.kind !== 'memory' || shape.kind !== 'memory' || shape.access === null) return [];
    const { base, displacement } = operand;
    if (base !== 'RSP' && base !== 'RDI') return [];
    return [{ access: shape.access, isStack: base === 'RSP', at: Number(displacement), bytes: shape.width / 8 }];
  });
}
