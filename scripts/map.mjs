/**
 * Prints the rooms of src and lab with their files, lines and imports, and writes their table (test/rooms.json) into
 * ARCHITECTURE.md. `--check` prints nothing, writes nothing and fails if the table there is another one, or if a room
 * imports one that stands below it.
 */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const page = join(root, 'ARCHITECTURE.md');
const rooms = JSON.parse(readFileSync(join(root, 'test', 'rooms.json'), 'utf8'));
const names = rooms.map(({ room }) => room);
const isCheck = process.argv.includes('--check');

const upwards = rooms.flatMap(({ room, imports }, i) =>
  imports
    .filter((name) => names.indexOf(name) >= i)
    .map((name) => `${room} imports ${name}, which does not stand above it`),
);
const text = readFileSync(page, 'utf8');
const updated = text.replace(
  /(<!-- begin rooms[^>]*-->\n)[^]*?(<!-- end rooms -->)/,
  (_, begin, end) => `${begin}${table()}${end}`,
);

if (upwards.length > 0) fail(upwards.join('\n'));
else if (isCheck && updated !== text)
  fail('ARCHITECTURE.md has another table of rooms than test/rooms.json: run `make map`');
else if (!isCheck) {
  if (updated !== text) writeFileSync(page, updated);
  process.stdout.write(map());
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function table() {
  const rows = rooms.map(
    ({ room, does, imports, io }) => `| ${room} | ${does} | ${imports.join(' ') || '–'} | ` + `${io ? 'yes' : 'no'} |`,
  );
  return ['| room | responsibility | may import | I/O |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** One line a room: files, lines, and imports by room. */
function map() {
  return rooms
    .map(({ room }) => {
      const path = room === 'lab' ? join(root, room) : join(source, room);
      const files = statSync(path).isDirectory() ? filesBelow(path) : [path];
      const counts = new Map();
      let lines = 0;
      for (const file of files) {
        const code = readFileSync(file, 'utf8');
        lines += code.split('\n').length - 1;
        for (const [, target] of code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
          const [top, inside] = relative(root, normalize(join(dirname(file), target))).split(sep);
          const to = top === 'src' ? inside : top;
          if (to !== room) counts.set(to, (counts.get(to) ?? 0) + 1);
        }
      }
      const arrows = [...counts]
        .sort((a, b) => b[1] - a[1])
        .map(([to, count]) => `${to} ${count}`)
        .join(', ');
      return (
        `${room.padEnd(10)}${String(files.length).padStart(4)} files${String(lines).padStart(7)} lines  → ` +
        `${arrows || '–'}\n`
      );
    })
    .join('');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.name.endsWith('.ts') ? [path] : [];
  });
}
