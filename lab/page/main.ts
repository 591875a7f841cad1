/** The page of results: draws what `lab/dashboard` has gathered. It asks nobody for anything. */
import type { PageData, PageMachine } from '../dashboard/pageData.ts';
import { batchesSection } from './batchesSection.ts';
import { boundSection } from './boundSection.ts';
import { buildsSection } from './buildsSection.ts';
import { closeUpSection } from './closeUpSection.ts';
import { element, section } from './element.ts';
import { timesText } from './figures.ts';
import { glanceSection } from './glanceSection.ts';
import { jobsSection } from './jobsSection.ts';
import { proofSection } from './proofSection.ts';
import { bridgedSection, speedupSection } from './speedupSection.ts';

const data: PageData = JSON.parse(document.getElementById('results')?.textContent ?? '');

const plural = (count: number, word: string, words = `${word}s`): string => `${count} ${count === 1 ? word : words}`;

const machineCard = (machine: PageMachine): HTMLElement =>
  element(
    'li',
    {},
    element('strong', {}, machine.slug),
    element('span', { class: 'figure' }, machine.meanLead === null ? '–' : timesText(machine.meanLead)),
    element(
      'span',
      {},
      `the throughput of the fastest ${machine.met === 0 ? 'compiler' : 'alternative'}, on average: ` +
        `${machine.leads} multiplications and squarings · ${lossText(machine)}` +
        `${machine.contended === 0 ? '' : ` · ${machine.contended} measured on a shared core`}`,
    ),
  );

/** Of all functions, in throughput and in latency. */
const lossText = ({ losses, comparisons }: PageMachine): string =>
  `with all functions and latency ${losses === 0 ? 'no loss' : `◂ ${plural(losses, 'loss', 'losses')}`} in ` +
  `${plural(comparisons, 'comparison')}`;

/** Code for all that a machine has, and code for what older ones have. */
function cards(): HTMLElement[] {
  const [own, portable] = [false, true].map((isPortable) =>
    data.machines.filter((machine) => machine.isPortable === isPortable),
  );
  const list = (machines: readonly PageMachine[]) => element('ul', { class: 'cards' }, ...machines.map(machineCard));
  return [
    ...(own.length === 0 ? [] : [list(own)]),
    ...(portable.length === 0 ? [] : [element('p', {}, 'Code that older processors run, too:'), list(portable)]),
  ];
}

function head(): HTMLElement {
  return element(
    'header',
    {},
    element('h1', {}, 'Fieldwright: results'),
    element(
      'p',
      {},
      'Fieldwright turns plainly written arithmetic modulo large primes into x86-64 assembly: an LLVM pass removes ' +
        'the divisions, a search measures candidates on the processor, and what it finds is proved equal to its ' +
        'source. This page shows the best code of each function and machine, from ' +
        `${plural(data.records, 'stored run')}, the newest of ${data.newest}.`,
    ),
    ...cards(),
  );
}

const parts = [
  ...(data.queues === undefined ? [] : [jobsSection(data.queues)]),
  glanceSection(data),
  speedupSection(data),
  boundSection(data),
  closeUpSection(data),
  buildsSection(data),
  batchesSection(data),
  bridgedSection(data),
  proofSection(data),
  section(
    'gaps',
    'What is not measured',
    data.gaps.length === 0
      ? element('p', {}, 'Nothing that this page has a place for.')
      : element('ul', {}, ...data.gaps.map((gap) => element('li', {}, gap))),
  ),
];

const contents = element(
  'nav',
  { 'aria-label': 'Parts of this page' },
  ...parts.map((part) => element('a', { href: `#${part.id}` }, part.querySelector('h2')?.textContent ?? '')),
);

document.body.append(head(), contents, element('main', {}, ...parts));
