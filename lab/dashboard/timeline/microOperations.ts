import { type Form, parsePorts, portMasks } from '../../../src/codegen/x86/form.ts';
import { type Core, CORES } from '../../../src/x86/cores.ts';

/** The ports of each micro-operation of an instruction, as masks, by what it waits for. */
export interface MicroOperations {
  /** Waits for the address. */
  readonly load: readonly number[];
  /** Wait for the operands. */
  readonly operation: readonly number[];
  /** Wait for what is stored. */
  readonly store: readonly number[];
}

/** The micro-operations of a form; those of its memory operand stand behind its own in the table. */
export function microOperationsOf(form: Form, core: Core): MicroOperations {
  const { ports, operands, memory, mnemonic } = form;
  const all = portMasks(ports[core]);
  if (mnemonic === 'pop' || mnemonic === 'ret') return { load: all.slice(-1), operation: all.slice(0, -1), store: [] };
  if (mnemonic === 'push') return { load: [], operation: [], store: all };
  const access = memory < 0 ? 'none' : operands[memory].access;
  const stores = access.includes('w') ? portMasks(parsePorts(CORES[core].words.store)).length : 0;
  const loads = access.includes('r') ? portMasks(parsePorts(CORES[core].words.load)).length : 0;
  const own = all.length - loads - stores;
  return { operation: all.slice(0, own), load: all.slice(own, own + loads), store: all.slice(own + loads) };
}
