/**
 * The rules of the proof engine. Everything that is proved rests on these lemmas about integers and on the ring axioms.
 * F(k,E) = floor(E / 2^k); capital letters are polynomials with integer values, b and c bits, j, k, n >= 0; & | ^ are
 * bitwise on integers >= 0. test/prover/rules.test.ts checks what they rewrite against BigInt evaluation,
 * test/prover/ruleLemmas.test.ts has an SMT solver prove them for small k and widths, test/prover/ruleList.test.ts
 * demands that every function of this folder that states a fact is listed here.
 */
export interface Rule {
  readonly name: string;
  readonly statement: string;
  readonly reason: string;
  /** The functions that apply it, as `file.function`. */
  readonly appliedIn: readonly string[];
}

export const RULES = [
  // Floors in normal form.
  {
    name: 'constant',
    statement: 'a <= E <= b and floor(a/2^k) = floor(b/2^k) = c  =>  F(k,E) = c',
    reason: 'floor is monotone',
    appliedIn: ['floor.floorOf', 'floor.normalise'],
  },
  {
    name: 'pullOut',
    statement: 'F(k, E + 2^k*M) = M + F(k,E)',
    reason: 'definition of floor, M is an integer',
    appliedIn: ['floor.pullOut', 'wordSums.carryOfWords'],
  },
  {
    name: 'wrapped',
    statement: 'a <= E <= b  =>  floor(a/2^k) <= F(k, E + 2^k*M) - M <= floor(b/2^k)',
    reason: 'pullOut, and floor is monotone',
    appliedIn: ['floor.learnWrapped'],
  },
  {
    name: 'sign',
    statement: '-1 <= e <= 0, k >= 1  =>  F(k, 2^k*d + e) = d + e',
    reason: 'floor(d) = d, floor(d - 2^-k) = d - 1',
    appliedIn: ['floor.bySign', 'ledger.isSign'],
  },
  {
    name: 'cancel',
    statement: 'c an integer, j <= k  =>  F(k, 2^j*H + c) = F(k-j, H + F(j,c))',
    reason: 'nest read backwards, and F(j, 2^j*H + c) = H + F(j,c)',
    appliedIn: ['floor.cancel'],
  },
  {
    name: 'nest',
    statement: 'F(k, E + F(j,G)) = F(k+j, 2^j*E + G)',
    reason: 'floor(floor(x)/n) = floor(x/n) for x = E + G/2^j',
    appliedIn: ['floor.nestWith', 'floor.nestWithNewest', 'floor.mergeBest', 'floor.merge', 'floor.chainsOf'],
  },
  {
    name: 'drop',
    statement: '0 <= R < 2^j, j <= k  =>  F(k, 2^j*H + R) = F(k-j, H)',
    reason: 'nest, and F(j, 2^j*H + R) = H',
    appliedIn: ['floor.drop', 'words.topOfPart'],
  },
  {
    name: 'ceiling',
    statement: 'F(k,-X) = -1 - F(k,X-1)',
    reason: '-X is rounded down where X is rounded up, and X rounded up to a multiple of 2^k is X-1 rounded down + 2^k',
    appliedIn: ['floor.opposed', 'floor.normalise'],
  },
  // Bounds.
  {
    name: 'interval',
    statement: 'a <= X <= b, c <= Y <= d  =>  bounds of X + Y, n*X and X*Y by the ends',
    reason: 'monotony; a product is extreme at corners',
    appliedIn: [
      'algebra.combine',
      'algebra.multiply',
      'algebra.intervalOfMonomial',
      'algebra.refresh',
      'floor.pullOut',
    ],
  },
  {
    name: 'propagate',
    statement: 'l <= n*X + R <= u, r <= R <= s, n > 0  =>  ceil((l-s)/n) <= X <= floor((u-r)/n)',
    reason: 'subtract R, X is an integer',
    appliedIn: ['algebra.propagate', 'algebra.propagateZeros'],
  },
  {
    name: 'factors',
    statement: 'X*Y >= 1 or X*Y <= -1  =>  X >= 1 for X >= 0, X <= -1 for X <= 0, and so Y',
    reason: 'X = 0 would make the product 0, X is an integer',
    appliedIn: ['algebra.narrowFactors'],
  },
  {
    name: 'multiple',
    statement: 'l <= n*X <= u, n > 0  =>  ceil(l/n) <= X <= floor(u/n), and n*X is bounded by n times the bounds of X',
    reason: 'X is an integer',
    appliedIn: ['bound.upperOfMultiple', 'ledger.primitive', 'assume.learnMultiples', 'wordSums.boundedByPart'],
  },
  {
    name: 'relax',
    statement: '(E - 2^k + 1)/2^k <= F(k,E) <= E/2^k',
    reason: 'definition of floor',
    appliedIn: ['bound.relax', 'bound.replaceCarry', 'tracer.replace'],
  },
  {
    name: 'group',
    statement: '0 <= E - 2^k*F(k,E) <= 2^k - 1',
    reason: 'definition of floor',
    appliedIn: ['bound.group', 'wordSums.rest', 'ledger.record', 'ledger.recordCut', 'tracer.replace'],
  },
  {
    name: 'fold',
    statement:
      'X = L + M + 2^k*H, 0 <= L <= w, M >= 0, n >= 0  =>  L + n*H <= max(X + (n - 2^k)*h, w + n*(h - 1)) for H <= ' +
      'h; and L + n*H >= min(X + (n - 2^k)*h, n*(h + 1)) for H >= h, M = 0',
    reason: 'H = h, or H is at least one away from it; M, words between L and H, is at least 0',
    appliedIn: [
      'foldedNumbers.boundFold',
      'foldedNumbers.boundFoldAt',
      'tracer.fold',
      'tracer.foldable',
      'ledger.chainTo',
    ],
  },
  {
    name: 'split',
    statement: 'b in {0,1}  =>  max of P is the larger of its maxima at b = 0 and b = 1',
    reason: 'case distinction',
    appliedIn: ['bound.split'],
  },
  {
    name: 'parts',
    statement: 'P <= p, Q <= q  =>  P + Q <= p + q, and so for F of each part',
    reason: 'monotony',
    appliedIn: ['bound.independentParts', 'tracer.apart'],
  },
  {
    name: 'block',
    statement: 'F(k,E) = v  <=>  2^k*v <= E <= 2^k*(v+1) - 1',
    reason: 'definition of floor',
    appliedIn: ['bound.split', 'assume.learnNumber'],
  },
  {
    name: 'words',
    statement: '0 <= L < 2^n, H >= 0, L + 2^n*H <= u  =>  H <= floor(u/2^n), L <= u',
    reason: 'both summands are at least 0',
    appliedIn: ['assume.learnWords'],
  },
  // Equations.
  {
    name: 'solve',
    statement: 'n*X + R = v, n in {1,-1}  =>  X = n*(v - R)',
    reason: 'n*n = 1',
    appliedIn: ['algebra.solve', 'algebra.learnExact'],
  },
  {
    name: 'wrap',
    statement: 'X - Y = 2^n*M, 0 <= X, Y < 2^n  =>  X = Y',
    reason: '|X - Y| < 2^n, and 0 is the only multiple there',
    appliedIn: ['sameNumber.sameNumber', 'sameNumber.isWord', 'sameNumber.isMultiple'],
  },
  {
    name: 'name',
    statement: 'N := E with a new N, a <= E <= b  =>  a <= N <= b, and P(E) = P(N)',
    reason: 'definition of N, equality',
    appliedIn: ['words.named'],
  },
  {
    name: 'substitute',
    statement: 'X = Y  =>  P(X) = P(Y)',
    reason: 'equality',
    appliedIn: [
      'algebra.resolve',
      'algebra.inOlderAtoms',
      'algebra.atom',
      'ledger.recordEqual',
      'ledger.recordMultiple',
    ],
  },
  {
    name: 'eliminate',
    statement: 'Z = 0, n in {1,-1} times M in Z, c times M in P  =>  P = P - c*n*Z, where M is no more',
    reason: 'Z is 0, n*n = 1',
    appliedIn: ['algebra.withoutZeros', 'algebra.without'],
  },
  {
    name: 'opposite',
    statement:
      'X = n*Y, n in {1,-1}  =>  c*X = (c*n)*Y, and so X = low + 2^k*high for low and high given by their opposites',
    reason: 'n*n = 1',
    appliedIn: ['ledger.unsigned'],
  },
  // Congruences.
  {
    name: 'residue',
    statement: 'n = r + m*q  =>  n*X = r*X modulo m',
    reason: 'the difference is m*q*X',
    appliedIn: ['modular.symmetricResidue', 'modular.reducedModulo'],
  },
  {
    name: 'idempotent',
    statement: 'b in {0,1}  =>  b*b = b',
    reason: 'both values',
    appliedIn: ['modular.withoutPowersOfBits'],
  },
  // Selection and bitwise operations.
  {
    name: 'choose',
    statement: 'c in {0,1}  =>  (c ? X : Y) = Y + c*(X - Y)',
    reason: 'both cases',
    appliedIn: ['words.choose'],
  },
  {
    name: 'chooseOpposite',
    statement: '(c ? X : Y) = (1-c ? Y : X), (c ? X : X) = X',
    reason: 'both cases',
    appliedIn: ['words.choose', 'words.complement'],
  },
  {
    name: 'comparedCarry',
    statement:
      'H in {0,1}, c >= 0, c in {0,1} or E < 2^k, E - 2^k*H < 2^k, 0 <= E - c < 2^k  =>  ' +
      '(E - 2^k*H = 0 ? c : H - F(k,E)) = H: the carry of s = a + b + c, E = b + c, found as (s = a ? c : s < a)',
    reason: 'E = 0 leaves c = 0, E = 2^k leaves c = 1; F(k,E) = 1 only for E = 2^k, and then H = 1',
    appliedIn: ['words.comparedCarry'],
  },
  {
    name: 'maskBit',
    statement: '0 <= n*X <= n, n > 0  =>  X in {0,1}',
    reason: 'X is an integer between 0 and 1',
    appliedIn: ['words.maskedBit', 'words.maskOf', 'words.asMultiple', 'words.fullMask'],
  },
  {
    name: 'isZero',
    statement:
      '(b = 0) = 1-b;  (n*b = 0) = 1-b for n > 0;  (X = 0) = 0 if 0 is out of bounds;  ' +
      '(X = 0) = -F(64, X-1) and 1-(X = 0) <= X for 0 <= X < 2^64',
    reason: 'both cases; X-1 is negative only for X = 0, and then not below -2^64',
    appliedIn: ['words.isZero', 'words.borrowOf'],
  },
  {
    name: 'zeroOrBorrow',
    statement: '-2^n < E < 2^n  =>  (E - 2^n*F(n,E) = 0) - F(n,E) is 0 or 1',
    reason: 'where E is negative, E + 2^n is not 0',
    appliedIn: ['words.isZeroDifference'],
  },
  {
    name: 'zeroOfCut',
    statement: '-2^n < E < 2^n, 0 <= E - 2^n*M < 2^n  =>  (E - 2^n*M = 0) = (E = 0)',
    reason: 'the only multiple of 2^n there is 0, as E and as the word',
    appliedIn: ['words.isZeroDifference', 'wordSums.wordOf'],
  },
  {
    name: 'knownZero',
    statement: '(X = 0) = 1  =>  X = 0;  (X = 0) = 0  =>  X >= 1 for X >= 0, X <= -1 for X <= 0',
    reason: 'X is an integer',
    appliedIn: ['assume.learnZero'],
  },
  {
    name: 'atMost',
    statement: '-2^n < E < 2^n  =>  (E = 0) - F(n,E) = -F(n,E-1)',
    reason: 'E-1 is negative where E is negative or 0, and not below -2^n',
    appliedIn: ['words.atMostZero', 'words.either'],
  },
  {
    name: 'sameZero',
    statement: '(X ^ Y = 0) = (X - Y = 0), (X | Y = 0) = (X = 0) & (Y = 0)',
    reason: 'bit by bit',
    appliedIn: ['words.zerosOf'],
  },
  {
    name: 'andOnes',
    statement: 'X < 2^n  =>  (2^n-1 - (X & Y) = 0) = (2^n-1 - X = 0) & (2^n-1 - (Y mod 2^n) = 0)',
    reason: 'bit by bit: the n bits of both are set',
    appliedIn: ['words.complementsIn', 'words.zerosOf'],
  },
  {
    name: 'orZero',
    statement: 'X, Y >= 0  =>  (X | Y = 0) = (X + Y = 0)',
    reason: 'both say that X and Y are 0',
    appliedIn: ['words.sumOfJoined'],
  },
  {
    name: 'joined',
    statement:
      'X, Y >= 0  =>  X, Y <= (X | Y);  X | Y >= 1 or m*X + n*Y >= 1, and j, k, m, n >= 1  =>  j*X + k*Y >= min(j,k)',
    reason: 'bit by bit; X or Y is at least 1',
    appliedIn: ['assume.learnJoined', 'assume.isOfWords'],
  },
  {
    name: 'bothAtLeast',
    statement: 'X, Y >= 0, X & Y >= v  =>  X, Y >= v',
    reason: 'X and Y have all bits of X & Y',
    appliedIn: ['assume.learnBoth'],
  },
  {
    name: 'xorKnown',
    statement: 'X, Y >= 0  =>  X = Y if X ^ Y = 0;  X = Y ^ v if X ^ Y = v',
    reason: 'bit by bit',
    appliedIn: ['assume.learnJoined', 'assume.learnZero', 'assume.learnXor'],
  },
  {
    name: 'same',
    statement: 'X & X = X, X | X = X, X ^ X = 0, X ^ 0 = X, X & 0 = 0',
    reason: 'bit by bit',
    appliedIn: ['words.and', 'words.or', 'words.xor', 'words.andConstant', 'words.xorConstant'],
  },
  {
    name: 'andRun',
    statement: 'X & ((2^n-1)*2^j) = 2^j*(F(j,X) mod 2^n)',
    reason: 'bit by bit',
    appliedIn: ['words.andConstant'],
  },
  {
    name: 'andRuns',
    statement: 'X & (M + N) = (X & M) + (X & N) <= M + N, X for M & N = 0',
    reason: 'no bit is in both',
    appliedIn: ['words.andRuns'],
  },
  {
    name: 'andMask',
    statement: '(n*b) & X = (b ? n & X : 0), n & X = X for n = 2^j-1 >= X',
    reason: 'both cases',
    appliedIn: ['words.andMask', 'words.andConstantIfNeeded', 'words.andConstant'],
  },
  { name: 'andBits', statement: 'b & c = b*c', reason: 'four cases', appliedIn: ['words.andMask'] },
  {
    name: 'andProduct',
    statement: '(n*b) & (n*c) = n*b*c;  (n*b) & X = (n*b) & (n & X) for n = 2^j-1',
    reason: 'four cases; bit by bit',
    appliedIn: ['words.andProduct'],
  },
  {
    name: 'orProduct',
    statement: '0 <= X, Y <= n = 2^j-1  =>  X | Y = n - ((n-X) & (n-Y));  (n*b) | (n*c) = n - n*(1-b)*(1-c)',
    reason: 'bit by bit; four cases',
    appliedIn: ['words.orProduct'],
  },
  { name: 'andCovering', statement: 'b + c >= 1 => b & c = b + c - 1', reason: 'by cases', appliedIn: ['words.and'] },
  {
    name: 'andInverted',
    statement: '0 <= X < 2^n, Y = X-1 + 2^n * (1 if X = 0, else 0)  =>  F(n-1, (2^n-1 - X) & Y) = 1 if X = 0, else 0',
    reason: 'Y is above 2^(n-1)-1 only for X = 0 and where X has its top bit, which 2^n-1 - X then has not',
    appliedIn: ['words.high', 'words.topOfZero', 'words.isNone'],
  },
  {
    name: 'andTops',
    statement:
      '0 <= X < 2^n, Y = X-1 - 2^n*F(n,X-1)  =>  F(n-1,Y) & (1 - F(n-1,X)) = -F(n,X-1), 1 if X = 0, else 0;  ' +
      '(n*b) & (n*c) = n*(b & c);  b | c = 1 - ((1-b) & (1-c))',
    reason: 'Y has its top bit for X = 0 and where X-1 has it, and then X has it; by cases',
    appliedIn: ['words.andTops', 'words.isNoneByTops', 'words.orTops'],
  },
  {
    name: 'topJoined',
    statement: 'X, Y >= 0  =>  F(n, X & Y) = F(n,X) & F(n,Y), F(n, X | Y) = F(n,X) | F(n,Y)',
    reason: 'bit by bit',
    appliedIn: ['words.high', 'words.highOfParts', 'words.topOfJoined'],
  },
  {
    name: 'topInverted',
    statement: '0 <= X < 2^n  =>  F(n-1, 2^n-1 - X) = 1 - F(n-1, X)',
    reason: 'bit by bit',
    appliedIn: ['words.high', 'words.topOfInverted'],
  },
  {
    name: 'orDisjoint',
    statement: '2^n divides X, 0 <= Y < 2^n  =>  X | Y = X + Y',
    reason: 'no bit is set in both',
    appliedIn: ['words.areDisjoint', 'words.or'],
  },
  {
    name: 'orOfBit',
    statement: '(m*b) | (n*b) = (m | n)*b',
    reason: 'both values of b',
    appliedIn: ['words.orOfBit'],
  },
  {
    name: 'orOpposite',
    statement: 'X, Y >= 0, X + Y = 2^n * (0 if X = 0, else 1)  =>  F(n-1, X | Y) = 0 if X = 0, else 1',
    reason: 'below the lowest bit of X that is set, X and Y have none, above it one of both has each, as 2^n has none',
    appliedIn: ['words.high', 'words.topOfZero', 'words.isAnything'],
  },
  {
    name: 'orCovering',
    statement: 'X < 2^n  =>  X | (2^n-1) = 2^n-1',
    reason: 'bit by bit',
    appliedIn: ['words.covers', 'words.or'],
  },
  { name: 'orBits', statement: 'b + c <= 1 => b | c = b + c', reason: 'by cases', appliedIn: ['words.areExclusive'] },
  {
    name: 'orOfBytes',
    statement: '0 <= b, c < 2^n  =>  (2^n*X + b) | (2^n*Y + c) = 2^n*(X | Y) + (b | c)',
    reason: 'bit by bit',
    appliedIn: ['words.ofParts', 'words.or'],
  },
  {
    name: 'andOfBytes',
    statement: '0 <= b, c < 2^n  =>  (2^n*X + b) & (2^n*Y + c) = 2^n*(X & Y) + (b & c)',
    reason: 'bit by bit',
    appliedIn: ['words.ofParts', 'words.and'],
  },
  {
    name: 'xorOfBytes',
    statement: '0 <= b, c < 2^n  =>  (2^n*X + b) ^ (2^n*Y + c) = 2^n*(X ^ Y) + (b ^ c)',
    reason: 'bit by bit',
    appliedIn: ['words.ofParts', 'words.xorParts', 'words.xor'],
  },
  {
    name: 'partsOfWord',
    statement: '2^n*M + E = 2^n*(M + F(n,E)) + (E - 2^n*F(n,E)), of which the second part is at least 0 and below 2^n',
    reason: 'definition of floor',
    appliedIn: ['parts.abovePart', 'words.ofParts', 'words.highOfParts', 'words.high'],
  },
  {
    name: 'orOrder',
    statement: 'X | Y = Y | X, (X | Y) | Z = X | (Y | Z)',
    reason: 'bit by bit',
    appliedIn: ['joined.joinedIn', 'joined.eachOnce', 'joined.operandsOf', 'words.or'],
  },
  {
    name: 'maskedJoined',
    statement: '(X | Y) & m = (X & m) | (Y & m), and so for X & Y and X ^ Y;  (X & n) & m = X & (n & m)',
    reason: 'bit by bit',
    appliedIn: ['words.andConstant'],
  },
  {
    name: 'orSelected',
    statement: '(c ? X : 0) | (c ? 0 : Y) = (c ? X : Y)',
    reason: 'both cases',
    appliedIn: ['words.orSelected'],
  },
  {
    name: 'xorOnes',
    statement: 'X < 2^n  =>  X ^ (2^n-1) = 2^n-1 - X',
    reason: 'bit by bit, no borrow',
    appliedIn: ['words.not', 'words.xorConstant'],
  },
  {
    name: 'xorBits',
    statement: 'b ^ c = b + c for b + c <= 1, c - b for b <= c, 2 - b - c for b + c >= 1',
    reason: 'by cases',
    appliedIn: ['words.xorBits'],
  },
  { name: 'xorTwice', statement: 'X ^ (X ^ Y) = Y', reason: 'bit by bit', appliedIn: ['words.xorTwice'] },
  {
    name: 'xorSelected',
    statement: 'X ^ (c ? Y : Z) = (c ? X ^ Y : X ^ Z)',
    reason: 'both cases',
    appliedIn: ['words.xorSelected'],
  },
  {
    name: 'xorMask',
    statement: 'X < 2^n  =>  ((2^n-1)*b) ^ X = (b ? 2^n-1 - X : X)',
    reason: 'both cases',
    appliedIn: ['words.xor'],
  },
  {
    name: 'bitwise',
    statement: '0 <= X & Y <= min(X,Y); X | Y and X ^ Y are below every 2^n above X and Y',
    reason: 'bit by bit',
    appliedIn: ['words.bitwise'],
  },
  {
    name: 'quotient',
    statement: 'n > 0, Q = floor(X/n)  =>  0 <= X - n*Q <= n-1',
    reason: 'definition of floor',
    appliedIn: ['words.divide'],
  },
  {
    name: 'signed',
    statement: '0 <= X < 2^n  =>  X as a signed number of n bits is X - 2^n*F(n-1,X)',
    reason: 'both values of the top bit',
    appliedIn: ['words.signed', 'words.rightSigned', 'words.topBit'],
  },
  {
    name: 'cutFrom',
    statement:
      'X = E - 2^n*M, 0 <= X < 2^n, -2^(n-1) <= E < 2^(n-1)  =>  X as a signed number of n bits is E, its top bit is ' +
      '-F(n,E)',
    reason: 'one number of that interval is congruent to X modulo 2^n; E is negative or F(n,E) = 0',
    appliedIn: ['wordSums.cutFrom', 'words.signed', 'words.rightSigned', 'words.topBit', 'words.topOfCut'],
  },
  {
    name: 'beyond',
    statement: '-2^j <= E < 2^j, j <= k  =>  F(k,E) = F(j,E)',
    reason: 'both are -1 where E is negative, else 0',
    appliedIn: ['wordSums.leastExponent', 'wordSums.floor', 'words.beyond', 'words.rightSigned', 'words.topBit'],
  },
] as const satisfies readonly Rule[];

export type RuleName = (typeof RULES)[number]['name'];
