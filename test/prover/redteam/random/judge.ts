/**
 * What the machine and the prover say of a random program, and what the processor does: the words of the results as the
 * machine has them, evaluated at inputs, and the verdicts on a claim that seems right and on one that was altered.
 */
import type { CodeImage, CodeSymbol, DecodedCode } from '../../../../src/base/machineCode.ts';
import { Failure } from '../../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../../src/base/rng.ts';
import type { Worker } from '../../../../src/bench/worker/client.ts';
import { unchosenIn } from '../../../../src/engine/claim/confirmRefutation.ts';
import { verifyContract } from '../../../../src/engine/claim/verifyContract.ts';
import { distinctMode } from '../../../../src/ir/contract/domain.ts';
import { Algebra } from '../../../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../../../src/prover/algebra/evaluate.ts';
import { PORTFOLIO } from '../../../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../../../src/prover/algebra/words.ts';
import { Exhausted, Work } from '../../../../src/prover/algebra/work.ts';
import { specCheck } from '../../../../src/prover/inputs/againstSpec.ts';
import { traceCode } from '../../../../src/prover/instructions/traceCode.ts';
import type { Listing } from '../../../../src/prover/listing/listing.ts';
import { registerName } from '../../../../src/prover/listing/registers.ts';
import { enterCall, leaveCall } from '../../../../src/prover/machine/call.ts';
import { entryOf, vectorHalf } from '../../../../src/prover/machine/convention.ts';
import { execute, Stopped } from '../../../../src/prover/machine/semantics/execute.ts';
import { Violation } from '../../../../src/prover/machine/violation.ts';
import { proveAsmSpec } from '../../../../src/prover/proof/asmSpecification.ts';
import { entryWords } from '../../../../src/prover/proof/counterexample.ts';
import { proveListing } from '../../../../src/prover/proof/equivalence.ts';
import { inputPolys } from '../../../../src/prover/proof/irExecutor.ts';
import type { Verdict } from '../../../../src/prover/proof/verdict.ts';
import { ADDRESS } from '../byteMutants.ts';
import type { DecoderProcess } from '../decoderProcess.ts';
import { SYMBOL, pick } from '../source.ts';
import { readsUnwritten } from './unwritten.ts';
import { Claims, type Form } from './claims.ts';
import type { Kind } from './kinds.ts';
import type { RandomProgram } from './programs.ts';

/** What came of one program; `mistakes` are ours. */
export interface Outcome {
  readonly modelled: 'compared' | 'broken rule' | 'not modelled' | 'no processor';
  readonly verdicts: readonly string[];
  readonly mistakes: readonly string[];
  /** What the machine has no meaning for. */
  readonly unknown: string | null;
}

const CALLS = 40;
/** Calls at which the machine's words are evaluated. */
const EVALUATED = 10;
const CORNERS = [
  0n,
  1n,
  2n,
  0x7fn,
  0xffn,
  1n << 31n,
  (1n << 32n) - 1n,
  1n << 32n,
  (1n << 52n) - 1n,
  1n << 63n,
  (1n << 64n) - 1n,
];
const MOST_TERMS = 300_000;

/** A claim, and whether a call keeps it. */
interface Claim {
  readonly name: string;
  prove(listing: Listing): Verdict;
  holds(inputs: readonly bigint[], outputs: readonly bigint[]): boolean;
}

export class Judge {
  private readonly kind: Kind;
  private readonly worker: Worker;
  private readonly decoder: DecoderProcess;
  private readonly lanes: number;
  /** The operands of each call. */
  private readonly calls: readonly (readonly bigint[])[];
  private readonly claims: Claims;
  private readonly statements: readonly Claim[];
  private readonly entry: ReadonlyMap<string, bigint>;

  constructor(kind: Kind, worker: Worker, decoder: DecoderProcess, seed: number) {
    this.kind = kind;
    this.worker = worker;
    this.decoder = decoder;
    this.lanes = kind.lanes ?? 1;
    const rng = seeded(seed, `inputs of ${kind.name}`);
    const count = kind.params.reduce((sum, n) => sum + n * this.lanes, 0);
    this.calls = Array.from({ length: CALLS }, (_, c) =>
      Array.from({ length: count }, () => drawn(rng, kind.inputBits, c < 2 ? 1 : 2 + (c % 4))),
    );
    this.claims = new Claims(
      kind,
      this.calls.flatMap((words) => this.samplesOf(words, count / this.lanes)),
    );
    this.statements = statementsOf(kind);
    const registers = Array.from({ length: 16 }, (_, i) => i);
    const names = [
      ...registers.map((i) => entryOf(registerName(i))),
      ...registers.flatMap((i) => [vectorHalf(i, 'low'), vectorHalf(i, 'high')]),
    ];
    this.entry = new Map(names.map((name) => [name, rng.big(64)]));
  }

  async open(): Promise<void> {
    const { results, params } = this.kind;
    const words = [results, ...params].map((n) => n * this.lanes);
    await this.worker.setFunction(
      {
        arguments: words.map((n, k) => ({ kind: k === 0 ? 'out' : 'in', words: n })),
        aliases: [words.map((_, k) => k)],
      },
      [],
    );
  }

