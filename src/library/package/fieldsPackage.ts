/** Arithmetic of several fields as one crate: searched assembly where the processor runs it, else Rust, both tested. */
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { hex } from '../../base/numberText.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { rustModule } from '../../frontend/rust/write.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { withoutSyntax } from '../export/rustCrate.ts';
import { testCalls } from '../export/sourceText.ts';
import { assemblyText } from '../field/binaries.ts';
import { functionLine, type LibraryFunction, plannedFunctions } from '../field/libraryFunctions.ts';
import { elementConstants, type LibraryPlan, wordsInC, defaultPrefix, planLibrary } from '../field/libraryPlan.ts';
import { functionOfIr, neededFeatures, type PackageInterface, interfaceSchema } from './interface.ts';
import { claimsText } from './packageTexts.ts';
import { type ProjectFacts, projectFacts, symbolPrefix } from './keyLibrary.ts';
import { cargoManifest, crateHead, rustTemplate, sharedTemplate } from './rustPackage.ts';
import type { Io } from '../../base/io.ts';
import { Failure } from '../../base/errors.ts';
import { readCode } from '../../engine/claim/verifyTarget.ts';
import { certifiedCode } from '../../engine/optimize/judgeStages.ts';
import { namedField } from '../../engine/subject/fieldSubject.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { writeLibrary } from '../field/makeLibrary.ts';

/** Functions of a field that the crate has, where the field has them: each returns one element. */
const PACKED_FUNCTIONS = [...['add', 'sub', 'opp', 'mul', 'square'], ...['to_montgomery', 'from_montgomery', 'reduce']];

/** A field with its functions, whose symbols begin with the prefix of the plan. */
interface PackedField {
  /** Of its module. */
  readonly name: string;
  readonly plan: LibraryPlan;
  readonly functions: readonly LibraryFunction[];
  /** Theorems for Coq, by the name of the function. */
  readonly theorems: ReadonlyMap<string, string>;
}

const FIELDS_PACKAGE = { name: 'fields', description: 'Arithmetic of prime fields' } as const;

/** What symbols of a field begin with. */
const packedPrefix = (field: string, facts: ProjectFacts): string =>
  `${symbolPrefix({ name: FIELDS_PACKAGE.name, facts })}_${field}`;

/** Files of the crate, by their place in its folder. `root`: the project. */
function fieldsPackage(fields: readonly PackedField[], facts: ProjectFacts, io: Io): NewFile[] {
  const { target } = fields[0].functions[0].champion;
  const about = { ...FIELDS_PACKAGE, facts, target };
  const claims = fields.flatMap(({ functions }) => functions.map(functionLine));
  return [
    { file: 'Cargo.toml', content: cargoManifest(about) },
    { file: 'README.md', content: readme(fields, facts) },
    { file: 'LICENSE', content: facts.licenseText },
    { file: 'PROOFS.md', content: claimsText({ ...about, claims }) },
    { file: 'interface.json', content: `${JSON.stringify(fieldsInterface(fields, facts), null, 2)}\n` },
    { file: 'src/lib.rs', content: libraryText(fields, about, io) },
    { file: 'src/processor.rs', content: rustTemplate(sharedTemplate('processor.rs', io.root), about) },
    { file: 'src/tests.rs', content: testText(fields) },
    ...fields.flatMap((field) => [
      { file: `src/${field.name}.rs`, content: rustTemplate(fieldModule(field), about) },
      { file: `src/${field.name}/portable.rs`, content: portableModule(field) },
      { file: `src/${field.name}.s`, content: assembly(field, io) },
      ...[...field.theorems].map(([name, text]) => ({ file: `proofs/${field.name}_${name}.v`, content: text })),
    ]),
  ];
}

type About = Parameters<typeof cargoManifest>[0] & Parameters<typeof rustTemplate>[1];

