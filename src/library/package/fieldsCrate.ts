/** Arithmetic of several fields as one crate: searched assembly where the processor runs it, else Rust, both tested. */
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { hex } from '../../base/numberText.ts';
import { rustModule } from '../../frontend/rust/write.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { Io } from '../../base/io.ts';
import { withoutSyntax } from '../export/rustCrate.ts';
import { testCalls } from '../export/sourceText.ts';
import { assemblyText } from '../field/binaries.ts';
import { renamed, straightLines } from '../field/headerText.ts';
import type { LibraryFunction } from '../field/libraryFunctions.ts';
import { elementConstants, wordsInC } from '../field/libraryPlan.ts';
import { symbolPrefix } from './keyLibrary.ts';
import { FULL_TARGET, fullCode, type PackedField, type PackedFields } from './packedField.ts';
import { cargoManifest, crateHead, rustTemplate, sharedTemplate } from './rustPackage.ts';

/** As the text for assemblers has it: two versions of the crate may be in one program. */
export const crateFunctions = (field: PackedField, made: PackedFields): LibraryFunction[] =>
  fullCode(field).functions.map((fn) => ({ ...fn, symbol: `${symbolPrefix(made)}_${field.name}_${fn.name}` }));

/** What there is besides pages. */
export function fieldsCrate(made: PackedFields, io: Io): NewFile[] {
  const about = { ...made, target: FULL_TARGET };
  return [
    { file: 'Cargo.toml', content: cargoManifest(about) },
    { file: 'src/lib.rs', content: libraryText(about, io) },
    { file: 'src/processor.rs', content: rustTemplate(sharedTemplate('processor.rs', io.root), about) },
    { file: 'src/tests.rs', content: testText(made) },
    ...made.fields.flatMap((field) => {
      const functions = crateFunctions(field, made);
      return [
        { file: `src/${field.name}.rs`, content: rustTemplate(fieldModule(field, functions), about) },
        { file: `src/${field.name}/portable.rs`, content: portableModule(functions) },
        { file: `src/${field.name}.s`, content: assembly(functions, io) },
      ];
    }),
  ];
}

const libraryText = (about: PackedFields & Parameters<typeof rustTemplate>[1], io: Io): string => `\
${crateHead(about, 'functions are\n//! this assembly')}\
${rustTemplate(sharedTemplate('either.rs', io.root), about)}mod processor;
#[cfg(test)]
mod tests;

pub use processor::{code, Code};

${about.fields.map(({ name }) => `pub mod ${name};\n`).join('')}`;

const assembly = (functions: readonly LibraryFunction[], io: Io): string =>
  `${functions.map((fn) => withoutSyntax(assemblyText(fn, io, 'hidden'))).join('')}        .text\n`;

/** As portable code has it. */
const portable = ({ read, name }: LibraryFunction): IrFunction => ({ ...read, name });

const portableModule = (functions: readonly LibraryFunction[]): string => `\
//! The same on any processor, written from word IR. Nothing depends on what elements are.

#![allow(clippy::all, dead_code, unused_variables, unused_parens)]

${rustModule(functions.map(portable))}`;

const elementType = ({ bounds }: Param): string => `[u64; ${bounds.length}]`;

function fieldModule({ name, plan }: PackedField, functions: readonly LibraryFunction[]): string {
  const constants = elementConstants(plan).map(
    ({ name: own, value, text }) =>
      `/// ${text}\npub const ${own}: Element = ${wordsInC(value, plan.limbs).replace(/^\{(.*)\}$/, '[$1]')};\n`,
  );
  return `\
//! Integers modulo ${plan.field.modulusText}${plan.isMontgomery ? `, in Montgomery form by 2^${64 * plan.limbs}` : ''}.
//!
//! Functions take what their contracts say, and return such elements again.

#[cfg(assembly)]
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

/** What is said of a function that writes its result, of one that returns it; formulas in quotes, if any. */
export const returnedText = (lines: readonly string[], quote = ''): string[] =>
  lines.map((line) =>
    line
      .replace('; arrays may overlap', '')
      .replace(/^out is congruent to (.*) modulo p/, `A number that is congruent to ${quote}$1${quote} modulo p`)
      .replaceAll(/\bout\b/g, 'the result'),
  );

function publicFunction(fn: LibraryFunction): string {
  const { name, read } = fn;
  const { params, results } = read;
  const given = params.map((p) => renamed(fn, p.name));
  const text = returnedText(straightLines(fn, []), '`');
  return `
${text.map((line) => `/// ${line}`.trimEnd()).join('\n///\n')}
pub fn ${name}(${params.map((p, k) => `${given[k]}: &${elementType(p)}`).join(', ')}) -> ${elementType(results[0])} {
    either!(
        {
            let mut out = [0; ${results[0].bounds.length}];
            assembly::${name}(&mut out, ${given.join(', ')});
            out
        },
        portable::${name}(${given.join(', ')})
    )
}
`;
}

/** Each function on corners and random elements, by both codes. */
function testText({ fields }: PackedFields): string {
  const tests = fields.flatMap((field) =>
    fullCode(field).functions.map((fn) => {
      const { name } = field;
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
