import { Failure } from '../base/errors.ts';

const PT_LOAD = 1, PT_DYNAMIC = 2, SHT_DYNSYM = 11;
/** Size of `jmp rel32` (SDM vol. 2A, JMP). */
const JUMP_BYTES = 5, JUMP_OPCODE = 0xe9;

/**
 * The loaded segments of a shared object as one flat piece of code that is entered at its first byte, where a jump to
 * `symbol` replaces the ELF header. Nothing is relocated: calls through the global offset table fault. Throws `input` if
 * `data` is no 64-bit shared object or does not export the symbol.
 */
export function sharedObjectImage(data: Uint8Array, symbol: string, where: string): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const segments = programHeaders(view, where);
  const loads = segments.filter(s => s.type === PT_LOAD);
  const image = new Uint8Array(Math.max(...loads.map(s => s.address + s.memoryBytes)));
  for (const s of loads) image.set(data.subarray(s.offset, s.offset + s.fileBytes), s.address);
  const target = exportedAddress(view, symbol);
  if (target === null) throw new Failure('input', `the shared object does not export ${symbol}`, { where, hint: `nm -D --defined-only ${where}` });
  const head = new DataView(image.buffer);
  head.setUint8(0, JUMP_OPCODE);
  head.setInt32(1, target - JUMP_BYTES, true);
  return image;
}

interface Segment {
  readonly type: number;
  readonly offset: number;
  readonly address: number;
  readonly fileBytes: number;
  readonly memoryBytes: number;
}

function programHeaders(view: DataView, where: string): Segment[] {
  const isElf64 = view.byteLength >= 64 && view.getUint32(0, false) === 0x7f454c46 && view.getUint8(4) === 2;
  const segments = !isElf64 ? [] : rows(word(view, 32), view.getUint16(54, true), view.getUint16(56, true)).map(at => ({
    type: view.getUint32(at, true), offset: word(view, at + 8), address: word(view, at + 16), fileBytes: word(view, at + 32), memoryBytes: word(view, at + 40),
  }));
  if (segments.some(s => s.type === PT_DYNAMIC) && segments.some(s => s.type === PT_LOAD)) return segments;
  throw new Failure('input', 'not a 64-bit shared object', { where });
}

/** Value of a symbol in the dynamic symbol table; null if it is not defined there. */
function exportedAddress(view: DataView, symbol: string): number | null {
  const headers = rows(word(view, 40), view.getUint16(58, true), view.getUint16(60, true));
  for (const at of headers.filter(header => view.getUint32(header + 4, true) === SHT_DYNSYM)) {
    const strings = word(view, headers[view.getUint32(at + 40, true)] + 24), size = word(view, at + 32);
    const found = rows(word(view, at + 24), 24, size / 24)
      .find(row => view.getUint16(row + 6, true) !== 0 && nameAt(view, strings + view.getUint32(row, true)) === symbol);
    if (found !== undefined) return word(view, found + 8);
  }
  return null;
}

/** Offsets of the rows of a table. */
const rows = (start: number, stride: number, count: number): number[] => Array.from({ length: count }, (_, k) => start + k * stride);

const word = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function nameAt(view: DataView, start: number): string {
  let text = '';
  for (let at = start; view.getUint8(at) !== 0; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}
