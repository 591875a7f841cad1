#include <stdint.h>
typedef unsigned __int128 u128;
#define M ((1ull << 51) - 1)
void mul51(const uint64_t a[5], const uint64_t b[5], uint64_t r[5]) {
  uint64_t b1 = 19 * b[1], b2 = 19 * b[2], b3 = 19 * b[3], b4 = 19 * b[4];
  u128 t0 = (u128)a[0] * b[0] + (u128)a[1] * b4 + (u128)a[2] * b3 + (u128)a[3] * b2 + (u128)a[4] * b1;
  u128 t1 = (u128)a[0] * b[1] + (u128)a[1] * b[0] + (u128)a[2] * b4 + (u128)a[3] * b3 + (u128)a[4] * b2;
  u128 t2 = (u128)a[0] * b[2] + (u128)a[1] * b[1] + (u128)a[2] * b[0] + (u128)a[3] * b4 + (u128)a[4] * b3;
  u128 t3 = (u128)a[0] * b[3] + (u128)a[1] * b[2] + (u128)a[2] * b[1] + (u128)a[3] * b[0] + (u128)a[4] * b4;
  u128 t4 = (u128)a[0] * b[4] + (u128)a[1] * b[3] + (u128)a[2] * b[2] + (u128)a[3] * b[1] + (u128)a[4] * b[0];
  t1 += (uint64_t)(t0 >> 51);
  r[0] = (uint64_t)t0 & M;
  t2 += (uint64_t)(t1 >> 51);
  r[1] = (uint64_t)t1 & M;
  t3 += (uint64_t)(t2 >> 51);
  r[2] = (uint64_t)t2 & M;
  t4 += (uint64_t)(t3 >> 51);
  r[3] = (uint64_t)t3 & M;
  r[4] = (uint64_t)t4 & M;
  r[0] += 19 * (uint64_t)(t4 >> 51);
  r[1] += r[0] >> 51;
  r[0] &= M;
}
