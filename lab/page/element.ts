type Child = Node | string;
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** An HTML element with attributes and children; a boolean attribute that is false is left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  made.append(...children);
  return made;
}

/** A part of the page with a heading that links can lead to. */
export const section = (id: string, title: string, ...children: readonly Child[]): HTMLElement =>
  element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title` }, title),
    ...children,
  );

/**
 * A table that scrolls by itself where it is wider than the page. A `short` one needs not: on a narrow screen its
 * cells stand one after the other, each behind the title of its column.
 */
export function table(
  titles: readonly string[],
  rows: readonly (readonly Child[])[],
  label: string,
  size: 'short' | 'long' = 'long',
): HTMLElement {
  const head = element('tr', {}, ...titles.map((title) => element('th', { scope: 'col' }, title)));
  const body = rows.map(([first, ...rest]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, first),
      ...rest.map((cell, i) => element('td', size === 'short' ? { 'data-title': titles[i + 1] } : {}, cell)),
    ),
  );
  return element(
    'div',
    { class: `scroll ${size}`, tabindex: 0, role: 'region', 'aria-label': label },
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...body)),
  );
}

/** What is shown on demand. */
export const details = (summary: string, content: () => Node): HTMLElement => {
  const box = element('details', {}, element('summary', {}, summary));
  box.addEventListener('toggle', () => box.childElementCount === 1 && box.append(content()), { once: true });
  return box;
};
