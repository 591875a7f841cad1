import { expect, test } from 'vitest';
import { asInstalled } from '../../src/cli/line/asInstalled.ts';

const names = ['list', 'optimize', 'tune-all'];

test.each([
  ['again:  npm run optimize -- --op mul --seed 1', 'again:  fieldwright optimize --op mul --seed 1'],
  ['`npm run list` shows all', '`fieldwright list` shows all'],
  ['npm run tune-all --', 'fieldwright tune-all'],
  ['try npm run list -- --json, or npm run optimize', 'try fieldwright list --json, or fieldwright optimize'],
  ['npm run lint -- --fix', 'npm run lint -- --fix'],
  ['npm run list --silent', 'fieldwright list --silent'],
])('%s', (text, expected) => expect(asInstalled(text, names)).toBe(expected));
