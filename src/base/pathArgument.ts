/**
 * A path as an argument of another program, which can take it for nothing else: not for an option (`-x.c`), not for a
 * file of further options (`@x.c`). Paths from the root are such already; what is given by name alone comes through
 * here.
 */
export const pathArgument = (path: string): string => (/^[\w./]/.test(path) ? path : `./${path}`);
