/**
 * Writes test/README.md: which files of tests depend on what, found in their text and in that of the helpers below
 * test/ that they import. `--check` writes nothing and fails if the page is another one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const page = join(root, 'test', 'README.md');
const SUFFIX = '.test.ts';

/** What tests depend on, and how that is seen in a text. */
const NEEDS = [
  {
    title: 'The processor',
    rows: [
      [
        'lanes of AVX2 or AVX-512: others where it has none, or as scalar code',
        /hello\.avx|avx512ifma.*= worker\.hello|openProcessors|batchSetting\(/,
      ],
      ['masks and registers of AVX-512: left out without it', /avx512vl/],
      ['BMI2 and ADX: left out without them', /features\.includes\('(?:adx|bmi2)'\)|hello\.(?:bmi2|adx)/],
      ['calls machine code, or times it', /openWorker\(|buildWorker\(|withWorker\(/],
      ['runs commands, some of which do', /\brunLine\(|\brunCommandLine\(/],
      ['which microarchitecture it is: for each of results/', /each\(EVERY_MACHINE\)/],
    ],
  },
  {
    title: 'Tools: left out without them',
    rows: [
      ['LLVM and clang', /toolchainOrSkip|openToolchain\(/],
      ['Coq', /\bhasCoq\b|\bopenCoq\(/],
      ['Bochs', /withoutBochs/],
      ['qemu-user', /\bqemu-x86_64\b/],
      ['Chromium', /withChromium/],
      ['Redis', /redis-server|redisServer/],
      ['cargo', /'cargo'/],
      ['Go', /program\('go'/],
      ['gdb or readelf', /program\('(?:gdb|readelf)'/],
      ['network namespaces or a small disk, as root', /smallDisk|'unshare'/],
    ],
  },
  {
    title: 'Time',
    rows: [['a long form besides (FIELDWRIGHT_LONG=1, `make test-long`)', /FIELDWRIGHT_LONG|oneIn\(/]],
  },
];

const isCheck = process.argv.includes('--check');
const made = text();
if (!isCheck) writeFileSync(page, made);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== made) {
  process.stderr.write('test/README.md is not what the tests say: run `make tests-list`\n');
  process.exitCode = 1;
}

function text() {
  const files = ['test', 'fleet/test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => join(folder, name))
      .sort(),
  );
  const texts = new Map(files.map((file) => [file, wholeText(join(root, file))]));
  const using = (pattern) => files.filter((file) => pattern.test(texts.get(file)));
  const all = NEEDS.flatMap(({ rows }) => rows.map(([, pattern]) => pattern));
  const free = files.filter((file) => !all.some((pattern) => pattern.test(texts.get(file))));
  return [
    '# Tests',
    '',
    `Written by \`make tests-list\` from the text of ${files.length} files; do not edit.`,
    `${free.length} of them depend on nothing but Node. \`FIELDWRIGHT_MACHINE=amd-zen4 npx vitest run test/engine\``,
    'has all that is chosen by machine chosen as there; `make test-emulated` calls code for lanes on an Ice Lake and a',
    'Haswell that Bochs emulates. A test that is left out says what it needs.',
    ...NEEDS.flatMap(({ title, rows }) => [
      '',
      `## ${title}`,
      '',
      '| | files |',
      '|---|---|',
      ...rows.map(([name, pattern]) => `| ${name} | ${shortened(using(pattern))} |`),
    ]),
    '',
  ].join('\n');
}

/** A file with the helpers of tests that it imports. */
function wholeText(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const own = readFileSync(file, 'utf8');
  const imported = [...own.matchAll(/from '(\.[^']+\.ts)'/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => relative(root, path).split('/').includes('test'));
  return [own, ...imported.map((path) => wholeText(path, seen))].join('\n');
}

/** Many files of a folder are their number. */
function shortened(files) {
  const MOST = 6;
  const folders = new Map();
  for (const file of files) {
    const [first, second] = relative('test', file).split('/');
    const folder = first === '..' ? 'fleet' : second?.endsWith(SUFFIX) ? first : `${first}/${second ?? ''}`;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const name = (file) => file.replace(/^test\//, '').slice(0, -SUFFIX.length);
  const parts = [...folders].map(([folder, list]) =>
    list.length > MOST ? `${list.length} of ${folder.replace(/\/$/, '')}` : list.map(name).join(', '),
  );
  return parts.length === 0 ? 'none' : parts.join(', ');
}
