import * as Plot from '@observablehq/plot';
import { element } from './element.ts';

/** A chart that is drawn for the width it gets. */
interface ChartOptions {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** The chart for a width in pixels. */
  draw(width: number): SVGSVGElement | HTMLElement;
  /** Elements that arrow keys go through, as the pointer would. */
  readonly points: string;
}

/** A chart in a frame, drawn anew when its width changes; arrow keys lead through its points. */
export function chart({ label, draw, points }: ChartOptions): HTMLElement {
  const said = element('p', { class: 'unseen', 'aria-live': 'polite' });
  const place = element('div', {
    class: 'chart',
    tabindex: 0,
    role: 'group',
    'aria-label': `${label}. Arrow keys go through the values.`,
  });
  let drawn = 0;
  const redraw = (): void => {
    const width = Math.floor(place.clientWidth);
    if (width === 0 || width === drawn) return;
    drawn = width;
    place.replaceChildren(draw(width));
  };
  new ResizeObserver(redraw).observe(place);
  let at = -1;
  place.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const marks = [...place.querySelectorAll<SVGElement>(points)];
    if (step === undefined || marks.length === 0) return;
    event.preventDefault();
    at = (at + step + marks.length) % marks.length;
    pointAt(marks[at]);
    said.textContent = tipText(place);
  });
  place.addEventListener('blur', () => {
    const svg = place.querySelector('svg');
    svg?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    at = -1;
  });
  return element('figure', {}, place, said);
}

/** The lines of the tip that is shown; Plot begins each with a space of no width. */
const tipText = (place: HTMLElement): string =>
  [...place.querySelectorAll('[aria-label=tip] tspan')]
    .map((line) => (line.textContent ?? '').replaceAll('\u200b', ''))
    .join(', ');

/** What a pointer over the middle of a mark would do. */
function pointAt(mark: SVGElement): void {
  mark.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = mark.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true };
  mark.dispatchEvent(new PointerEvent('pointermove', place));
}

/** A sign of Plot for points. */
export type Sign =
  | 'circle'
  | 'square'
  | 'triangle'
  | 'diamond'
  | 'star'
  | 'cross'
  | 'wye'
  | 'hexagon'
  | 'plus'
  | 'times';

/** Swatches with their names, or signs. */
export const legend = (entries: readonly (readonly [name: string, colour: string, sign?: Sign])[]): HTMLElement =>
  element(
    'ul',
    { class: 'legend' },
    ...entries.map(([name, colour, sign]) =>
      element('li', {}, sign === undefined ? swatchOf(colour) : signOf(colour, sign), name),
    ),
  );

const swatchOf = (colour: string): HTMLElement => element('span', { class: 'swatch', style: `background:${colour}` });

/** The sign as a chart draws it. */
function signOf(stroke: string, symbol: Sign): Node {
  const look = { r: 4.5, fill: 'var(--paper)', stroke, strokeWidth: 1.6, symbol };
  const svg = Plot.plot({
    width: 18,
    height: 18,
    margin: 0,
    axis: null,
    marks: [Plot.dot([0], { ...look, frameAnchor: 'middle' })],
  });
  svg.setAttribute('class', 'sign');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
