/** Compiles the pinned third-party inputs in C. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { shellLine } from '../../base/printable.ts';
import { sha256 } from '../../base/hash.ts';
import { named } from '../../base/systemFailure.ts';
import { makeFolder } from '../../base/files/folders.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import type { InputText } from './inputsManifest.ts';
import type { Crates } from '../peers/peersPackages.ts';
import { run } from '../toolchain/run.ts';
import { requireTool, type Tools } from '../toolchain/tools.ts';

/** What a C input is made with. */
interface InputSurroundings {
  readonly root: string;
  readonly tools: Tools;
  readonly crates: Crates;
}

type CInput = Extract<InputText, { kind: 'c' }>;

/** The functions of an input in C. */
export interface InputC {
  /**
   * One file below build/ that needs no flags: foreign sources are preprocessed by clang with all that they include.
   */
  readonly whole: string;
  /** What other compilers get, whose headers and macros are their own. */
  readonly original: { readonly path: string; readonly flags: readonly string[] };
}

/** Throws `input` for what does not compile and `tool` without clang. */
export async function inputC(
  name: string,
  input: Exclude<InputText, { kind: 'rust' }>,
  around: InputSurroundings,
): Promise<InputC> {
  const file = `${name.replaceAll('/', '-')}.c`;
  const kept = async (text: string): Promise<string> =>
    makeOnce(join(cacheDir(around.root, 'input', [text]), file), async (draft) => writeFileSync(draft, text));
  if (input.kind === 'fiat-c') {
    const whole = await kept(fiatText(input.module, around.crates));
    return { whole, original: { path: whole, flags: [] } };
  }
  const original = await foreignC(input, around);
  return { whole: await kept(await preprocessed(original, around.tools)), original };
}

function fiatText(module: string, crates: Crates): string {
  const path = locate(`fiat-crypto:src/${module}.rs`, crates, '', null);
  return fiatC(readFileSync(path, 'utf8'), path);
}

async function foreignC(input: CInput, { root, crates }: InputSurroundings): Promise<InputC['original']> {
  const archive = input.archive === undefined ? null : await unpacked(locate(input.archive, crates, root, null), root);
  const parts = cutParts(
    input.parts.map((part) => ({ ...part, file: locate(part.file, crates, root, archive) })),
    root,
  );
  const folders = [parts, ...input.includes.map((include) => locate(include, crates, root, archive))];
  return {
    path: join(root, 'bridge', 'inputs', input.source),
    flags: [...input.flags, ...folders.map((folder) => `-I${folder}`)],
  };
}

async function preprocessed({ path, flags }: InputC['original'], tools: Tools): Promise<string> {
  const clang = requireTool(tools.byName.clang);
  const args = ['-E', '-std=gnu2x', ...flags, path];
  const { status, stdout, stderr } = await run(clang, args);
  if (status === 0) return stdout;
  throw new Failure('input', 'the sources of the input do not compile', {
    where: path,
    found: stderr.trimEnd(),
    hint: shellLine([clang, ...args]),
  });
}

/** Writes parts of files to a folder and returns it. Throws `input` when a part does not begin or end as stated. */
function cutParts(parts: CInput['parts'], root: string): string {
  const texts = parts.map(({ file, from, to }) => cut(file, from, to));
  const dir = cacheDir(root, 'parts', texts);
  parts.forEach(({ as }, i) => {
    const path = join(dir, as);
    makeFolder(dirname(path));
    named(path, () => writeFileSync(path, texts[i]));
  });
  return dir;
}

function cut(file: string, from: string, to: string): string {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n${from}`);
  const end = text.indexOf(`\n${to}`, start);
  if (start >= 0 && end >= 0)
    return (
      `#line ${text.slice(0, start).split('\n').length + 1} ` +
      `"${file}"${text.slice(start, balanced(text, start, end))}\n`
    );
  throw new Failure('input', 'the file is not the one that bridge/inputs/manifest.json knows', {
    where: file,
    expected: `lines that begin with ${from} and ${to}`,
  });
}

