/** X25519, Ed25519 and P-256 as packages for other languages, made of what is stored. */
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import { assembleObject } from '../../bench/assemble.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { portableArithmetic, rustPackage } from './rustPackage.ts';
import { checkedFiles } from './checkedArchive.ts';
import { functionOfPrototype, interfaceSchema, neededFeatures, prototypesOf } from './interface.ts';
import type { PackageInterface } from './interface.ts';
import { type KeyLibrary, symbolPrefix } from './keyLibrary.ts';
import { requireSameObject, objectText, type Instruction } from './objectText.ts';
import { type Language, claimsText, readmeText } from './packageTexts.ts';
import { pythonTemplate, wheel } from './wheel.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { fillSkeleton } from '../../codegen/encoder/skeleton.ts';
import { goSupport } from '../field/languageFiles.ts';

/**
 * Files of packages for these languages, each below a folder of its own. Throws `invariant` if the text of the code is
 * not the code, as `provedMeaning` for what portable code computes with.
 */
export async function keyPackages(
  library: KeyLibrary,
  languages: readonly Language[],
  toolchain: Toolchain,
  io: Io,
): Promise<NewFile[]> {
  const { root } = toolchain;
  const code = await codeText(library);
  const described = packageInterface(library);
  const description = `${JSON.stringify(described, null, 2)}\n`;
  const below = (folder: Language, files: readonly NewFile[]): NewFile[] =>
    languages.includes(folder) ? files.map(({ file, content }) => ({ file: join(folder, file), content })) : [];
  return [
    ...(languages.includes('rust') ? below('rust', await crate(library, { code, description }, toolchain, io)) : []),
    ...below('go', keyGoModule(library, { code, description }, root)),
    ...below('python', [keyWheel(library, description, root)]),
    ...(languages.includes('c') ? below('c', await archive(library, described, description, toolchain)) : []),
  ];
}

async function crate(
  library: KeyLibrary,
  parts: { readonly code: string; readonly description: string },
  toolchain: Toolchain,
  io: Io,
): Promise<NewFile[]> {
  const { functions, lines } = await portableArithmetic(library.name, toolchain, io);
  lines.forEach((line) => io.out(line));
  const known = { ...library, claims: [...library.claims, ...lines] };
  return rustPackage(known, { ...parts, arithmetic: functions }, toolchain.root);
}

async function archive(
  library: KeyLibrary,
  { functions }: PackageInterface,
  description: string,
  toolchain: Toolchain,
): Promise<NewFile[]> {
  const names = functions.map((fn) => fn.name);
  const files = await checkedFiles(library, names, toolchain);
  return [...files, { file: 'interface.json', content: description }, ...pages(library, 'c')];
}

/** The code as text for an assembler, which gives the same code. */
async function codeText(library: KeyLibrary): Promise<string> {
  const { object, name, facts } = library;
  const original = readFileSync(object);
  const instructions = await disassembled(object);
  const prefix = symbolPrefix(library);
  const text = objectText(original, { prefix, instructions });
  await inTemporaryFolder('package', async (folder) => {
    const [source, made] = [join(folder, 'code.s'), join(folder, 'code.o')];
    writeFileSync(source, text);
    assembleObject('gas', source, made);
    requireSameObject(original, readFileSync(made), prefix);
  });
  const head = `# ${basename(object)} of fieldwright-${name} ${facts.version}: its bytes, and what they say.`;
  return `${head}\n${text}`;
}

export function packageInterface(library: KeyLibrary): PackageInterface {
  const { name, facts, headers, target } = library;
  const prototypes = headers.flatMap(({ content }) => prototypesOf(String(content)));
  return interfaceSchema.parse({
    $schema: `${facts.repository}/raw/HEAD/docs/interface.schema.json`,
    name: `fieldwright-${name}`,
    version: facts.version,
    convention: 'System V AMD64',
    processor: { needs: neededFeatures(target), uses: ['AVX512F', 'AVX512DQ', 'AVX512IFMA', 'AVX512VL'] },
    functions: prototypes.map((prototype) => functionOfPrototype(prototype, symbolPrefix(library))),
  });
}

