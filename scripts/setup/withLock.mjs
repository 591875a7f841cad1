import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from './setupError.mjs';

const PATIENCE_MS = 20 * 60_000;

/** Runs `action` while no other set-up works in this folder. A lock whose owner died is taken over. */
export async function withLock(root, action) {
  const lock = join(root, 'build', 'setup.lock');
  mkdirSync(join(root, 'build'), { recursive: true });
  await acquire(lock);
  try {
    await action();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function acquire(lock) {
  for (let waitedMs = 0; !tryCreate(lock); waitedMs += 200) {
    const owner = ownerOf(lock);
    if (owner !== null && !isAlive(owner)) rmSync(lock, { force: true });
    else if (waitedMs === 0)
      process.stderr.write(`setup: waiting for process ${owner ?? '?'}, which sets up this folder\n`);
    else if (waitedMs > PATIENCE_MS)
      throw new SetupError('another set-up does not finish', {
        found: `process ${owner}`,
        hint: `end it, remove ${lock}`,
      });
    await sleep(200);
  }
}

function tryCreate(lock) {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Process that holds the lock; null if it was just released or is not written yet. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
