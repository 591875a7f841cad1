/// SHA-512 (FIPS 180-4) of LANES texts at once, each of its own length. No jump and no address depends on what they
/// say.

/// Section 4.2.3: of the cube roots of the first 80 primes.
static const uint64_t ROUNDS[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

/// Section 5.3.5: of the square roots of the first 8.
static const uint64_t START[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

enum { BLOCK = 128, BLOCK_WORDS = 16, STATE = 8, DIGEST = 64 };

static inline row rotated(row x, int n) { return x >> n | x << (64 - n); }

/// Section 6.4.2: a block into the state. The words of the state change their names instead of their places: a is
/// s[-i mod 8].
static void compress(row *state, row *w) {
  row s[STATE];
  memcpy(s, state, sizeof s);
  for (int t = 0; t < 80; t += BLOCK_WORDS) EACH for (int i = 0; i < BLOCK_WORDS; i++) {
      if (t > 0) {
        const row x = w[(i + 1) % BLOCK_WORDS], y = w[(i + 14) % BLOCK_WORDS];
        w[i] += (rotated(x, 1) ^ rotated(x, 8) ^ x >> 7) + (rotated(y, 19) ^ rotated(y, 61) ^ y >> 6) +
                w[(i + 9) % BLOCK_WORDS];
      }
      const row a = s[-i & 7], b = s[(1 - i) & 7], c = s[(2 - i) & 7];
      const row e = s[(4 - i) & 7], f = s[(5 - i) & 7], g = s[(6 - i) & 7];
      const row t1 = s[(7 - i) & 7] + (rotated(e, 14) ^ rotated(e, 18) ^ rotated(e, 41)) + ((e & f) ^ (~e & g)) +
                     ROUNDS[t + i] + w[i];
      s[(3 - i) & 7] += t1;
      s[(7 - i) & 7] =
          t1 + (rotated(a, 28) ^ rotated(a, 34) ^ rotated(a, 39)) + ((a & b) ^ (a & c) ^ (b & c));
    }
  EACH for (int i = 0; i < STATE; i++) state[i] += s[i];
}

/// A head of 32 or 64 bytes, then a message.
struct text {
  const unsigned char *head;
  size_t headLength;
  const unsigned char *message;
  size_t length;
};

static size_t blocksOf(const struct text *text) { return (text->headLength + text->length + 16) / BLOCK + 1; }

static inline uint64_t bigEndian(const unsigned char *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
  return __builtin_bswap64(word);
}

/// Eight bytes of a message; behind its end 0x80 and zeros (section 5.1.2). They are not put together in memory: stores
/// whose place depends on a length hide what else is there.
static __attribute__((noinline)) uint64_t messageWord(const unsigned char *message, size_t length, size_t at) {
  if (at + 8 <= length) return bigEndian(message + at);
  uint64_t word = at <= length ? 1ULL << 63 : 0;
  _Pragma("clang loop unroll(disable)") for (; at < length; length--)
    word = word >> 8 | (uint64_t)message[length - 1] << 56;
  return word;
}

/// Lanes whose text has ended keep their state.
static void sha512(unsigned char (*out)[DIGEST], const struct text *texts) {
  row state[STATE];
  size_t most = 0;
  EACH for (int i = 0; i < STATE; i++) state[i] = (row){} + START[i];
  EACH_LANE if (blocksOf(&texts[lane]) > most) most = blocksOf(&texts[lane]);
  for (size_t b = 0; b < most; b++) {
    row w[BLOCK_WORDS], next[STATE], isLeft;
    EACH_LANE {
      const struct text *text = &texts[lane];
      EACH for (int i = 0; i < BLOCK_WORDS; i++) {
        if (b == 0 && i < 8 && 8 * i < text->headLength) w[i][lane] = bigEndian(text->head + 8 * i);
        else w[i][lane] = messageWord(text->message, text->length, BLOCK * b + 8 * i - text->headLength);
      }
      if (b + 1 == blocksOf(text)) w[BLOCK_WORDS - 1][lane] = 8 * (text->headLength + text->length);
      isLeft[lane] = -(uint64_t)(b < blocksOf(text));
    }
    memcpy(next, state, sizeof next);
    compress(next, w);
    EACH for (int i = 0; i < STATE; i++) state[i] ^= isLeft & (state[i] ^ next[i]);
  }
  EACH_LANE EACH for (int i = 0; i < STATE; i++) {
    const uint64_t word = __builtin_bswap64(state[i][lane]);
    memcpy(out[lane] + 8 * i, &word, 8);
  }
}
