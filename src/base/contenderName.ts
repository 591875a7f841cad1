/** The kinds of contenders, and their short names. */

/** What kinds of contenders there are. */
export type ContenderKind =
  | 'llc -O3'
  | 'clang -O3 + our pass'
  | 'clang -O3'
  | 'gcc -O3'
  | 'rustc -O3'
  | 'OpenSSL'
  | 'wolfSSL'
  | 's2n-bignum'
  | 'other code';

const RULES: readonly (readonly [RegExp, ContenderKind])[] = [
  [/^llc/, 'llc -O3'],
  [/^clang.*reduction pass/, 'clang -O3 + our pass'],
  [/^clang/, 'clang -O3'],
  [/^gcc/, 'gcc -O3'],
  [/^rustc/, 'rustc -O3'],
  [/openssl/i, 'OpenSSL'],
  [/wolfssl/i, 'wolfSSL'],
  [/s2n/i, 's2n-bignum'],
];

/** Whose code it is, by the name that records give it. */
export const contenderKind = (name: string): ContenderKind =>
  RULES.find(([rule]) => rule.test(name))?.[1] ?? 'other code';

/** Compilers without their versions and options; everybody else as recorded. */
export function shortContender(name: string): string {
  const kind = contenderKind(name);
  return kind.includes('-O3') ? kind.replace(' -O3', '') : name;
}
