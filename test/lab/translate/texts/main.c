/* Calls every function of functions.c on pseudo-random inputs and prints a digest of the results. */
#include <stdint.h>
#include <stdio.h>

typedef uint64_t u64;
extern u64 counter;
void mul4(u64 *, const u64 *, const u64 *);
void select4(u64 *, const u64 *, const u64 *, unsigned char);
u64 is_zero5(const u64 *);
void add_prime(u64 *, const u64 *);
void to_bytes(unsigned char *, const u64 *);
int64_t mixed(int64_t, int32_t, signed char);
u64 sum31(const u64 *, int);
int table(int);
u64 dispatch(u64, int);

static u64 seed = 88172645463325252ull, digest;
static u64 next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}
static void absorb(const u64 *x, int n) {
  for (int i = 0; i < n; i++) digest = digest * 0x9e3779b97f4a7c15ull + x[i];
}

int main(void) {
  for (int round = 0; round < 200; round++) {
    u64 a[8], b[8], o[8] = {0};
    for (int i = 0; i < 8; i++) {
      a[i] = next();
      b[i] = next() >> (next() & 63);
    }
    mul4(o, a, b);
    absorb(o, 8);
    select4(o, a, b, (unsigned char)(round & 1));
    absorb(o, 4);
    add_prime(o, a);
    absorb(o, 4);
    to_bytes((unsigned char *)o, b);
    absorb(o, 4);
    u64 s[5] = {is_zero5(a), (u64)mixed((int64_t)a[0], (int32_t)a[1], (signed char)a[2]), sum31(a, 7),
                (u64)table(round % 8), counter};
    absorb(s, 5);
    for (int how = 0; how < 8; how++) {
      u64 d = dispatch(a[how], how);
      absorb(&d, 1);
    }
  }
  printf("%016llx\n", (unsigned long long)digest);
  return 0;
}
