/** Arithmetic of several fields as packages for Rust, Go, Python and C, made of what is stored. */
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { renamed } from '../field/headerText.ts';
import type { LibraryFunction } from '../field/libraryFunctions.ts';
import { elementConstants } from '../field/libraryPlan.ts';
import { writeLibrary } from '../field/makeLibrary.ts';
import { hex } from '../../base/numberText.ts';
import { aboutField, fieldsInC } from './fieldsC.ts';
import { fieldsCrate, crateFunctions, returnedText } from './fieldsCrate.ts';
import { fieldsInGo, packageName, upper } from './fieldsGo.ts';
import { belowOf, functionOfIr, interfaceSchema, neededFeatures, type PackageInterface } from './interface.ts';
import { projectFacts, type ProjectFacts } from './keyLibrary.ts';
import { claimsText, NOTES_OF_C, type Language } from './packageTexts.ts';
import {
  provedOf,
  FIELDS_PREFIX,
  FULL_TARGET,
  fullCode,
  inC,
  packedField,
  type PackedField,
  type PackedFields,
} from './packedField.ts';
import { pythonTemplate, wheel } from './wheel.ts';

interface FieldsRequest {
  /** Names of `list`. */
  readonly fields: readonly string[];
  readonly languages: readonly Language[];
  /** Also theorems for Coq. */
  readonly theorems: boolean;
  readonly folder: string;
}

/**
 * Writes the packages, or nothing; returns the paths of their files. Throws `input` for a field that is not known, and
 * as `packedField`.
 */
export async function makeFields(request: FieldsRequest, io: Io): Promise<string[]> {
  const { languages, theorems, folder } = request;
  const described = [...new Set(request.fields)].map((field) => namedField({ field }, io.root)!);
  const toolchain = await openToolchain(io.root);
  const fields: PackedField[] = [];
  const wanted = { theorems, plain: languages.some((language) => language !== 'rust') };
  for (const field of described) fields.push(await packedField(field, wanted, toolchain, io));
  const facts = projectFacts(io.root);
  const made: PackedFields = { name: 'fields', description: 'Arithmetic of prime fields', facts, fields };
  return writeLibrary(folder, (work) => packages(made, languages, toolchain, io, work), io);
}

async function packages(
  made: PackedFields,
  languages: readonly Language[],
  toolchain: Toolchain,
  io: Io,
  work: string,
): Promise<NewFile[]> {
  const has = (language: Language): boolean => languages.includes(language);
  const inCFiles = has('c') || has('python') ? await fieldsInC(made, toolchain, io, work) : [];
  const files: Readonly<Record<Language, readonly NewFile[]>> = {
    rust: has('rust') ? fieldsCrate(made, io) : [],
    go: has('go') ? await fieldsInGo(made, goPath(made.facts), io) : [],
    python: has('python') ? [fieldsWheel(made, inCFiles, io)] : [],
    c: inCFiles,
  };
  return languages.flatMap((language) =>
    [...files[language], ...(language === 'python' ? [] : pages(made, language))].map(({ file, content }) => ({
      file: join(language, file),
      content,
    })),
  );
}

/** What programs import, but for the package of a field. */
const goPath = ({ repository }: ProjectFacts): string => `${repository.replace(/^https:\/\//, '')}/go/fields`;

/** What comes with each, whatever its language. */
const pages = (made: PackedFields, language: Language): NewFile[] => [
  { file: 'README.md', content: readme(made, language) },
  { file: 'LICENSE', content: made.facts.licenseText },
  ...besides(made, language),
];

const besides = (made: PackedFields, language: Language): NewFile[] => [
  { file: 'PROOFS.md', content: claims(made, language) },
  { file: 'interface.json', content: `${JSON.stringify(fieldsInterface(made, language), null, 2)}\n` },
  // As Go calls it, code has other bytes.
  ...(language === 'go' ? [] : made.fields).flatMap(({ name, theorems }) =>
    [...theorems].map(([own, text]) => ({ file: `proofs/${name}_${own}.v`, content: text })),
  ),
];

const claims = ({ fields, ...made }: PackedFields, language: Language): string =>
  claimsText(
    {
      ...made,
      claims: fields.flatMap((field) => provedOf(field, language === 'rust' ? [fullCode(field)] : field.codes)),
    },
    'All of it is straight-line functions, proved from their bytes and for all inputs' +
      (language === 'go' ? ', and once more as Go calls them.' : '.'),
  );

/** `interface.json`: functions as C has them, and with the symbols of the crate. */
function fieldsInterface(made: PackedFields, language: Language): PackageInterface {
  const { facts, fields } = made;
  const full = neededFeatures(FULL_TARGET);
  return interfaceSchema.parse({
    $schema: `${facts.repository}/raw/HEAD/docs/interface.schema.json`,
    name: 'fieldwright-fields',
    version: facts.version,
    convention: 'System V AMD64',
    processor:
      language === 'rust' ? { needs: full, uses: [] } : { needs: ['x86-64'], uses: ['BMI1', 'BMI2', 'MOVBE', 'ADX'] },
    functions: fields.flatMap((field) =>
      crateFunctions(field, made).map((fn) => functionOfIr(asInC(inC(fn, field)), fn.symbol)),
    ),
  });
}

