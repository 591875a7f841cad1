import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { DecodedCode } from '../../../src/base/machineCode.ts';
import { decodedCode, decodedLine } from '../../../src/frontend/object/readFunction.ts';

type DecodedLine = ReturnType<typeof decodedLine>;

/** Lines that are kept parsed: most instructions of a mutant are those of the code before. */
const MAX_KNOWN = 200_000;

/** The decoder of the bridge as a process that answers one request after the other. */
export class DecoderProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: ((code: DecodedCode) => void)[] = [];
  private readonly known = new Map<string, DecodedLine>();
  private answer: DecodedLine[] = [];

  constructor(path: string) {
    this.child = spawn(path, ['serve']);
    createInterface(this.child.stdout).on('line', (line) => {
      if (line !== '') return void this.answer.push(this.parsed(line));
      this.waiting.shift()?.(decodedCode(this.answer));
      this.answer = [];
    });
  }

  /** What is reached from the first byte of code that stands at `address`. */
  decode(bytes: Uint8Array, address: number): Promise<DecodedCode> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.child.stdin.write(`${address} ${address}:${Buffer.from(bytes).toString('hex')}\n`);
    });
  }

  close(): void {
    this.child.stdin.end();
  }

  private parsed(text: string): DecodedLine {
    const line = this.known.get(text) ?? decodedLine(text);
    if (this.known.size > MAX_KNOWN) this.known.clear();
    this.known.set(text, line);
    return line;
  }
}
