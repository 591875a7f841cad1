/** Writes ZIP archives (PKWARE's APPNOTE) without compression: the same contents give the same bytes. */
import { crc32 } from '../crc32.ts';
import type { NewFile } from './preparedFiles.ts';

/** MS-DOS's 1 January 1980, the earliest there is. */
const DATE = 0x21;
/** "Version needed": 2.0; names are UTF-8. */
const [VERSION, UTF_8] = [20, 1 << 11];
/** External attributes: an ordinary file that all may read. */
const ATTRIBUTES = 0o100644 * 2 ** 16;
/** Made on Unix, so that these count. */
const UNIX = 3 << 8;

export function zipFile(files: readonly NewFile[]): Uint8Array {
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
