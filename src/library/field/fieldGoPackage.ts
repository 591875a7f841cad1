import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import type { Target } from '../../codegen/x86/target.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { declarationOf, type Declaration } from './declaration.ts';
import { goModule, goSupport } from './languageFiles.ts';
import type { LibraryPlan } from './libraryPlan.ts';
import { ofField } from './packageFiles.ts';
import { vectorFunctions } from './vectorHeader.ts';

type Argument = Declaration['args'][number];

/**
 * Files that make the folder of a library with vectors a Go package of these: a call of C takes longer than a function
 * of one element. `root`: the project.
 */
export function fieldGoPackage(plan: LibraryPlan, target: Target, root: string): NewFile[] {
  const { prefix, limbs } = plan;
  const name = prefix.replaceAll('_', '').toLowerCase();
  const functions = vectorFunctions(plan).flatMap((fn) =>
    functionLines(goName(fn.name), declarationOf(fn.prototype), fn.text),
  );
  const field = ofField(plan.field).replace(/^I/, 'i');
  const fields = { name, prefix, field, limbs: String(limbs), words: String(limbs - 1), functions };
  const filled = (file: string): string =>
    fillSkeleton(readFileSync(join(root, 'templates', 'library', file), 'utf8'), {
      ...fields,
      ...goSupport(name, target, root),
    });
  return [
    goModule(prefix),
    { file: `${name}.go`, content: filled('vectors.go') },
    { file: `${name}_test.go`, content: filled('vectors_test.go') },
  ];
}

/** `mul_vec` is MulVec. */
const goName = (op: string): string =>
  op
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');

function functionLines(name: string, { symbol, args }: Declaration, text: string): string[] {
  const own = args.slice(0, -1);
  const lengths = own.filter(({ kind }) => kind === 'vector').map((a) => `len(${a.name})`);
  const passed = own.map((a) => `${a.kind === 'vector' ? 'arrays' : 'word'}(${a.name})`);
  return [
    `// ${name}: ${text}`,
    '// It panics if lengths differ, and on a processor that is not supported.',
    `func ${name}(${own.map((a) => `${a.name} ${typeOf(a)}`).join(', ')}) {`,
    `\trequire(${lengths.join(', ')})`,
    `\tC.${symbol}(${passed.join(', ')}, C.size_t(${lengths[0]}))`,
    '}',
    '',
  ];
}

const typeOf = ({ kind }: Argument): string => (kind === 'vector' ? '[]Element' : '*Element');
