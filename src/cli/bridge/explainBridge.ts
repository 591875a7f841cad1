/** What each source line became on its way to word IR, for `bridge --explain`. */
import { lowerWithLines, type LoweredLines } from '../../frontend/words/function.ts';
import type { SsaInstruction } from '../../ir/ssa/schema.ts';
import type { Op, Value } from '../../ir/function.ts';
import { opOutputs } from '../../ir/op.ts';
import { hex } from '../../base/hex.ts';
import type { Bridged } from './bridgeSource.ts';

/**
 * Lines of text: for each line of the source its LLVM operations, its word operations with bounds, and what was
 * recovered or not.
 */
export function explainBridge({ fn, ssa }: Bridged): string {
  if (ssa === null)
    return `${fn.name}: Fiat-Crypto JSON is word IR already\n  after recovery: ${counts(fn.body.map((op) => op.kind))}`;
  const made = lowerWithLines(ssa, { aliasing: fn.aliasing, source: ssa.name });
  const lines = [...new Set(ssa.body.map((i) => i.line ?? 0))].sort((a, b) => a - b);
  return [
    `${ssa.name}: ${ssa.body.length} LLVM operations, ${made.fn.body.length} word operations, ${fn.body.length} ` +
      `after chains were joined: ${counts(fn.body.map((op) => op.kind))}`,
    ...lines.flatMap((line) =>
      explainLine(
        line,
        ssa.body.filter((i) => (i.line ?? 0) === line),
        made,
      ),
    ),
  ].join('\n');
}

function explainLine(line: number, body: readonly SsaInstruction[], { fn, lineOf, carries }: LoweredLines): string[] {
  const own = carries.filter((c) => (c.line ?? 0) === line);
  const left = unrecovered(body, new Set(carries.map((c) => c.id)));
  const ops = fn.body.filter((op) => opOutputs(op).some((id) => lineOf.get(fn.values[id].name) === line));
  return [
    `line ${line === 0 ? '?' : line}: ${counts(body.map((i) => i.op))}`,
    ...(own.length === 0
      ? []
      : [
          `  recovered: ${own.filter((c) => c.kind === 'add').length} carries and ` +
            `${own.filter((c) => c.kind === 'sub').length} borrows that were computed in software`,
        ]),
    ...ops.map(
      (op) =>
        `  ${op.kind} → ${opOutputs(op)
          .map((id) => bounded(fn.values[id]))
          .join(', ')}${chain(op)}`,
    ),
    ...left.map((text) => `  not recovered: ${text}`),
  ];
}

const bounded = ({ name, upper }: Value): string => `${name} <= ${hex(upper)}`;

const chain = (op: Op): string =>
  op.kind === 'sum'
    ? ` (${op.terms.length} terms, ${op.outs.length} words${op.borrow === null ? '' : ' and a borrow'})`
    : '';

/** Comparisons and selections that look like carries and are none. */
function unrecovered(body: readonly SsaInstruction[], known: ReadonlySet<string>): string[] {
  return body.flatMap(({ id, op, predicate, sourceWidth }) => {
    if (id === undefined || known.has(id)) return [];
    if (op === 'icmp' && sourceWidth === 64 && predicate?.startsWith('s') === true)
      return [`icmp ${predicate}: a signed comparison is a test of bits, not of a carry`];
    if (op === 'select')
      return ['select: a choice between words stays one (cmov); it is no function of one sum and its addends'];
    return [];
  });
}

/** E.g. `3 add, 2 icmp`. */
function counts(kinds: readonly string[]): string {
  const table = new Map<string, number>();
  for (const kind of kinds) table.set(kind, (table.get(kind) ?? 0) + 1);
  return [...table]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ');
}