/* Instructions of an object, as objdump reads them: only remarks beside the bytes, with nothing relying on them. */

/** Those of each section of code, by its name; what is data among code has no text. */
export async function disassembled(object: string): Promise<Map<string, Instruction[]>> {
  const { stdout } = await run('objdump', ['-d', '-z', '-w', '-M', 'intel', '--insn-width=16', object]);
  const sections = new Map<string, Instruction[]>();
  let instructions: Instruction[] = [];
  for (const line of stdout.split('\n')) {
    const [, section] = /^Disassembly of section (.*):$/.exec(line) ?? [];
    if (section !== undefined) sections.set(section, (instructions = []));
    const [, at, bytes, text = ''] = /^ *([\da-f]+):\t((?:[\da-f]{2} )+) *(?:\t(.*))?$/.exec(line) ?? [];
    if (bytes === undefined) continue;
    instructions.push({ at: Number.parseInt(at, 16), length: bytes.trim().split(' ').length, text: remark(text) });
  }
  return sections;
}

/** Without addresses, which are not those of the program. */
const remark = (text: string): string =>
  text.includes('(bad)')
    ? ''
    : text
        .replace(/ *#.*| *<.*/g, '')
        .replace(/^(call|jmp|j\w+|loop\w*) +[\da-f]+$/, '$1')
        .replaceAll(/ +/g, ' ')
        .trim();

/* A library of X25519, Ed25519 or P-256 as a Go module: its code as text, which cgo assembles, and its header. */

/** `code`: the code as text for an assembler; `description`: `interface.json`; `root`: the project. */
function keyGoModule(
  library: KeyLibrary,
  { code, description }: { readonly code: string; readonly description: string },
  root: string,
): NewFile[] {
  const { name, headers, target } = library;
  const templates = join(root, 'templates', name, 'go');
  const fields = goSupport(name, target, root);
  return [
    { file: 'go.mod', content: `module ${goPath(library)}\n\ngo 1.21\n` },
    ...readdirSync(templates).map((file) => {
      const text = readFileSync(join(templates, file), 'utf8');
      return { file, content: file.endsWith('_test.go') ? text : fillSkeleton(text, fields) };
    }),
    ...headers,
    // Names as C has them: Go links one version of a module.
    { file: 'code_amd64.s', content: code.replaceAll(`${symbolPrefix(library)}_fieldwright_`, 'fieldwright_') },
    { file: 'interface.json', content: description },
    ...pages(library, 'go'),
  ];
}

const pages = (library: KeyLibrary, language: Language): NewFile[] => [
  { file: 'README.md', content: readmeText(library, language) },
  { file: 'PROOFS.md', content: claimsText(library) },
  { file: 'LICENSE', content: library.facts.licenseText },
];

/** What /proc/cpuinfo calls x86-64-v3. */
const FLAGS = ['avx2', 'bmi1', 'bmi2', 'fma', 'f16c', 'movbe', 'abm'];

function keyWheel(library: KeyLibrary, description: string, root: string): NewFile {
  const { name, target, shared } = library;
  return wheel(
    {
      ...library,
      shared: { file: shared, content: readFileSync(shared) },
      flags: [...FLAGS, ...(target.adx ? ['adx'] : [])],
      files: [
        { file: '__init__.py', content: pythonTemplate(name, '__init__.py', root) },
        { file: 'interface.json', content: description },
        { file: 'PROOFS.md', content: claimsText(library) },
      ],
      readme: readmeText(library, 'python'),
    },
    root,
  );
}

/** What programs import. */
const goPath = ({ name, facts }: KeyLibrary): string => `${facts.repository.replace(/^https:\/\//, '')}/go/${name}`;
