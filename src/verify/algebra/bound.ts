import type { Algebra } from './algebra.ts';
import type { Poly } from './poly.ts';
export function tighten(_a: Algebra, _w: number, _p: Poly): void {}
