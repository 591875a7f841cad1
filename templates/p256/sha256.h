/// HMAC with SHA-256 (FIPS 198-1, FIPS 180-4) of LANES texts of the same length at once. No jump and no address depends
/// on what they say.

#include <stddef.h>

/// Section 4.2.2 of FIPS 180-4: of the cube roots of the first 64 primes.
static const uint32_t ROUNDS_256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/// Section 5.3.3: of the square roots of the first 8.
static const uint32_t START_256[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

enum { BLOCK = 64, BLOCK_WORDS = 16, STATE = 8, TEXT = 2 * BLOCK };

/// A word of each lane.
typedef uint32_t half __attribute__((vector_size(4 * LANES)));

static inline half rotated(half x, int n) { return x >> n | x << (32 - n); }

/// Section 6.2.2: a block of texts into the state. The words of the state change their names instead of their places: a
/// is s[-i mod 8].
static __attribute__((noinline)) void compress(half *state, const unsigned char (*texts)[TEXT], int at) {
  half s[STATE], w[BLOCK_WORDS];
  EACH_LANE EACH for (int i = 0; i < BLOCK_WORDS; i++) {
    uint32_t word;
    memcpy(&word, texts[lane] + at + 4 * i, 4);
    w[i][lane] = __builtin_bswap32(word);
  }
  EACH for (int i = 0; i < STATE; i++) s[i] = state[i];
  for (int t = 0; t < 64; t += BLOCK_WORDS) EACH for (int i = 0; i < BLOCK_WORDS; i++) {
      if (t > 0) {
        const half x = w[(i + 1) % BLOCK_WORDS], y = w[(i + 14) % BLOCK_WORDS];
        w[i] += (rotated(x, 7) ^ rotated(x, 18) ^ x >> 3) + (rotated(y, 17) ^ rotated(y, 19) ^ y >> 10) +
                w[(i + 9) % BLOCK_WORDS];
      }
      const half a = s[-i & 7], b = s[(1 - i) & 7], c = s[(2 - i) & 7];
      const half e = s[(4 - i) & 7], f = s[(5 - i) & 7], g = s[(6 - i) & 7];
      const half t1 = s[(7 - i) & 7] + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) +
                      ROUNDS_256[t + i] + w[i];
      s[(3 - i) & 7] += t1;
      s[(7 - i) & 7] =
          t1 + (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    }
  EACH for (int i = 0; i < STATE; i++) state[i] += s[i];
}

/// Behind a block and so many bytes of a text, 118 at most, its end (section 5.1.1).
static inline void setEnd(unsigned char *text, int length) {
  const int last = length + 9 <= BLOCK ? BLOCK - 1 : TEXT - 1, bits = 8 * (BLOCK + length);
  EACH for (int i = 0; i < TEXT; i++)
    if (i >= length) text[i] = i == length ? 0x80 : i == last - 1 ? bits >> 8 : i == last ? bits : 0;
}

static inline void setDigests(bytes_32 *out, const half *state) {
  EACH_LANE EACH for (int i = 0; i < STATE; i++) {
    const uint32_t word = __builtin_bswap32(state[i][lane]);
    memcpy(out[lane] + 4 * i, &word, 4);
  }
}

/// States behind the block of a key, from which the inner and the outer digest of each text go on.
struct keyed {
  half inner[STATE], outer[STATE];
};

/// Those of a key of zeros.
static const uint32_t INNER_OF_ZEROS[STATE] = {
    0xf454dead, 0x9725214f, 0x90daf2a0, 0xdf1228ea, 0x64e5750f, 0xa3924181, 0x824a932b, 0xf8e04e32,
};
static const uint32_t OUTER_OF_ZEROS[STATE] = {
    0xd385480f, 0x7abb6477, 0x37c9c538, 0x5dd82467, 0x8e043a72, 0x753434b0, 0xdeb82818, 0x361d45a6,
};

static inline void setZeros(struct keyed *keyed) {
  EACH for (int i = 0; i < STATE; i++) {
    keyed->inner[i] = (half){} + INNER_OF_ZEROS[i];
    keyed->outer[i] = (half){} + OUTER_OF_ZEROS[i];
  }
}

/// The state behind the block of a key of 32 bytes, each of whose bytes is exclusive-or'ed with this one.
static inline void startWith(half *state, const bytes_32 *keys, unsigned char byte) {
  unsigned char first[LANES][TEXT];
  EACH for (int i = 0; i < STATE; i++) state[i] = (half){} + START_256[i];
  EACH_LANE EACH for (int i = 0; i < BLOCK; i++) first[lane][i] = (i < 32 ? keys[lane][i] : 0) ^ byte;
  compress(state, first, 0);
}

static inline void setKeys(struct keyed *keyed, const bytes_32 *keys) {
  startWith(keyed->inner, keys, 0x36);
  startWith(keyed->outer, keys, 0x5c);
}

/// The digest of texts with their ends, in so many blocks, behind a state.
static inline void digest(bytes_32 *out, const half *start, const unsigned char (*texts)[TEXT], int blocks) {
  half state[STATE];
  EACH for (int i = 0; i < STATE; i++) state[i] = start[i];
  for (int k = 0; k < blocks; k++) compress(state, texts, BLOCK * k);
  setDigests(out, state);
}

/// HMAC of texts with their ends, in so many blocks.
static __attribute__((noinline)) void hmac(bytes_32 *out, const struct keyed *keyed,
                                           const unsigned char (*texts)[TEXT], int blocks) {
  unsigned char inner[LANES][TEXT];
  bytes_32 digests[LANES];
  digest(digests, keyed->inner, texts, blocks);
  EACH_LANE {
    memcpy(inner[lane], digests[lane], 32);
    setEnd(inner[lane], 32);
  }
  digest(out, keyed->outer, inner, 1);
}
