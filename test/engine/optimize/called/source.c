#include <stdbool.h>
#include <stdint.h>
typedef unsigned long long u64;
typedef unsigned __int128 u128;
static inline u64 adc(u64 a, u64 b, u64 *c) {
  u128 t = (u128)a + b + *c;
  *c = (u64)(t >> 64);
  return (u64)t;
}
static inline u64 sbb(u64 a, u64 b, u64 *c) {
  u128 t = (u128)a - b - *c;
  *c = (u64)(t >> 64) & 1;
  return (u64)t;
}
void dbl(const uint64_t a[2], uint64_t r[2]) {
  u64 c = a[0] >> 63;
  u64 h = a[1] << 1 | c;
  r[0] = a[0] << 1;
  r[1] = h;
}
uint64_t dot(const uint64_t a[2]) { return a[0] * 3 + a[1]; }
void addto(uint64_t acc[4], const uint64_t b[4]) {
  u64 c = 0;
  for (int i = 0; i < 4; i++) acc[i] = adc(acc[i], b[i], &c);
}
unsigned char add4(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]) {
  u64 c = 0;
  for (int i = 0; i < 4; i++) r[i] = adc(a[i], b[i], &c);
  return c;
}
uint64_t addin(uint64_t acc[4], const uint64_t b[4]) {
  u64 c = 0;
  for (int i = 0; i < 4; i++) acc[i] = adc(acc[i], b[i], &c);
  return c;
}
u128 mulw(uint64_t a, uint64_t b) { return (u128)a * b; }
typedef struct {
  uint64_t v[4];
} fe;
fe addfe(const fe *a, const fe *b) {
  fe r;
  u64 c = 0;
  for (int i = 0; i < 4; i++) r.v[i] = adc(a->v[i], b->v[i], &c);
  return r;
}
bool nz(const uint64_t a[2]) { return (a[0] | a[1]) != 0; }
int neg(const uint64_t a[2]) { return (int)(a[1] >> 63); }
uint32_t low(uint64_t x) { return (uint32_t)(x * 7); }
typedef struct {
  uint64_t lo, hi;
} pair;
pair sum2(uint64_t a, uint64_t b) {
  u64 c = 0;
  u64 s = adc(a, b, &c);
  return (pair){s, c};
}
void cswap(uint64_t a[2], uint64_t b[2], uint64_t bit) {
  u64 m = -(bit & 1);
  for (int i = 0; i < 2; i++) {
    u64 t = (a[i] ^ b[i]) & m;
    a[i] ^= t;
    b[i] ^= t;
  }
}
void last(uint64_t k, const uint64_t a[2], uint64_t r[2]) {
  u64 x = a[0] + k, y = a[1] ^ k;
  r[0] = x;
  r[1] = y;
}
void rot(const uint64_t a[1], const uint64_t b[1], const uint64_t c[1], uint64_t r[1]) {
  r[0] = a[0] + 2 * b[0] + 4 * c[0];
}
void five(const uint64_t a[2], const uint64_t b[2], uint64_t k, uint64_t r[2], uint64_t q[2]) {
  u64 x = a[0] * k, y = a[1] + b[0], z = b[1] ^ k, w = a[0];
  r[0] = x;
  r[1] = y;
  q[0] = z;
  q[1] = w;
}
void *ident(uint64_t r[2], const uint64_t a[2]) {
  r[0] = a[0];
  r[1] = a[1];
  return r;
}
void neg4(uint64_t x[4]) {
  u64 c = 0;
  for (int i = 0; i < 4; i++) x[i] = sbb(0, x[i], &c);
}
uint64_t shl1(uint64_t x[4]) {
  u64 t = x[3] >> 63;
  for (int i = 3; i > 0; i--) x[i] = x[i] << 1 | x[i - 1] >> 63;
  x[0] <<= 1;
  return t;
}
void mixed(uint64_t r[2], uint64_t acc[2], const uint64_t b[2]) {
  u64 x = acc[0] + b[0], y = acc[1] + b[1];
  acc[0] = x;
  acc[1] = y;
  r[0] = x * 3;
  r[1] = y * 5;
}
void part(uint64_t acc[4], const uint64_t b[2]) {
  u64 c = 0;
  u64 t = acc[3];
  for (int i = 0; i < 2; i++) acc[i] = adc(acc[i], b[i], &c);
  acc[1] += t;
}
void unused(uint64_t r[1], uint64_t k, const uint64_t a[1]) { r[0] = a[0] + 1; }
void rst(const uint64_t *restrict a, uint64_t *restrict r) {
  r[0] = a[0] + 1;
  r[1] = a[1] + r[0];
}
void byval(fe *r, fe a) {
  for (int i = 0; i < 4; i++) r->v[i] = a.v[i] + 1;
}
uint64_t smallval(pair a) { return a.lo * a.hi; }
uint16_t h16(uint64_t a) { return a >> 3; }
signed char s8(uint64_t a) { return (signed char)(a >> 5); }
void int_(uint64_t int_, const uint64_t arg1[1], uint64_t out1[1]) { out1[0] = arg1[0] + int_; }
void into_both(uint64_t a[2], uint64_t b[2], const uint64_t c[2]) {
  u64 low = c[0], high = c[1];
  a[0] += low;
  b[0] ^= a[1] + high;
  b[1] ^= low;
  a[1] = high;
}
