import type { PageMachine } from '../dashboard/pageData.ts';
import { element } from './element.ts';

/** Radio buttons; `choose` is called with what is chosen from then on. */
export function radios<T extends string>(
  title: string,
  values: readonly T[],
  first: T,
  choose: (value: T) => void,
): HTMLElement {
  const labels = values.map((value) => {
    const input = element('input', { type: 'radio', name: title, checked: value === first });
    input.addEventListener('change', () => choose(value));
    return element('label', {}, input, ` ${value} `);
  });
  return element('fieldset', {}, element('legend', {}, title), ...labels);
}

/** A list to choose one of, and below it what `show` makes of the choice. */
export function chosen(
  id: string,
  title: string,
  names: readonly string[],
  first: number,
  show: (index: number) => readonly Node[],
): Node[] {
  const choice = element(
    'select',
    { id },
    ...names.map((name, i) => element('option', { value: i, selected: i === first }, name)),
  );
  const place = element('div', {});
  const draw = (): void => place.replaceChildren(...show(Number(choice.value)));
  choice.addEventListener('change', draw);
  draw();
  return [element('p', {}, element('label', { for: id }, `${title} `), choice), place];
}

/** Index of the machine that is shown first. */
export const withMostFunctions = (machines: readonly PageMachine[]): number =>
  machines.reduce((most, { functions }, i) => (functions > machines[most].functions ? i : most), 0);
