/** How the source's function is called, in terms of the results and parameters of its word IR. */
import { callFormFault } from '../../ir/callForm.ts';
import type { SourceArgument, CallForm, IrFunction } from '../../ir/function.ts';
import type { SsaArgument, SsaFunction } from '../../ir/ssa/schema.ts';

/**
 * `fn` with the call form of its source, if that is not (results, parameters) as it is. Where the form cannot be kept
 * (an array of which a part is changed in place, more than two words returned), the name is another one.
 */
export function calledAsSource(fn: IrFunction, ssa: SsaFunction): IrFunction {
  const call = sourceCall(fn, ssa);
  if (call === null) return fn;
  const called = { ...fn, call };
  return callFormFault(called) === null ? called : { ...fn, name: `${fn.name}${OTHER_FORM}` };
}

/** Ends the name of a function that is called as (results, parameters), which its source is not. */
export const OTHER_FORM = '_results_first';

function sourceCall(fn: IrFunction, ssa: SsaFunction): CallForm | null {
  const written = new Set(ssa.body.flatMap((i) => (i.op === 'store' && i.mem !== undefined ? [i.mem.base] : [])));
  const halves: Half[] = [];
  let [results, params] = [0, 0];
  for (const argument of ssa.args)
    halves.push(
      written.has(argument.name)
        ? { argument, result: fn.results[results++]?.name }
        : { argument, param: fn.params[params++]?.name },
    );
  if (halves.every(({ argument }, i) => (argument.from ?? i) === i && !argument.sret)) return null;
  const sources = [...new Set(ssa.args.flatMap(({ from }) => (typeof from === 'number' ? [from] : [])))];
  sources.sort((a, b) => a - b);
  const list = sources.map((from) => oneArgument(halves.filter(({ argument }) => argument.from === from)));
  const value = halves.find(({ argument }) => argument.from === 'return');
  const place = halves.find(({ argument }) => argument.sret)?.result;
  return {
    arguments: list.map((one, i) => ({ ...one, name: isFree(one.name, list, i) ? one.name : irName(one) })),
    returned:
      value?.result !== undefined
        ? { result: value.result, as: 'value', ...narrowBits(value.argument) }
        : place !== undefined
          ? { result: place, as: 'address' }
          : null,
  };
}

/** Of a returned value that is a narrow integer of C. */
function narrowBits({ returns = [] }: SsaArgument): { bits?: number } {
  const [bits] = returns;
  return returns.length === 1 && [1, 8, 16, 32].includes(bits) ? { bits } : {};
}

/** An argument of the bridged function, which is a result or a parameter. */
interface Half {
  readonly argument: SsaArgument;
  readonly result?: string | undefined;
  readonly param?: string | undefined;
}

function oneArgument(halves: readonly Half[]): SourceArgument {
  const result = halves.find((half) => half.result !== undefined)?.result;
  const param = halves.find((half) => half.param !== undefined)?.param;
  return {
    name: halves[0].argument.source ?? '',
    ...(result === undefined ? {} : { result }),
    ...(param === undefined ? {} : { param }),
  };
}

const irName = ({ result, param }: SourceArgument): string => param ?? result ?? 'none';

/** Whether C can have the name for this argument and no other has it. */
const isFree = (name: string, list: readonly SourceArgument[], own: number): boolean =>
  /^[A-Za-z_]\w*$/.test(name) &&
  !list.some((other, i) => i !== own && [other.name, other.result, other.param].includes(name));
