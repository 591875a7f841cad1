import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFolder, isInstalled } from '../../../src/base/files/installation.ts';
import { productFolder, resultsFolder, resultsRepository } from '../../../src/engine/environment/places.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** A package as npm installs it. */
function installed(hash: string): string {
  const folder = temporaryFolder(onTestFinished);
  const root = join(folder, 'node_modules', 'fieldwright');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"version": "1.2.3"}');
  writeFileSync(join(root, 'dist', 'contents.sha256'), hash);
  return root;
}

test('a checkout keeps what it builds', () => {
  expect(isInstalled('/some/where/fieldwright')).toBe(false);
  const env = { FIELDWRIGHT_CACHE: '/cache', XDG_CACHE_HOME: '/xdg' };
  expect(buildFolder('/some/where/fieldwright', env)).toBe('/some/where/fieldwright/build');
});

test('an installed package builds in the cache of the user, by its contents', () => {
  const root = installed('0123456789abcdef');
  const name = '1.2.3-0123456789ab';
  expect(isInstalled(root)).toBe(true);
  expect(buildFolder(root, { FIELDWRIGHT_CACHE: '/own', XDG_CACHE_HOME: '/xdg' })).toBe(`/own/${name}`);
  expect(buildFolder(root, { FIELDWRIGHT_CACHE: '', XDG_CACHE_HOME: '/xdg' })).toBe(`/xdg/fieldwright/${name}`);
  expect(buildFolder(root, { XDG_CACHE_HOME: 'relative' })).toBe(join(homedir(), '.cache', 'fieldwright', name));
  expect(buildFolder(installed('fedcba9876543210'), {})).not.toBe(buildFolder(root, {}));
});

test('results of an installed package lie where it is called', () => {
  const [root, cwd] = [installed('0'), '/user'];
  expect(resultsFolder({ root, cwd, env: {} })).toBe('/user/results');
  expect(resultsFolder({ root, cwd, env: { FIELDWRIGHT_RESULTS: 'mine' } })).toBe('/user/mine');
  expect(productFolder({ root, cwd })).toBe('/user/build');
  expect(resultsRepository({ root, results: '/user/results' })).toBe('/user');
});

test('results of a checkout lie in it', () => {
  const [root, cwd] = ['/checkout', '/user'];
  expect(resultsFolder({ root, cwd, env: {} })).toBe('/checkout/local');
  expect(productFolder({ root, cwd })).toBe('/checkout/build');
  expect(resultsRepository({ root, results: '/user/results' })).toBe('/checkout');
});
