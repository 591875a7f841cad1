/** A wheel for Python (PEP 427), of a shared object that ctypes calls. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NewFile } from '../../base/files/preparedFiles.ts';
import type { ProjectFacts } from './keyLibrary.ts';

/** It needs no C library, so that any Linux of the last ten years will do. */
const PLATFORM = 'manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64';

interface WheelParts {
  readonly name: string;
  /** In a few words. */
  readonly description: string;
  readonly facts: ProjectFacts;
  readonly shared: NewFile;
  /** What /proc/cpuinfo calls what the code needs. */
  readonly flags: readonly string[];
  /** What users import, and pages, by their places in the folder of the module. */
  readonly files: readonly NewFile[];
  readonly readme: string;
}

/** The wheel, by its name. `root`: the project. */
export function wheel(parts: WheelParts, root: string): NewFile {
  const { name, facts, shared } = parts;
  const module = `fieldwright_${name}`;
  const info = `${module}-${facts.version}.dist-info`;
  const common = pythonTemplate('package', '_library.py', root)
    .replace('LIBRARY', basename(shared.file))
    .replace('FLAGS', parts.flags.join(' '));
  const files: NewFile[] = [
    ...parts.files.map(({ file, content }) => ({ file: `${module}/${file}`, content })),
    { file: `${module}/_library.py`, content: common },
    { file: `${module}/${basename(shared.file)}`, content: shared.content },
    { file: `${info}/METADATA`, content: metadata(parts) },
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

/** A template of packages for Python. */
export const pythonTemplate = (folder: string, file: string, root: string): string =>
  readFileSync(join(root, 'templates', folder, 'python', file), 'utf8');

const recordRow = ({ file, content }: NewFile): string => {
  const data = Buffer.from(content);
  return `${file},sha256=${createHash('sha256').update(data).digest('base64url')},${data.length}`;
};

const metadata = ({ name, description, facts, readme }: WheelParts): string => `\
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

${readme}`;

const wheelTags = (): string => `\
Wheel-Version: 1.0
Generator: fieldwright
Root-Is-Purelib: false
${PLATFORM.split('.')
  .map((platform) => `Tag: py3-none-${platform}\n`)
  .join('')}`;

/* Writes ZIP archives (PKWARE's APPNOTE) without compression: the same contents give the same bytes. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

const crc32 = (data: Uint8Array): number =>
  ~data.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) >>> 0;

/** MS-DOS's 1 January 1980, the earliest there is. */
const DATE = 0x21;
/** "Version needed": 2.0; names are UTF-8. */
const [VERSION, UTF_8] = [20, 1 << 11];
/** External attributes: an ordinary file that all may read. */
const ATTRIBUTES = 0o100644 * 2 ** 16;
/** Made on Unix, so that these count. */
const UNIX = 3 << 8;

function zipFile(files: readonly NewFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { file, content } of files) {
    const [name, data] = [Buffer.from(file, 'utf8'), Buffer.from(content)];
    const common = Buffer.alloc(26);
    [VERSION, UTF_8, 0, 0, DATE].forEach((half, i) => common.writeUInt16LE(half, 2 * i));
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, name, data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(ATTRIBUTES, 6);
    end.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(UNIX | VERSION);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, end, name);
    offset += 30 + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
