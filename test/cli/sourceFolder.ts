/** A folder with files of the user's own: C, and Fiat JSON. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import { FUNCTIONS } from '../frontend/fiat/functions.ts';
import { jsonFunction, statement, variable } from '../frontend/fiat/json.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');

/** sums.c */
export const C = `typedef unsigned long long u64;
static u64 add(u64 *r, const u64 *a, const u64 *b, int n) {
  u64 c = 0;
  for (int i = 0; i < n; i++) {
    u64 s = a[i] + b[i] + c;
    if (s != a[i]) c = s < a[i];
    r[i] = s;
  }
  return c;
}
static u64 add3(u64 *r, const u64 *a, const u64 *b) { return add(r, a, b, 3); }
void addTo(u64 *a, const u64 *b) { add(a, a, b, 2); }
void product(const u64 *a, u64 b, u64 *r) {
  unsigned __int128 p = (unsigned __int128)a[0] * b;
  r[0] = p; r[1] = p >> 64;
}
void forever(u64 *a, u64 n) { while (n--) *a *= 3; }
`;

const word = (name: string) => ({ datatype: 'u64[1]', name, lbound: ['0x0'], ubound: ['0xffffffffffffffff'] });
const FIAT = [
  {
    operation: 'own_sum',
    arguments: [word('arg1'), word('arg2')],
    returns: [word('out1')],
    body: [
      {
        datatype: '(auto)',
        name: ['x1', 'x2'],
        operation: 'addcarryx',
        parameters: { size: 64 },
        arguments: ['0x0', 'arg1[0]', 'arg2[0]'],
      },
      { datatype: 'u64', name: ['x3'], operation: '+', arguments: ['x1', 'x2'] },
      { datatype: 'u64', name: ['out1[0]'], operation: 'static_cast', arguments: ['x3'] },
    ],
  },
];

/** A file as it is published: helpers with i1, i64 and i128 beside what is asked for; and what no word IR can say. */
export const SEVERAL = FUNCTIONS.filter((f) => f.operation !== 'signed');
const TOO_WIDE = jsonFunction(
  'too_wide',
  [variable('arg1', 'u64')],
  [variable('out1', 'u64')],
  [statement('out1', 'u256', '*', 'arg1', 'arg1')],
);

/** The files in a folder of their own, and commands in it. */
export class SourceFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'fieldwright-'));

  constructor() {
    writeFileSync(join(this.path, 'sums.c'), C);
    writeFileSync(join(this.path, 'own.json'), JSON.stringify(FIAT));
    writeFileSync(join(this.path, 'whole.json'), JSON.stringify([...SEVERAL, TOO_WIDE]));
    writeFileSync(join(this.path, 'wide.json'), JSON.stringify([TOO_WIDE]));
  }

  /** A command of this folder. */
  async run(...args: string[]) {
    const surroundings = { ...RUNNING, root, cwd: this.path, results: join(this.path, 'results') };
    const { code, out, quiet } = await runLine(args, surroundings, SHIPPED_COMMANDS);
    return { code, out, notes: quiet };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
