/** What such a file says. */
export type Node = string | Node[] | { [key: string]: Node };

/** The YAML that these files use: maps and lists by indentation, `[a, b]`, plain and quoted words, comments. */
export function parseYaml(text: string): Node {
  const lines = text
    .split('\n')
    .map((line, i) => ({ text: line.replace(/(^|\s)#.*$/, '').trimEnd(), at: i + 1 }))
    .filter((line) => line.text !== '')
    .map((line) => ({ ...line, indent: line.text.search(/\S/), body: line.text.trim() }));
  const block = (indent: number): Node => (lines[0].body.startsWith('- ') ? list(indent) : map(indent));
  const list = (indent: number): Node[] => {
    const items: Node[] = [];
    while (lines[0]?.indent === indent && lines[0].body.startsWith('- ')) {
      const body = lines[0].body.slice(2);
      if (/^[\w./-]+:( |$)/.test(body)) {
        lines[0] = { ...lines[0], indent: indent + 2, body };
        items.push(map(indent + 2));
      } else {
        lines.shift();
        items.push(scalar(body));
      }
    }
    return items;
  };
  const map = (indent: number): Node => {
    const entries: { [key: string]: Node } = {};
    while (lines[0]?.indent === indent) {
      const { body, at } = lines.shift() ?? { body: '', at: 0 };
      const [, key, value] = /^([\w./-]+):(?: (.*))?$/.exec(body) ?? [];
      if (key === undefined || key in entries) throw new Error(`line ${at}: ${body}`);
      const deeper = lines[0] !== undefined && lines[0].indent > indent;
      entries[key] = value === undefined ? (deeper ? block(lines[0].indent) : '') : scalar(value);
    }
    return entries;
  };
  const found = map(0);
  if (lines.length > 0) throw new Error(`line ${lines[0].at}: ${lines[0].body}`);
  return found;
}

const scalar = (text: string): Node =>
  /^\[.*\]$/.test(text)
    ? text
        .slice(1, -1)
        .split(',')
        .map((one) => scalar(one.trim()))
    : text.replace(/^'(.*)'$/, '$1');

/** Everything below a key of this name. */
export function all(node: Node, key: string): Node[] {
  if (typeof node === 'string') return [];
  if (Array.isArray(node)) return node.flatMap((one) => all(one, key));
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...all(value, key)]);
}
