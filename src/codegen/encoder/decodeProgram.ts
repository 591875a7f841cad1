import { DISP, FORM, IMM_HI, IMM_LO, MEM, Program, REG0, REG1, REG2 } from '../x86/program.ts';
import { formId } from '../../base/ids.ts';
import { formOf } from '../x86/forms.ts';
import { Decoder } from './decoder.ts';

/**
 * The instructions of straight-line code up to its `ret`, as far as the encoder makes the very same bytes; constants
 * are not read, all are number 0. `unknownAt` is the offset of the first instruction that the table does not have, or
 * of the end if there is no `ret`; null if all was read.
 */
export function decodeProgram(code: Uint8Array): { readonly program: Program; readonly unknownAt: number | null } {
  const decoder = new Decoder();
  const program = new Program();
  for (let p = 0; p < code.length; p += decoder.length) {
    const found = decoder.find(code, p);
    if (found === null) return { program, unknownAt: p };
    const d = found.data;
    const form = formId(d[FORM]);
    program.emit(form, d[REG0], d[REG1], d[REG2], d[MEM], d[DISP], d[IMM_LO], d[IMM_HI]);
    if (formOf(form).mnemonic === 'ret') return { program, unknownAt: null };
  }
  return { program, unknownAt: code.length };
}
