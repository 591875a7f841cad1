import { decodeProgram } from '../../src/codegen/encoder/decoder.ts';
import { nasmInstruction } from '../../src/codegen/encoder/assemblyText.ts';
import { formId } from '../../src/base/ids.ts';
import { formOf } from '../../src/codegen/x86/forms.ts';
import { CF, OF } from '../../src/codegen/x86/flags.ts';
import type { Form } from '../../src/codegen/x86/form.ts';
import type { Core } from '../../src/x86/cores.ts';
import { FORM, STRIDE } from '../../src/codegen/x86/program.ts';
import { timelineOf } from './timeline/timeline.ts';
import type { PageInstruction, PageTimeline } from './pageData.ts';

/**
 * The schedule of straight-line machine code. What our table of instructions does not have ends it, which `missing`
 * says.
 */
export function drawnTimeline(name: string, hex: string, core: Core): PageTimeline {
  const code = Buffer.from(hex, 'hex');
  const { program, unknownAt } = decodeProgram(code);
  const { cycles, instructions } = timelineOf(program, core);
  return {
    name,
    cycles,
    missing: unknownAt === null ? '' : missingText(code, unknownAt),
    instructions: instructions.map((timed, i): PageInstruction => {
      const form = formOf(formId(program.data[i * STRIDE + FORM]));
      const { issue, load, start, end, ports, carryFrom, overflowFrom } = timed;
      const text = nasmInstruction(program, i).replaceAll('rel .c0', 'constant');
      return [
        text,
        issue,
        load ?? -1,
        start,
        end,
        kindOf(form),
        ports.map(portName).join(' '),
        carryFrom,
        overflowFrom,
      ];
    }),
  };
}

const missingText = (code: Uint8Array, at: number): string =>
  at >= code.length
    ? 'The code has no end that the decoder knows.'
    : `Shown up to byte ${at} of ${code.length}: the table of instructions does not have the one that begins there ` +
      `(${Buffer.from(code.subarray(at, at + 4)).toString('hex')}…), for example a jump or a call.`;

const portName = (port: number): string => `p${port.toString(16).toUpperCase()}`;

const MOVES: ReadonlySet<string> = new Set(['push', 'pop', 'ret', 'movq', 'vmovq', 'movzx', 'xchg']);
const PRODUCTS: ReadonlySet<string> = new Set(['mul', 'mulx', 'imul']);

function kindOf({ mnemonic, flags }: Form): PageInstruction[5] {
  if (PRODUCTS.has(mnemonic)) return 'product';
  if (flags.read & OF) return 'overflow';
  if (flags.read & CF) return 'carry';
  return mnemonic.startsWith('mov') || MOVES.has(mnemonic) ? 'move' : 'other';
}
