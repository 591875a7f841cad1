/**
 * A command line for every option of every command, as they are typed, in a folder with the files of `exampleFiles`.
 * What a line ends with is said where it is not 0.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { execFileSync } from 'node:child_process';

export interface Example {
  readonly line: string;
  readonly code: number;
  /** Takes more than a few seconds. */
  readonly isLong: boolean;
}

const ends = (code: number, ...lines: readonly string[]): Example[] =>
  lines.map((line) => ({ line, code, isLong: false }));
const quick = (...lines: readonly string[]): Example[] => ends(0, ...lines);
const long = (...lines: readonly string[]): Example[] => lines.map((line) => ({ line, code: 0, isLong: true }));

const M61 = '--spec "out = a*b mod 2^61-1" --limbs 1x64 --bounds "a<p, b<p"';
/** No number: commands that measure for long, or write documents of the checkout, get no further. */
const NO_CPU = '--cpu none';

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  optimize: [
    ...quick(
      'optimize --curve 25519 --op add --strict --stop-after ir --print-after source --timings',
      'optimize --prime 2^89-1 --form plain --op add --stop-after ir',
      `optimize --source m61.c --function m61_mul --aliasing none --cflags -DX=1 -I headers -O2 ${M61} --stop-after ir`,
      'optimize --source sum.c --function sum --set n=2 --stop-after ir',
      'optimize --field 25519 --op mul --save-job job.json --machine any --budget 1 --for both --jobs 1 --verbose',
      'optimize --field 25519 --op mul --lanes 4 --estimate zen4 --stop-after ssa',
    ),
    ...ends(2, 'optimize --input no-such --function mul --store', 'optimize --crate no-such --function f'),
    ...long(
      'optimize --curve 25519 --op add --seed 2 --target x86-64 --budget 2 --variant direct --start m61.s:f --jobs 1',
      'optimize --field 25519 --op add --strategy anneal --checkpoint point.json --out made --assembler builtin --json',
      'optimize --field 25519 --op add --budget 2 --resume --cpu 0 --check builtin --measure builtin',
      'optimize --job job.json --exchange shared --out jobs',
    ).map((example, i) => (i === 0 ? { ...example, code: 2 } : example)),
  ],
  list: quick('list 25519 --json'),
  doctor: [],
  bridge: [
    ...quick(
      `bridge m61.c --function m61_mul --aliasing none --cflags -DX=1 ${M61} --explain`,
      'bridge m61.c -I headers -D X=1 -O2',
      'bridge sum.c --function sum --set n=2 --emit llvm',
      'bridge --curve 25519 --op add --strict --emit asm',
      'bridge --field 25519 --op add --emit llvm --processor aarch64',
      'bridge --prime 2^89-1 --form plain --op add',
    ),
    ...ends(2, 'bridge --input no-such', 'bridge --crate no-such'),
  ],
  verify: [
    ...quick(
      `verify m61.c -I headers -DX=1 -O2 ${M61} --symbol m61_mul --aliasing none --convention sysv --json --verbose`,
      `verify m61.c --include headers --cflags "-DX=1 -O1" ${M61}`,
      'verify choice.c --spec "r = a+s*(b-a) mod 2^61-1" --limbs 1x64 --scalars s --bounds "s<2" --args r,a,b,s',
      'verify m61.s --syntax gas-att --spec "out = a*b mod 2^61-1" --limbs 1x64 --bounds "a<p, b<p" --elements 1',
      'verify 25519-add.asm --field 25519 --op add --strict',
      'verify 25519-add.asm --ir 25519-add.ir --aliasing none',
    ),
    ...ends(
      2,
      'verify 25519-add.asm --curve no-such --op add',
      'verify 25519-add.asm --record no-such.json',
      'verify 25519-add.asm --ir 25519-add.ir --contract other',
      `verify m61.c ${M61} --build another`,
    ),
    ...ends(5, `verify m61.s --lanes 4 ${M61}`),
    ...long(`verify m61.s --certificate ${M61}`),
  ],
  ct: quick(
    'ct m61.s --function m61_mul --secret rsi --public rdi,rdx --syntax gas-att',
    'ct choice.c --function choose --secret rsi,rdx --secret-value rcx',
    'ct choice.c --function choose --secret rsi,rdx,s -I headers -DX=1 --cflags -O1 --include headers',
  ),
  check: [
    ...quick('check', 'check check.json --format junit --out check.xml --jobs 1 --limit 5m --no-cache'),
    ...ends(2, 'check no-such.toml --format sarif'),
  ],
  audit: ends(2, 'audit no-such.v m61.s --symbol m61_mul --syntax gas-att'),
  bench: [
    ...ends(
      2,
      'bench --field 25519 --op no-such --strict --add x=m61.o:m61_mul --only ours --peers --for latency --store',
      'bench --curve 25519 --op mul --no-peers --assembler no-such',
    ),
    ...long(
      'bench --curve 25519 --op add --no-peers --only llc --assembler builtin --check builtin --measure builtin ' +
        '--seed 2 --cpu 0 --verbose --json',
    ),
  ],
  library: [
    ...ends(
      2,
      'library --field no-such --strict --interface fiat --constants 3 --seed 2 --cpu 0 --million --lanes 8 --theorem',
      'library --curve no-such --budget 1 --no-peers --dispatch branch',
      'library --curve no-such --peers --store',
    ),
    ...ends(5, 'library --prime 2^64 --form plain'),
    ...long('library --prime 2^89-1 --no-search --prefix fe_own --out library'),
  ],
  package: [
    ...ends(
      2,
      'package no-such --languages rust,go --seed 2 --cpu 0 --out packages',
      'package x25519 --languages perl',
      'package fields --fields no-such --theorems',
    ),
    ...long('package x25519 --languages rust --out packages'),
  ],
  peers: [],
  export: [
    ...quick(
      'export record.jsonl --format gas-intel --symbol own --visibility hidden --endbr64 --out own.s',
      'export record.jsonl --prefix own_ --no-red-zone',
    ),
  ],
  replay: [...quick('replay record.jsonl --quiet'), ...ends(2, 'replay no-such.json --write')],
  'tune-all': quick(
    'tune-all --budget 20 --fields 25519 --ops mul --for throughput --target native --seed 2 --cpu 0 --out made ' +
      '--again --dry-run --json',
    'tune-all --budget 20 --fields 25519 --ops mul --for throughput --store --dry-run',
  ),
  merge: ends(
    2,
    'merge no-such --out made --cpu 0 --wait 0s --seed 2 --json',
    `merge --stored no-such --store ${NO_CPU}`,
  ),
  selfcheck: ends(
    2,
    `selfcheck races --field 25519 --op mul --strict --runs 1 --races 1 --busy --seed 2 ${NO_CPU}`,
    'selfcheck races --curve no-such',
  ),
  builds: ends(
    2,
    `builds --suite processors --processor no-such --seed 2 ${NO_CPU}`,
    `builds --suite formulas --only no-such --search none --write --store ${NO_CPU}`,
  ),
  hosts: ends(
    2,
    `hosts no-such --budget none --rounds 1 --seed 2 --prepare --no-tests --no-store ${NO_CPU}`,
    `hosts no-such --print --store ${NO_CPU}`,
  ),
  report: quick('report --json', 'report --all --csv rows.csv'),
  dashboard: [...quick('dashboard --all --out page.html --json'), ...ends(2, 'dashboard --jobs no-such')],
  study: ends(2, 'study lanes --functions no-such --seeds 1 --budget 1'),
  census: ends(2, 'census --input no-such --function no-such --calls 1 --seed 2'),
  table: ends(2, `table --rows no-such --store --budget 1 --again --no-search --seed 2 --print ${NO_CPU}`),
  limbs: ends(2, `limbs --only no-such --store --budget 1 --again --seed 2 --print ${NO_CPU}`),
  batches: ends(
    2,
    `batches --only no-such --store --sizes 1 --budget 1 --libraries no-such --again --seed 2 --print ${NO_CPU}`,
  ),
  translate: quick('translate m61.s --out m61.asm'),
  fleet: [],
  completion: [],
};

