/**
 * `./fieldwright COMMAND` and `npm run COMMAND`: sets up what the command needs, then runs it in this process, so that
 * signals reach it and its exit code is ours. Help and mistakes need no native parts.
 */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from './setup/setUp.mjs';

const root = join(import.meta.dirname, '..');
const [name, ...words] = process.argv.slice(2);

if (isStartedByNpm(process.env)) process.chdir(process.env.INIT_CWD);
const failure = (await setUp(root, 'program')) || (await setUp(root, ...(await furtherParts())));
if (failure !== 0) process.exitCode = failure;
else if (name !== 'fleet') await import(join(root, 'dist/lab/cli.js'));
else {
  process.argv.splice(2, 1);
  await import(join(root, 'fleet/dist/fleet/src/main.js'));
}

/**
 * Whether npm runs the script of this name in package.json of this project: it does so in the folder of the project,
 * and says where the user is. What scripts of other projects start is called where they are.
 */
function isStartedByNpm({ npm_lifecycle_event: script, npm_package_json: file, INIT_CWD: folder }) {
  if (script !== name || ![file, folder].every((path) => path !== undefined && existsSync(path))) return false;
  return realpathSync(file) === join(root, 'package.json');
}

/** What the command needs besides the program, which knows its commands. */
async function furtherParts() {
  const own = name === 'fleet' ? ['fleet'] : [];
  if (words.includes('--help') || words.includes('-h')) return own;
  const { ALL_COMMANDS } = await import(join(root, 'dist/lab/commands.js'));
  const isNative = ALL_COMMANDS.some((command) => command.name === name && !command.isProgramOnly);
  return isNative || name === 'fleet' ? ['native', ...own] : own;
}
