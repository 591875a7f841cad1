import type { PageChampion, PageData, PageTimeline } from '../dashboard/pageData.ts';
import { chart, legend } from './chart.ts';
import { courseChart, type CourseAxis } from './courseChart.ts';
import { chosen, radios } from './choices.ts';
import { details, element, section, table } from './element.ts';
import { cycles, interval } from './figures.ts';
import { KIND_COLOURS, timelineChart } from './timelineChart.ts';

/** One champion after the other: facts, searches, schedule. */
export function closeUpSection({ champions, machines }: PageData): HTMLElement {
  const first = Math.max(
    0,
    champions.findIndex((c) => c.function === '25519-mul' && c.contender !== null),
  );
  const names = champions.map((c) => `${c.function} on ${c.machine}`);
  return section(
    'close',
    'One champion closely',
    element('p', {}, 'What is known of the best code of one function on one machine, and how it was found.'),
    ...chosen('champion', 'Function and machine:', names, first, (index) => {
      const champion = champions[index];
      const machine = machines.find(({ slug }) => slug === champion.machine);
      const reason = machine?.isOtherCore ? `, for there is no table of ${champion.machine}` : '';
      const core = `${machine?.core ?? ''}${reason}`;
      return [...factsOf(champion), ...coursesOf(champion), ...schedulesOf(champion, core)];
    }),
  );
}

function factsOf(c: PageChampion): Node[] {
  const facts: (readonly [string, string])[] = [
    ['Throughput', `${cycles(c.throughput)} cycles; at least ${cycles(c.bound)}, limited by ${c.boundBy}`],
    ['Latency', c.latency === null ? 'not measured' : `${cycles(c.latency)} cycles; ${c.scheduled} by our model`],
    ...c.strongest.map(
      (s) => [`Fastest alternative in ${s.mode}`, `${s.contender}: ${interval(s)} times as fast`] as const,
    ),
    ['Size', `${c.instructions} instructions, ${c.bytes} bytes`],
    ['Proofs', c.verdicts.map((v) => `${v.claim}: ${v.text}`).join('; ')],
    ...(c.archive === '' ? [] : [['Others of the search', c.archive] as const]),
    ['Again', c.command],
  ];
  return [
    element('dl', {}, ...facts.flatMap(([name, text]) => [element('dt', {}, name), element('dd', {}, text)])),
    ...(c.contended ? [element('p', { class: 'warning' }, 'Measured on a core that was shared all the time.')] : []),
  ];
}

function coursesOf({ runs, function: name, machine }: PageChampion): Node[] {
  const place = element('div', {});
  const draw = (axis: CourseAxis): void =>
    place.replaceChildren(
      chart({
        label: `Searches for ${name} on ${machine}: the best so far`,
        points: 'g[aria-label=dot] > circle',
        draw: (width) => courseChart(runs, axis, width),
      }),
    );
  draw('seconds');
  return [
    element('h3', {}, 'Course of the searches'),
    element(
      'p',
      {},
      `Best so far of ${runs.length === 1 ? 'the one stored search' : `${runs.length} stored searches`}, the ` +
        "champion's in black or white, as the search itself compared it with its baseline. Each new best is timed " +
        'anew, so that a curve may fall though the code gets no slower; the bars above are the careful comparisons.',
    ),
    radios('Axis', ['seconds', 'evaluations'] as const, 'seconds', draw),
    place,
  ];
}

function schedulesOf(c: PageChampion, core: string): Node[] {
  const all = [c.timeline, ...(c.contender === null ? [] : [c.contender])];
  const last = Math.max(...all.map((timeline) => timeline.cycles));
  return [
    element('h3', {}, 'Schedule of one call'),
    element(
      'p',
      {},
      'Our own list schedule on an empty core: operations are issued in order, as many a cycle as the core can; each ' +
        'runs on the first free port once its inputs are there; CF and OF are separate chains; the first cache ' +
        `always hits. It shows what waits for what and is no measurement. Ports and latencies of ${core}.`,
    ),
    legend([
      ['product', KIND_COLOURS.product],
      ['reads CF, and its chain', KIND_COLOURS.carry],
      ['reads OF, and its chain (dashed)', KIND_COLOURS.overflow],
      ['other arithmetic', KIND_COLOURS.other],
      ['move', KIND_COLOURS.move],
      ['waits or loads', 'var(--wait)'],
    ]),
    element(
      'div',
      { class: c.contender === null ? '' : 'pair' },
      ...all.map((timeline) => scheduleOf(timeline, c, last)),
    ),
    ...(c.contender !== null
      ? []
      : [
          element(
            'p',
            { class: 'note', id: 'no-contender' },
            "The contenders' code is not in this record, so that no schedule of theirs can be drawn; records that " +
              'are made from now on keep it.',
          ),
        ]),
  ];
}

const scheduleOf = (timeline: PageTimeline, { function: name }: PageChampion, last: number): HTMLElement =>
  element(
    'div',
    {},
    element('h4', {}, `${timeline.name}: ${timeline.instructions.length} instructions, ${timeline.cycles} cycles`),
    ...(timeline.missing === '' ? [] : [element('p', { class: 'note' }, timeline.missing)]),
    element(
      'div',
      { class: 'tall' },
      chart({
        label: `Schedule of ${name}, ${timeline.name}`,
        points: 'g.work > rect',
        draw: (width) => timelineChart(timeline, last, width),
      }),
    ),
    details('The same as a table', () =>
      table(
        ['', 'instruction', 'issued', 'loads', 'runs', 'ports', 'CF of', 'OF of'],
        timeline.instructions.map(([text, issue, load, start, end, , ports, carry, overflow], i) => [
          `${i}`,
          element('code', {}, text),
          `${issue}`,
          load < 0 ? '' : `${load}`,
          `${start}–${end}`,
          ports,
          carry < 0 ? '' : `${carry}`,
          overflow < 0 ? '' : `${overflow}`,
        ]),
        `Schedule of ${name}, ${timeline.name}`,
      ),
    ),
  );
