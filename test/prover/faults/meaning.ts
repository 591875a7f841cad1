import { CF, OF, SF, ZF } from '../../../src/codegen/x86/flags.ts';
import type { Form } from '../../../src/codegen/x86/form.ts';
import type { Values, ValueNumber } from './values.ts';

/** What an instruction computes: a copy, or an operation on values. */
export type Meaning =
  | { readonly same: ValueNumber }
  | { readonly operation: string; readonly inputs: readonly ValueNumber[] };

const FLAGS = [CF, ZF, SF, OF];

/**
 * `inputs` in the order of the operands. Instructions with one meaning get one name; what has no name here is its own
 * function of all that it reads.
 */
export function meaningOf(
  form: Form,
  inputs: readonly ValueNumber[],
  flag: (mask: number) => ValueNumber,
  values: Values,
): Meaning {
  const { mnemonic } = form;
  const { zero, one } = values;
  const [a, b] = inputs;
  const width = form.operands[0]?.width ?? 0;
  const opaque = { operation: form.name, inputs: [...inputs, ...FLAGS.filter((f) => form.flags.read & f).map(flag)] };
  const of = (operation: string, ...operands: ValueNumber[]): Meaning => ({ operation, inputs: operands });
  if (mnemonic.startsWith('set'))
    return of(
      'insert',
      a,
      mnemonic === 'setc'
        ? flag(CF)
        : mnemonic === 'seto'
          ? flag(OF)
          : values.result(mnemonic, opaque.inputs.slice(1), 'bit'),
    );
  if (mnemonic === 'movzx') return of('low', a, values.constant(8n));
  if (form.name === 'mov_r32_r32') return of('low', a, values.constant(32n));
  if (form.name === 'mov_r32_i32') return { same: values.constant(BigInt.asUintN(32, values.constantOf(a) ?? 0n)) };
  if (width !== 64 && form.name !== 'bt_r32_i8') return form.name.startsWith('movq_xmm_r64') ? { same: a } : opaque;
  switch (mnemonic) {
    case 'mov':
    case 'movq':
      return { same: a };
    case 'add':
      return of('add', a, b, zero);
    case 'adc':
    case 'adcx':
      return of('add', a, b, flag(CF));
    case 'adox':
      return of('add', a, b, flag(OF));
    case 'inc':
      return of('add', a, one, zero);
    case 'sub':
    case 'cmp':
      return of('sub', a, b, zero);
    case 'sbb':
      return of('sub', a, b, flag(CF));
    case 'dec':
      return of('sub', a, one, zero);
    case 'neg':
      return of('sub', zero, a, zero);
    case 'and':
    case 'test':
      return of('and', a, b);
    case 'or':
    case 'xor':
    case 'not':
    case 'lea':
      return of(mnemonic, ...inputs);
    case 'mul':
    case 'mulx':
      return of('mul', a, b);
    case 'imul':
      return b === undefined || form.implicitWrites !== 0 ? opaque : of('mul', a, b);
    case 'shl':
    case 'shlx':
      return of('shl', a, b);
    case 'shr':
    case 'shrx':
      return of('shr', a, b);
    case 'sar':
    case 'shld':
    case 'shrd':
    case 'bt':
    case 'rorx':
      return of(mnemonic, ...inputs);
    case 'bzhi':
      return (values.constantOf(b) ?? 64n) < 64n ? of('low', a, b) : opaque;
    case 'cmovc':
      return of('choose', flag(CF), b, a);
    case 'cmovnc':
      return of('choose', flag(CF), a, b);
    case 'cmovo':
      return of('choose', flag(OF), b, a);
    case 'cmovz':
      return of('choose', flag(ZF), b, a);
    case 'cmovnz':
      return of('choose', flag(ZF), a, b);
    default:
      return opaque;
  }
}
