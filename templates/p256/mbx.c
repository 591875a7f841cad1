/// The functions of fieldwright_p256_mbx.h over those of any number: lanes without null pointers are brought together.

#include "fieldwright_p256_mbx.h"
#include "../curve/mbx.h"
#include "many.h"

typedef unsigned long long word;
typedef const word *const *words;
typedef const unsigned char *const *bytes;

/// Lanes without null pointers, in order, and what they have.
struct lanes {
  int lanes[LANES];
  size_t n;
  uint32_t status;
  uint8_t valid[LANES], secrets[LANES][32], nonces[LANES][32], digests[LANES][32], pairs[LANES][64];
  jacobian points[LANES];
};

/// A lane joins those that are brought together unless a pointer of it is null, which its status tells.
static void join(struct lanes *all, int lane, int hasNull) {
  if (hasNull) all->status |= statusOf(NULL_POINTER, lane);
  else all->lanes[all->n++] = lane;
}

/// Four words, the lowest first, as 32 bytes, the highest first, and back.
static void setBytes(uint8_t *out, const word *from) {
  for (int i = 0; i < 4; i++) {
    const word reversed = __builtin_bswap64(from[3 - i]);
    __builtin_memcpy(out + 8 * i, &reversed, 8);
  }
}

static void setWords(word *out, const uint8_t *from) {
  for (int i = 0; i < 4; i++) {
    word reversed;
    __builtin_memcpy(&reversed, from + 8 * (3 - i), 8);
    out[i] = __builtin_bswap64(reversed);
  }
}

/// Without an array of Z, that is 1.
static void setPoint(jacobian out, int lane, words x, words y, words z) {
  static const word one[4] = {1};
  setBytes(out[0], x[lane]);
  setBytes(out[1], y[lane]);
  setBytes(out[2], z == 0 ? one : z[lane]);
}

/// Lanes with these statuses of many.h, one or the other, get this one.
static void tell(struct lanes *all, uint8_t first, uint8_t second, uint32_t status) {
  for (size_t k = 0; k < all->n; k++)
    if (all->valid[k] == first || all->valid[k] == second) all->status |= statusOf(status, all->lanes[k]);
}

