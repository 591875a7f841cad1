/**
 * Runs a static program with arguments and standard input on a processor that Bochs emulates, in the machine of
 * machine.asm: `node emulate.mjs MODEL PROGRAM ARGUMENTS`. Prints what it prints, and ends as it does; 120 if it does
 * not end by itself (an instruction that the processor lacks, a bad address) or cannot be begun, 121 if Bochs or NASM
 * is not installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [BEGIN, END] = [2, 4];
const BOCHS = process.env.FIELDWRIGHT_BOCHS || 'bochs';
const NOT_INSTALLED = 121;
const [model, ...words] = process.argv.slice(2);
// Bochs itself, asked for anything, would take as long as short programs do.
if (spawnSync('sh', ['-c', 'command -v "$0"', BOCHS]).status !== 0) process.exit(NOT_INSTALLED);
const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
const place = (file) => join(folder, file);

const made = (command, line) => {
  const found = spawnSync(command, line, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 });
  if (found.error) throw found.error;
  return found;
};

/** Without a network, where the system lets us: there is a display for whoever asks, and nobody is to. */
const ALONE = ['--user', '--map-root-user', '--net'];
const alone = (command, line) =>
  spawnSync('unshare', [...ALONE, 'true']).status === 0
    ? made('unshare', [...ALONE, command, ...line])
    : made(command, line);

try {
  writeFileSync(place('arguments'), words.map((text) => `${text}\0`).join(''));
  writeFileSync(place('input'), readFileSync(0));
  const files = { PROGRAM: resolve(words[0]), ARGUMENTS: 'arguments', INPUT: 'input' };
  const defines = Object.entries(files).map(([name, file]) => `-D${name}="${file}"`);
  const source = join(import.meta.dirname, 'machine.asm');
  const { status, stderr } = made('nasm', ['-f', 'bin', '-o', 'rom', ...defines, `-DCOUNT=${words.length}`, source]);
  if (status !== 0) throw new Error(`${words[0]} and its input do not fit the ROM of 2 MiB: ${stderr}`);
  writeFileSync(
    place('bochsrc'),
    [
      'romimage: file=rom, address=0xffe00000',
      'megs: 1024',
      `cpu: model=${model}, ips=100000000, reset_on_triple_fault=0`,
      'port_e9_hack: enabled=1',
      'display_library: rfb, options="timeout=0"',
      // Without a sound card Bochs 2.7 ends by an overflow in its thread for sound.
      'sound: waveoutdrv=dummy',
      'log: log',
      'panic: action=fatal',
    ].join('\n'),
  );
  // Debian's Bochs has its debugger.
  writeFileSync(place('commands'), 'continue\n');
  const { stdout } = alone(BOCHS, ['-q', '-f', 'bochsrc', '-rc', 'commands']);
  const [begin, end] = [stdout.indexOf(BEGIN), stdout.lastIndexOf(END)];
  process.stdout.write(stdout.subarray(begin + 1, end < 0 ? undefined : end));
  if (end < 0) process.stderr.write(readFileSync(place('log'), 'latin1').match(/^.*PANIC.*$/m)?.[0] ?? 'no result');
  process.exitCode = end < 0 ? 120 : stdout[end + 1];
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code === 'ENOENT' && /^spawn/.test(error.syscall ?? '') ? NOT_INSTALLED : 120;
} finally {
  rmSync(folder, { recursive: true });
}
