import type { PageBuild, PageBuilds } from './pageData.ts';

/** What builds and libraries are called where there is no room for what they are, and no order to tell by. */
const TITLES: Readonly<Record<string, string>> = {
  baseline: 'clang alone, which divides',
  single: 'our pass: one folding step',
  multi: 'our pass: folding as far as it goes',
  incomplete: 'our pass: no divisions',
  'incomplete-phi': 'our pass: no divisions, around loops',
  bridge: 'our pass and word IR, by llc',
  search: 'our pass, word IR and search',
  'first-candidate': 'our pass and word IR, before the search',
  's2n-bignum': 'AWS-LC (s2n-bignum)',
  'wolfSSL avx2': 'wolfSSL',
  'OpenSSL, inner function': 'OpenSSL',
  'libsodium sandy2x': 'libsodium',
};
const LIBRARY = /^(s2n|wolfSSL|OpenSSL|libsodium)/;

/** X25519 in every build, as `./fieldwright builds --write` put it into bridge/README.md; null if it is not there. */
export function buildsTable(page: string): PageBuilds | null {
  const block = /<!-- begin builds[^>]*-->\n([^]*?)<!-- end builds -->/.exec(page)?.[1];
  if (block === undefined) return null;
  const lines = block.replaceAll('`', '').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| ') && !/^\| (build \||---)/.test(line))
    .flatMap((line) => buildOf(line.split('|').map((cell) => cell.trim())))
    .sort((a, b) => a.ratio - b.ratio);
  if (rows.length === 0) return null;
  const yardstick = rows.find(({ ratio, isLibrary }) => ratio === 1 && isLibrary)?.name ?? 'the yardstick';
  // The page shows speeds, so that all its charts run in one direction.
  const notes = lines.filter((line) => line !== '' && !line.startsWith('|'));
  return { rows, yardstick, notes: notes.map((note) => note.replace('; time relative to', '; speed relative to')) };
}

/** `| name | what | cycles | 0.934 [0.934, 0.935] | … |`; the yardstick and what a clock timed have no interval. */
function buildOf([, name, what, cycles, time]: readonly string[]): PageBuild[] {
  const [ratio, low = ratio, high = ratio] = (time ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  if (ratio === undefined || !Number.isFinite(Number(cycles))) return [];
  const isLibrary = LIBRARY.test(name);
  const plain = name.replace(/, (gcc|clang)-.*/, '');
  return [{ name: TITLES[plain] ?? plain, what, isLibrary, cycles: Number(cycles), ratio, low, high }];
}