unsigned mbx_nistp256_ecpublic_key_mb8(word *pa_pubx[8], word *pa_puby[8], word *pa_pubz[8], words pa_skey,
                                       unsigned char *pBuffer) {
  (void)pBuffer;
  if (pa_pubx == 0 || pa_puby == 0 || pa_skey == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = all.status = 0;
  for (int i = 0; i < LANES; i++)
    join(&all, i, pa_pubx[i] == 0 || pa_puby[i] == 0 || (pa_pubz != 0 && pa_pubz[i] == 0) || pa_skey[i] == 0);
  for (size_t k = 0; k < all.n; k++) setBytes(all.secrets[k], pa_skey[all.lanes[k]]);
  p256_public_key_many(all.valid, all.pairs, all.secrets, all.n);
  for (size_t k = 0; k < all.n; k++) {
    const int lane = all.lanes[k];
    setWords(pa_pubx[lane], all.pairs[k]);
    setWords(pa_puby[lane], all.pairs[k] + 32);
    if (pa_pubz == 0) continue;
    for (int i = 0; i < 4; i++) pa_pubz[lane][i] = i == 0 && all.valid[k] == RIGHT;
  }
  tell(&all, WRONG, WRONG, MISMATCH);
  return all.status;
}

unsigned mbx_nistp256_ecdh_mb8(unsigned char *pa_shared_key[8], words pa_skey, words pa_pubx, words pa_puby,
                               words pa_pubz, unsigned char *pBuffer) {
  (void)pBuffer;
  if (pa_shared_key == 0 || pa_skey == 0 || pa_pubx == 0 || pa_puby == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = all.status = 0;
  for (int i = 0; i < LANES; i++)
    join(&all, i, pa_shared_key[i] == 0 || pa_skey[i] == 0 || pa_pubx[i] == 0 || pa_puby[i] == 0 ||
                      (pa_pubz != 0 && pa_pubz[i] == 0));
  for (size_t k = 0; k < all.n; k++) {
    setBytes(all.secrets[k], pa_skey[all.lanes[k]]);
    setPoint(all.points[k], all.lanes[k], pa_pubx, pa_puby, pa_pubz);
  }
  p256_ecdh_many(all.valid, all.digests, all.secrets, all.points, all.n);
  for (size_t k = 0; k < all.n; k++) __builtin_memcpy(pa_shared_key[all.lanes[k]], all.digests[k], 32);
  tell(&all, WRONG, WRONG, MISMATCH);
  return all.status;
}

unsigned mbx_nistp256_ecdsa_sign_mb8(unsigned char *pa_sign_r[8], unsigned char *pa_sign_s[8], bytes pa_msg,
                                     words pa_eph_skey, words pa_reg_skey, unsigned char *pBuffer) {
  (void)pBuffer;
  if (pa_sign_r == 0 || pa_sign_s == 0 || pa_msg == 0 || pa_eph_skey == 0 || pa_reg_skey == 0)
    return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = all.status = 0;
  for (int i = 0; i < LANES; i++)
    join(&all, i, pa_sign_r[i] == 0 || pa_sign_s[i] == 0 || pa_msg[i] == 0 || pa_eph_skey[i] == 0 ||
                      pa_reg_skey[i] == 0);
  for (size_t k = 0; k < all.n; k++) {
    __builtin_memcpy(all.digests[k], pa_msg[all.lanes[k]], 32);
    setBytes(all.nonces[k], pa_eph_skey[all.lanes[k]]);
    setBytes(all.secrets[k], pa_reg_skey[all.lanes[k]]);
  }
  p256_sign_many(all.valid, all.pairs, all.secrets, all.nonces, all.digests, 0, all.n);
  for (size_t k = 0; k < all.n; k++) {
    __builtin_memcpy(pa_sign_r[all.lanes[k]], all.pairs[k], 32);
    __builtin_memcpy(pa_sign_s[all.lanes[k]], all.pairs[k] + 32, 32);
  }
  tell(&all, WRONG, NO_NUMBER, MISMATCH);
  tell(&all, ZERO_IN_SIGNATURE, ZERO_IN_SIGNATURE, WRONG_SIGNATURE);
  return all.status;
}

unsigned mbx_nistp256_ecdsa_verify_mb8(bytes pa_sign_r, bytes pa_sign_s, bytes pa_msg, words pa_pubx, words pa_puby,
                                       words pa_pubz, unsigned char *pBuffer) {
  (void)pBuffer;
  if (pa_sign_r == 0 || pa_sign_s == 0 || pa_msg == 0 || pa_pubx == 0 || pa_puby == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = all.status = 0;
  for (int i = 0; i < LANES; i++)
    join(&all, i, pa_sign_r[i] == 0 || pa_sign_s[i] == 0 || pa_msg[i] == 0 || pa_pubx[i] == 0 || pa_puby[i] == 0 ||
                      (pa_pubz != 0 && pa_pubz[i] == 0));
  for (size_t k = 0; k < all.n; k++) {
    const int lane = all.lanes[k];
    __builtin_memcpy(all.pairs[k], pa_sign_r[lane], 32);
    __builtin_memcpy(all.pairs[k] + 32, pa_sign_s[lane], 32);
    __builtin_memcpy(all.digests[k], pa_msg[lane], 32);
    setPoint(all.points[k], lane, pa_pubx, pa_puby, pa_pubz);
  }
  p256_verify_many(all.valid, all.pairs, all.points, all.digests, all.n);
  tell(&all, NO_NUMBER, NO_NUMBER, MISMATCH);
  tell(&all, WRONG, WRONG, WRONG_SIGNATURE);
  return all.status;
}
