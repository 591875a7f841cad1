/** Explains operating-system errors to the user: a full disk is not a bug of ours. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, type FailureKind } from './errors.ts';

interface Meaning {
  readonly message: string;
  readonly hint: string;
}

const SPACE = 'free some space there (df -h shows what is left) and run the command again';
const TEMPORARY = 'set TMPDIR to a folder that can be written';
const OWNER = 'ls -ld shows who may write there; change that, or name another place';
const NAME = 'check the name; if it is a file of the project, git status shows whether it is missing or changed';

/** Errors that our own mistakes cause (EBADF, EINVAL, ...) are not in the table: they stay bugs. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  ENOSPC: { message: 'the disk is full', hint: SPACE },
  EDQUOT: {
    message: 'the disk quota is used up',
    hint: 'free some space there (quota -s shows what is left) and run the command again',
  },
  EFBIG: {
    message: 'the file would become larger than is allowed',
    hint: 'ulimit -f shows the limit of this shell; ulimit -f unlimited lifts it',
  },
  EROFS: {
    message: 'the file system is read-only',
    hint: 'mount it so that it can be written, or work in a copy of the project elsewhere',
  },
  EACCES: { message: 'access is not permitted', hint: OWNER },
  EPERM: { message: 'the operation is not permitted', hint: OWNER },
  ENOENT: { message: 'there is no such file or folder', hint: NAME },
  ENOTDIR: { message: 'a part of the path is a file, not a folder', hint: NAME },
  EISDIR: { message: 'this is a folder, not a file', hint: NAME },
  EEXIST: { message: 'there is something of that name already', hint: 'move it away and run the command again' },
  ENOTEMPTY: { message: 'the folder is not empty', hint: 'move it away and run the command again' },
  ENAMETOOLONG: { message: 'the name is too long', hint: 'choose a shorter one' },
  ELOOP: {
    message: 'a symbolic link leads in a circle, or stands where none is followed',
    hint: 'ls -l shows it; remove it, or put there what it leads to',
  },
  EMFILE: { message: 'too many files are open', hint: 'ulimit -n 4096 allows more' },
  ENFILE: { message: 'too many files are open on this machine', hint: 'end other programs and run the command again' },
  ENOMEM: { message: 'there is not enough memory', hint: 'end other programs and run the command again' },
  EAGAIN: {
    message: 'the system lacks the resources for it',
    hint: 'ulimit -u shows how many processes are allowed; end other programs',
  },
  EBUSY: { message: 'something else uses it', hint: 'end that and run the command again' },
  ETXTBSY: { message: 'it is a program that is running', hint: 'end that and run the command again' },
  EIO: { message: 'the disk reports an error', hint: 'dmesg tells more; write to another disk' },
  ENXIO: { message: 'there is no such device', hint: NAME },
  ENODEV: { message: 'there is no such device', hint: NAME },
  ESTALE: { message: 'the file server has lost the file', hint: 'mount the folder again' },
  EXDEV: { message: 'the file cannot be moved to another file system', hint: 'name a place on the same one' },
  ENOTSUP: { message: 'the file system cannot do this', hint: 'work on another one' },
};

/** How the C library puts those that other programs meet when they write. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'No space left on device',
  EDQUOT: 'Disk quota exceeded',
  EFBIG: 'File too large',
  EROFS: 'Read-only file system',
};

/** A failure that the surroundings are to blame for; `code` is the system's name for it, e.g. `ENOSPC`. */
export class SystemFailure extends Failure {
  readonly code: string;
  constructor(code: string, kind: FailureKind, where: string | undefined, found: string) {
    const { message, hint } = MEANINGS[code];
    const isTemporary = where?.startsWith(join(tmpdir(), 'fieldwright-')) === true;
    super(kind, message, { ...(where === undefined ? {} : { where }), found, hint: isTemporary ? TEMPORARY : hint });
    this.code = code;
  }
}

/** As Node reports them; calls on an open file do not name it. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  path?: string;
  /** The second file of calls that take two, which is the one that is written. */
  readonly dest?: string;
}

/**
 * The failure that an error of the operating system amounts to, or null if `error` is none or hints at a bug. `file`
 * is named if the error is about an unnamed one. Kind `tool` for programs that cannot be started, `input` for
 * everything else.
 */
export function systemFailure(error: unknown, file?: string): SystemFailure | null {
  if (error instanceof SystemFailure) return error;
  if (!isSystemError(error)) return null;
  const kind = error.syscall.startsWith('spawn') ? 'tool' : 'input';
  return new SystemFailure(error.code, kind, file ?? error.dest ?? error.path, error.message);
}

function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    'syscall' in error &&
    typeof error.syscall === 'string' &&
    typeof error.code === 'string' &&
    Object.hasOwn(MEANINGS, error.code)
  );
}

/** Throws the same as `work`; errors of the operating system become failures that name `file`. */
export function orSystemFailure<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw systemFailure(error, file) ?? error;
  }
}

/**
 * Gives an error of the operating system the name of the file it is about, unless it has one. It stays what it is:
 * code that does without a tool or a contender when those have a Failure must not take a full disk for one.
 */
export function named<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withName(file, error);
  }
}

/** The same for an error that was caught. */
export function withName(file: string, error: unknown): unknown {
  if (isSystemError(error) && error.dest === undefined) error.path ??= file;
  return error;
}

/**
 * The error of the operating system that another program complains of, as Node would report it; null if there is
 * none. `output` is what the program printed when it failed, `program` its name.
 */
export function complaintOf(program: string, output: string): Error | null {
  const line = output.split('\n').find((text) => codeIn(text) !== undefined);
  if (line === undefined) return null;
  return systemErrorOf(program, codeIn(line) ?? '', line.trim());
}

const codeIn = (text: string): string | undefined => Object.keys(WORDS).find((code) => text.includes(WORDS[code]));

/** An error like those of Node; `code` is the system's name for it. */
export function systemErrorOf(program: string, code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code, syscall: 'write', path: program });
}