/** The end of the last whole line in front of `end` that is not part of a comment. */
function balanced(text: string, start: number, end: number): number {
  const comment = text.lastIndexOf('/*', end);
  return comment > start && text.indexOf('*/', comment) > text.lastIndexOf('\n}', end) ? comment : end;
}

/** Unpacks an archive of a crate once and returns the folder. */
async function unpacked(archive: string, root: string): Promise<string> {
  const dir = cacheDir(root, 'archive', [sha256(readFileSync(archive))]);
  await makeOnce(join(dir, 'unpacked'), async (draft) => {
    const { status, stderr } = await run('tar', ['xzf', archive, '-C', dir]);
    if (status !== 0)
      throw new Failure('tool', 'tar cannot unpack an archive', {
        where: archive,
        found: stderr.trimEnd(),
        hint: 'sudo apt-get install tar gzip',
      });
    writeFileSync(draft, '');
  });
  return dir;
}

/** The path of `<crate>:<path>`, `archive:<path>` or `inputs:<path>`. */
function locate(text: string, crates: Crates, root: string, archive: string | null): string {
  const [place, path] = text.split(':');
  const crate = crates.get(place);
  if (place === 'inputs') return join(root, 'bridge', 'inputs', path);
  if (place === 'archive' && archive !== null) return join(archive, path);
  if (crate !== undefined) return join(crate.folder, path);
  throw new Failure('input', 'bridge/inputs/Cargo.lock does not have the crate', {
    where: `bridge/inputs/manifest.json, ${text}`,
    found: place,
  });
}

/*
 * Fiat-Crypto's Rust, written as C.
 *
 * Fiat-Crypto prints every field in several languages from one program, statement by statement the same. Of its C, no
 * registry carries more than four fields; its Rust is on crates.io complete. This is the way back: the statements of a
 * module of the crate in the syntax of C, with a value barrier in the selection as `--use-value-barrier` prints it. The
 * result goes to the build folder only.
 */

const HEADER = `#include <stdint.h>
typedef unsigned __int128 u128;
typedef signed __int128 i128;
typedef uint64_t u64;
typedef int64_t i64;
typedef uint8_t u8;
typedef int8_t i8;
static inline u64 value_barrier(u64 a) { __asm__("" : "+r"(a)); return a; }
`;

/**
 * C text of a module (`src/<field>_64.rs`) of the crate fiat-crypto. Throws `unsupported` for a line it does not know;
 * `where` is for messages.
 */
