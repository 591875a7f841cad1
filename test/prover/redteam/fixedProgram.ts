import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IrFunction } from '../../../src/ir/function.ts';
import { run, runLimited } from '../../../src/frontend/toolchain/run.ts';
import type { TestVector } from '../../../src/bench/worker/signature.ts';
import { limited } from './oracle.ts';
import { ENTRY } from './programs.ts';

/**
 * Reads words of inputs, calls the function with pointers to them and to a result behind them, and prints the words of
 * the result; all in hexadecimal.
 */
const MAIN = `
#include <inttypes.h>
#include <stdio.h>
extern void ${ENTRY}(uint64_t *, uint64_t *, uint64_t *);
int main(int argc, char **argv) {
  static uint64_t out[64], in[2][64];
  int results, words[2] = {0, 0};
  if (scanf("%d %d %d", &results, &words[0], &words[1]) != 3) return 1;
  for (;;) {
    for (int a = 0; a < 2; a++)
      for (int k = 0; k < words[a]; k++)
        if (scanf("%" SCNx64, &in[a][k]) != 1) return 0;
    ${ENTRY}(out, in[0], in[1]);
    for (int k = 0; k < results; k++) printf("%" PRIx64 "\\n", out[k]);
  }
}
`;

/** Programs at fixed addresses, for code that cannot be part of a shared object. */
export class FixedProgram {
  private readonly folder: string;
  private main: Promise<string> | null = null;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Why the function is not right in such a program; null if it is, `not linked` if there is none. */
  async failure(
    args: readonly string[],
    vectors: readonly TestVector[],
    fn: IrFunction,
    path: string,
  ): Promise<string | null> {
    this.main ??= this.compiled();
    const linked = await limited('cc', [
      '-no-pie',
      '-static',
      '-Wl,-z,noexecstack',
      '-o',
      path,
      await this.main,
      ...args.map((arg) => (arg.startsWith('--') ? `-Wl,${arg}` : arg)),
    ]);
    if (linked.status !== 0) return 'not linked';
    const words = [...fn.results, ...fn.params].map((p) => p.bounds.length);
    const distinct = vectors.filter((v) => v.alias === 0);
    const called = await runLimited(path, [], path, {
      input:
        `${words[0]} ${words[1]} ${words[2] ?? 0}\n` +
        `${distinct.map((v) => [...v.inputs].map(hex).join(' ')).join('\n')}\n`,
    }).catch(() => null);
    const expected = distinct.flatMap((v) => [...v.expected].map(hex)).join('\n');
    return called === null || called.status !== 0
      ? 'it does not come to its end'
      : called.stdout.trim() === expected
        ? null
        : 'a wrong result';
  }

  private async compiled(): Promise<string> {
    const source = join(this.folder, 'main.c');
    const object = join(this.folder, 'main.o');
    writeFileSync(source, MAIN);
    const { status, stderr } = await run('cc', ['-O1', '-c', '-o', object, source]);
    if (status !== 0) throw new Error(stderr);
    return object;
  }
}

const hex = (word: bigint): string => word.toString(16);
