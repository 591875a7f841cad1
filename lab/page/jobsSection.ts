import type { PageJob, PageQueue } from '../dashboard/pageData.ts';
import { element, section, table } from './element.ts';
import { timesText } from './figures.ts';

/** What workers of the fleet did when the page was made. */
export function jobsSection(queues: readonly PageQueue[]): HTMLElement {
  return section(
    'jobs',
    'Jobs',
    element('p', {}, 'Searches of the fleet when this page was made, by microarchitecture.'),
    ...(queues.length === 0 ? [element('p', {}, 'Nothing was submitted yet.')] : queues.flatMap(queueParts)),
  );
}

function queueParts({ machine, counts, workers, jobs }: PageQueue): HTMLElement[] {
  const { finished, running, waiting, failed } = counts;
  return [
    element('h3', {}, machine),
    element('p', {}, `${finished} finished, ${running} running, ${waiting} waiting, ${failed} failed`),
    ...(jobs.length === 0
      ? []
      : [
          table(
            [
              'job',
              'function',
              'budget used',
              'best / compiler',
              'evaluations',
              'per second',
              'from islands',
              'run',
              'worker',
            ],
            jobs.map(jobRow),
            `Jobs of ${machine}`,
          ),
        ]),
    ...(workers.length === 0
      ? [element('p', {}, 'No worker is there.')]
      : [
          table(
            ['worker', 'version', 'state'],
            workers.map(({ name, version, job, trouble }) => [
              name,
              version,
              trouble === null ? (job === null ? 'idle' : short(job)) : badge(`takes no jobs: ${trouble}`),
            ]),
            `Workers of ${machine}`,
          ),
        ]),
  ];
}

function jobRow({ hash, title, runs, reason, progress }: PageJob): (Node | string)[] {
  const head = [element('span', { title: hash }, short(hash)), title];
  if (reason !== null) return [...head, badge(`failed: ${reason}`), '–', '–', '–', '–', `${runs}`, '–'];
  if (progress === null) return [...head, 'begins', '–', '–', '–', '–', `${runs}`, '–'];
  const { used, speedup, evaluations, rate, adopted, worker } = progress;
  const percent = Math.round(100 * Math.min(1, used));
  return [
    ...head,
    element(
      'span',
      {},
      element('progress', { max: 100, value: percent, 'aria-label': `budget of ${short(hash)}` }),
      ` ${percent} %`,
    ),
    speedup === null ? '–' : timesText(speedup),
    evaluations.toLocaleString('en'),
    rate.toLocaleString('en'),
    adopted === null ? '–' : `${adopted}`,
    `${runs}`,
    worker,
  ];
}

const badge = (text: string): HTMLElement => element('span', { class: 'badge bad' }, text);

const short = (hash: string): string => hash.slice(0, 12);
