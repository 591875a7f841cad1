/** X25519, Ed25519 and P-256 as packages for other languages, made of what is stored. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { writeFileSync } from 'node:fs';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { Io } from '../../base/io.ts';
import { assembleObject } from '../../bench/assemble.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { portableArithmetic } from './arithmetic.ts';
import { disassembled } from './disassembled.ts';
import { keyGoModule } from './goModule.ts';
import {
  functionOfPrototype,
  type PackageInterface,
  interfaceSchema,
  neededFeatures,
  prototypesOf,
} from './interface.ts';
import { type KeyLibrary, symbolPrefix } from './keyLibrary.ts';
import { requireSameObject } from './objectContents.ts';
import { objectText } from './objectText.ts';
import type { Language } from './packageTexts.ts';
import { rustPackage } from './rustPackage.ts';
import { wheel } from './wheel.ts';

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
  const description = `${JSON.stringify(packageInterface(library), null, 2)}\n`;
  const below = (folder: Language, files: readonly NewFile[]): NewFile[] =>
    languages.includes(folder) ? files.map(({ file, content }) => ({ file: join(folder, file), content })) : [];
  return [
    ...(languages.includes('rust') ? below('rust', await crate(library, { code, description }, toolchain, io)) : []),
    ...below('go', keyGoModule(library, { code, description }, root)),
    ...below('python', [wheel(library, description, root)]),
    ...below('c', [...library.files, { file: 'interface.json', content: description }]),
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
