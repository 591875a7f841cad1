/** What to try where an instruction, given as text, works on vectors. */
export const vectorHint = (text: string): { readonly hint?: string } =>
  /[xyz]mm\d/.test(text)
    ? {
        hint:
          'vector registers are modelled as places for words, no more: take the scalar code, or compile it with ' +
          '-mgeneral-regs-only or -fno-tree-vectorize (--cflags for .c)',
      }
    : {};
