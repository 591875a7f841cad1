/**
 * Sums of words without polynomials: for words a = A - 2^64·floor(A/2^64) and b, c likewise, a ± (b + c) is S = A ± (B
 * + C) modulo 2^64, and what is carried out is floor(S/2^64) - floor(A/2^64) ∓ (floor(B/2^64) + floor(C/2^64)). So
 * partial sums are forgotten where their total is the same. Besides the definition of floor it uses what bounds say:
 * floor(T/2^64) = n where n·2^64 <= T < (n+1)·2^64.
 */
import { addBounds, floorOfBound } from './linearForms.ts';
import { WORD, type NumberForms } from './numberForms.ts';

export class Adder {
  /** Of the last sum: the result and the carry or borrow, as forms. */
  result = 0;
  carry = 0;
  private readonly forms: NumberForms;

  constructor(forms: NumberForms) {
    this.forms = forms;
  }

  /** a ± (b + c) for forms of words, c a bit; false if that is more than forms can hold. */
  add(sign: 1 | -1, a: number, b: number, c: number): boolean {
    if (a < 0 || b < 0 || c < 0) return false;
    const { forms } = this;
    const { linear } = forms;
    const sum = linear.combine(a, b, sign, c, sign);
    const cut = linear.combine(forms.floorOf(a), forms.floorOf(b), sign, forms.floorOf(c), sign);
    if (sum < 0 || cut < 0) return false;
    const total = addBounds(addBounds(forms.boundsOfWord(a), forms.boundsOfWord(b), sign), forms.boundsOfWord(c), sign);
    const least = floorOfBound(total.least);
    const most = floorOfBound(total.most);
    if (cut === forms.zero) linear.learn(sum, total);
    else forms.setSum(sum, { sign, a, b, c });
    const high = least === most ? linear.constant(least) : linear.combine(forms.floorOf(sum), cut, -1);
    if (high < 0) return false;
    if (least === most) forms.setFloor(sum, linear.combine(high, cut, 1));
    this.result = sum;
    this.carry = sign > 0 ? high : linear.combine(forms.zero, high, -1);
    if (this.carry < 0) return false;
    linear.learn(this.carry, BIT);
    forms.setFloor(this.carry, forms.zero);
    return true;
  }
}

const BIT = { least: WORD.least, most: { high: 0, low: 1 } };
