import type { PageChampion, PageData, PageStrongest } from '../dashboard/pageData.ts';
import { details, element, section, table } from './element.ts';
import { interval } from './figures.ts';

/** What is known about each champion: proofs, tests, losses, conditions of the measurement. */
export function proofSection({ champions, machines }: PageData): HTMLElement {
  const claims = [...new Set(champions.flatMap(({ verdicts }) => verdicts.map(({ claim }) => claim)))];
  return section(
    'proofs',
    'Proofs, losses, doubts',
    element(
      'p',
      {},
      'What is proved holds for all inputs within the stated bounds; tests are counted and prove nothing. IR is our ' +
        'own form of what the source says, in words of 64 bits; asm are the bytes that ship.',
    ),
    table(
      ['claim', ...KINDS.map(([, title]) => title)],
      claims.map((claim) => [claim, ...KINDS.map(([kind]) => countOf(champions, claim, kind))]),
      'How many codes have which proofs',
      'short',
    ),
    element('h3', {}, 'Losses'),
    lossTable(champions, machines),
    element('h3', {}, 'Doubts'),
    doubts(champions),
    details('Every function and machine', () =>
      table(
        ['function', 'machine', 'losses', 'undisturbed', ...claims],
        champions.map((champion) => [
          champion.function,
          champion.machine,
          lossCell(champion),
          champion.contended ? badge('bad', 'shared core') : `${Math.round(champion.quietShare * 100)} %`,
          ...claims.map((claim) => verdictCell(champion, claim)),
        ]),
        'Proofs, losses and conditions of all champions',
      ),
    ),
  );
}

const KINDS = [
  ['proved', 'proved'],
  ['undecided', 'not decided'],
  ['refuted', 'refuted'],
  ['tested', 'tested'],
] as const;

function countOf(champions: readonly PageChampion[], claim: string, wanted: (typeof KINDS)[number][0]): string {
  const own = champions.filter(({ verdicts }) => verdicts.some((v) => v.claim === claim && v.kind === wanted));
  return own.length === 0 ? '–' : `${own.length} of ${champions.length}`;
}

/** Fastest alternatives that are faster in a mode that the champion answers for. */
const lossesOf = ({ strongest, modes }: PageChampion): PageStrongest[] =>
  strongest.filter(({ mode, standing }) => standing === 'behind' && modes.includes(mode));

function lossTable(champions: readonly PageChampion[], machines: PageData['machines']): HTMLElement {
  const rows = machines.flatMap(({ slug }) =>
    champions
      .filter(({ machine }) => machine === slug)
      .flatMap((champion) => lossesOf(champion).map((loss) => ({ ...champion, loss }))),
  );
  if (rows.length === 0) return element('p', {}, 'No contender was faster beyond the noise.');
  return table(
    ['function', 'machine', 'mode', 'its time / ours, 95 % interval', 'contender'],
    rows.map(({ function: name, machine, loss }) => [
      name,
      machine,
      loss.mode,
      badge('bad', interval(loss)),
      loss.contender,
    ]),
    'Contenders that are faster beyond the noise',
    'short',
  );
}

function doubts(champions: readonly PageChampion[]): HTMLElement {
  const shared = champions.filter(({ contended }) => contended).map((c) => `${c.function} on ${c.machine}`);
  if (shared.length === 0) return element('p', {}, 'No code was measured on a core that was shared all the time.');
  return element('p', {}, `Measured on a core that was shared all the time: ${shared.join(', ')}.`);
}

const MARKS = {
  proved: ['good', '✓ proved'],
  refuted: ['bad', '✗ refuted'],
  undecided: ['doubt', '? not decided'],
  tested: ['plain', 'tested'],
} as const;

/** The verdicts on one claim; a proof and a test of the same claim stand together. */
function verdictCell({ verdicts }: PageChampion, claim: string): Node | string {
  const own = verdicts.filter((verdict) => verdict.claim === claim);
  if (own.length === 0) return '–';
  return element(
    'span',
    { class: 'verdicts' },
    ...own.map(({ kind, text }) => {
      const [look, words] = MARKS[kind];
      return badge(look, kind === 'tested' ? text.replace(/^tested on (\d+) inputs$/, '$1 tests') : words, text);
    }),
  );
}

const badge = (look: string, words: string, title = words): HTMLElement =>
  element('span', { class: `badge ${look}`, title }, words);

function lossCell(champion: PageChampion): Node | string {
  const losses = lossesOf(champion);
  if (losses.length === 0) return 'none';
  const texts = losses.map((loss) => badge('bad', `${loss.mode}: ${interval(loss)}`, loss.contender));
  return element('span', { class: 'verdicts' }, ...texts);
}
