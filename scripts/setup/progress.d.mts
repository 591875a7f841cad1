export interface Progress {
  update(text: string): void;
  done(): void;
  failed(): void;
}

export interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export function showProgress(name: string, stream?: ProgressStream): Progress;
