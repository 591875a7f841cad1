/** A queue of requests to a worker process that may die at any time and is then replaced. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { Failure } from '../../base/errors.ts';
import { FW, ReplyParser } from './protocol.ts';
import { availableParallelism } from 'node:os';

/** A request: how to fill its payload, how to read the reply, what to answer when the process dies of it. */
interface Request<T> {
  readonly type: number;
  readonly payloadBytes: number;
  /** Writes exactly `payloadBytes` bytes from offset `at` on. */
  fill(view: DataView, bytes: Uint8Array, at: number): void;
  /** Reads the reply synchronously; the view is used again afterwards. */
  decode(reply: DataView): T;
  /** The answer when the process died twice of this request; without it the promise is rejected. */
  readonly onDeath?: T;
  /** State to be sent again to a new process: the last frame of each number is kept. */
  readonly keep?: number;
  /** How long the process may think before it is killed; 10 s by default, and then the answer is waited for awake. */
  readonly timeoutMs?: number;
}

interface Pending {
  readonly frame: PooledFrame;
  readonly sequence: number;
  readonly keep: number | undefined;
  readonly timeoutMs: number;
  deaths: number;
  accept(reply: DataView): void;
  /** Resolves after the second death. */
  died(failure: Failure): void;
  reject(failure: Failure): void;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const WATCH_INTERVAL_MS = 200;
const MAX_BARREN_SPAWNS = 4;
/** So many open requests last for less time than it takes to make as many more. */
const FEW = 4;
/** Deaths of the process during one request after which the request is held to be the cause. */
const DEATHS_TO_BLAME = 2;

/**
 * A FIFO of requests to a worker process that may die at any time. Frames are written at once and
 * kept until answered, so that a new process can be given the kept state and all open requests.
 */
export class Connection {
  private readonly command: string;
  private readonly args: readonly string[];
  private readonly pool = new FramePool();
  private readonly kept = new Map<number, PooledFrame>();
  private readonly queue: Pending[] = [];
  private readonly watch: NodeJS.Timeout;
  private readonly wakefulness = new Wakefulness(() => this.queue.length > 0);
  private child: ChildProcessWithoutNullStreams;
  private sequence = 0;
  private headSince = 0;
  private barrenSpawns = 0;
  private closing = false;
  private stderr = '';
  /** How often the process had to be started again. */
  respawns = 0;

  constructor(command: string, args: readonly string[]) {
    this.command = command;
    this.args = args;
    this.child = this.start();
    this.watch = setInterval(() => this.killIfLate(), WATCH_INTERVAL_MS).unref();
  }

  /** Undefined from the end of a process until it is replaced: its number may then be another's. */
  get pid(): number | undefined {
    const { pid, exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null ? pid : undefined;
  }

  send<T>(request: Request<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.closing) return reject(new Failure('invariant', 'request to a closed worker'));
      const frame = this.frameOf(request);
      const { onDeath } = request;
      this.enqueue({
        frame,
        sequence: this.sequence,
        keep: request.keep,
        timeoutMs: request.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        deaths: 0,
        accept: (reply) => resolve(request.decode(reply)),
        died: (failure) => (onDeath === undefined ? reject(failure) : resolve(onDeath)),
        reject,
      });
    });
  }

  /** Ends the process after the open requests are answered. */
  close(): Promise<void> {
    if (this.closing) return Promise.resolve();
    const ended = new Promise<void>((resolve) => this.child.once('close', () => resolve()));
    this.closing = true;
    clearInterval(this.watch);
    this.child.stdin.end(wireBytes(this.pool.take(FW.QUIT, 0, 0)));
    return ended;
  }

  private frameOf<T>(request: Request<T>): PooledFrame {
    this.sequence = (this.sequence % 0x7fffffff) + 1;
    const frame = this.pool.take(request.type, this.sequence, request.payloadBytes);
    request.fill(frame.view, frame.bytes, PAYLOAD);
    return frame;
  }

  private enqueue(p: Pending): void {
    if (this.queue.length === 0) this.headSince = performance.now();
    this.queue.push(p);
    this.write(p.frame);
    if (p.timeoutMs === DEFAULT_TIMEOUT_MS) this.wakefulness.extend();
  }

  /**
   * Frames of one turn of the loop go out together, one system call instead of several, unless the process is about to
   * run out of them.
   */
  private write(frame: PooledFrame): void {
    const { stdin } = this.child;
    if (stdin.writableCorked === 0 && this.queue.length > FEW) {
      stdin.cork();
      process.nextTick(() => stdin.uncork());
    }
    stdin.write(wireBytes(frame));
  }

  private start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.command, this.args, { stdio: ['pipe', 'pipe', 'pipe'] });
    const parser = new ReplyParser((type, sequence, payload) => this.onReply(type, sequence, payload));
    child.stdout.on('data', (chunk) => parser.push(chunk));
    child.stderr.on('data', (text) => {
      this.stderr = `${this.stderr}${String(text)}`.slice(-2000);
    });
    // A write to a dead process fails; what follows from it is decided when the process closes.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.abandon(this.deathOf(error.message)));
    child.on('close', (code, signal) => this.onClose(signal ?? `exit code ${code}`));
    return child;
  }

  private onReply(type: number, sequence: number, payload: DataView): void {
    this.barrenSpawns = 0;
    if (sequence === 0) return;
    const p = this.queue[0];
    if (p?.sequence !== sequence) return this.abandon(new Failure('invariant', 'the worker replied out of order'));
    this.queue.shift();
    this.headSince = performance.now();
    if (type === FW.ERROR) this.refuse(p, payload);
    else this.finish(p, payload);
  }

  private finish(p: Pending, payload: DataView): void {
    if (p.keep === undefined) this.pool.give(p.frame);
    else this.keep(p.keep, p.frame);
    p.accept(payload);
  }

  private refuse(p: Pending, payload: DataView): void {
    const found = new TextDecoder().decode(payload);
    this.pool.give(p.frame);
    p.reject(new Failure('input', 'the worker refused a request', { found }));
  }

  private keep(key: number, frame: PooledFrame): void {
    const old = this.kept.get(key);
    if (old !== undefined) this.pool.give(old);
    setSequence(frame, 0);
    this.kept.set(key, frame);
  }

  private killIfLate(): void {
    const head = this.queue[0];
    if (head !== undefined && performance.now() - this.headSince > head.timeoutMs) this.child.kill('SIGKILL');
  }

  private onClose(how: string): void {
    if (this.closing) return this.abandon(this.deathOf(how));
    this.blameHead(how);
    if (this.barrenSpawns++ >= MAX_BARREN_SPAWNS) return this.abandon(this.deathOf(how));
    this.respawns++;
    this.child = this.start();
    for (const frame of this.kept.values()) this.child.stdin.write(wireBytes(frame));
    for (const p of this.queue) this.child.stdin.write(wireBytes(p.frame));
    this.headSince = performance.now();
  }

  /** The first open request is tried once more, in case the death had another cause. */
  private blameHead(how: string): void {
    const head = this.queue[0];
    if (head === undefined || ++head.deaths < DEATHS_TO_BLAME) return;
    this.queue.shift();
    head.died(this.deathOf(how));
  }

  private abandon(failure: Failure): void {
    this.closing = true;
    clearInterval(this.watch);
    this.child.kill('SIGKILL');
    for (const p of this.queue.splice(0)) p.reject(failure);
  }

  private deathOf(how: string): Failure {
    return new Failure('tool', 'the measuring worker ended', {
      where: this.command,
      found: `${how}${this.stderr === '' ? '' : `; ${this.stderr.trim()}`}`,
    });
  }
}

