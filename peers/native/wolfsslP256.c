/* Points on P-256 as wolfSSL's static functions compute them: doubling, and addition of an affine point. wolfSSL's
 * points have room for a product in each coordinate and say apart whether they are at infinity, so ours are copied in
 * and out (24 and 32 words). */
#include <stdint.h>
#include <string.h>
#include <wolfcrypt/src/sp_x86_64.c>

#define BYTES 32

static void readPoint(sp_point_256 *p, const uint64_t *words) {
  memcpy(p->x, words, BYTES);
  memcpy(p->y, words + 4, BYTES);
  memcpy(p->z, words + 8, BYTES);
  p->infinity = (words[8] | words[9] | words[10] | words[11]) == 0;
}

static void writePoint(uint64_t *words, const sp_point_256 *p) {
  memcpy(words, p->x, BYTES);
  memcpy(words + 4, p->y, BYTES);
  memcpy(words + 8, p->z, BYTES);
}

void wolfssl_p256_double(uint64_t *out, const uint64_t *point) {
  sp_point_256 p, r;
  sp_digit scratch[2 * 4 * 6];
  readPoint(&p, point);
  sp_256_proj_point_dbl_avx2_4(&r, &p, scratch);
  writePoint(out, &r);
}

void wolfssl_p256_mixed(uint64_t *out, const uint64_t *a, const uint64_t *b) {
  sp_point_256 p, q, r;
  sp_digit scratch[2 * 4 * 6];
  readPoint(&p, a);
  memcpy(q.x, b, BYTES);
  memcpy(q.y, b + 4, BYTES);
  memcpy(q.z, p256_norm_mod, BYTES);
  q.infinity = 0;
  sp_256_proj_point_add_qz1_avx2_4(&r, &p, &q, scratch);
  writePoint(out, &r);
}
