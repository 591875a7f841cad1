/** Commands that hand options to a compiler. */
const COMMANDS: readonly string[] = ['verify', 'ct', 'optimize', 'bridge'];
const BEFORE_VALUE = /^-[IDU]$/;
const WHOLE = /^-([IDU].+|O[0-3sgz]?|std=.+)$/;

/** The command line, in which compilers' options, `-I DIR` and `-DNAME=V`, may stand: all are in `--cflags`. */
export function compilerWords(line: readonly string[]): readonly string[] {
  const [command, ...argv] = line;
  if (!COMMANDS.includes(command)) return line;
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const words: string[] = [];
  const flags: string[] = [];
  for (let i = 0; i < end; i++) {
    const [word, next] = [argv[i], i + 1 < end ? argv[i + 1] : undefined];
    if (word === '--cflags' && next !== undefined) flags.push(argv[++i]);
    else if (word.startsWith('--cflags=')) flags.push(word.slice('--cflags='.length));
    else if (BEFORE_VALUE.test(word) && next !== undefined) flags.push(quoted(word + argv[++i]));
    else if (WHOLE.test(word)) flags.push(quoted(word));
    else words.push(word);
  }
  const given = flags.length === 0 ? [] : ['--cflags', flags.join(' ')];
  return [command, ...words, ...given, ...argv.slice(end)];
}

/** As one word of `--cflags`. */
const quoted = (word: string): string => (/[\s"']/.test(word) ? `"${word}"` : word);
