/// One X25519 (RFC 7748) whose ladder computes with four numbers side by side, in words of rows (x25519.across.formula
/// is what a step computes). A point x : z is kept as x + z and x - z. PLACES are the numbers that the words of a row
/// have.

#include <stdint.h>
#include <string.h>

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

enum { LIMBS = 5, WORDS = 4, STEPS = 255 };
static const int places[WORDS] = {PLACES};
#define EACH _Pragma("clang loop unroll(full)") for
#define EACH_LIMB EACH(int k = 0; k < LIMBS; k++)
#define EACH_WORD EACH(int i = 0; i < WORDS; i++)

typedef uint64_t rows[LIMBS][WORDS];

void x25519_across_ladder(rows out, const rows state, const rows fixed, const uint64_t bits[STEPS]);
void x25519_row_limbs_x8(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_row_number_x8(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_inverse_across(fe_loose *out, const fe_loose *x); // x25519.inverse.c, which sees four words

static void limbsOf(uint64_t *out, fe_loose x) {
  x25519_row_limbs_x8(out, (uint64_t)x, (uint64_t)(x >> 64), (uint64_t)(x >> 128), (uint64_t)(x >> 192));
}

/// Numbers become words of rows.
static void place(rows out, uint64_t numbers[WORDS][LIMBS]) {
  EACH_LIMB EACH_WORD out[k][i] = numbers[places[i]][k];
}

/// Number `which` of the rows, modulo P.
static fe_loose numberAt(const rows in, int which) {
  fe_loose out;
  EACH_WORD if (places[i] == which) x25519_row_number_x8(&out, in[0][i], in[1][i], in[2][i], in[3][i], in[4][i]);
  return out % P;
}

/// Whether the bits t and t + 1 of the clamped scalar differ, from bit 254 on: then the points change places.
static void changesOf(uint64_t *bits, const unsigned char *scalar) {
  uint64_t k[WORDS];
  memcpy(k, scalar, 32);
  k[0] &= ~7ULL;
  k[3] = (k[3] & ~0ULL >> 1) | 1ULL << 62;
  for (int word = 3, at = 0; word >= 0; word--) {
    const uint64_t changes = k[word] ^ (k[word] >> 1 | (word < 3 ? k[word + 1] << 63 : 0));
    for (int t = word < 3 ? 63 : 62; t >= 0; t--) bits[at++] = changes >> t & 1;
  }
}

/// All three are 32 bytes, little-endian; out may be one of the others.
void x25519_across(unsigned char *out, const unsigned char *scalar, const unsigned char *point) {
  uint64_t bits[STEPS], numbers[WORDS][LIMBS] = {{1}, {1}}, unchanged[WORDS][LIMBS] = {{121665}};
  _Alignas(32) rows state, fixed;
  changesOf(bits, scalar);
  fe_loose u;
  memcpy(&u, point, 32);
  u = (fe)u; // bit 255 is ignored
  // 1 : 0 and u : 1, and what does not change: 121665, nothing, u and -u.
  limbsOf(numbers[2], (u + 1) % P);
  limbsOf(numbers[3], (u + P - 1) % P);
  limbsOf(unchanged[2], u);
  EACH_LIMB unchanged[3][k] = 2 * ((1ULL << 51) - (k == 0 ? 19 : 1)) - unchanged[2][k];
  place(state, numbers);
  place(fixed, unchanged);
  x25519_across_ladder(state, state, fixed, bits);
  // Bit 0 of the scalar is 0: the points are in their places. Of a = x + z and b = x - z, x/z is (a + b)/(a - b).
  const fe_loose a = numberAt(state, 0), b = numberAt(state, 1), x = a + b;
  fe_loose r = a + P - b;
  x25519_inverse_across(&r, &r);
  x25519_mul(&r, &x, &r);
  r %= P;
  memcpy(out, &r, 32);
}