export function fiatC(rust: string, where: string): string {
  const types = new Map<string, string>();
  const out = [HEADER];
  const lines = rust.split('\n').map((line) => line.trim());
  for (let i = 0; i < lines.length; i++) {
    const type = /^pub (?:type|struct) (\w+)(?: = |\(pub )(.*?)\)?;$/.exec(lines[i]);
    if (type !== null) out.push(typeDefinition(type[1], type[2], types, where));
    const head = /^pub (?:const )?fn (\w+)\((.*)\) \{$/.exec(lines[i]);
    if (head === null) continue;
    const end = lines.indexOf('}', i);
    const name = head[1];
    out.push(`${prefixOf(name)}void ${name}(${parameters(head[2], types, where)}) {`);
    out.push(...lines.slice(i + 1, end).map((line) => statement(line, where)), '}');
    i = end;
  }
  return `${out.map(barriers).join('\n')}\n`;
}

/** Fiat's primitives become part of their callers. */
const prefixOf = (name: string): string =>
  /_(addcarryx|subborrowx|cmovznz|mulx)_u\d+$/.test(name) ? 'static inline ' : '';

/** `[u64; 4]` gives an array type, which is a pointer as a parameter; anything else a scalar. */
function typeDefinition(name: string, text: string, types: Map<string, string>, where: string): string {
  const array = /^\[(u\d+); (\d+)\]$/.exec(text);
  const scalar = array?.[1] ?? text;
  if (!/^[ui]\d+$/.test(scalar)) return refuse(where, `type ${text}`);
  if (array !== null) types.set(name, scalar);
  return `typedef ${scalar} ${name}${array === null ? '' : `[${array[2]}]`};`;
}

/** `mut out1: &mut [u64; 4], arg1: &T, arg2: u8` as C parameters. */
function parameters(text: string, types: ReadonlyMap<string, string>, where: string): string {
  return text
    .split(/, (?=(?:mut )?\w+: )/)
    .map((parameter) => {
      const match = /^(?:mut )?(\w+): (&mut |&)?(?:\[(u\d+); \d+\]|(\w+))$/.exec(parameter);
      if (match === null) return refuse(where, `parameter ${parameter}`);
      const [, name, reference = '', element, named] = match;
      const type = element ?? types.get(named) ?? named;
      return reference === '' ? `${type} ${name}` : `${reference === '&' ? 'const ' : ''}${type} *${name}`;
    })
    .join(', ');
}

function statement(line: string, where: string): string {
  if (line === '' || line.startsWith('//')) return '';
  const plain = expression(
    line.replaceAll(
      /\(?\*IndexConst\((?:&mut )?(\w+)\)\.index(?:_mut)?\((\d+)\)(\)?)/g,
      (all: string, array: string, index: string, close: string) =>
        all.startsWith('(') ? `${array}[${index}]` : `${array}[${index}]${close}`,
    ),
    where,
  );
  const declared = /^let (?:mut )?(\w+): (\w+) = (.*);$/.exec(plain);
  if (declared !== null) return `  ${declared[2]} ${declared[1]} = ${declared[3]};`;
  if (/^(?:\*?\w+(?:\[\d+\])? = .*|\w+\(.*\));$/.test(plain)) return `  ${plain.replaceAll('&mut ', '&')}`;
  return refuse(where, line);
}

/** Casts and complements; every cast of Fiat's is in parentheses of its own. */
function expression(text: string, where: string): string {
  let current = text;
  for (let next = ''; ; current = next) {
    next = current.replace(/\(([^()]*)\)/, (_, inner: string) => `⟦${cast(inner)}⟧`);
    if (next === current) break;
  }
  if (/\bas\b|[()]/.test(current)) return refuse(where, text);
  return current.replaceAll('⟦', '(').replaceAll('⟧', ')').replaceAll('!', '~');
}

function cast(inner: string): string {
  const match = /^(.*) as (\w+)$/.exec(inner);
  return match === null ? inner : `⟦${match[2]}⟧${match[1]}`;
}

/** The mask of a selection, which Rust reaches through 128 bits. */
const MASK =
  /\(\(u64\)\(\(\(i128\)\(\((\w+_i1)\)\(\(\(\w+_i2\)0x0\) - \(\(\w+_i2\)x1\)\)\)\) & \(\(i128\)0xffffffffffffffff\)\)\)/;

/** In a selection, the condition becomes 0 or 1 as in Fiat's C, and the two masks are hidden from the optimiser. */
const barriers = (line: string): string =>
  line
    .replace('(~(~arg1))', '(!(!arg1))')
    .replace(MASK, '(($1)(0x0 - x1) & 0xffffffffffffffff)')
    .replace(
      /\(\((x\d+) & arg3\) \| \(\(~(x\d+)\) & arg2\)\)/,
      '((value_barrier($1) & arg3) | (value_barrier(~$2) & arg2))',
    );

function refuse(where: string, found: string): never {
  throw new Failure('unsupported', 'this Rust is not what Fiat-Crypto prints', {
    where,
    found,
    expected: 'a module of the crate fiat-crypto, as bridge/inputs/Cargo.lock pins it',
  });
}
