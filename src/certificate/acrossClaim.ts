/** The claim of code on rows of four words, each of which holds an element. */
import { Failure } from '../base/errors.ts';
import { type Claim, type Element, type Expression, elementsOf, type Parameter } from './facts/claim.ts';

/**
 * As LaneStatement.v has it where lanes work together: parameters are those of one word, and numbers and results count
 * through the words, one after the other. `places` are the elements of the words. Throws `unsupported` if a parameter
 * has not an element for each word, all with the same limbs and bounds.
 */
export function acrossClaim({ parameters, results, ...claim }: Claim, places: readonly number[]): Claim {
  const inputs = parameters.filter(({ kind }) => kind !== 'output').length;
  const renumbered = (index: number): number => {
    const [input, element] = [Math.floor(index / places.length), index % places.length];
    return places.indexOf(element) * inputs + input;
  };
  return {
    ...claim,
    parameters: parameters.map((parameter) => ofOneWord(parameter, places.length)),
    results: places.map((element) => {
      const { scale, expression } = results[element];
      return { scale, expression: withNumbers(expression, renumbered) };
    }),
  };
}

function ofOneWord(parameter: Parameter, words: number): Parameter {
  const elements = elementsOf(parameter);
  const [first] = elements;
  if ((parameter.kind !== 'input' && parameter.kind !== 'output') || elements.length !== words)
    throw new Failure('unsupported', 'a parameter without an element for each word of a row');
  if (elements.some((element) => !isSame(element, first)))
    throw new Failure('unsupported', 'words of a row with other bounds than the others');
  return { kind: parameter.kind, elements: [first] };
}

const isSame = (a: Element, b: Element): boolean =>
  a.top === b.top && a.weights.join() === b.weights.join() && a.most.join() === b.most.join();

function withNumbers(expression: Expression, renumbered: (index: number) => number): Expression {
  switch (expression.kind) {
    case 'number':
      return { kind: 'number', index: renumbered(expression.index) };
    case 'add':
    case 'sub':
    case 'mul':
    case 'less':
      return {
        ...expression,
        left: withNumbers(expression.left, renumbered),
        right: withNumbers(expression.right, renumbered),
      };
    default:
      return expression;
  }
}
