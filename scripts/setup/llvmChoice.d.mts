export const LLVM_MAJORS: readonly number[];

export interface LlvmFacts {
  readonly forced: number | null;
  readonly rustc: number | null;
  readonly installed: readonly number[];
  readonly available: readonly number[];
}

export function chooseLlvm(facts: LlvmFacts): number | null;

export function availableLlvm(policy: string): number[];

export function llvmPackages(major: number): string[];
