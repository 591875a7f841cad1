import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../base/hash.ts';
import type { CheckerIdentity } from '../store/record.ts';
import { programVersion } from './programVersion.ts';

/** What a verdict rests on: the proof engine, the meaning of the word IR, and how a file becomes instructions. */
const FOLDERS = ['src/verify', 'src/ir', 'bridge/tools/decoder'];
const FILES = [
  'base/machineCode',
  'toolchain/object/decodeCode',
  'toolchain/object/elfDynamic',
  'toolchain/object/elfImage',
  'toolchain/object/elfObject',
  'toolchain/object/elfPlacement',
  'toolchain/object/exportSymbol',
  'toolchain/object/linkCode',
  'toolchain/object/objectFile',
  'toolchain/object/readFunction',
];

/** Version of the program and hash of the sources of the checker: names and contents in order of the names. */
export function checkerIdentity(root: string): CheckerIdentity {
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder))).map((file) => relative(root, file)),
    ...FILES.map((file) => `src/${file}.ts`),
  ].sort();
  const text = files.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`).join('\0');
  return { version: programVersion(root), sha256: sha256(text) };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
