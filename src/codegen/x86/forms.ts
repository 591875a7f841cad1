/** The table of instruction forms, indexed by dense ids. */
import type { FormId } from '../../base/ids.ts';
import { Failure } from '../../base/errors.ts';
import type { Form } from './form.ts';
import { parseTable } from './parseRow.ts';
import { CONDITIONAL } from './table/conditional.ts';
import { INTEGER } from './table/integer.ts';
import { MOVE } from './table/move.ts';
import { MULTIPLY } from './table/multiply.ts';
import { SHIFT } from './table/shift.ts';
import { VECTOR } from './table/vector.ts';

/** All forms; `FORMS[id].id === id`. */
export const FORMS: readonly Form[] = parseTable([MOVE, INTEGER, MULTIPLY, SHIFT, CONDITIONAL, VECTOR].join('\n'), 0);

const BY_NAME = new Map(FORMS.map((f) => [f.name, f]));

export const formOf = (id: FormId): Form => FORMS[id];

/** Id of the form called `name`, e.g. `adcx_r64_m64`. Throws `invariant` for an unknown name. */
export function formNamed(name: string): FormId {
  const form = BY_NAME.get(name);
  if (form === undefined) throw new Failure('invariant', `no instruction form is called '${name}'`);
  return form.id;
}
