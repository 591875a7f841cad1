/**
 * Checks virtual code against the function it was selected for, by running both.
 *
 * The code is run on integers by what the contracts of its templates say, flags included: a flag that
 * is read must have been defined by the last instruction that changed it, be it that the contract
 * says so or that the table of forms clears it. Every stored limb must be what the evaluator of the
 * word IR computes; in some samples the words of products are replaced, so that sums meet the extremes
 * of their bounds. This is a test on some eighty samples, not a proof; the proof is in `verify`.
 */
import { hex } from '../../../../src/base/numberText.ts';
import { Failure } from '../../../../src/base/errors.ts';
import type { Limbs } from '../../../../src/ir/evaluate.ts';
import { PRODUCT, type Problem } from '../../../../src/codegen/candidate/candidate.ts';
import { Contract, type ContractResult } from '../../x86/contract.ts';
import { CF, OF } from '../../../../src/codegen/x86/flags.ts';
import type { TemplateSet } from '../../../../src/codegen/x86/templateSet.ts';
import { checkSamples, type Sample } from './checkSamples.ts';
import { HOME_CONSTANT, HOME_LIMB, type VirtualCode } from '../../../../src/codegen/lowering/select/virtualCode.ts';

const contractsOf = keptFor((set: TemplateSet) => set.templates.map((t) => new Contract(t)));
const samplesOf = keptFor(checkSamples);

/** What `make` makes of each object, once. */
function keptFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

/** Checks of the codes of one problem. Virtual registers 0, 1, ... are the arguments. */
export class SelectionCheck {
  private readonly problem: Problem;
  private readonly templates: TemplateSet;
  private readonly contracts: readonly Contract[];
  private readonly samples: readonly Sample[];
  private code!: VirtualCode;
  private registers: (bigint | null)[] = [];
  private stored = new Map<string, bigint>();
  /** Null while the flag has no defined value. */
  private carry: bigint | null = null;
  private overflow: bigint | null = null;

  constructor(problem: Problem, templates: TemplateSet) {
    this.problem = problem;
    this.templates = templates;
    this.contracts = contractsOf(templates);
    this.samples = samplesOf(problem);
  }

  check(code: VirtualCode, constants: readonly bigint[]): void {
    this.code = code;
    for (const sample of this.samples) {
      this.start(sample.inputs, constants);
      for (let i = 0; i < code.count; i++) {
        this.step(i);
        if (sample.replaces && this.isProduct(i)) this.replaceProduct(i, sample);
      }
      this.compare(sample);
    }
  }

  private start(inputs: Limbs, constants: readonly bigint[]): void {
    const { code } = this;
    const { fn } = this.problem;
    const first = fn.results.length;
    this.carry = this.overflow = null;
    this.stored = new Map();
    this.registers = new Array<bigint | null>(code.registers).fill(null);
    fn.params.forEach((p, i) => {
      if (p.shape === 'scalar') this.registers[first + i] = inputs[i][0];
    });
    for (let v = 0; v < code.registers; v++) {
      if (code.home[v] === HOME_CONSTANT) this.registers[v] = BigInt.asUintN(64, constants[code.homeBase[v]]);
      if (code.home[v] === HOME_LIMB)
        this.registers[v] = inputs[code.homeBase[v] - first]?.[code.homeOffset[v] / 8] ?? null;
    }
  }

  private step(i: number): void {
    const { code } = this;
    const contract = this.contracts[code.template[i]];
    const inputs = this.templates.templates[code.template[i]].inputs.map((_, j) => this.read(i, code.ins[3 * i + j]));
    const carry = contract.readsCarry ? this.flag(i, 'CF', this.carry) : 0n;
    const overflow = contract.readsOverflow ? this.flag(i, 'OF', this.overflow) : 0n;
    const result = contract.apply(inputs, code.amount[i], carry, overflow);
    result.outputs.forEach((x, o) => {
      if (code.outs[2 * i + o] >= 0) this.registers[code.outs[2 * i + o]] = x;
    });
    this.setFlags(code.template[i], result);
    if (result.memory !== null) this.store(i, result.memory);
  }

  private isProduct(i: number): boolean {
    const { outputs } = this.templates.templates[this.code.template[i]];
    return outputs.length === 2 && this.problem.events.kind[this.code.event[i]] === PRODUCT;
  }

  /** The product must be that of its factors; from here on it has the words of the sample. */
  private replaceProduct(i: number, { model }: Sample): void {
    const event = this.code.event[i];
    const { lo, hi } = model.trueProduct(event);
    const names = this.templates.templates[this.code.template[i]].outputs;
    const [low, high] = ['lo', 'hi'].map((name) => this.code.outs[2 * i + names.indexOf(name)]);
    if (this.registers[low] !== lo || this.registers[high] !== hi)
      this.fail(i, 'the product of its factors', 'other words');
    this.registers[low] = model.product(event).lo;
    this.registers[high] = model.product(event).hi;
  }

  private read(i: number, v: number): bigint {
    const value = v < 0 ? null : this.registers[v];
    return value ?? this.fail(i, 'an operand with a value', `v${v}, which has none`);
  }

  private flag(i: number, name: string, value: bigint | null): bigint {
    return value ?? this.fail(i, `${name} with a value`, 'a flag that nothing has defined');
  }

  /** What the contract states, else 0 if the forms clear the flag, else undefined if they write it. */
  private setFlags(template: number, { carry, overflow }: ContractResult): void {
    const { writes, clears } = this.templates.flags[template];
    const after = (flag: number, stated: bigint | null, before: bigint | null): bigint | null =>
      stated ?? (clears & flag ? 0n : writes & flag ? null : before);
    this.carry = after(CF, carry, this.carry);
    this.overflow = after(OF, overflow, this.overflow);
  }

  private store(i: number, value: bigint): void {
    const key = `${this.code.ins[3 * i + 1]}+${this.code.amount[i]}`;
    if (this.stored.has(key)) this.fail(i, 'every limb is stored once', `a second store to result ${key}`);
    this.stored.set(key, value);
  }

  private compare({ inputs, outputs }: Sample): void {
    const { fn } = this.problem;
    outputs.forEach((limbs, r) =>
      limbs.forEach((expected, limb) => {
        const found = this.stored.get(`${r}+${8 * limb}`);
        if (found === expected) return;
        throw new Failure('invariant', 'selected code computes something else than its function', {
          where: `${fn.name}, ${fn.results[r].name}[${limb}]`,
          expected: hex(expected),
          found: found === undefined ? 'no store' : hex(found),
          hint: `inputs ${inputs.map((words) => words.map(hex).join(' ')).join(', ')}`,
        });
      }),
    );
    const wanted = outputs.reduce((n, limbs) => n + limbs.length, 0);
    if (this.stored.size > wanted)
      this.fail(this.code.count - 1, `stores to ${wanted} limbs`, [...this.stored.keys()].join(' '));
  }

  private fail(i: number, expected: string, found: string): never {
    const name = this.templates.templates[this.code.template[i]].name;
    throw new Failure('invariant', 'selected code is not well formed', {
      where: `${this.problem.fn.name}, virtual instruction ${i} (${name})`,
      expected,
      found,
    });
  }
}
