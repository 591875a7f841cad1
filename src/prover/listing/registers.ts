/** Register names of x86-64 (SDM vol. 1, §3.4.1). ah, bh, ch and dh are left out: their use is refused. */
import type { AsmOperand } from './listing.ts';

const LEGACY = ['ax', 'cx', 'dx', 'bx', 'sp', 'bp', 'si', 'di'];
const NAMES = new Map<string, AsmOperand & { kind: 'register' }>();

for (let index = 0; index < 16; index++) {
  const name = LEGACY[index];
  const number = `r${index}`;
  const add = (text: string, width: number): void => {
    NAMES.set(text, { kind: 'register', file: 'general', index, width });
  };
  add(name === undefined ? number : `r${name}`, 64);
  add(name === undefined ? `${number}d` : `e${name}`, 32);
  add(name === undefined ? `${number}w` : name, 16);
  add(name === undefined ? `${number}b` : `${name.replace('x', '')}l`, 8);
  NAMES.set(`xmm${index}`, { kind: 'register', file: 'vector', index, width: 128 });
}

for (let index = 0; index < 32; index++) {
  NAMES.set(`ymm${index}`, { kind: 'register', file: 'lanes', index, width: 256 });
  NAMES.set(`zmm${index}`, { kind: 'register', file: 'lanes', index, width: 512 });
}

for (let index = 0; index < 8; index++) NAMES.set(`k${index}`, { kind: 'register', file: 'mask', index, width: 64 });

/** The register called `name` (lower case), or undefined. */
export const registerOperand = (name: string): (AsmOperand & { kind: 'register' }) | undefined => NAMES.get(name);

export const RAX = 0,
  RCX = 1,
  RDX = 2,
  RBX = 3,
  RSP = 4,
  RBP = 5,
  RSI = 6,
  RDI = 7;

/** Integer argument registers in order (psABI §3.2.3). */
export const ARGUMENT_ORDER: readonly number[] = [RDI, RSI, RDX, RCX, 8, 9];

/** Name of a 64-bit general register. */
export const registerName = (index: number): string => (index < 8 ? `r${LEGACY[index]}` : `r${index}`);

/** What to try where an instruction, given as text, works on vectors. */
export const vectorHint = (text: string): { readonly hint?: string } =>
  /[xyz]mm\d/.test(text)
    ? {
        hint:
          'of vector registers, words and halves of words are modelled: take the scalar code, or compile it with ' +
          '-mgeneral-regs-only or -fno-tree-vectorize (--cflags for .c)',
      }
    : {};
