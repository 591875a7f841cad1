/**
 * Shows that each call of the word IR gets operands within its callee's domain. An element is known to be so if it is a
 * parameter, what a call gives whose callee is proved to state so, a constant, or chosen of two such by one condition.
 */
import { invariant } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import { isCall, type CallingFunction, type IrCall } from '../../ir/calls.ts';
import { domainsOf, isInDomain, type Domain } from '../../ir/contract/domain.ts';
import { type IrFunction, type Op, type Operand, opOutputs } from '../../ir/function.ts';
import { specVerdict } from './specification.ts';

/** The first call that is not shown to be given what its callee is for; null if there is none. */
export function callOutside(fn: CallingFunction): IrCall | null {
  const known = new KnownElements(fn);
  for (const op of fn.body) {
    if (isCall(op) && !op.ins.every((limbs, p) => known.areWithin(limbs, domainsOf(op.callee, p)))) return op;
    known.add(op);
  }
  return null;
}

/** Limbs of an element, and what they are known to be. */
interface Element {
  readonly limbs: readonly ValueId[];
  readonly domain: Domain;
}
type Choice = Op & { readonly kind: 'cmovznz' };

class KnownElements {
  /** By their first limbs. */
  private readonly elements = new Map<ValueId, Element>();
  private readonly choices = new Map<ValueId, Choice>();
  private readonly made: Set<ValueId>;

  constructor(fn: CallingFunction) {
    const whole: IrFunction = { ...fn, body: [] };
    this.made = new Set(fn.inputs.flat());
    fn.inputs.forEach((limbs, p) =>
      inParts(limbs, domainsOf(whole, p)).forEach(([part, domain]) => this.addElement(part, domain)),
    );
  }

  add(op: Op | IrCall): void {
    for (const id of isCall(op) ? op.outs : opOutputs(op)) {
      invariant(!this.made.has(id), () => `value ${id} is made twice`);
      this.made.add(id);
    }
    if (isCall(op)) this.addElement(op.outs, statedOf(op.callee));
    else if (op.kind === 'cmovznz') this.choices.set(op.outs[0], op);
  }

  private addElement(limbs: readonly ValueId[], domain: Domain): void {
    this.elements.set(limbs[0], { limbs, domain });
  }

  areWithin(limbs: readonly Operand[], wanted: readonly Domain[]): boolean {
    return inParts(limbs, wanted).every(([part, domain]) => this.isWithin(part, domain));
  }

  private isWithin(limbs: readonly Operand[], wanted: Domain): boolean {
    if (isOfAnyWords(wanted)) return true;
    const numbers = limbs.flatMap((one) => (one.kind === 'const' ? [one.value] : []));
    if (numbers.length === limbs.length) return isInDomain(numbers, wanted);
    const known = this.knownOf(limbs);
    if (known !== null && contains(wanted, known)) return true;
    const choices = limbs.flatMap((one) => (one.kind === 'const' ? [] : (this.choices.get(one.id) ?? [])));
    const isChosen = choices.length === limbs.length && choices.every(({ ins }) => isSame(ins[0], choices[0].ins[0]));
    return (
      isChosen &&
      ([1, 2] as const).every((way) =>
        this.isWithin(
          choices.map(({ ins }) => ins[way]),
          wanted,
        ),
      )
    );
  }

  private knownOf(limbs: readonly Operand[]): Domain | null {
    const [first] = limbs;
    const element = first.kind === 'const' ? undefined : this.elements.get(first.id);
    const isWhole =
      element?.limbs.length === limbs.length &&
      limbs.every((one, k) => one.kind !== 'const' && one.id === element.limbs[k]);
    return isWhole ? element.domain : null;
  }
}

/** The limbs of each of the elements one after another. */
function inParts<T>(limbs: readonly T[], domains: readonly Domain[]): (readonly [part: readonly T[], Domain])[] {
  let at = 0;
  return domains.map((domain) => [limbs.slice(at, (at += domain.bounds.length)), domain]);
}

const isSame = (a: Operand, b: Operand): boolean =>
  a.kind === 'const' ? b.kind === 'const' && a.value === b.value : b.kind !== 'const' && a.id === b.id;

const ALL_ONES = 2n ** 64n - 1n;
const isOfAnyWords = ({ bounds, below }: Domain): boolean =>
  below === null && bounds.every(({ lower, upper }) => lower === 0n && upper >= ALL_ONES);

/** Whether all that is known to be in one domain is in another. */
function contains(wanted: Domain, known: Domain): boolean {
  const weights = wanted.weights.every((weight, i) => weight === known.weights[i]);
  const upper = known.bounds.map((limb, i) => {
    const share = known.below === null ? limb.upper : (known.below - 1n) >> BigInt(known.weights[i]);
    return share < limb.upper ? share : limb.upper;
  });
  const isFit = wanted.bounds.every((limb, i) => known.bounds[i].lower >= limb.lower && upper[i] <= limb.upper);
  return isFit && (wanted.below === null || (weights && known.below !== null && known.below <= wanted.below));
}

/** What is proved of the result of a function: what it states, or that it is words. */
function statedOf(callee: IrFunction): Domain {
  const [{ name, bounds }] = callee.results;
  const { spec } = callee;
  if (spec === undefined || spec.weights.length !== bounds.length || specVerdict(callee).kind !== 'proved')
    return {
      bounds: bounds.map(() => ({ lower: 0n, upper: ALL_ONES })),
      weights: bounds.map((_, i) => 64 * i),
      below: null,
      modulus: null,
    };
  const limit = spec.limits?.find((one) => one.name === name)?.below ?? null;
  return { bounds, weights: spec.weights, below: spec.canonical ? spec.modulus : limit, modulus: spec.modulus };
}
