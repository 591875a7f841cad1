/** Fields as a Go module: assembly that Go compiles itself, without cgo, in a package for each field. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { invariant } from '../../base/errors.ts';
import { wrapped } from '../../base/folded.ts';
import { limbsOf } from '../../base/integers.ts';
import type { Io } from '../../base/io.ts';
import { hex } from '../../base/numberText.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { plan9File, plan9Function } from '../../codegen/encoder/plan9.ts';
import { contractLines } from '../../engine/optimize/contractLines.ts';
import { verdictText } from '../../engine/report/verdictText.ts';
import { explainChampion } from '../../search/tuning/codeGenerator.ts';
import { exportedCode, type ExportedCode } from '../export/exportedCode.ts';
import { maskOf } from '../export/goPackage.ts';
import { testCalls } from '../export/sourceText.ts';
import { renamed } from '../field/headerText.ts';
import type { LibraryFunction } from '../field/libraryFunctions.ts';
import { elementConstants } from '../field/libraryPlan.ts';
import { aboutField } from './fieldsC.ts';
import type { PackedField, PackedFields } from './packedField.ts';

/** What its variants are called in names of functions: for any x86-64, and for all that processors have. */
const KINDS = ['Plain', 'Full'] as const;

/** A function of one variant, as Go calls it. */
interface GoCode {
  readonly kind: (typeof KINDS)[number];
  readonly title: string;
  readonly fn: LibraryFunction;
  readonly code: ExportedCode;
}

/** Files of the module `path` but for its pages: code is proved again as Go calls it. Throws as `exportedCode`. */
export async function fieldsInGo({ fields }: PackedFields, path: string, io: Io): Promise<NewFile[]> {
  const mask = maskOf(['BMI1', 'BMI2', 'MOVBE', 'ADX']);
  const filled = (file: string, values: Parameters<typeof fillSkeleton>[1]): string =>
    fillSkeleton(readFileSync(join(io.root, 'templates', 'fields', 'go', file), 'utf8'), values);
  const files: NewFile[] = [
    { file: 'go.mod', content: `module ${path}\n\ngo 1.21\n` },
    { file: 'internal/processor/processor_amd64.go', content: filled('processor_amd64.go', { mask }) },
    { file: 'internal/processor/processor_amd64.s', content: plan9File([]) },
  ];
  for (const field of fields) {
    const codes = await goCodes(field, io);
    const name = packageName(field);
    const common = { name, path };
    files.push(
      {
        file: `${name}/${name}_amd64.go`,
        content: filled('field_amd64.go', { ...common, ...fieldParts(field, codes) }),
      },
      { file: `${name}/code_amd64.s`, content: `#include "textflag.h"\n\n${codes.map(assembly).join('\n')}` },
      {
        file: `${name}/${name}_amd64_test.go`,
        content: filled('field_amd64_test.go', { ...common, tests: testsOf(field) }),
      },
    );
  }
  return files;
}

/** `fe_bn254_r` is febn254r. */
export const packageName = ({ name }: Pick<PackedField, 'name'>): string => name.replaceAll('_', '');
/** `to_montgomery` is ToMontgomery. */
export const upper = (name: string): string => name.replaceAll(/(?:^|_)(\w)/g, (_, c: string) => c.toUpperCase());
const lower = (name: string): string => name.replaceAll(/_(\w)/g, (_, c: string) => c.toUpperCase());

async function goCodes(field: PackedField, io: Io): Promise<GoCode[]> {
  const codes: GoCode[] = [];
  for (const [i, { variant, functions }] of field.codes.entries())
    for (const fn of functions) {
      io.status(`${field.name}: ${fn.name} as Go calls it`);
      const explanation = explainChampion(fn.champion, (line) => io.note(line));
      const stored = { file: fn.origin, fn: fn.fn, program: fn.champion.program, bytes: fn.bytes, record: null };
      const symbol = `${lower(fn.name)}${KINDS[i]}`;
      const code = await exportedCode({ ...stored, explanation }, { symbol, style: 'go-abi0', endbr64: false }, io);
      codes.push({ kind: KINDS[i], title: variant.title, fn, code });
    }
  io.status('');
  return codes;
}

function assembly({ code: { fn, reframed, header, remarks } }: GoCode): string {
  invariant(reframed !== null, () => 'code for Go that was not reframed');
  const parameters = [...fn.results, ...fn.params].map(({ name }) => name);
  return plan9Function(reframed, {
    name: fn.name,
    parameters,
    declaration: `func ${fn.name}(${parameters.join(', ')} *Element)`,
    header,
    ...(remarks === undefined ? {} : { remarks }),
  });
}

