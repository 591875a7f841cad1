import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { parseElfObject } from '../../../src/frontend/object/elf.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { CONSTANTS } from './constants.ts';
import { fieldsOf, readField, withField } from './elfFields.ts';
import { written } from './oracle.ts';
import { pick, textOf, type Edit, type Syntax } from './source.ts';
import { drawSubject, sourceOf, type Subject } from './subjects.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { WRAPS } from './wraps.ts';

/** An object or shared object with some numbers changed. */
export interface ObjectMutant {
  readonly index: number;
  readonly subject: Subject;
  readonly edits: readonly string[];
  readonly bytes: Uint8Array;
  readonly suffix: '.o' | '.so';
}

/** What right objects are made interesting by. */
const FEATURES =
  /^(constant in \.rodata|constant in a section|hidden constant|global constant|constant as bytes|constant in an alias|code in another section, with jumps|called|order of blocks changed|a second (global )?function|an alias|hidden|f is entered through a (jump|call)|data that name it|a constructor|weak alias|\.hidden|.*table of procedures)$/;
const MAX_CHANGES = 3;
const MAX_FEATURES = 3;
const VARIANTS = 40;
const SYNTAXES: readonly Syntax[] = ['nasm', 'att'];

interface Base {
  readonly subject: Subject;
  readonly data: Uint8Array;
  readonly suffix: '.o' | '.so';
  readonly features: readonly string[];
}

/** Right objects to begin with, assembled when they are first drawn. */
export class ObjectBases {
  private readonly folder: string;
  private readonly subjects: readonly Subject[];
  private readonly known = new Map<number, Promise<Base>>();
  private readonly features: readonly Edit[] = [...CONSTANTS, ...WRAPS, ...SURROUNDINGS].filter(
    (edit) => edit.keeps !== 'no' && FEATURES.test(edit.name),
  );

  constructor(folder: string, subjects: readonly Subject[]) {
    this.folder = mkdtempSync(join(folder, 'objects-'));
    this.subjects = subjects;
  }

  draw(rng: Rng): Promise<Base> {
    const number = rng.below(VARIANTS);
    const base = this.known.get(number) ?? this.made(number, 0);
    this.known.set(number, base);
    return base;
  }

  /** Some features do not go together: then others are tried. */
  private async made(number: number, tries: number): Promise<Base> {
    const rng = seeded(number, `object ${tries}`);
    const subject = drawSubject(this.subjects, rng);
    const syntax = pick(SYNTAXES, rng);
    const features: string[] = [];
    let source = sourceOf(pick(subject.programs, rng), syntax);
    for (let k = 1 + rng.below(MAX_FEATURES); k > 0; k--) {
      const edit = pick(
        this.features.filter((e) => e.syntaxes.includes(syntax)),
        rng,
      );
      const changed = edit.apply(source, rng, String(k));
      if (changed !== null) features.push(edit.name);
      source = changed ?? source;
    }
    const path = join(this.folder, `${number}-${tries}`);
    const isShared = rng.below(3) === 0;
    written(this.folder, { [`${number}-${tries}${source.suffix}`]: textOf(source) });
    const assembled = await run(syntax === 'nasm' ? 'nasm' : 'as', [
      ...(syntax === 'nasm' ? ['-f', 'elf64'] : []),
      '-o',
      `${path}.o`,
      `${path}${source.suffix}`,
    ]);
    const linked =
      assembled.status !== 0 || !isShared
        ? assembled
        : await run('ld', ['-shared', '-Bsymbolic', '-o', `${path}.so`, `${path}.o`]);
    const suffix = isShared ? '.so' : '.o';
    return linked.status === 0
      ? { subject, data: Uint8Array.from(readFileSync(`${path}${suffix}`)), suffix, features }
      : this.made(number, tries + 1);
  }
}

/** Mutant number `index` of a seed; the same at every call. */
export async function objectMutantAt(bases: ObjectBases, seed: number, index: number): Promise<ObjectMutant> {
  const rng = seeded(seed, `object ${index}`);
  const { subject, data, suffix, features } = await bases.draw(rng);
  const tables = fieldsOf(data);
  const edits = features.map((name) => `with ${name}`);
  let bytes = data;
  for (let count = 1 + rng.below(MAX_CHANGES); count > 0; count--) {
    const [name, changed] = rng.unit() < 0.75 ? changedField(bytes, tables, rng) : changedBytes(bytes, rng);
    edits.push(name);
    bytes = changed;
  }
  return { index, subject, edits, bytes, suffix };
}

function changedField(bytes: Uint8Array, tables: ReturnType<typeof fieldsOf>, rng: Rng): readonly [string, Uint8Array] {
  const field = pick(pick(tables, rng), rng);
  if (field.at + field.bytes > bytes.length) return ['nothing', bytes];
  const old = readField(bytes, field);
  const other = readField(
    bytes,
    pick(
      tables.flat().filter((f) => f.bytes === field.bytes && f.at + f.bytes <= bytes.length),
      rng,
    ),
  );
  const value = pick(
    [
      old + 1n,
      old - 1n,
      old + 8n,
      old - 8n,
      old + 16n,
      old ^ (1n << BigInt(rng.below(8 * Math.min(2, field.bytes)))),
      old ^ (1n << BigInt(rng.below(8 * field.bytes))),
      0n,
      1n,
      other,
      other,
      BigInt(rng.below(40)),
      0xfff1n,
      (1n << BigInt(8 * field.bytes)) - 1n,
    ],
    rng,
  );
  return [field.name, withField(bytes, field, value)];
}

function changedBytes(bytes: Uint8Array, rng: Rng): readonly [string, Uint8Array] {
  const copy = Uint8Array.from(bytes);
  const code = codeOf(bytes);
  const at = rng.below(bytes.length);
  switch (rng.below(5)) {
    case 0:
      return ['cut off', bytes.slice(0, rng.below(bytes.length))];
    case 1:
      return ['a bit anywhere', copy.fill(bytes[at] ^ (1 << rng.below(8)), at, at + 1)];
    case 2:
      return ['zeros anywhere', copy.fill(0, at, at + 1 + rng.below(32))];
    case 3:
      return ['bytes exchanged', copy.copyWithin(at, rng.below(bytes.length), rng.below(bytes.length))];
    default: {
      const place = code.offset + rng.below(Math.max(1, code.size));
      return [
        'a bit of the code',
        place < bytes.length ? copy.fill(bytes[place] ^ (1 << rng.below(8)), place, place + 1) : copy,
      ];
    }
  }
}

/** Where the code stands in the file, if that can still be said. */
function codeOf(bytes: Uint8Array): { readonly offset: number; readonly size: number } {
  try {
    const text = parseElfObject(bytes).sections.find((s) => s.name === '.text');
    return text === undefined
      ? { offset: 64, size: 64 }
      : { offset: text.bytes.byteOffset - bytes.byteOffset, size: text.bytes.length };
  } catch {
    return { offset: 64, size: 64 };
  }
}
