/** Objects and libraries that are linked into programs. */
import { type Handwritten, lines, SUM } from './maker.ts';

export type Files = Handwritten['files'];
export type Build = NonNullable<Handwritten['build']>;

export const NOTE = '.section .note.GNU-stack,"",@progbits';
/** A global name of an object of its own. */
export const text = (name: string, ...body: string[]): string =>
  lines(`.globl ${name}`, '.text', `${name}:`, ...body, NOTE);
/** Adds what `term` leaves in rax. */
export const added = (...term: string[]): string[] => [
  ...term,
  'add (%rsi), %rax',
  'add (%rdx), %rax',
  'mov %rax, (%rdi)',
  'ret',
];
export const RIGHT = [...SUM.s, 'ret'];
export const WRONG = ['incq (%rdi)', 'ret'];
export const ADD_C = 'void f(unsigned long *o, const unsigned long *a, const unsigned long *b) { *o = *a + *b; }\n';

export const MAIN = lines(
  'void f(unsigned long *, const unsigned long *, const unsigned long *);',
  'int main(void) { unsigned long o = 9, a = 1, b = 2; f(&o, &a, &b); return o != 3; }',
);
/** One that needs `h` of a library before it needs `f`, so that the object of `h` is taken first. */
const MAIN_H = 'int call(void); void h(void); int main(void) { h(); return call(); }\n';
const CALL = MAIN.replace('main', 'call');

const assembled = (...names: string[]): Build => names.map((name) => ['as', `${name}.s`, '-o', `${name}.o`]);

export function object(
  exit: Handwritten['exit'],
  name: string,
  source: string,
  more: Files = {},
  program?: Build,
): Handwritten {
  const others = Object.keys(more)
    .filter((file) => file.endsWith('.s'))
    .map((file) => file.replace('.s', ''));
  return {
    name: `object: ${name}`,
    exit,
    files: { 'f.s': source, 'main.c': MAIN, ...more },
    build: assembled(...others, 'f'),
    ...(program === undefined ? {} : { program }),
  };
}

/** A library of `f.s` and others, in the order of their names, which a program takes the last of for `h`. */
export function library(exit: Handwritten['exit'], name: string, files: Files, isOther = exit !== 0): Handwritten {
  const names = Object.keys(files).map((file) => file.replace('.s', ''));
  return {
    name: `library: ${name}`,
    exit,
    files: { ...files, 'main.c': MAIN_H, 'call.c': CALL },
    build: [...assembled(...names), ['ar', 'rcs', 'f.a', ...names.map((n) => `${n}.o`)], ['true', 'f.a']],
    ...(isOther ? { program: [['gcc', '-no-pie', 'main.c', 'f.a', 'call.c', 'f.a', '-o', 'program']] } : {}),
  };
}
