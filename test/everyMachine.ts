import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { thisMachine } from '../src/engine/environment/thisMachine.ts';

const root = join(import.meta.dirname, '..');

/** Microarchitectures that have committed results, and this one: what chooses by machine is right on all of them. */
export const EVERY_MACHINE: readonly string[] = [
  ...new Set([
    thisMachine().slug,
    ...readdirSync(join(root, 'results', '25519-mul')).map((name) => name.replace(/-x86-64.*$/, '')),
  ]),
].sort();

/** One of them that is not this one. */
export const ANOTHER_MACHINE = EVERY_MACHINE.filter((slug) => slug !== thisMachine().slug)[0];

/** What `body` gives where everything is chosen for a machine. */
export async function asOn<T>(slug: string, body: () => T | Promise<T>): Promise<T> {
  const before = process.env['FIELDWRIGHT_MACHINE'];
  vi.stubEnv('FIELDWRIGHT_MACHINE', slug);
  try {
    return await body();
  } finally {
    vi.stubEnv('FIELDWRIGHT_MACHINE', before);
  }
}

/** For files of tests that keep measurements, which are of this machine whatever FIELDWRIGHT_MACHINE says. */
export function measuredHere(): void {
  const before = process.env['FIELDWRIGHT_MACHINE'];
  beforeAll(() => void vi.stubEnv('FIELDWRIGHT_MACHINE', ''));
  afterAll(() => void vi.stubEnv('FIELDWRIGHT_MACHINE', before));
}