  /** The words of each lane. */
  private samplesOf(words: readonly bigint[], rows: number): bigint[][] {
    return Array.from({ length: this.lanes }, (_, lane) =>
      Array.from({ length: rows }, (__, row) => words[row * this.lanes + lane]),
    );
  }

  /** Whether the machine has a meaning for everything in a program. */
  async isKnown({ bytes }: RandomProgram): Promise<boolean> {
    const listing = await this.listing(bytes);
    return typeof listing !== 'string' && this.modelled(listing, seeded(1)).kind !== 'unknown';
  }

  /** The instructions, or why there are none. */
  private async listing(bytes: Uint8Array): Promise<Listing | string> {
    try {
      return traced(bytes, await this.decoder.decode(bytes, ADDRESS));
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
  }

  async judge(program: RandomProgram, rng: Rng): Promise<Outcome> {
    const mistakes: string[] = [];
    const listing = await this.listing(program.bytes);
    if (typeof listing === 'string') return nothing(listing);
    const model = this.modelled(listing, rng);
    if (model.kind === 'unknown') return nothing(model.why);
    const outputs = await this.run(program, this.calls);
    if (outputs === 'lacking') return { ...nothing(null), modelled: 'no processor' };
    const verdicts: string[] = [];
    if (model.kind === 'values') {
      if (outputs === null) mistakes.push('the machine comes to its end, the processor does not');
      else mistakes.push(...this.differences(model, outputs));
    }
    for (const claim of this.claimsOf(outputs, rng)) {
      const { kind, mistake } = await this.verdict(claim, listing, program, outputs);
      verdicts.push(kind);
      if (mistake !== null) mistakes.push(`${claim.name}: ${mistake}`);
    }
    return { modelled: model.kind === 'values' ? 'compared' : 'broken rule', verdicts, mistakes, unknown: null };
  }

  /** What the processor stores in each call; null if it does not return as it should. */
  private async run(
    { bytes }: RandomProgram,
    calls: readonly (readonly bigint[])[],
    entry: ReadonlyMap<string, bigint> = this.entry,
  ): Promise<bigint[][] | null | 'lacking'> {
    const inputs = BigUint64Array.from(calls.flat());
    const { verdict, outputs, signal } = await this.worker.run({
      target: bytes,
      inputs,
      entry: entryWords({ inputs: [], entry }),
    });
    if (verdict !== 'ok') return signal === ILLEGAL ? 'lacking' : null;
    const size = this.kind.results * this.lanes;
    return calls.map((_, c) => [...outputs.subarray(c * size, (c + 1) * size)]);
  }

  /** The words of the results as the machine has them. */
  private modelled(listing: Listing, rng: Rng): Modelled {
    const words = new Words(new Algebra(new Work(MOST_TERMS)), pick(PORTFOLIO, rng));
    const fn = this.claims.functionOf(Array.from({ length: this.kind.results }, () => NOTHING));
    const mode = distinctMode(fn);
    try {
      const call = enterCall(words, fn, mode, inputPolys(words, fn, mode), listing.constants);
      execute(call.machine, listing);
      const results = leaveCall(call)[0];
      return {
        kind: 'values',
        at: (input, pointers) => {
          const value = evaluatorAt(
            words.algebra,
            (name, { lower, upper }) => this.unknown(name, input) ?? lower + (upper - lower) / pointers,
          );
          return results.map(value);
        },
      };
    } catch (error) {
      const cause = error instanceof Stopped ? error.cause : error;
      if (cause instanceof Violation) return { kind: 'rule' };
      if (cause instanceof Exhausted) return { kind: 'rule' };
      if (cause instanceof Failure && cause.kind !== 'invariant')
        return { kind: 'unknown', why: error instanceof Stopped ? error.instruction.text : cause.message };
      throw error;
    }
  }

  private unknown(name: string, input: readonly bigint[]): bigint | undefined {
    const match = /^([ab])\[(\d+)\]$/.exec(name);
    if (match === null) return this.entry.get(name);
    return input[(match[1] === 'b' ? this.kind.params[0] : 0) + Number(match[2])];
  }

  private differences(model: Modelled & { kind: 'values' }, outputs: readonly (readonly bigint[])[]): string[] {
    for (const [c, input] of this.calls.slice(0, EVALUATED).entries()) {
      const found = this.samplesOf(outputs[c], this.kind.results);
      for (const [lane, words] of this.samplesOf(input, input.length / this.lanes).entries()) {
        const [first, second] = [2n, 3n].map((pointers) => model.at(words, pointers));
        const at = first.findIndex((word, k) => word === second[k] && word !== found[lane][k]);
        if (at >= 0)
          return [`result ${at} of lane ${lane} is ${hex(found[lane][at])}, the machine has ${hex(first[at])}`];
      }
    }
    return [];
  }

  private claimsOf(outputs: readonly (readonly bigint[])[] | null, rng: Rng): Claim[] {
    if (outputs === null)
      return this.statements.length > 0 ? [pick(this.statements, rng)] : [this.ofForms(NOTHINGS(this.kind))];
    if (this.statements.length > 0) {
      const right = this.statements.filter(({ holds }) => this.calls.every((input, c) => holds(input, outputs[c])));
      return [...new Set([...right.slice(0, 1), pick(this.statements, rng)])];
    }
    const samples = outputs.flatMap((words) => this.samplesOf(words, this.kind.results));
    const forms = Array.from({ length: this.kind.results }, (_, k) =>
      this.claims.observed(samples.map((words) => words[k])),
    );
    if (!forms.every((form) => form !== null)) return [];
    return [forms, this.claims.altered(forms, rng), this.claims.altered(forms, rng)].map((some) => this.ofForms(some));
  }

  private ofForms(forms: readonly Form[]): Claim {
    const fn = this.claims.functionOf(forms);
    return {
      name: forms.map(({ text }) => text.replaceAll('NAME', '').replaceAll('\n', ';')).join(' | '),
      prove: (listing) => proveListing(listing, fn, { firstDivergence: false, mostTerms: MOST_TERMS }),
      holds: (inputs, outputs) => {
        const found = this.samplesOf(outputs, this.kind.results);
        return this.samplesOf(inputs, inputs.length / this.lanes).every((words, lane) =>
          forms.every((form, k) => form.value(words) === found[lane][k]),
        );
      },
    };
  }

  private async verdict(
    claim: Claim,
    listing: Listing,
    program: RandomProgram,
    outputs: readonly (readonly bigint[])[] | null,
  ): Promise<{ kind: string; mistake: string | null }> {
    const verdict = claim.prove(listing);
    const isKept = outputs !== null && this.calls.every((input, c) => claim.holds(input, outputs[c]));
    if (verdict.kind === 'proved') return { kind: 'proved', mistake: isKept ? null : 'proved, and not so' };
    if (verdict.kind === 'undecided') return { kind: `undecided${isKept ? '' : ' and wrong'}`, mistake: null };
    if (verdict.counterexample === undefined) {
      const rule = ruleOf(verdict.reason);
      const isTrue =
        rule === 'uninitialised' ? readsUnwritten(await this.decoder.decode(program.bytes, ADDRESS)) : true;
      const isSeen = isTrue && !(outputs !== null && UNHEARD_OF.has(rule));
      return { kind: `rule: ${rule}`, mistake: isSeen ? null : `said to break a rule: ${verdict.reason}` };
    }
    const { inputs, entry } = verdict.counterexample;
    // An address cannot be chosen.
    if (unchosenIn(verdict.counterexample).length > 0) return { kind: 'refuted', mistake: null };
    const words = inputs.flat().flatMap((word) => Array<bigint>(this.lanes).fill(word));
    const here = await this.run(program, [words], new Map([...this.entry, ...entry]));
    const isWrong = here === null || here === 'lacking' || !claim.holds(words, here[0]);
    return { kind: 'refuted', mistake: isWrong ? null : `refuted by ${words.map(hex).join(' ')}, and kept there` };
  }
}

type Modelled =
  | { readonly kind: 'values'; at(input: readonly bigint[], pointers: bigint): bigint[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'unknown'; readonly why: string };

/** The signal of an instruction that the processor lacks. */
const ILLEGAL = 4;
const NOTHING: Form = { text: 'NAME = copy 0x0', value: () => 0n };
const NOTHINGS = ({ results }: Kind): Form[] => Array.from({ length: results }, () => NOTHING);

const nothing = (unknown: string | null): Outcome => ({
  modelled: 'not modelled',
  verdicts: [],
  mistakes: [],
  unknown,
});
const hex = (x: bigint): string => `0x${x.toString(16)}`;
const ruleOf = (reason: string): string => reason.split(':')[0];
/** Rules that no program here breaks which returns as it should. */
const UNHEARD_OF = new Set(['timing', 'address', 'bounds', 'readOnly', 'calleeSaved', 'stackPointer', 'missingOutput']);

function drawn(rng: Rng, bits: number, corners: number): bigint {
  const word = corners > 1 && rng.below(corners) === 0 ? pick(CORNERS, rng) : rng.big(64);
  return BigInt.asUintN(bits, word);
}

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
      prove: (listing) => proveAsmSpec(listing, fn, order),
      holds: (inputs, outputs) => check(BigUint64Array.from(inputs), 0, BigUint64Array.from(outputs), 0) === null,
    };
  });
}

/** As `verify` reads code that stands alone. */
function traced(bytes: Uint8Array, code: DecodedCode): Listing {
  const symbol: CodeSymbol = { name: SYMBOL, address: ADDRESS, size: bytes.length, doubt: null };
  const segments = [{ address: ADDRESS, offset: 0, bytes, isWritable: false, isExecutable: true }];
  const image: CodeImage = { path: '', segments, symbols: [symbol], relocated: [], placement: null, isMovable: true };
  return traceCode({
    image,
    symbol,
    doubles: new Set(),
    code,
    placeOf: (at) => `${SYMBOL}+0x${(at - ADDRESS).toString(16)}`,
  });
}
