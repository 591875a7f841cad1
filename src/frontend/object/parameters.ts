/** Names of a function's parameters, with the registers that they come in, from debug information (DWARF 5, §7). */
import { extname } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { runLimited } from '../toolchain/run.ts';
import type { Tools } from '../toolchain/tools.ts';
import { objectFile } from './objectFile.ts';
import { otherFormat } from './otherObject.ts';

/** A parameter that has a general register to itself (System V ABI, §3.2.3). */
export interface NamedParameter {
  readonly name: string;
  readonly register: string;
  readonly isPointer: boolean;
}

const REGISTERS = ['rdi', 'rsi', 'rdx', 'rcx', 'r8', 'r9'];

/**
 * The parameters of a function in C files and in objects with debug information, up to the first of which it is not
 * certain where it comes; null if no file tells. `flags` are further options for C.
 */
export async function parametersOf(
  paths: readonly string[],
  symbol: string,
  flags: readonly string[],
  tools: Tools,
): Promise<readonly NamedParameter[] | null> {
  for (const path of paths) {
    const found = await inTemporaryFolder('names', async (folder) => {
      if (!/^\.(c|o|a|rlib|so)$/.test(extname(path))) return null;
      const isC = extname(path) === '.c';
      if (!isC && otherFormat(path) !== null) return null;
      const object = await objectFile(path, isC ? { compilerFlags: [...flags, '-g'] } : {}, folder, {
        tools,
        decoder: null,
      });
      const { status, stdout } = await runLimited(
        'readelf',
        ['--debug-dump=info', '--dwarf-depth=3', object.path],
        path,
      );
      return status === 0 ? namesIn(stdout, symbol) : null;
    });
    if (found !== null) return found;
  }
  return null;
}

/** An entry of debug information, with what it has by name. */
interface Entry {
  readonly depth: number;
  readonly tag: string;
  readonly values: Map<string, string>;
}

/** What `readelf` prints of all entries, by their places. References are those of one unit, and so is the answer. */
function namesIn(text: string, symbol: string): NamedParameter[] | null {
  for (const unit of text.split('  Compilation Unit @ ')) {
    const entries = entriesOf(unit);
    const all = [...entries.values()];
    const at = all.findIndex((entry, k) => isDefinition(entry, symbol) && all[k + 1]?.tag === 'formal_parameter');
    if (at >= 0) return parametersFrom(all, at, entries);
  }
  return null;
}

function entriesOf(unit: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let last: Entry | null = null;
  for (const line of unit.split('\n')) {
    const [, depth, place, tag] = /^ *<(\d+)><([0-9a-f]+)>: .*\(DW_TAG_(\w+)\)/.exec(line) ?? [];
    if (tag !== undefined) {
      last = { depth: Number(depth), tag, values: new Map() };
      entries.set(place, last);
      continue;
    }
    const [, name, value] = /^ *<[0-9a-f]+> +DW_AT_(\w+) *: (?:\((?:alt )?indirect[^)]*\): )?(.*)$/.exec(line) ?? [];
    if (name !== undefined) last?.values.set(name, value.trim());
  }
  return entries;
}

const isDefinition = ({ tag, values }: Entry, symbol: string): boolean =>
  tag === 'subprogram' && !values.has('declaration') && values.get('name') === symbol;

function parametersFrom(all: readonly Entry[], at: number, entries: ReadonlyMap<string, Entry>): NamedParameter[] {
  const found: NamedParameter[] = [];
  const { depth, values } = all[at];
  if (values.has('type') && kindOf(values.get('type'), entries) === null) return found;
  for (const entry of all.slice(at + 1)) {
    if (entry.depth <= depth || found.length === REGISTERS.length) break;
    if (entry.tag !== 'formal_parameter' || entry.depth !== depth + 1) continue;
    const kind = kindOf(entry.values.get('type'), entries);
    if (kind === null) break;
    if (kind === 'float') continue;
    const name = entry.values.get('name') ?? '';
    found.push({ name, register: REGISTERS[found.length], isPointer: kind === 'pointer' });
  }
  return found;
}

const ALIASES = ['const_type', 'volatile_type', 'restrict_type', 'atomic_type', 'typedef'];
/** DW_ATE_float; DW_ATE_complex_float is nothing that is known here. */
const FLOAT = '4';

/** How something of a type comes: in a general register, in a vector register; null if that is not certain. */
function kindOf(
  reference: string | undefined,
  entries: ReadonlyMap<string, Entry>,
): 'pointer' | 'number' | 'float' | null {
  const entry = entries.get(/^<0x([0-9a-f]+)>/.exec(reference ?? '')?.[1] ?? '');
  if (entry === undefined) return null;
  const { tag, values } = entry;
  if (ALIASES.includes(tag)) return kindOf(values.get('type'), entries);
  if (tag === 'pointer_type') return 'pointer';
  const isShort = Number(values.get('byte_size')) <= 8;
  const encoding = values.get('encoding')?.split('\t')[0];
  if (!isShort || (tag !== 'base_type' && tag !== 'enumeration_type')) return null;
  if (encoding === FLOAT) return 'float';
  return encoding === '3' ? null : 'number';
}