/** Lines of a comment, those given as paragraphs. */
const paragraphs = (lines: readonly string[]): string[] =>
  lines.flatMap((line, i) => [...(i === 0 ? [] : ['']), ...wrapped('', line.split(' '))]);

const commented = (lines: readonly string[]): string =>
  paragraphs(lines)
    .map((line) => `// ${line}`.trimEnd())
    .join('\n');

function fieldParts(field: PackedField, codes: readonly GoCode[]): Record<string, string | string[]> {
  const { plan } = field;
  const constants = elementConstants(plan).map(({ name, value, text }) => {
    const words = limbsOf(value, plan.limbs).map(hex).join(', ');
    const called = name === 'R' || name === 'R2' ? name : upper(name.toLowerCase());
    return `${commented([`${called}: ${text}`])}\nfunc ${called}() Element {\n\treturn Element{${words}}\n}\n`;
  });
  const functions = field.codes[0].functions.map((fn) =>
    functionText(
      fn,
      codes.filter((code) => code.fn.name === fn.name),
    ),
  );
  const about = `Package ${packageName(field)} is ${aboutField(field).replace(/^I/, 'i')}.`;
  return {
    about: paragraphs([about, ABOUT]),
    limbs: String(plan.limbs),
    functions: [[...constants, ...functions].join('\n').trimEnd()],
  };
}

const ABOUT =
  'Functions take what their comments say, and give such elements again; numbers out of bounds give wrong results, ' +
  'and nothing worse. No jump and no address depends on an element. By Fieldwright.';

/** The function that asks for the processor, and its codes. */
function functionText(fn: LibraryFunction, codes: readonly GoCode[]): string {
  const name = upper(fn.name);
  const all = [...fn.read.results, ...fn.read.params].map((p) => p.name);
  const [out, ...operands] = all.map((own) => renamed(fn, own));
  const given = [out, ...operands].join(', ');
  const [first, ...more] = contractLines(fn.read).map((line) => `${renamed(fn, line)}.`);
  const calls = KINDS.map((kind) => `${lower(fn.name)}${kind}`);
  return `\
${commented([`${name}: ${first}`, ...more, ...codes.map(provedText)])}
func ${name}(${given} *Element) {
	if processor.Full {
		${calls[1]}(${given})
	} else {
		${calls[0]}(${given})
	}
}

${calls.map((call) => `//go:noescape\nfunc ${call}(${all.join(', ')} *Element)\n`).join('\n')}`;
}

function provedText({ title, fn, code }: GoCode): string {
  const anew = code.contract.filter((line) => /^(asm = IR|constant time)/.test(line));
  const ofWords = fn.verdicts
    .filter(({ claim }) => claim === 'IR = specification')
    .map((verdict) => `${verdict.claim}: ${verdictText(verdict)}`);
  return `${title}: ${[...anew, ...ofWords].join('; ')}; ${fn.origin}.`;
}

/** Each function on corners and random elements, by all codes that the processor runs, and in place. */
function testsOf(field: PackedField): string[] {
  const tests = field.codes[0].functions.map((fn) => {
    const [{ calls }] = testCalls(fn.read);
    const element = (limbs: readonly bigint[]): string => `{${limbs.map(hex).join(', ')}}`;
    const rows = calls.map(({ inputs, outputs }) => `\t\t{${[...inputs, outputs[0]].map(element).join(', ')}},`);
    const count = fn.read.params.length;
    const operands = fn.read.params.map((_, k) => `&c[${k}]`).join(', ');
    const own = lower(fn.name);
    return `\
func Test${upper(fn.name)}(t *testing.T) {
	for i, c := range [][${count + 1}]Element{
${rows.join('\n')}
	} {
		for j, f := range runnable(${upper(fn.name)}, ${own}Plain, ${own}Full) {
			var out Element
			f(&out, ${operands})
			if out != c[${count}] {
				t.Errorf("call %d, code %d: %x, expected %x", i, j, out, c[${count}])
			}
			given := c
			f(&c[0], ${operands})
			if c[0] != c[${count}] {
				t.Errorf("call %d, code %d, in place: %x, expected %x", i, j, c[0], c[${count}])
			}
			c = given
		}
	}
}
`;
  });
  return [tests.join('\n').trimEnd()];
}
