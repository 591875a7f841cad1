/**
 * Files that were once called proved and compute something else, their relatives, and right ones beside them. All are
 * to be `out[0] = a[0] + b[0] mod 2^64`.
 */
export const SUM_IR = `function f
param arg1 u64[1]
param arg2 u64[1]
result out1 u64[1]

x = add arg1[0], arg2[0]
return out1 = x
`;

export interface Handwritten {
  readonly name: string;
  /** Exit code of \`verify\`: 0 proved, 2 no file that it takes, 4 wrong, 5 not decided. */
  readonly exit: 0 | 2 | 4 | 5;
  /** The first one is verified, unless `build` ends in another. */
  readonly files: Readonly<Record<string, string>>;
  /** Commands that make of the files what is verified; the last word of the last one. */
  readonly build?: readonly (readonly string[])[];
  /** Commands that make of it a program, `program`, which the function makes fail. */
  readonly program?: readonly (readonly string[])[];
}

export const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;
/** A function in NASM and in AT&T syntax; `{sum}` is the right code without `ret`. */
export const SUM = {
  asm: ['mov rax, [rsi]', 'add rax, [rdx]', 'mov [rdi], rax'],
  s: ['mov (%rsi), %rax', 'add (%rdx), %rax', 'mov %rax, (%rdi)'],
};
export const filled = (text: readonly string[], sum: readonly string[]): string[] =>
  text.flatMap((line) => (line === '{sum}' ? sum : [line]));

type Maker = (exit: Handwritten['exit'], name: string, ...text: string[]) => Handwritten;
export const nasm: Maker = (exit, name, ...text) => ({
  name: `NASM: ${name}`,
  exit,
  files: { 'f.asm': lines('global f', 'section .text', ...filled(text, SUM.asm)) },
});
export const gnu: Maker = (exit, name, ...text) => ({
  name: `GNU: ${name}`,
  exit,
  files: { 'f.s': lines('.globl f', '.text', ...filled(text, SUM.s)) },
});
/** Assembled by somebody else. */
export const object = (made: Handwritten): Handwritten => ({
  ...made,
  name: `object: ${made.name}`,
  build: [[...(made.name.startsWith('NASM') ? ['nasm', '-f', 'elf64', 'f.asm'] : ['as', 'f.s']), '-o', 'f.o']],
});
export const shared = (made: Handwritten): Handwritten => {
  const { build = [], ...rest } = object(made);
  return {
    ...rest,
    name: `shared ${rest.name}`,
    build: [...build, ['ld', '-shared', '-z', 'notext', 'f.o', '-o', 'f.so']],
  };
};
