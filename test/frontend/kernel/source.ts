/**
 * The arithmetic of the kernel's crypto/ecc.c as a C file that compiles by itself: its text, untouched, behind what it
 * takes from headers.
 */

/** What the functions on digits need of the kernel's headers. */
const PRELUDE = `#include <stdbool.h>
#include <string.h>
typedef unsigned long long u64, __be64;
typedef unsigned int u32;
typedef unsigned char u8;
typedef signed long long s64;
#define CONFIG_ARCH_SUPPORTS_INT128 1
#define ECC_MAX_DIGITS 9
#define ECC_CURVE_NIST_P192_DIGITS 3
#define ECC_CURVE_NIST_P256_DIGITS 4
#define ECC_CURVE_NIST_P384_DIGITS 6
#define ECC_CURVE_NIST_P521_DIGITS 9
#define EXPORT_SYMBOL(name)
static inline u64 get_unaligned_le64(const void *p) { u64 x; memcpy(&x, p, sizeof x); return x; }
static inline u64 get_unaligned_be64(const void *p) { return __builtin_bswap64(get_unaligned_le64(p)); }
`;

/** A function on digits. */
export interface KernelFunction {
  readonly name: string;
  /** Whether a parameter says how many digits there are. */
  readonly hasDigits: boolean;
}

interface KernelSource {
  readonly text: string;
  /** In the order of the file. */
  readonly functions: readonly KernelFunction[];
}

/** What stands at the top level from a line without indentation to its end. */
interface Block {
  readonly line: number;
  readonly text: string;
}

/** Functions `vli_…` and what they call; those on whole curves are left out, for their structures are elsewhere. */
export function kernelSource(text: string): KernelSource {
  const blocks = blocksOf(text).filter(isArithmetic);
  const functions = blocks.flatMap(({ text: block }): KernelFunction[] => {
    const [, name, parameters] = /\b(vli_\w+)\s*\(([^)]*)\)\s*\{/.exec(block) ?? [];
    return name === undefined ? [] : [{ name, hasDigits: /\bndigits$/.test(parameters.trim()) }];
  });
  const placed = blocks.map((block) => `#line ${block.line} "ecc.c"\n${block.text}`);
  return { text: [PRELUDE, ...placed, ''].join('\n'), functions };
}

const isArithmetic = ({ text }: Block): boolean => {
  const head = text.split('{')[0];
  const isFunction = /\b(vli_\w+|mul_64_64|add_128_128)\s*\(/.test(head);
  if (text.startsWith('#define')) return !/ ECC_\w+ /.test(text);
  return !/struct ecc_|curve->/.test(text) && (isFunction || /\}\s*uint128_t;$/.test(text));
};

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    if (!/^(\w|#define)/.test(lines[i])) continue;
    let end = i;
    while (end + 1 < lines.length && !isEnd(lines[end], lines[i].startsWith('#'))) end++;
    blocks.push({ line: i + 1, text: lines.slice(i, end + 1).join('\n') });
    i = end;
  }
  return blocks;
}

const isEnd = (line: string, isMacro: boolean): boolean =>
  isMacro ? !line.endsWith('\\') : /^\}|^\S.*[;}]\s*$/.test(line);
