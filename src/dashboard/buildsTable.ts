import type { PageBuild, PageBuilds } from './pageData.ts';

/** X25519 in every build, as `npm run builds -- --write` has put it into bridge/README.md; null if it is not there. */
export function buildsTable(page: string): PageBuilds | null {
  const block = /<!-- begin builds[^>]*-->\n([^]*?)<!-- end builds -->/.exec(page)?.[1];
  if (block === undefined) return null;
  const lines = block.split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| ') && !/^\| (build \||---)/.test(line))
    .flatMap((line) => buildOf(line.split('|').map((cell) => cell.trim())));
  return rows.length === 0 ? null : { rows, notes: lines.filter((line) => line !== '' && !line.startsWith('|')) };
}

/** `| name | what | cycles | 0.934 [0.934, 0.935] | … |`; the yardstick and what was timed by a clock have no interval. */
function buildOf([, name, what, cycles, time]: readonly string[]): PageBuild[] {
  const [ratio, low = ratio, high = ratio] = (time ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  if (ratio === undefined || !Number.isFinite(Number(cycles))) return [];
  return [{ name, what: what.replaceAll('`', ''), cycles: Number(cycles), ratio, low, high }];
}