const M61_C = `#include <stdint.h>
void m61_mul(uint64_t out[1], const uint64_t a[1], const uint64_t b[1]) {
  unsigned __int128 t = (unsigned __int128)a[0] * b[0];
  uint64_t s = ((uint64_t)t & 0x1fffffffffffffff) + (uint64_t)(t >> 61);
  out[0] = (s & 0x1fffffffffffffff) + (s >> 61);
}
`;
const CHOICE_C = `#include <stdint.h>
void choose(uint64_t *r, const uint64_t *a, const uint64_t *b, uint64_t s) { *r = *a ^ ((*a ^ *b) & -(s & 1)); }
`;
const MANIFEST = {
  function: [{ file: 'choice.c', symbol: 'choose', ct: { secret: 'rsi,rdx', 'secret-value': 'rcx' } }],
};
const SUM_C = `#include <stdint.h>
void sum(uint64_t *r, const uint64_t *a, const uint64_t *b, int n) { for (int i = 0; i < n; i++) r[i] = a[i] ^ b[i]; }
`;

/** Writes what the lines name into `folder`. */
export function exampleFiles(folder: string): void {
  for (const name of ['headers', 'made']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'm61.c'), M61_C);
  writeFileSync(join(folder, 'choice.c'), CHOICE_C);
  writeFileSync(join(folder, 'sum.c'), SUM_C);
  writeFileSync(join(folder, 'check.json'), JSON.stringify(MANIFEST));
  writeFileSync(
    join(folder, 'fieldwright.toml'),
    '[[function]]\nfile = "m61.c"\nverify = { spec = "out = a*b mod 2^61-1", limbs = "1x64", bounds = "a<p, b<p" }\n',
  );
  execFileSync('cc', ['-O2', '-S', '-fno-asynchronous-unwind-tables', '-fcf-protection=none', 'm61.c'], {
    cwd: folder,
  });
  for (const name of ['asm/25519-add.asm', 'ir/25519-add.ir'])
    copyFileSync(join(import.meta.dirname, '../fixtures', name), join(folder, basename(name)));
  copyFileSync(
    join(import.meta.dirname, '../../results/25519-mul/amd-zen4/record.jsonl'),
    join(folder, 'record.jsonl'),
  );
}
