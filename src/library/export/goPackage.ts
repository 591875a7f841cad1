/** Writes a function as a Go module. */
import { plan9File, plan9Function } from '../../codegen/encoder/plan9.ts';
import { fillSkeleton, readSkeleton } from '../../codegen/encoder/skeleton.ts';
import { Failure, invariant } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import type { InstructionSet } from '../../x86/form.ts';
import { requireFreeName, GO_KEYWORDS, testBuffers, testCalls, type TestCalls } from './sourceText.ts';
import { featuresOf } from '../../codegen/x86/features.ts';
import { exportedCode, type ExportedCode, type StoredCode } from './exportedCode.ts';

/** A file of a package, by its name in its folder. */
export interface PackageFile {
  readonly name: string;
  readonly content: string;
}

/** Names of the package and of its function, and what it is declared as. */
interface GoNames {
  readonly folder: string;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly declaration: string;
}

/** A Go module with the function in assembly, its declaration and tests. Throws `unsupported` for other features. */
export async function goPackage(
  stored: StoredCode,
  { symbol }: { readonly symbol: string },
  io: Io,
): Promise<PackageFile[]> {
  requireFreeName(symbol, 'Go');
  const code = await exportedCode(stored, { symbol, style: 'go-abi0', endbr64: false }, io);
  const { reframed, header, remarks, contract, fn } = code;
  invariant(reframed !== null, () => 'code for Go that was not reframed');
  const names = goNames(fn);
  const { folder, name, parameters, declaration } = names;
  const assembly = plan9Function(reframed, {
    name,
    parameters,
    declaration,
    header,
    ...(remarks === undefined ? {} : { remarks }),
  });
  return [
    { name: 'go.mod', content: `module ${folder}\n\ngo 1.21\n` },
    { name: 'doc.go', content: docFile(names, contract) },
    { name: `${folder}_amd64.go`, content: declarationFile(names, code) },
    { name: `${folder}_amd64.s`, content: plan9File([assembly]) },
    { name: `${folder}_amd64_test.go`, content: testFile(names, fn) },
  ];
}

/** `fe25519_mul` is Fe25519Mul in the package fe25519mul. */
function goNames({ name: symbol, results, params }: IrFunction): GoNames {
  const words = symbol.split('_').filter((word) => word !== '');
  const all = [...results, ...params];
  const parameters = all.map(({ name }) => (GO_KEYWORDS.includes(name) ? `${name}_` : name));
  const name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  if (!/^[A-Z]/.test(name))
    throw new Failure('input', 'no name for Go can be made of it', {
      where: '--symbol',
      expected: 'a name that begins with a letter',
      found: symbol,
    });
  const types = all.map((p, i) => `${parameters[i]} ${parameterType(p, i < results.length)}`);
  return {
    folder: words.join('').toLowerCase(),
    name,
    parameters,
    declaration: `func ${name}(${types.join(', ')})`,
  };
}

/** What is passed by value is 8 bytes in the frame, however wide it is. */
const parameterType = (p: Param, isResult: boolean): string =>
  p.shape === 'array' || isResult ? `*${arrayType(p)}` : 'uint64';

const arrayType = ({ width, bounds }: Param): string => `[${bounds.length}]uint${Math.max(8, width)}`;

const docFile = ({ folder, name }: GoNames, contract: readonly string[]): string =>
  [
    `// Package ${folder} has the function ${name} in assembly for amd64:`,
    '//',
    ...commentLines(contract),
    `package ${folder}`,
    '',
  ].join('\n');

const commentLines = (lines: readonly string[]): string[] => lines.map((line) => `// ${line}`.trimEnd());

/** Bits of what cpuid gives: EBX of leaf 7, and above it ECX of leaf 1. */
const CPUID_BITS: Readonly<Partial<Record<InstructionSet, bigint>>> = {
  BMI1: 3n,
  BMI2: 8n,
  ADX: 19n,
  MOVBE: 32n + 22n,
};

