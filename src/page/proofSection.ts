import type { PageChampion, PageData } from '../dashboard/pageData.ts';
import { element, section, table } from './element.ts';
import { interval } from './figures.ts';

/** What is known about each champion: proofs, tests, losses, conditions of the measurement. */
export function proofSection({ champions }: PageData): HTMLElement {
  const claims = [...new Set(champions.flatMap(({ verdicts }) => verdicts.map(({ claim }) => claim)))];
  return section(
    'proofs',
    'Proofs, losses, doubts',
    element(
      'p',
      {},
      '✓ holds for all inputs, by a proof; tests are counted and prove nothing; ✗ is refuted, ? not decided, – not ' +
        'asked. The fourth column says how much of the measuring was undisturbed.',
    ),
    table(
      ['function', 'machine', 'losses', 'measured', ...claims],
      champions.map((champion) => [
        champion.function,
        champion.machine,
        lossCell(champion),
        champion.contended ? badge('bad', 'shared core') : `${Math.round(champion.quietShare * 100)} % quiet`,
        ...claims.map((claim) => verdictCell(champion, claim)),
      ]),
      'Proofs, losses and conditions of all champions',
    ),
  );
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

function lossCell({ strongest }: PageChampion): Node | string {
  const losses = strongest.filter(({ standing }) => standing === 'behind');
  if (losses.length === 0) return 'none';
  const texts = losses.map((loss) => badge('bad', `${loss.mode}: ${interval(loss)}`, loss.opponent));
  return element('span', { class: 'verdicts' }, ...texts);
}
