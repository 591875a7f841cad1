import { readFileSync } from 'node:fs';
import { parse } from '../../src/ir/parse.ts';
import type { IrFunction } from '../../src/ir/function.ts';

/** A word-IR function of test/fixtures/ir. */
export function fixture(name: string): IrFunction {
  const path = new URL(`../fixtures/ir/${name}.ir`, import.meta.url);
  return parse(readFileSync(path, 'utf8'), name);
}

/** 4x64 multiplication modulo 2^255-19, loose, in C; `lastFold` is what is added for the final carry. */
export const mul25519InC = (lastFold: string): string => `
typedef unsigned long long u64; typedef unsigned __int128 u128;
void mul(u64 out[4], const u64 a[4], const u64 b[4]) {
  u64 t[8] = {0}, r[4];
  for (int i = 0; i < 4; i++) {
    u128 c = 0;
    for (int j = 0; j < 4; j++) { c += (u128)a[i] * b[j] + t[i + j]; t[i + j] = (u64)c; c >>= 64; }
    t[i + 4] = (u64)c;
  }
  u128 c = 0;
  for (int i = 0; i < 4; i++) { c += (u128)t[i + 4] * 38 + t[i]; r[i] = (u64)c; c >>= 64; }
  c = c * 38;
  for (int i = 0; i < 4; i++) { c += r[i]; r[i] = (u64)c; c >>= 64; }
  r[0] += ${lastFold};
  for (int i = 0; i < 4; i++) out[i] = r[i];
}`;
