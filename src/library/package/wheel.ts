/** A library of keys as a wheel for Python (PEP 427), of a shared object that ctypes calls. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import { zipFile } from '../../base/files/zipFile.ts';
import { claimsText, readmeText } from './packageTexts.ts';
import type { KeyLibrary } from './keyLibrary.ts';

/** It needs no C library, so that any Linux of the last ten years will do. */
const PLATFORM = 'manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64';

/** What /proc/cpuinfo calls what the code needs. */
const FLAGS = ['avx2', 'bmi1', 'bmi2', 'fma', 'f16c', 'movbe', 'abm'];

/** The wheel, by its name. `description`: `interface.json`; `root`: the project. */
export function wheel(library: KeyLibrary, description: string, root: string): NewFile {
  const { name, facts, target, shared } = library;
  const module = `fieldwright_${name}`;
  const info = `${module}-${facts.version}.dist-info`;
  const template = (folder: string, file: string): string =>
    readFileSync(join(root, 'templates', folder, 'python', file), 'utf8');
  const common = template('package', '_library.py')
    .replace('LIBRARY', basename(shared))
    .replace('FLAGS', [...FLAGS, ...(target.adx ? ['adx'] : [])].join(' '));
  const files: NewFile[] = [
    { file: `${module}/__init__.py`, content: template(name, '__init__.py') },
    { file: `${module}/_library.py`, content: common },
    { file: `${module}/${basename(shared)}`, content: readFileSync(shared) },
    { file: `${module}/interface.json`, content: description },
    { file: `${module}/PROOFS.md`, content: claimsText(library) },
    { file: `${info}/METADATA`, content: metadata(library) },
    { file: `${info}/WHEEL`, content: wheelTags() },
    { file: `${info}/licenses/LICENSE`, content: facts.licenseText },
  ];
  const record = `${info}/RECORD`;
  const rows = [...files.map(recordRow), `${record},,`].join('\n');
  return {
    file: `${module}-${facts.version}-py3-none-${PLATFORM}.whl`,
    content: zipFile([...files, { file: record, content: `${rows}\n` }]),
  };
}

const recordRow = ({ file, content }: NewFile): string => {
  const data = Buffer.from(content);
  return `${file},sha256=${createHash('sha256').update(data).digest('base64url')},${data.length}`;
};

const metadata = (library: KeyLibrary): string => {
  const { name, description, facts } = library;
  return `\
Metadata-Version: 2.4
Name: fieldwright-${name}
Version: ${facts.version}
Summary: ${description}: assembly with proofs
Home-page: ${facts.homepage}
Project-URL: Source, ${facts.repository}
License-Expression: ${facts.license}
License-File: LICENSE
Requires-Python: >=3.8
Description-Content-Type: text/markdown

${readmeText(library, 'python')}`;
};

const wheelTags = (): string => `\
Wheel-Version: 1.0
Generator: fieldwright
Root-Is-Purelib: false
${PLATFORM.split('.')
  .map((platform) => `Tag: py3-none-${platform}\n`)
  .join('')}`;
