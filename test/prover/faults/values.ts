/** A word or flag that programs compute, known by what made it: equal definitions are one value, and equal numbers. */
export type ValueNumber = number;

export type Definition =
  | { readonly kind: 'constant'; readonly value: bigint }
  /**
   * What a place holds when the function is called: a register, a flag, a slot of the stack, `register+offset` for an
   * element of an array.
   */
  | { readonly kind: 'entry'; readonly place: string }
  /** One result of an operation. Operations that are not listed in `linear.ts` are only known to be functions. */
  | {
      readonly kind: 'result';
      readonly operation: string;
      readonly inputs: readonly ValueNumber[];
      readonly part: string;
    };

const COMMUTATIVE = new Set(['add', 'and', 'or', 'xor', 'mul']);
const ONES = (1n << 64n) - 1n;

/** The values of several programs, numbered. No arithmetic but that of 0 and of the order of summands and factors. */
export class Values {
  readonly zero: ValueNumber;
  readonly one: ValueNumber;
  private readonly numbers = new Map<string, ValueNumber>();
  private readonly definitions: Definition[] = [];

  constructor() {
    this.zero = this.constant(0n);
    this.one = this.constant(1n);
  }

  get(value: ValueNumber): Definition {
    return this.definitions[value];
  }

  constant(value: bigint): ValueNumber {
    return this.number({ kind: 'constant', value: BigInt.asUintN(64, value) });
  }

  /** Null for what is not constant. */
  constantOf(value: ValueNumber): bigint | null {
    const definition = this.get(value);
    return definition.kind === 'constant' ? definition.value : null;
  }

  entry(place: string): ValueNumber {
    return this.number({ kind: 'entry', place });
  }

  result(operation: string, inputs: readonly ValueNumber[], part: string): ValueNumber {
    const [a, b, ...rest] = inputs;
    const ordered = COMMUTATIVE.has(operation) && a > b ? [b, a, ...rest] : inputs;
    return this.trivial(operation, ordered, part) ?? this.number({ kind: 'result', operation, inputs: ordered, part });
  }

  /** Sums and differences with 0, and masks of nothing or everything. */
  private trivial(operation: string, [a, b, carry]: readonly ValueNumber[], part: string): ValueNumber | null {
    const { zero } = this;
    const kept = a === zero ? b : a;
    switch (operation) {
      case 'add':
        return carry !== zero || (a !== zero && b !== zero)
          ? null
          : part === 'value'
            ? kept
            : part === 'carry'
              ? zero
              : null;
      case 'sub':
        return carry !== zero || (a !== b && b !== zero)
          ? null
          : part === 'value'
            ? a === b
              ? zero
              : a
            : part === 'carry'
              ? zero
              : null;
      case 'and':
        return part !== 'value'
          ? null
          : a === b
            ? a
            : a === zero || b === zero
              ? zero
              : this.constantOf(a) === ONES
                ? b
                : this.constantOf(b) === ONES
                  ? a
                  : this.isMasked(a, b)
                    ? a
                    : this.isMasked(b, a)
                      ? b
                      : null;
      case 'or':
      case 'xor':
        return part === 'value' && (a === zero || b === zero) ? kept : null;
      case 'mul':
        return a === zero || b === zero ? (part === 'low' || part === 'high' ? zero : null) : null;
      case 'low':
        return part === 'value' && this.constantOf(b) === 8n ? this.insertedIn(a) : null;
      default:
        return null;
    }
  }

  /** `word` has no bits but those of `mask`. */
  private isMasked(word: ValueNumber, mask: ValueNumber): boolean {
    const definition = this.get(word);
    return (
      definition.kind === 'result' &&
      definition.operation === 'and' &&
      definition.part === 'value' &&
      definition.inputs.includes(mask)
    );
  }

  /** The byte that was inserted in a word. */
  private insertedIn(word: ValueNumber): ValueNumber | null {
    const definition = this.get(word);
    return definition.kind === 'result' && definition.operation === 'insert' ? definition.inputs[1] : null;
  }

  private number(definition: Definition): ValueNumber {
    const key = keyOf(definition);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.definitions.length);
    return this.definitions.push(definition) - 1;
  }
}

function keyOf(d: Definition): string {
  switch (d.kind) {
    case 'constant':
      return `${d.value}`;
    case 'entry':
      return `entry ${d.place}`;
    case 'result':
      return `${d.operation} ${d.inputs.join(',')} ${d.part}`;
  }
}
