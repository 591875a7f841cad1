import { PrefixEncoder } from '../asm/prefixEncoder.ts';
import { Lowerer } from '../lower/lower.ts';
import type { Candidate } from '../model/candidate.ts';
import type { Problem } from '../model/problem.ts';
import type { Generated, Generator } from '../search/evaluator.ts';
import { PortBound } from '../x86/portBound.ts';
import type { Core } from '../x86/ports.ts';
import { Program } from '../x86/program.ts';
import { TARGETS, type Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';

/** More than any candidate the allocator lets through can need. */
const BUFFER_BYTES = 1 << 18;

/** Lowers and encodes candidates; all buffers are reused. */
export class CodeGenerator implements Generator {
  private readonly lowerer: Lowerer;
  private readonly program = new Program();
  private readonly bound: PortBound;
  private readonly encoder = new PrefixEncoder(BUFFER_BYTES);
  private readonly bytes = new Uint8Array(BUFFER_BYTES);

  constructor(problem: Problem, set: TemplateSet, target: Target = TARGETS[0], core: Core = 'zen4') {
    this.bound = new PortBound(core);
    this.lowerer = new Lowerer(problem, set, target);
  }

  generate(candidate: Candidate): Generated | null {
    const program = this.lower(candidate);
    if (program === null) return null;
    const { bodyStart, shared } = this.lowerer;
    const length = this.encoder.encode(program, bodyStart, shared, this.bytes);
    return {
      bytes: this.bytes,
      length,
      instructions: program.count,
      bound: this.bound.of(program).cycles,
      asked: this.lowerer.asked,
    };
  }

  /** A copy of the code of a candidate; null when it cannot be lowered. */
  codeOf(candidate: Candidate): Uint8Array | null {
    const generated = this.generate(candidate);
    return generated === null ? null : generated.bytes.slice(0, generated.length);
  }

  settle(candidate: Candidate): void {
    const { lowerer, encoder, program } = this;
    if (lowerer.settle(candidate, program)) encoder.settle(program, lowerer.bodyStart, lowerer.shared);
  }

  /** The machine program itself, for printers; valid until the next call. */
  lower(candidate: Candidate): Program | null {
    return this.lowerer.lower(candidate, this.program) ? this.program : null;
  }
}
