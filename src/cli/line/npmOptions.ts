import { Failure } from '../../base/errors.ts';
import type { CommandSpec } from '../../base/options/command.ts';
import type { Io } from '../../base/io.ts';

/** npm itself always says where it is installed. */
const SAID_BY_NPM = ['prefix'];

/**
 * `npm run optimize --curve 25519` without the lone `--` gives the option to npm, which only leaves it in the
 * environment (`npm_config_curve`): the command must not run as if nothing had been said. Throws `input` with the line
 * as it is meant.
 */
export function requireOwnOptions(
  name: string,
  { options }: Pick<CommandSpec, 'options'>,
  { env, argv }: Pick<Io, 'env' | 'argv'>,
): void {
  // What npm starts may start commands in turn, with other options.
  if (env['npm_lifecycle_event'] !== name) return;
  const kept = options
    .map((option) => option.name)
    .filter((option) => isKept(option, env) && !argv.some((word) => word === option || word.startsWith(`${option}=`)));
  if (kept.length === 0) return;
  throw new Failure('input', 'npm takes options that come before a lone `--` for its own', {
    found: `${[...new Set(kept)].join(', ')} before it, or in a file .npmrc`,
    hint: `npm run ${name} -- ${kept[0]} ...`,
  });
}

function isKept(option: string, env: Io['env']): boolean {
  const [, no, name] = /^--(no-)?(.*)$/.exec(option) ?? [];
  if (SAID_BY_NPM.includes(name)) return false;
  const value = env[`npm_config_${name.replaceAll('-', '_')}`];
  // npm says `--no-peers` as an empty `peers`.
  return value !== undefined && (no === undefined ? value !== '' : value === '');
}
