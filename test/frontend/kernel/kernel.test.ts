/**
 * The kernel's functions on digits, from its unpatched file: FIELDWRIGHT_KERNEL names a crypto/ecc.c. With
 * FIELDWRIGHT_LONG=1 (`make kernel`) every function is searched for with 4, 6 and 9 digits and docs/KERNEL.md is
 * written. Otherwise functions of the same shape, of our own, stand for them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/base/hash.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { kernelTables, writeKernelDocument } from './document.ts';
import { KERNEL_TARGET, rowOf, type Means, type Row } from './rows.ts';
import { kernelSource, type KernelFunction } from './source.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/**
 * Carries by comparison, a branch on data, bytes in reverse order, writes before reads, a structure: the shapes, in
 * words of our own.
 */
const OWN = `#include <linux/module.h>
#define LAST(x, n) \\
	((x)[(n) - 1])

struct ecc_point { u64 *x; };

/* The sum, and what is carried out of it. */
static u64 vli_plus(u64 *to, const u64 *one, const u64 *other,
		    unsigned int ndigits)
{
	u64 up = 0;
	for (unsigned int k = 0; k < ndigits; k++) {
		u64 both = one[k] + other[k] + up;
		if (both != one[k])
			up = both < one[k];
		to[k] = both;
	}
	return up;
}
EXPORT_SYMBOL(vli_plus);

bool vli_any(const u64 *of, unsigned int ndigits)
{
	for (unsigned int k = 0; k < ndigits; k++)
		if (of[k])
			return true;
	return LAST(of, ndigits) != 0;
}

static void vli_turn(u64 *to, const u64 *from, unsigned int ndigits)
{
	for (unsigned int k = 0; k < ndigits; k++)
		to[k] = get_unaligned_be64(from + ndigits - 1 - k);
}

static u64 vli_minus(u64 *to, const u64 *one, const u64 *other,
		     unsigned int ndigits)
{
	u64 less = 0;
	for (unsigned int k = 0; k < ndigits; k++) {
		u64 rest = one[k] - other[k] - less;
		if (rest != one[k])
			less = rest > one[k];
		to[k] = rest;
	}
	return less;
}

static void vli_point(struct ecc_point *at, unsigned int ndigits) { at->x[0] = ndigits; }

static u64 vli_top(const u64 *of)
{
	return of[3] >> 63;
}
`;

const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const given = process.env['FIELDWRIGHT_KERNEL'];
const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder();
const text = isLong && given !== undefined ? readFileSync(resolve(root, given), 'utf8') : OWN;
const toolchain = await toolchainOrSkip();
const budget = process.env['BUDGET'] ?? '6s';
const { text: source, functions } = kernelSource(text);
if (isLong && given === undefined)
  console.log("skipped: the kernel's functions, of a file that FIELDWRIGHT_KERNEL names");
writeFileSync(join(folder, 'ecc.c'), source);

async function row(fn: KernelFunction, digits: number | null, amount: string): Promise<Row> {
  const results = join(folder, 'results');
  const clock = { nowMs: () => performance.now() };
  const io = recordingIo([], { root, cwd: folder, results, clock });
  const means: Means = { io, toolchain: toolchain!, budget: amount, file: 'ecc.c' };
  return rowOf(fn, digits, means);
}

describe.skipIf(isLong)('functions of the same shape', () => {
  test('what is on digits is cut out, with its lines', () => {
    expect(functions).toEqual([
      { name: 'vli_plus', hasDigits: true },
      { name: 'vli_any', hasDigits: true },
      { name: 'vli_turn', hasDigits: true },
      { name: 'vli_minus', hasDigits: true },
      { name: 'vli_top', hasDigits: false },
    ]);
    expect(source).toContain('#line 8 "ecc.c"\nstatic u64 vli_plus(');
    expect(source).toContain('#define LAST(x, n) \\\n\t((x)[(n) - 1])\n#line 8');
    expect(source).not.toMatch(/linux|ecc_point|EXPORT_SYMBOL\(vli/);
  });

  test.skipIf(toolchain === null)('are bridged and proved, or refused with their reason', async () => {
    const rows: Row[] = [];
    for (const fn of functions.slice(0, 4)) rows.push(await row(fn, 3, '40'));
    const kinds = rows.map(({ outcome }) => (outcome.kind === 'refused' ? outcome.reason : outcome.overlap));
    expect(kinds).toEqual(['equal', 'cannot bridge a branch (ecc.c:25)', 'none', 'equal']);
    const tables = kernelTables(rows, { machine: thisMachine(), sourceSha256: sha256(text), budget: '40' });
    expect(tables).toMatch(
      /^\| vli_plus \| 3 \| equal \| asm = IR, constant time, asm = source[^;|]* \| \d+, [\d.]+( \(busy core\))? \| \d+, [\d.]+ \|/m,
    );
    expect(tables).toMatch(/^\| vli_turn \| 3 \| none \(stated\) \| asm = IR, constant time, asm = source[^;|]* \|/m);
    expect(tables).toMatch(/^\| vli_minus \| 3 \| equal \| asm = IR, constant time, asm = source[^;|]* \|/m);
    expect(tables.match(/ general registers only \| \d+, /g)).toHaveLength(3);
    expect(tables).toMatch(/ \| [\d.]+ \[[\d.]+, [\d.]+\] \| the same code \|$/m);
    expect(tables).toMatch(/^\* `vli_any`: cannot bridge a branch \(ecc\.c:25\) \(3 digits\)$/m);
  });
});

/** What earlier runs found on the same file, budget, reader and machine. */
const state = join(root, 'build', 'kernel', 'rows.json');
const stateKey = sha256(JSON.stringify([text, budget, toolchain?.bridge.hash, thisMachine().slug, KERNEL_TARGET]));
const old: { readonly key: string; readonly rows: readonly Row[] } | null = existsSync(state)
  ? JSON.parse(readFileSync(state, 'utf8'))
  : null;
const kept = old?.key === stateKey ? old.rows : [];

describe.runIf(isLong && given !== undefined && toolchain !== null)('the kernel', () => {
  const rows: Row[] = [];
  const digitsOf = ({ hasDigits }: KernelFunction): (number | null)[] => (hasDigits ? [4, 6, 9] : [null]);
  const wanted = functions.flatMap((fn) => digitsOf(fn).map((digits) => [fn.name, digits, fn] as const));
  afterAll(() => {
    if (rows.length < wanted.length) return;
    writeKernelDocument(root, rows, { machine: thisMachine(), sourceSha256: sha256(text), budget });
  });

  test.each(wanted)('%s, %s digits', async (name, digits, fn) => {
    const found = kept.find((r) => r.name === name && r.digits === digits) ?? (await row(fn, digits, budget));
    const verdicts = found.outcome.kind === 'bridged' ? found.outcome.verdicts : [];
    expect(verdicts.filter((v) => v.claim === 'asm = IR').map((v) => v.kind)).not.toContain('undecided');
    rows.push(found);
    mkdirSync(dirname(state), { recursive: true });
    writeFileSync(state, JSON.stringify({ key: stateKey, rows }));
  });
});
