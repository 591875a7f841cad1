import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dispatchSource, variantPrefix, type DispatchKind } from '../../../src/library/field/dispatchSource.ts';
import { variantsFor } from '../../../src/library/field/variants.ts';

const root = join(import.meta.dirname, '../../..');
const FEATURES = ['bmi2', 'adx'];

/** What a library chooses from that there are results of two AMD and one Intel machine for. */
export const VARIANTS = variantsFor(
  ['amd-zen3', 'amd-zen4', 'intel-skylake'].map((slug) => ({ slug, features: FEATURES })),
);

/**
 * Programs of a library that has nothing but `t_variant`: `says` prints the variant it was given; `asks` prints, for
 * each line of words of CPUID in hexadecimal (highest leaf, maker, signature, two of features), the number that is
 * chosen.
 * `change` makes the chooser another one.
 */
export function chooserPrograms(
  folder: string,
  cc: string,
  kind: DispatchKind,
  change: (source: string) => string = (source) => source,
): { readonly says: string; readonly asks: string } {
  const text = dispatchSource('t', VARIANTS, ['const char *t_variant(void)'], kind, root);
  const changed = change(text);
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  file('t.h', '#include <stdint.h>\nconst char *t_variant(void);\n');
  const dispatch = file('dispatch.c', changed);
  const variants = VARIANTS.variants.map(
    ({ id, title }) => `const char *${variantPrefix('t', id)}_variant(void) { return "${title}"; }\n`,
  );
  const code = file('variants.c', variants.join(''));
  const says = file('says.c', '#include "t.h"\n#include <stdio.h>\nint main(void) { return puts(t_variant()) < 0; }\n');
  const asks = file(
    'asks.c',
    [
      '#include <stdint.h>',
      '#include <stdio.h>',
      'static uint32_t word0, word1, word2, word3, word4;',
      '#define CPUID(leaf) ((leaf) == 0 ? (struct words){word0, word1, 0, 0} : (leaf) == 1 ? \\',
      '  (struct words){word2, 0, word3, 0} : (struct words){0, word4, 0, 0})',
      `#include "${dispatch}"`,
      'int main(void) {',
      '  while (scanf("%x %x %x %x %x", &word0, &word1, &word2, &word3, &word4) == 5)',
      '    printf("%u\\n", variantHere());',
      '}',
      '',
    ].join('\n'),
  );
  const flags = ['-O2', '-std=gnu17', '-fno-stack-protector', '-fno-jump-tables', '-I', folder];
  const build = (name: string, sources: readonly string[]): string => {
    execFileSync(cc, [...flags, ...sources, '-o', join(folder, name)]);
    return join(folder, name);
  };
  return { says: build('says', [says, dispatch, code]), asks: build('asks', [asks, code]) };
}
