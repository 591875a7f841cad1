/**
 * Commands that a text names, as they are called where the package is installed: `npm run optimize -- --op mul` is
 * `fieldwright optimize --op mul`. Only the commands in `names` are meant.
 */
export function asInstalled(text: string, names: readonly string[]): string {
  return text.replace(/\bnpm run ([\w-]+)( --(?= |$|`))?/gm, (line, name: string) =>
    names.includes(name) ? `fieldwright ${name}` : line,
  );
}
