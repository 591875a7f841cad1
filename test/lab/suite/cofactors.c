// Pairs of cofactors and matrices of x25519.inverse.rows.h, at their bounds and at random, against big integers.
// Arguments: seed, number of cases. Prints what differs and exits with 1.
#include <stdio.h>
#include <stdlib.h>
#define ACROSS
#include "../../../templates/x25519/x25519.inverse.c"

typedef _BitInt(512) wide;
static u64 state;
static u64 drawn(void) { // splitmix64
  u64 z = state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
static const u64 MOST = (1ULL << 51) + (1ULL << 16) - 1;
static u64 limb(void) {
  const u64 way = drawn() % 5;
  return way == 0 ? 0 : way == 1 ? MOST : way == 2 ? DIGIT : drawn() % (MOST + 1);
}
/// Two numbers whose absolute values are at most 2^59 together.
static void rowOfMatrix(i64 *a, i64 *b) {
  const u64 whole = 1ULL << STEPS, way = drawn() % 4;
  const u64 first = way == 0 ? 0 : way == 1 ? whole : drawn() % (whole + 1);
  *a = drawn() & 1 ? -(i64)first : (i64)first;
  *b = drawn() & 1 ? -(i64)(whole - first) : (i64)(whole - first);
}
static wide number(const cofactors *de, int word) {
  wide sum = 0;
  for (int i = LIMBS - 1; i >= 0; i--) sum = (sum << RADIX) + de->limbs[i][word];
  return sum;
}

int main(int count, char **words) {
  const wide p = ((wide)1 << 255) - 19;
  state = count < 3 ? 1 : strtoull(words[1], 0, 10);
  for (long left = count < 3 ? 1 : atol(words[2]); left > 0; left--) {
    const u64 seed = state;
    cofactors de;
    matrix m;
    for (int i = 0; i < LIMBS; i++) {
      const u64 d = limb(), e = limb();
      de.limbs[i] = (row){d, e, d, e};
    }
    rowOfMatrix(&m.u, &m.v);
    rowOfMatrix(&m.q, &m.r);
    const wide d = number(&de, 0), e = number(&de, 1);
    const cofactors next = updateModulo(de, m);
    int isRight =
        (number(&next, 0) - (m.u * d + m.v * e)) % p == 0 && (number(&next, 1) - (m.q * d + m.r * e)) % p == 0;
    for (int i = 0; i < LIMBS; i++)
      for (int k = 0; k < 4; k++) isRight &= next.limbs[i][k] <= MOST && next.limbs[i][k] == next.limbs[i][k % 2];
    if (!isRight)
      return printf("seed %llu: u %lld v %lld q %lld r %lld\n", (unsigned long long)seed, m.u, m.v, m.q, m.r), 1;
  }
  return 0;
}
