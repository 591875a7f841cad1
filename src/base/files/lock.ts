/**
 * Locks between processes: a lock is a symbolic link that leads nowhere, and whose target names the owner. It is made
 * in one step with its contents, so that there is no lock without owner, not even on a full disk.
 */
import { readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../errors.ts';
import { makeFolder } from './folders.ts';

const POLL_MS = 20;
/** A minute: far more than anything takes that is done under a short lock. */
const MAX_POLLS = 3000;

/**
 * Runs `work` while no other process does so under the same lock file, whose folder is made. A lock whose owner is
 * gone is taken over. Waits as long as the owner lives. Throws the system's error if the lock cannot be made.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  makeFolder(dirname(file));
  while (!take(file)) await sleep(POLL_MS);
  try {
    return await work();
  } finally {
    release(file);
  }
}

/**
 * The same for what is done within milliseconds, in a folder that is there: this thread stands still. Throws `input`
 * if the owner does not get done.
 */
export function withShortLock<T>(file: string, work: () => T): T {
  for (let polls = 0; !take(file); polls++) {
    if (polls >= MAX_POLLS) throw neverFree(file);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  try {
    return work();
  } finally {
    release(file);
  }
}

function take(file: string): boolean {
  if (tryCreate(file)) return true;
  const owner = ownerOf(file);
  if (owner !== null && !isAlive(owner)) removeFrom(file, owner);
  return false;
}

function tryCreate(file: string): boolean {
  try {
    symlinkSync(ownerName(process.pid), file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Only one process may remove the lock of a dead owner, and only if it still is there: another may have taken it over
 * meanwhile.
 */
function removeFrom(file: string, dead: string): void {
  withShortLock(`${file}.${dead}`, () => {
    if (ownerOf(file) === dead) release(file);
  });
}

const release = (file: string): void => rmSync(file, { force: true });

function ownerOf(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null; // Just released.
    throw error;
  }
}

/** Numbers of processes come again; number and start do not. */
const ownerName = (pid: number): string => `${pid}-${statusOf(pid)?.start ?? ''}`;

function isAlive(owner: string): boolean {
  const [pid, start] = owner.split('-');
  if (!isRunning(Number(pid))) return false;
  const now = statusOf(Number(pid));
  return now === null || (now.start === start && !now.hasEnded);
}

/**
 * When a process started, in ticks since the machine did, and whether only its number is left; null where that cannot
 * be seen.
 */
function statusOf(pid: number): { readonly start: string; readonly hasEnded: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // The name before may have spaces.
    return { start: fields[19], hasEnded: fields[0] === 'Z' };
  } catch {
    return null;
  }
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const neverFree = (file: string): Failure =>
  new Failure('input', 'another process holds the lock and does not finish', {
    where: file,
    found: `process ${ownerOf(file)?.split('-')[0] ?? 'unknown'}`,
    hint: `end that process, or remove ${file}`,
  });