/** Features that code needs as a mask in hexadecimal; throws `unsupported` for others than packages look for. */
export const featureMask = ({ program }: ExportedCode): string => maskOf(featuresOf(program));

/** The same of these. */
export function maskOf(features: readonly InstructionSet[]): string {
  const mask = features.reduce((found, feature) => {
    const bit = CPUID_BITS[feature];
    if (bit === undefined)
      throw new Failure('unsupported', `packages look for ${Object.keys(CPUID_BITS).join(', ')} only`, {
        found: feature,
      });
    return found | (1n << bit);
  }, 0n);
  return `0x${mask.toString(16)}`;
}

function declarationFile({ folder, name, declaration }: GoNames, code: ExportedCode): string {
  return `\
package ${folder}

// ${name} computes what the package says. The processor must have what it needs (Supported); this is not checked.
//
//go:noescape
${declaration}

// Supported tells whether the processor has the instructions of ${name}.
func Supported() bool {
	const needed = ${featureMask(code)}
	return features()&needed == needed
}

// features returns EBX of leaf 7 of cpuid, 0 on processors that have no such leaf, and above it ECX of leaf 1.
func features() uint64
`;
}

function testFile(names: GoNames, fn: IrFunction): string {
  const fields = [...fn.params, ...fn.results].map((p, i) => [
    names.parameters[(i + fn.results.length) % names.parameters.length],
    p.shape === 'array' || i >= fn.params.length ? arrayType(p) : 'uint64',
  ]);
  const width = Math.max(...fields.map(([field]) => field.length));
  return fillSkeleton(readSkeleton('go_test.go'), {
    folder: names.folder,
    fields: fields.map(([field, type]) => `${field.padEnd(width)} ${type}`),
    tests: testCalls(fn)
      .map((calls) => testFunction(names, fn, calls))
      .join('\n')
      .trimEnd(),
  });
}

/** The calls of one way in which arrays are the same. */
function testFunction({ name, parameters }: GoNames, fn: IrFunction, { name: mode, buffer, calls }: TestCalls): string {
  const rows = calls.map(({ inputs, outputs }) => {
    const values = [...fn.params, ...fn.results].map((p, i) => {
      const limbs = [...inputs, ...outputs][i];
      return p.shape === 'array' || i >= fn.params.length
        ? `${arrayType(p)}{${limbs.map(hexOf).join(', ')}}`
        : hexOf(limbs[0]);
    });
    return `\t\t{${values.join(', ')}},`;
  });
  const { setUp, passed, checked } = pointerLines(parameters, fn, buffer);
  return `\
func Test${mode.replace(/(?:^|[=,_])(\w)/g, (_, c: string) => c.toUpperCase())}(t *testing.T) {
	if !Supported() {
		t.Skip("the processor lacks instructions of ${name}")
	}
	for i, c := range []call{
${rows.join('\n')}
	} {
${setUp.map((line) => `\t\t${line}`).join('\n')}
		${name}(${passed.join(', ')})
${checked.map((line) => `\t\t${line}`).join('\n')}
	}
}
`;
}

const hexOf = (limb: bigint): string => `0x${limb.toString(16)}`;

/** How buffers are made, passed and looked at. */
function pointerLines(
  names: readonly string[],
  fn: IrFunction,
  buffer: readonly number[],
): { setUp: string[]; passed: string[]; checked: string[] } {
  const all = [...fn.results, ...fn.params];
  const { isPointer, owner, made, checked } = testBuffers(fn, buffer);
  return {
    setUp: made.map(({ argument, source }) =>
      source === undefined
        ? `var b${owner(argument)} ${arrayType(all[argument])}`
        : `b${owner(argument)} := c.${names[source]}`,
    ),
    passed: all.map((_, i) => (isPointer[i] ? `&b${owner(i)}` : `c.${names[i]}`)),
    checked: checked.flatMap((i) => [
      `if b${owner(i)} != c.${names[i]} {`,
      `\tt.Errorf("call %d: ${names[i]} is %x, expected %x", i, b${owner(i)}, c.${names[i]})`,
      '}',
    ]),
  };
}
