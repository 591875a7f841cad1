import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../src/base/errors.ts';
import { seeded } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import { movableImage } from '../../../src/frontend/peers/peersImage.ts';
import { type ProcessResult, runLimited } from '../../../src/frontend/toolchain/run.ts';
import { unchosenIn } from '../../../src/engine/claim/confirmRefutation.ts';
import { aliasModes } from '../../../src/ir/contract/domain.ts';
import { argumentWords, entryWords } from '../../../src/prover/proof/counterexample.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import type { Refuted } from '../../../src/prover/proof/verdict.ts';
import {
  packTuples,
  resultArrays,
  unpackTuples,
  workerSignature,
  workerVectors,
} from '../../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import type { CodeOrSlot } from '../../../src/bench/worker/requests.ts';
import type { TestVector } from '../../../src/bench/worker/signature.ts';
import { FixedProgram } from './fixedProgram.ts';
import { ENTRY, surroundings } from './programs.ts';
import type { Subject } from './subjects.ts';

/**
 * What a function is when it is called: right in every program, wrong in one, or in no program at all, because no tool
 * takes it.
 */
export interface Truth {
  readonly kind: 'right' | 'wrong' | 'none';
  /** Which program, and what went wrong. */
  readonly why: string;
}

const RIGHT: Truth = { kind: 'right', why: '' };
/** Vectors of each aliasing mode; those of them that are stepped through. */
const VECTORS = 120;
const STEPPED = 6;
/** Libraries are never unloaded; a process with more of them is replaced. */
const MAX_LIBRARIES = 3000;

/**
 * Calls functions of objects in the worker's sandbox, in programs that `ld` links by its own rules: nothing of how
 * `verify` reads files is used.
 */
export class Oracle {
  private readonly start: () => Promise<Worker>;
  private readonly folder: string;
  private readonly fixed: FixedProgram;
  private readonly vectors = new Map<Subject, TestVector[]>();
  private worker: Promise<Worker> | null = null;
  private current: Subject | null = null;
  private libraries = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /** `folder` is for linked files, which must stay as long as the worker lives. */
  constructor(start: () => Promise<Worker>, folder: string) {
    this.start = start;
    this.folder = mkdtempSync(join(folder, 'oracle-'));
    this.fixed = new FixedProgram(this.folder);
  }