const libraryText = (fields: readonly PackedField[], about: About, io: Io): string => `\
${crateHead(about)}${rustTemplate(sharedTemplate('either.rs', io.root), about)}mod processor;
#[cfg(test)]
mod tests;

pub use processor::{code, Code};

${fields.map(({ name, plan }) => `/// Integers modulo ${plan.field.modulusText}.\npub mod ${name};\n`).join('')}`;

const assembly = ({ functions }: PackedField, io: Io): string =>
  `${functions.map((fn) => withoutSyntax(assemblyText(fn, io, 'hidden'))).join('')}        .text\n`;

/** As portable code has it. */
const portable = ({ read, name }: LibraryFunction): IrFunction => ({ ...read, name });

const portableModule = ({ functions }: PackedField): string => `\
//! The same on any processor, written from word IR. Nothing depends on what elements are.

#![allow(clippy::all, dead_code, unused_variables, unused_parens)]

${rustModule(functions.map(portable))}`;

const elementType = ({ bounds }: Param): string => `[u64; ${bounds.length}]`;

function fieldModule(field: PackedField): string {
  const { name, plan, functions } = field;
  const constants = elementConstants(plan).map(
    ({ name: own, value, text }) =>
      `/// ${text}\npub const ${own}: Element = ${wordsInC(value, plan.limbs).replace(/^\{(.*)\}$/, '[$1]')};\n`,
  );
  return `\
//! Integers modulo ${plan.field.modulusText}${plan.isMontgomery ? `, in Montgomery form by 2^${64 * plan.limbs}` : ''}.
//!
//! Functions take what their contracts say, and return such elements again.

use crate::processor::{self, Code};

pub(crate) mod portable;

/// ${plan.limbs} words of 64 bits, the least significant first.
pub type Element = [u64; ${plan.limbs}];

${constants.join('')}
#[cfg(assembly)]
mod assembly {
    core::arch::global_asm!(include_str!("${name}.s"), options(raw));

    extern "C" {
${functions.map(declaration).join('\n')}
    }
}
${functions.map(publicFunction).join('')}`;
}

const declaration = ({ symbol, name, read }: LibraryFunction): string => {
  const args = [
    ...read.results.map((p) => `${p.name}: *mut ${elementType(p)}`),
    ...read.params.map((p) => `${p.name}: *const ${elementType(p)}`),
  ];
  return `        #[link_name = "${symbol}"]\n        pub fn ${name}(${args.join(', ')});`;
};

function publicFunction({ name, read }: LibraryFunction): string {
  const { params, results } = read;
  const [result] = results;
  const given = params.map((p) => p.name).join(', ');
  return `
${contractLines(read)
  .map((line) => `/// ${line}`.trimEnd())
  .join('\n///\n')}
pub fn ${name}(${params.map((p) => `${p.name}: &${elementType(p)}`).join(', ')}) -> ${elementType(result)} {
    let mut ${result.name} = [0; ${result.bounds.length}];
    either!(assembly::${name}(&mut ${result.name}, ${given}), ${result.name} = portable::${name}(${given}));
    ${result.name}
}
`;
}

/** Each function on corners and random elements, by both codes. */
function testText(fields: readonly PackedField[]): string {
  const tests = fields.flatMap(({ name, functions }) =>
    functions.map((fn) => {
      const [{ calls }] = testCalls(fn.read);
      const array = (limbs: readonly bigint[]): string => `[${limbs.map((limb) => hex(limb)).join(', ')}]`;
      const names = fn.read.params.map((p) => p.name);
      const rows = calls.map(({ inputs, outputs }) => `        (${[...inputs, outputs[0]].map(array).join(', ')}),`);
      const passed = names.map((own) => `&${own}`).join(', ');
      return `\