/** With the names that the header has. */
function asInC(fn: LibraryFunction): IrFunction {
  const { spec, params, results, ...read } = fn.read;
  const own = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: renamed(fn, one.name) });
  return {
    ...read,
    name: fn.symbol,
    params: params.map(own),
    results: results.map(own),
    ...(spec && {
      spec: { ...spec, relation: renamed(fn, spec.relation), ...(spec.limits && { limits: spec.limits.map(own) }) },
    }),
  };
}

/* The wheel: a module for each field, whose functions take and give numbers. */

function fieldsWheel(made: PackedFields, inCFiles: readonly NewFile[], io: Io): NewFile {
  const shared = inCFiles.find(({ file }) => file.endsWith('.so'))!;
  const names = made.fields.map(({ name }) => name);
  return wheel(
    {
      ...made,
      shared,
      flags: [],
      files: [
        { file: '__init__.py', content: initText(names) },
        { file: '_elements.py', content: pythonTemplate('fields', '_elements.py', io.root) },
        ...made.fields.map((field) => ({ file: `${field.name}.py`, content: moduleText(field) })),
        ...besides(made, 'python'),
      ],
      readme: readme(made, 'python'),
    },
    io.root,
  );
}

const initText = (names: readonly string[]): string => `\
"""Arithmetic of prime fields: a module for each."""

from . import ${names.join(', ')}
from ._library import is_supported

__all__ = [${['is_supported', ...names].map((name) => `"${name}"`).join(', ')}]
`;

function moduleText(field: PackedField): string {
  const { plan } = field;
  const constants = elementConstants(plan).map(({ name, value, text }) => `# ${text}\n${name} = ${hex(value)}\n`);
  const functions = field.codes[0].functions.map((fn) => {
    const { params, results, spec } = fn.read;
    const names = params.map(({ name }) => renamed(fn, name));
    const operands = params.map((p, k) => `(${names[k]}, ${hex(belowOf(p, false, spec))})`);
    const contract = returnedText(contractLines(fn.read).map((line) => renamed(fn, line)));
    return `
def ${fn.name}(${names.join(', ')}):
    """${contract.join('; ')}."""
    return element("${inC(fn, field).symbol}", ${results[0].bounds.length}, ${operands.join(', ')})
`;
  });
  return `\
"""${aboutField(field)}."""

from ._elements import element

P = ${hex(plan.field.modulus)}
${constants.join('')}
${functions.join('\n')}`;
}

/* README.md */

const readme = (made: PackedFields, language: Language): string => {
  const { facts, fields } = made;
  const [field] = fields;
  const rows = fields.map(
    ({ name, plan, codes }) =>
      `| \`${language === 'go' ? packageName({ name }) : name}\` | ${plan.field.modulusText} | ` +
      `${codes[0].functions.map((fn) => `\`${language === 'go' ? upper(fn.name) : fn.name}\``).join(' ')} |`,
  );
  return `\
# fieldwright-fields

Arithmetic of prime fields, made by [Fieldwright](${facts.homepage}):
assembly that was searched for, is proved equal to its formula and constant-time. ${ELSEWHERE[language]}

\`\`\`${language}
${exampleOf(field, made, language)}
\`\`\`

| ${language === 'go' ? 'package' : language === 'c' ? 'field' : 'module'} | modulo | functions |
|---|---|---|
${rows.join('\n')}

${NOTES[language]}

The contract of each is in its documentation. \`PROOFS.md\` lists what is proved${language === 'go' ? '' : THEOREMS}.
\`interface.json\` describes the functions for programs.
Nobody has reviewed this code by hand.
`;
};

const THEOREMS = '; `proofs`,\nwhere it is there, has theorems for Coq about the bytes';

const ANY = 'Where the processor\nlacks ADX, BMI2 or MOVBE, other code runs, proved as well; any x86-64 will do.';
const ELSEWHERE: Readonly<Record<Language, string>> = {
  rust: 'Where the processor\nlacks what it needs, portable Rust computes the same.',
  go: ANY,
  python: ANY,
  c: ANY,
};

const NOTES: Readonly<Record<Language, string>> = {
  rust: 'Each function asks whether the processor has what its assembly needs, which takes a load and a jump.',
  go: 'There is no cgo: Go compiles the assembly. Each function takes a load and a jump to choose its code.',
  python: 'Functions take and give numbers, and refuse those out of bounds; a call by ctypes takes a microsecond.',
  c:
    `\`${FIELDS_PREFIX}_variant()\` names the code that was chosen when the program started.\n\n` +
    NOTES_OF_C.replaceAll('NAME', FIELDS_PREFIX),
};

function exampleOf({ name, plan }: PackedField, { facts }: PackedFields, language: Language): string {
  switch (language) {
    case 'rust':
      return `\
use fieldwright_fields::${name}::{add, mul, sub, Element, ONE};

let a: Element = add(&ONE, &ONE);
assert_eq!(sub(&mul(&a, &a), &a), a);`;
    case 'go':
      return `\
import field "${goPath(facts)}/${packageName({ name })}"

a := field.One()
field.Add(&a, &a, &a)
field.Mul(&a, &a, &a) // 4`;
    case 'python':
      return `\
from fieldwright_fields import ${name} as field

two = field.add(field.ONE, field.ONE)
assert field.sub(field.mul(two, two), two) == two`;
    case 'c':
      return `\
#include <${FIELDS_PREFIX}.h>

uint64_t a[${plan.limbs}];
${plan.prefix}_add(a, ${plan.prefix}_ONE, ${plan.prefix}_ONE);`;
  }
}
