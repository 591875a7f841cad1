/** Remembers preprocessed text until one of its files changes. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sha256 } from '../../base/hash.ts';

interface Preprocessed {
  readonly text: string;
  /** Absolute paths of all that it was made of. */
  readonly files: readonly string[];
  /** Hash of what was in them; null if that does not decide the text. */
  readonly contents: string | null;
}

/** Of this process: a command compiles the same source in several ways, and a clang takes 40 ms to begin. */
const known = new Map<string, Promise<Preprocessed>>();

/**
 * What `make` prints, which preprocesses C in the directory `cwd` as `how` says; asked again only where a file that the
 * text was made of has changed. A new file in front of one of the same name is not noticed. Throws as `make`.
 */
export async function preprocessed(how: readonly unknown[], cwd: string, make: () => Promise<string>): Promise<string> {
  const key = JSON.stringify([how, cwd, process.env]);
  const before = await known.get(key)?.catch(() => undefined);
  if (before !== undefined && before.contents !== null && contentsOf(before.files) === before.contents)
    return before.text;
  const made = make().then((text) => {
    const files = filesOf(text, cwd);
    return { text, files, contents: contentsOf(files) };
  });
  known.set(key, made);
  return (await made).text;
}

/** Those that its lines `# 1 "NAME"` name; `<stdin>` and the like are no files. */
function filesOf(text: string, cwd: string): string[] {
  const names = [...text.matchAll(/^# \d+ "((?:[^"\\]|\\.)*)"/gm)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !/^<.*>$/.test(name)).map((name) => resolve(cwd, name));
}

/** Null if one is not there by the name in the text, or embeds another, which no line names. */
function contentsOf(files: readonly string[]): string | null {
  try {
    const texts = files.map((file) => readFileSync(file, 'latin1'));
    return texts.some((text) => text.includes('embed')) ? null : sha256(JSON.stringify(texts));
  } catch {
    return null;
  }
}
