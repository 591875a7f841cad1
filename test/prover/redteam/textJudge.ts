import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTools } from '../../../src/frontend/object/readFunction.ts';
import type { TextLine } from './list.ts';
import { emptied, limited, type Oracle, type Truth, written } from './oracle.ts';
import { judged, type Judgement, type Reading } from './reading.ts';
import { SYMBOL, textOf } from './source.ts';
import type { Text } from './texts.ts';

export interface TextMeans {
  readonly oracle: Oracle;
  readonly tools: CodeTools;
  readonly reading: Reading;
  /** Below it, each file gets a folder. */
  readonly folder: string;
}

/** Shares of what was proved that is stepped through, too. */
const STEPPED_EVERY = 8;

/** What `verify` says of a file and what is true. The file stays below `folder`. */
export async function judgeText(
  text: Text,
  means: TextMeans,
): Promise<TextLine & { readonly code: readonly string[] }> {
  const folder = emptied(join(means.folder, `text-${text.index}`));
  const file = `f${text.source.suffix}`;
  written(folder, { ...text.source.files, [file]: textOf(text.source) });
  const object = await assembledPlainly(folder, file, means.tools.tools.byName.clang.path);
  const given = await givenForm(folder, file, object, text, means);
  const judgement: Judgement =
    given === null
      ? { verdict: 'refused', exit: 2, why: 'not assembled', code: [] }
      : await judged(join(folder, given), SYMBOL, text.subject.fn, means.tools, means.reading);
  const truth = await truthOf(text, folder, given ?? file, object, judgement, means);
  const { verdict, exit, why, code } = judgement;
  return {
    kind: 'text',
    index: text.index,
    subject: text.subject.name,
    syntax: text.source.suffix === '.S' ? `${text.source.syntax} .S` : text.source.syntax,
    form: text.form,
    edits: text.edits,
    verdict,
    exit,
    why,
    truth: truth.kind,
    whyTruth: truth.why,
    code,
  };
}

/** As anybody would assemble it, in its folder: with clang where GNU as refuses it. Null if that does, too. */
async function assembledPlainly(folder: string, file: string, clang: string | null): Promise<string | null> {
  const [tool, ...args] = file.endsWith('.asm') ? ['nasm', '-f', 'elf64'] : file.endsWith('.S') ? ['cc', '-c'] : ['as'];
  const isMade = async (by: string, flags: readonly string[]): Promise<boolean> =>
    (await limited(by, [...flags, '-o', 'plain.o', file], folder)).status === 0 && existsSync(join(folder, 'plain.o'));
  return (await isMade(tool, args)) ||
    (tool === 'as' && clang !== null && (await isMade(clang, ['-c', '-x', 'assembler'])))
    ? join(folder, 'plain.o')
    : null;
}

/** The name of what `verify` is given; null if it cannot be made. */
async function givenForm(
  folder: string,
  file: string,
  object: string | null,
  { form, subject }: Text,
  { oracle }: TextMeans,
): Promise<string | null> {
  if (form === 'text') return file;
  if (object === null) return null;
  if (form === 'object') return 'plain.o';
  const [tool, args, out] =
    form === 'library'
      ? ['ar', ['rcs', 'f.a', object], 'f.a']
      : ['ld', ['-shared', '-o', 'f.so', object, await oracle.companion(subject, SYMBOL)], 'f.so'];
  return (await limited(tool, args, folder)).status === 0 ? out : null;
}

async function truthOf(
  { subject, form, index }: Text,
  folder: string,
  given: string,
  object: string | null,
  { verdict, refuted }: Judgement,
  { oracle }: TextMeans,
): Promise<Truth> {
  if (object === null) return { kind: 'none', why: 'not assembled' };
  if (form === 'shared object')
    return given === 'f.so'
      ? oracle.ofLibrary(subject, join(folder, 'f.so'), SYMBOL, refuted)
      : { kind: 'none', why: 'not linked' };
  const global = await globalized(object, folder);
  const truth = await oracle.ofObject(subject, global, SYMBOL, refuted);
  return truth.kind === 'right' && verdict === 'proved' && index % STEPPED_EVERY === 0
    ? oracle.stepped(subject, global, SYMBOL)
    : truth;
}

/** Functions that are local can be verified, too; to call them they are made global. */
export async function globalized(object: string, folder: string): Promise<string> {
  const { stdout } = await limited('nm', ['--plugin=/dev/null', '--defined-only', object]);
  const isLocal = new RegExp(`^\\S+ t ${SYMBOL}$`, 'm').test(stdout);
  if (!isLocal) return object;
  await limited('objcopy', [`--globalize-symbol=${SYMBOL}`, object, join(folder, 'global.o')]);
  return join(folder, 'global.o');
}