  async close(): Promise<void> {
    await (await this.worker)?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Links `symbol` of an object or library into two programs, one with little and one with much beside it, and calls it
   * there.
   */
  async ofObject(subject: Subject, object: string, symbol: string, refuted?: Refuted): Promise<Truth> {
    const folder = mkdtempSync(join(this.folder, 'linked-'));
    const { plain, hostile } = await surroundings(this.folder, subject, symbol);
    for (const [name, args] of [
      ['plain', plain(object)],
      ['hostile', hostile(object)],
    ] as const) {
      const library = join(folder, `${name}.so`);
      const { status, stderr } = await limited('ld', [
        '-shared',
        '-Bsymbolic',
        '-z',
        'noexecstack',
        '-o',
        library,
        ...args,
      ]);
      const truth =
        status === 0
          ? await this.ofLibrary(subject, library, ENTRY, refuted)
          : await this.fixedTruth(subject, args, join(folder, name), firstLine(stderr));
      if (truth.kind !== 'right') return { kind: truth.kind, why: `${name}: ${truth.why}` };
      if (truth.why !== '') return truth;
    }
    return RIGHT;
  }

  /** An object with what a file may ask for. */
  async companion(subject: Subject, symbol: string): Promise<string> {
    return (await surroundings(this.folder, subject, symbol)).alone;
  }

  /** Steps through the function with everything below the red zone destroyed, where its code can be copied. */
  async stepped(subject: Subject, object: string, symbol: string): Promise<Truth> {
    const { alone } = await surroundings(this.folder, subject, symbol);
    const image = await movableImage({ files: [object, alone], symbol, call: plainCall(subject) }).catch(() => null);
    return image === null ? RIGHT : this.ofSteppedCode(subject, image);
  }

  /** A function of a shared object. */
  ofLibrary(subject: Subject, path: string, symbol: string, refuted?: Refuted): Promise<Truth> {
    return this.inTurn(subject, async (worker) => {
      this.libraries++;
      await worker.load(0, { path, symbol, length: 1 });
      return this.tested(subject, worker, 0, refuted);
    });
  }

  /** Code that is entered at its first byte; if it is said to be wrong on some input, then on that, too. */
  ofCode(subject: Subject, code: Uint8Array, refuted?: Refuted): Promise<Truth> {
    return this.inTurn(subject, (worker) => this.tested(subject, worker, code, refuted));
  }

  /** The same with everything below the red zone destroyed after each instruction. */
  ofSteppedCode(subject: Subject, code: Uint8Array): Promise<Truth> {
    return this.inTurn(subject, async (worker) => {
      const count = this.vectorsOf(subject).length;
      const step = Math.floor(count / STEPPED);
      for (let k = 0; k < STEPPED; k++) {
        const truth = verdictOf(await worker.test(code, { from: k * step, to: k * step + 1, strict: true }));
        if (truth.kind !== 'right') return { kind: truth.kind, why: `stepped: ${truth.why}` };
      }
      return RIGHT;
    });
  }

  private async tested(
    { fn, ...subject }: Subject,
    worker: Worker,
    target: CodeOrSlot,
    refuted: Refuted | undefined,
  ): Promise<Truth> {
    const truth = verdictOf(await worker.test(target));
    const call = refuted?.counterexample;
    if (truth.kind !== 'right' || call === undefined) return truth;
    const alias = aliasModes(fn).findIndex((mode) => mode.name === (refuted?.mode ?? 'distinct'));
    const entry = entryWords(call);
    const { verdict, outputs } = await worker.run({
      target,
      alias,
      inputs: packTuples(fn.params, argumentWords(fn, call), 1),
      ...(entry === undefined ? {} : { entry }),
    });
    const right = compile(fn)(call.inputs.map((limbs) => [...limbs])).flat();
    const found = unpackTuples(resultArrays(fn), outputs, 1);
    if (verdict !== 'ok' || right.some((word, k) => word !== found[k]))
      return { kind: 'wrong', why: 'as it was said to be' };
    const unchosen = unchosenIn(call);
    return unchosen.length > 0
      ? { kind: 'right', why: `unless it depends on ${unchosen.join(', ')}` }
      : { kind: 'right', why: `not wrong on ${subject.name} ${call.inputs.flat().join(' ')}, as was said` };
  }

  /** Of code that no shared object takes. */
  private async fixedTruth(subject: Subject, args: readonly string[], path: string, why: string): Promise<Truth> {
    const found = await this.fixed.failure(args, this.vectorsOf(subject), subject.fn, path);
    return found === 'not linked' ? { kind: 'none', why } : found === null ? RIGHT : { kind: 'wrong', why: found };
  }

  /** One call after the other, each with the right function set; loaders' complaints are no truth. */
  private inTurn(subject: Subject, body: (worker: Worker) => Promise<Truth>): Promise<Truth> {
    const result = this.turn.then(async () => {
      const worker = await this.workerFor(subject);
      return body(worker).catch((error: unknown) => this.notLoaded(error));
    });
    this.turn = result.catch(() => null);
    return result;
  }

  /** The loader refuses a library, or what runs while it is loaded ends the process. */
  private async notLoaded(error: unknown): Promise<Truth> {
    if (!(error instanceof Failure)) throw error;
    if (error.kind === 'input') return { kind: 'none', why: error.detail.found ?? error.message };
    await (await this.worker)?.close().catch(() => null);
    this.worker = null;
    return { kind: 'none', why: `while it is loaded: ${error.message}` };
  }

  private async workerFor(subject: Subject): Promise<Worker> {
    if (this.libraries > MAX_LIBRARIES) {
      await (await this.worker)?.close();
      this.worker = null;
    }
    if (this.worker === null) {
      this.worker = this.start();
      this.libraries = 0;
      this.current = null;
    }
    const worker = await this.worker;
    if (this.current !== subject) await worker.setFunction(workerSignature(subject.fn), this.vectorsOf(subject));
    this.current = subject;
    return worker;
  }

  private vectorsOf(subject: Subject): TestVector[] {
    const known =
      this.vectors.get(subject) ??
      workerVectors(
        subject.fn,
        buildVectors(subject.fn, compile(subject.fn), { perMode: VECTORS, rng: seeded(1, `red team ${subject.name}`) }),
      );
    this.vectors.set(subject, known);
    return known;
  }
}

const plainCall = ({ fn }: Subject): ({ kind: 'out' } | { kind: 'operand'; index: number })[] =>
  [...fn.results, ...fn.params].map((_, i) => (i === 0 ? { kind: 'out' } : { kind: 'operand', index: i - 1 }));

function verdictOf({ verdict, reason, vector, detail }: Awaited<ReturnType<Worker['test']>>): Truth {
  return verdict === 'ok' ? RIGHT : { kind: 'wrong', why: `${verdict}: ${reason} ${detail} at vector ${vector}` };
}

const firstLine = (text: string): string => text.split('\n')[0];

/** Runs a tool that may die of what it is given. */
export const limited = (tool: string, args: readonly string[], cwd?: string): Promise<ProcessResult> =>
  runLimited(tool, args, args.join(' '), cwd === undefined ? {} : { cwd }).catch((error: unknown) => ({
    status: 1,
    stdout: '',
    stderr: error instanceof Error ? error.message : '',
  }));

/** A folder that is empty. */
export function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Writes files, byte by byte where they are not text. */
export function written(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, contents] of Object.entries(files))
    writeFileSync(join(folder, name), typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents);
}
