import type { IrFunction, Param } from '../../ir/function.ts';

/**
 * The C declaration without semicolon: results first, then parameters; an array is a pointer, an input array one to
 * const.
 */
export function prototype({ name, params, results }: IrFunction): string {
  const inputs = params.map((p) => (p.shape === 'array' ? `const ${array(p)}` : `${typeOf(p)} ${p.name}`));
  return `void ${name}(${[...results.map(array), ...inputs].join(', ')})`;
}

const typeOf = ({ width }: Param): string => (width === 1 ? 'uint8_t' : `uint${width}_t`);
const array = (p: Param): string => `${typeOf(p)} ${p.name}[${p.bounds.length}]`;