/** How long the loop turns after the last request; races take less. */
const AWAKE_MS = 0.5;
/** With one processor for both, a loop that turns keeps the worker from answering. */
const IS_SHARED = availableParallelism() === 1;

/**
 * Keeps the event loop turning while a short request is open. A loop that sleeps in the kernel is woken tens of
 * microseconds late on a virtual machine, and often on the processor of whoever wakes it, which is the one that
 * measures.
 */
class Wakefulness {
  private readonly needed: () => boolean;
  private until = 0;
  private turning = false;

  /** `needed` tells whether anything is still waited for. */
  constructor(needed: () => boolean) {
    this.needed = needed;
  }

  /** Stays awake for half a millisecond from now on, or until it is not needed. */
  extend(): void {
    this.until = performance.now() + AWAKE_MS;
    if (!this.turning && !IS_SHARED) this.turn();
  }

  private readonly turn = (): void => {
    this.turning = this.needed() && performance.now() < this.until;
    if (this.turning) setImmediate(this.turn);
  };
}

/** Where a payload starts in a frame's `view` and `bytes`, so that its 64-bit words are aligned. */
const PAYLOAD = 16;
const HEADER = PAYLOAD - FW.HEADER_BYTES;

/** A request frame in a reusable buffer. */
interface PooledFrame {
  readonly view: DataView;
  readonly bytes: Uint8Array;
  /** Payload bytes in use. */
  length: number;
}

/** Frame buffers in sizes of powers of two, reused so that steady traffic allocates nothing. */
class FramePool {
  private readonly free = new Map<number, PooledFrame[]>();

  /** A frame with a payload of `length` bytes of arbitrary content. */
  take(type: number, sequence: number, length: number): PooledFrame {
    const size = Math.max(1024, 2 ** Math.ceil(Math.log2(PAYLOAD + length)));
    const frame = this.free.get(size)?.pop() ?? newFrame(size);
    frame.length = length;
    frame.view.setUint32(HEADER, length, true);
    frame.view.setUint32(HEADER + 4, type, true);
    frame.view.setUint32(HEADER + 8, sequence, true);
    return frame;
  }

  give(frame: PooledFrame): void {
    const size = frame.bytes.length;
    const list = this.free.get(size);
    if (list === undefined) this.free.set(size, [frame]);
    else if (list.length < 32) list.push(frame);
  }
}

function newFrame(size: number): PooledFrame {
  const buffer = new ArrayBuffer(size);
  return { view: new DataView(buffer), bytes: new Uint8Array(buffer), length: 0 };
}

/** What goes over the pipe; a Buffer, which streams need not wrap. */
const wireBytes = ({ bytes, length }: PooledFrame): Uint8Array =>
  Buffer.from(bytes.buffer, bytes.byteOffset + HEADER, PAYLOAD - HEADER + length);

function setSequence(f: PooledFrame, sequence: number): void {
  f.view.setUint32(HEADER + 8, sequence, true);
}
