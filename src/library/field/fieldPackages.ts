/** Makes a field's library a Go package and a Rust crate. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { rustName } from '../export/sourceText.ts';
import type { LoopFunction } from './headerText.ts';
import { elementConstants, wordsInC, type LibraryPlan } from './libraryPlan.ts';
import { crateFiles, rustDemand, rustSupport, goModule, goSupport, ofField } from './languageFiles.ts';
import { vectorFunctions } from './vectorHeader.ts';
import { invariant } from '../../base/errors.ts';

/** An argument of a function of a library, as its header declares it. */
interface Argument {
  readonly name: string;
  /** e.g. `uint64_t`. */
  readonly type: string;
  readonly isConst: boolean;
  /** A `word` by value, an `array` of `length`, or a `vector` of so many arrays as the last argument says. */
  readonly kind: 'word' | 'array' | 'vector';
  readonly length: number;
}

/** A function of a library, as other languages need it. */
interface Declaration {
  /** The symbol. */
  readonly symbol: string;
  /** `void`, or the type of a word. */
  readonly result: string;
  readonly args: readonly Argument[];
}

/** Reads a prototype as the headers of libraries have it. */
function declarationOf(prototype: string): Declaration {
  const [, result, symbol, list] = /^(\w+) (\w+)\((.*)\)$/.exec(prototype) ?? [];
  invariant(list !== undefined, () => `no prototype: ${prototype}`);
  return { symbol, result, args: list.split(', ').map(argumentOf) };
}

function argumentOf(text: string): Argument {
  const [, isConst, type, vector, plain, length] =
    /^(const )?(\w+) (?:\(\*(\w+)\)|(\w+))(?:\[(\d+)\])?$/.exec(text) ?? [];
  invariant(type !== undefined, () => `no argument: ${text}`);
  return {
    name: vector ?? plain,
    type,
    isConst: isConst !== undefined,
    kind: vector !== undefined ? 'vector' : length !== undefined ? 'array' : 'word',
    length: Number(length ?? 1),
  };
}

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

/** A function with its declaration; those of vectors have the number of elements as their last argument. */
interface Declared extends Declaration {
  readonly name: string;
  readonly text: string;
}

/** What a crate is made of. */
interface CrateParts {
  readonly functions: readonly LoopFunction[];
  /** None without lanes. */
  readonly vectors: readonly LoopFunction[];
  /** What the code needs of the processor. */
  readonly target: Target;
}

/**
 * Files that make the folder of a field's library a crate: all its functions as C has them, by references, and those of
 * vectors by slices, which demand equal lengths and a processor that has what the code needs. `root`: the project.
 */
export function fieldCrate(plan: LibraryPlan, parts: CrateParts, version: string, root: string): NewFile[] {
  const { prefix } = plan;
  const ofVectors = parts.vectors.length === 0 ? '' : `${rustDemand(parts.target, root)}\n${vectorTests(plan, root)}`;
  return [
    ...crateFiles(prefix, ofField(plan.field), version),
    { file: 'rust/lib.rs', content: `${libraryText(plan, parts)}${rustSupport(parts.target, root)}${ofVectors}` },
  ];
}

const declared = ({ name, prototype, text }: LoopFunction): Declared => ({ ...declarationOf(prototype), name, text });

const TYPES: Readonly<Record<string, string>> = { uint64_t: 'u64', uint32_t: 'u32', uint8_t: 'u8', size_t: 'usize' };

const arrayOf = ({ type, length }: Argument): string => `[${TYPES[type]}; ${length}]`;

const pointer = (a: Argument): string =>
  a.kind === 'word' ? TYPES[a.type] : `*${a.isConst ? 'const' : 'mut'} ${arrayOf(a)}`;

function reference(a: Argument): string {
  if (a.kind === 'word') return TYPES[a.type];
  return `&${a.isConst ? '' : 'mut '}${a.kind === 'vector' ? `[${arrayOf(a)}]` : arrayOf(a)}`;
}

const listed = (args: readonly Argument[], type: (a: Argument) => string): string =>
  args.map((a) => `${rustName(a)}: ${type(a)}`).join(', ');

const resultOf = ({ result }: Declared): string => (result === 'void' ? '' : ` -> ${TYPES[result]}`);

const documented = (text: string): string[] => text.split('\n').map((line) => `/// ${line}`.trimEnd());

function libraryText(plan: LibraryPlan, parts: CrateParts): string {
  const [functions, vectors] = [parts.functions.map(declared), parts.vectors.map(declared)];
  return [
    `//! ${ofField(plan.field)}, by \`fieldwright library\`.`,
    '//!',
    '//! This is the archive in `lib`; its header in `include` says what elements are, and what is proved of each.',
    '',
    `/// ${plan.limbs} words of 64 bits, the least significant first.`,
    `pub type Element = [u64; ${plan.limbs}];`,
    '',
    ...elementConstants(plan).flatMap(({ name, value, text }) => [
      ...documented(text),
      `pub const ${name}: Element = ${wordsInC(value, plan.limbs).replace(/^\{(.*)\}$/, '[$1]')};`,
    ]),
    '',
    '/// The functions as C has them: pointers may be the same where the header says so.',
    'pub mod raw {',
    '    extern "C" {',
    ...[...functions, ...vectors].map(
      (fn) => `        pub fn ${fn.symbol}(${listed(fn.args, pointer)})${resultOf(fn)};`,
    ),
    '    }',
    '}',
    ...functions.flatMap(ofReferences),
    ...vectors.flatMap(ofSlices),
    '',
  ].join('\n');
}

/** A function of one element, which does not ask for the processor: that would take as long as some of them. */
const ofReferences = (fn: Declared): string[] => [
  '',
  ...documented(fn.text),
  '///',
  '/// # Safety',
  '/// The processor is supported ([`is_supported`]).',
  `pub unsafe fn ${fn.name}(${listed(fn.args, reference)})${resultOf(fn)} {`,
  `    raw::${fn.symbol}(${fn.args.map(rustName).join(', ')})`,
  '}',
];

/** A function of vectors, all of one length. */
function ofSlices(fn: Declared): string[] {
  const args = fn.args.slice(0, -1);
  const lengths = args.filter(({ kind }) => kind === 'vector').map((a) => `${rustName(a)}.len()`);
  const passed = args.map((a) =>
    a.kind === 'vector' ? `${rustName(a)}.as_${a.isConst ? '' : 'mut_'}ptr()` : rustName(a),
  );
  return [
    '',
    ...documented(fn.text),
    '///',
    '/// # Panics',
    '/// If the lengths differ, and on a processor that is not supported.',
    `pub fn ${fn.name}(${listed(args, reference)}) {`,
    `    require(&[${lengths.join(', ')}]);`,
    `    unsafe { raw::${fn.symbol}(${passed.join(', ')}, ${lengths[0]}) }`,
    '}',
  ];
}

/** Vectors against one element after the other, for all lengths around two batches. */
function vectorTests({ limbs, inverse }: LibraryPlan, root: string): string {
  const inverses = [
    `let mut inverses = vec![[0; ${limbs}]; n];`,
    'inverse_vec(&mut inverses, &a);',
    'for (x, y) in inverses.iter().zip(&a) {',
    '    assert_eq!(*x, below_p(|element| unsafe { invert(element, y) }));',
    '}',
  ];
  return fillSkeleton(readFileSync(join(root, 'templates', 'library', 'vectors_test.rs'), 'utf8'), {
    bits: String(64 * limbs - 64),
    words: String(limbs - 1),
    limbs: String(limbs),
    inverses: inverse === null ? [] : inverses,
  });
}
