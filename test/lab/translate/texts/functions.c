/* Small functions that between them make compilers print most of what the translation must know. */
#include <stdint.h>
#include <string.h>

typedef unsigned __int128 u128;
typedef uint64_t u64;

static const u64 P[4] = {0xffffffffffffffedull, -1ull, -1ull, 0x7fffffffffffffffull};
u64 counter = 3;

void mul4(u64 *o, const u64 *a, const u64 *b) {
  u64 r[8] = {0};
  for (int i = 0; i < 4; i++) {
    u64 c = 0;
    for (int j = 0; j < 4; j++) {
      u128 t = (u128)a[i] * b[j] + r[i + j] + c;
      r[i + j] = (u64)t;
      c = (u64)(t >> 64);
    }
    r[i + 4] = c;
  }
  memcpy(o, r, 64);
}

void select4(u64 *o, const u64 *a, const u64 *b, unsigned char c) {
  for (int i = 0; i < 4; i++) o[i] = c ? a[i] : b[i];
}

u64 is_zero5(const u64 *a) {
  u64 x = 0;
  for (int i = 0; i < 5; i++) x |= a[i];
  return x == 0;
}

void add_prime(u64 *o, const u64 *a) {
  u64 c = 0;
  for (int i = 0; i < 4; i++) {
    u128 t = (u128)a[i] + P[i] + c;
    o[i] = (u64)t;
    c = (u64)(t >> 64);
  }
}

void to_bytes(unsigned char *o, const u64 *a) {
  for (int i = 0; i < 32; i++) o[i] = (unsigned char)(a[i / 8] >> (8 * (i % 8)));
}

int64_t mixed(int64_t a, int32_t b, signed char c) { return a > b ? -a : (int64_t)b * 19 + c; }

u64 sum31(const u64 *a, int n) {
  u64 s = counter++;
  for (int i = 0; i < n; i++) s += a[i] * 31;
  return s;
}

int table(int x) {
  switch (x) {
    case 0: return 5;
    case 1: return 99;
    case 2: return -3;
    case 3: return 77;
    case 4: return 1234;
    case 5: return 3;
    default: return 0;
  }
}

u64 dispatch(u64 x, int how) {
  switch (how) {
    case 0: return x * 38 + 1;
    case 1: return x >> 13 | x << 51;
    case 2: return x / 10;
    case 3: return (u64)__builtin_popcountll(x) + is_zero5((const u64[5]){x, 0, 0, 0, 0});
    case 4: return __builtin_bswap64(x) ^ 0x0123456789abcdefull;
    case 5: return x % 1000003;
    default: return ~x & 0xffffffff00000001ull;
  }
}
