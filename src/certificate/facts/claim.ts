/** What a certificate claims of code, as the checker's statement has it (coq/Statement.v). */
/** A number Σ weights[i]·word[i] of words that are at most most[i]; the number is at most `top`. */
export interface Element {
  readonly weights: readonly bigint[];
  readonly most: readonly bigint[];
  readonly top: bigint;
}

/** What an argument register holds: a pointer to the words of elements, one after another, or a number. */
export type Parameter =
  | { readonly kind: 'input' | 'output'; readonly elements: readonly Element[] }
  | { readonly kind: 'value'; readonly most: bigint }
  /** What the caller must pass: a pointer to these very words, which are apart from all that is written. */
  | { readonly kind: 'known'; readonly words: readonly bigint[] }
  /** The same of a number itself. */
  | { readonly kind: 'knownValue'; readonly value: bigint };

export type Expression =
  | { readonly kind: 'constant'; readonly value: bigint }
  /** The element number `index` of the inputs and values, in their order. */
  | { readonly kind: 'number'; readonly index: number }
  | { readonly kind: 'add' | 'sub' | 'mul'; readonly left: Expression; readonly right: Expression }
  /** 1 if left is less than right, else 0. */
  | { readonly kind: 'less'; readonly left: Expression; readonly right: Expression };

export interface Claim {
  /** In rdi, rsi, rdx, rcx, r8, r9. */
  readonly parameters: readonly Parameter[];
  /** Of outputs with inputs. */
  readonly overlap: 'any' | 'equal' | 'none';
  readonly modulus: bigint;
  /** For each element of the outputs: scale·result is congruent to the expression. */
  readonly results: readonly { readonly scale: bigint; readonly expression: Expression }[];
}

export const isInput = ({ kind }: Parameter): boolean => kind === 'input' || kind === 'value';

/** The elements of a parameter; a value is one of a single word. What is known is none. */
export function elementsOf(parameter: Parameter): readonly Element[] {
  switch (parameter.kind) {
    case 'value':
      return [{ weights: [1n], most: [parameter.most], top: parameter.most }];
    case 'known':
    case 'knownValue':
      return [];
    default:
      return parameter.elements;
  }
}

/** Of elements. */
export const wordsOf = (parameter: Parameter): number =>
  elementsOf(parameter).reduce((sum, { weights }) => sum + weights.length, 0);

/** Words that a pointer leads to. */
export const wordsAt = (parameter: Parameter): number =>
  parameter.kind === 'known' ? parameter.words.length : parameter.kind === 'value' ? 0 : wordsOf(parameter);

/** How to compute with the values that stand for numbers. */
export function valueOf<T>(expression: Expression, numbers: readonly T[], ring: ExpressionRing<T>): T {
  switch (expression.kind) {
    case 'constant':
      return ring.constant(expression.value);
    case 'number':
      return numbers[expression.index];
    default:
      return ring[expression.kind](valueOf(expression.left, numbers, ring), valueOf(expression.right, numbers, ring));
  }
}

export interface ExpressionRing<T> {
  constant(value: bigint): T;
  add(a: T, b: T): T;
  sub(a: T, b: T): T;
  mul(a: T, b: T): T;
  less(a: T, b: T): T;
}

/** Of the expression as a polynomial in numbers, at most. */
export function degreeOf(expression: Expression): number {
  switch (expression.kind) {
    case 'constant':
      return 0;
    case 'number':
      return 1;
    default: {
      const [a, b] = [degreeOf(expression.left), degreeOf(expression.right)];
      return expression.kind === 'less' ? 0 : expression.kind === 'mul' ? a + b : Math.max(a, b);
    }
  }
}