#[test]
#[rustfmt::skip]
fn ${name}_${fn.name}() {
    for (${[...names, 'expected'].join(', ')}) in [
${rows.join('\n')}
    ] {
        assert_eq!(crate::${name}::${fn.name}(${passed}), expected);
        assert_eq!(crate::${name}::portable::${fn.name}(${passed}), expected);
    }
}
`;
    }),
  );
  const head = '//! Each function on corners and random elements, by the code of this processor and by portable code.';
  return `${head}\n\n${tests.join('\n')}`;
}

function fieldsInterface(fields: readonly PackedField[], facts: ProjectFacts): PackageInterface {
  const { target } = fields[0].functions[0].champion;
  return interfaceSchema.parse({
    $schema: `${facts.repository}/raw/HEAD/docs/interface.schema.json`,
    name: 'fieldwright-fields',
    version: facts.version,
    convention: 'System V AMD64',
    processor: { needs: neededFeatures(target), uses: [] },
    functions: fields.flatMap(({ name, functions }) =>
      functions.map((fn) => functionOfIr({ ...fn.read, name: `${name}_${fn.name}` }, fn.symbol)),
    ),
  });
}

const readme = (fields: readonly PackedField[], facts: ProjectFacts): string => `\
# fieldwright-fields

Arithmetic of prime fields, made by [Fieldwright](${facts.homepage}): assembly that was searched for, is proved equal to
its formula and constant-time, and portable Rust where the processor lacks its instructions.

\`\`\`rust
use fieldwright_fields::${fields[0].name}::{add, mul, sub, Element, ONE};

let a: Element = add(&ONE, &ONE);
assert_eq!(sub(&mul(&a, &a), &a), a);
\`\`\`

| module | modulo | functions |
|---|---|---|
${fields
  .map(
    ({ name, plan, functions }) =>
      `| \`${name}\` | ${plan.field.modulusText} | ${functions.map((fn) => `\`${fn.name}\``).join(' ')} |`,
  )
  .join('\n')}

Each function asks whether the processor has what its assembly needs, which takes a load and a jump. The contract of
each is in its documentation. [PROOFS.md](PROOFS.md) lists what is proved; \`proofs\`, where it is there, has theorems
for Coq about the bytes; \`interface.json\` describes the functions for programs. Nobody has reviewed this code by hand.
`;

/* Makes the crate of fields from what is stored. */

interface FieldsRequest {
  /** Names of `list`. */
  readonly fields: readonly string[];
  /** Also theorems for Coq. */
  readonly theorems: boolean;
  readonly folder: string;
}

/** Writes the crate, or nothing; returns the paths of its files. Throws `input` for a field that is not known. */
export async function makeFields({ fields, theorems, folder }: FieldsRequest, io: Io): Promise<string[]> {
  const toolchain = await openToolchain(io.root);
  const facts = projectFacts(io.root);
  const packed: PackedField[] = [];
  for (const field of fields) packed.push(await packedField(field, theorems, facts, toolchain, io));
  const files = fieldsPackage(packed, facts, io);
  return writeLibrary(folder, async () => below('rust', files), io);
}

const below = (folder: string, files: readonly NewFile[]): NewFile[] =>
  files.map(({ file, content }) => ({ file: `${folder}/${file}`, content }));

async function packedField(
  field: string,
  theorems: boolean,
  facts: Parameters<typeof packedPrefix>[1],
  toolchain: Toolchain,
  io: Io,
): Promise<PackedField> {
  const description = namedField({ field }, io.root);
  if (description === null) throw new Failure('input', `there is no field "${field}"`, { where: '--fields' });
  const name = defaultPrefix(field, false).toLowerCase();
  const request = { field: description, strict: false, prefix: packedPrefix(name, facts), constants: [] };
  const plan = await planLibrary(request, toolchain.root);
  const functions = await plannedFunctions(plan, PACKED_FUNCTIONS, null, toolchain, io);
  functions.forEach((fn) => io.out(functionLine(fn)));
  const found = new Map<string, string>();
  for (const fn of theorems ? functions : []) {
    io.status(`theorem about ${fn.symbol}`);
    const { text } = await certifiedCode(fn.fn, await readCode(fn.symbol, fn.bytes, io.root), io);
    if (text !== null) found.set(fn.name, text);
  }
  io.status('');
  return { name, plan, functions, theorems: found };
}
