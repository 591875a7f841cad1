/** Writes the C that chooses the code for the processor. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessorVariants, VariantRule } from './variants.ts';

/** How the code for the processor is found: by the dynamic linker, or by a number that a constructor writes. */
export const DISPATCH_KINDS = ['ifunc', 'branch'] as const;
export type DispatchKind = (typeof DISPATCH_KINDS)[number];

/** C that gives the functions of a library, by their prototypes, the variant for the processor; includes its header. */
export function dispatchSource(
  prefix: string,
  { variants, rules }: ProcessorVariants,
  prototypes: readonly string[],
  kind: DispatchKind,
  projectRoot: string,
): string {
  const prefixes = variants.map(({ id }) => variantPrefix(prefix, id));
  const others = prefixes.slice(1).map((each, i) => `X(${i + 1}, ${each}, f, arguments)`);
  const initialisers = rules.map((rule) => `{${ruleWords(rule, variants).join(', ')}}`);
  const macros = {
    PREFIX: prefix,
    PLAIN: prefixes[0],
    BY_IFUNC: Number(kind === 'ifunc'),
    'VARIANTS(X, f, arguments)': others.join(' '),
    RULES: initialisers.join(', '),
    'FUNCTIONS(X)': prototypes.map((text) => `X(${functionParts(prefix, text).join(', ')})`).join(' '),
  };
  return [
    `#include "${prefix}.h"`,
    '',
    ...Object.entries(macros).map(([name, value]) => `#define ${name} ${value}`),
    '',
    readFileSync(join(projectRoot, 'templates', 'library', 'dispatch.c'), 'utf8'),
  ].join('\n');
}

/** Begins the symbols of a variant. */
export const variantPrefix = (prefix: string, id: string): string => `${prefix}_${id}`;

/** As `struct rule` of the template has them. */
function ruleWords(
  { vendor, models, variant }: VariantRule,
  variants: ProcessorVariants['variants'],
): (string | number)[] {
  const { bmi2, adx } = variants[variant].target;
  const features = [...(bmi2 ? ['BMI2'] : []), ...(adx ? ['ADX'] : [])].join(' | ') || '0';
  const maker = vendor === null ? '0' : `0x${Buffer.from(vendor.slice(0, 4)).readUInt32LE().toString(16)}`;
  return [maker, models?.family ?? 0, models?.first ?? 0, models?.last ?? 0, features, variant];
}

/** Result, name without the prefix, parameters and arguments of a prototype. */
function functionParts(prefix: string, prototype: string): string[] {
  const [, result, name, parameters] = new RegExp(`^(.*?)\\b${prefix}_(\\w+)\\((.*)\\)$`, 's').exec(prototype) ?? [];
  const names = parameters.split(',').map((text) => /(\w+)(?:\[[^\]]*\])?$/.exec(text.trim())?.[1] ?? '');
  return [result.trim(), name, `(${parameters})`, parameters === 'void' ? '()' : `(${names.join(', ')})`];
}
