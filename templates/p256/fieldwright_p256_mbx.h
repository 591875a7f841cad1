/*
 * ECDH and ECDSA on P-256 by the names and conventions of Intel's crypto_mb 2, from `fieldwright library p256 --lanes 8
 * --interface mbx` of Fieldwright. Programs that include crypto_mb/ec_nistp256.h need no other header: link this
 * library instead of libcrypto_mb.a. There are no functions of OpenSSL's numbers (_ssl_), and none of signatures in two
 * parts.
 */
#ifndef FIELDWRIGHT_P256_MBX_H
#define FIELDWRIGHT_P256_MBX_H

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Four bits a lane, lane 0 the lowest: 0 right; 1 a number that must not be: a private or ephemeral key, r or s that is
 * not from 1 to n - 1, n the order of the base point, or a public key that is not on the curve or not below p; 2 a
 * pointer of the lane is null, and nothing is written for it; 8 the signature is wrong, or r = 0 or s = 0 would be
 * signed. If an array itself is null, 2 in all lanes. Where a lane is not right for another reason than null, zeros are
 * written.
 *
 * Keys are four words, the lowest first. Public keys are X : Y : Z in Jacobian coordinates, x = X/Z^2, y = Y/Z^3, or
 * x and y if pa_pubz itself is null; those that are written have Z = 1. Messages are digests, and shared keys, r and s
 * are numbers, all of 32 bytes, the highest first; digests from n on count modulo n. pBuffer is not used.
 *
 * What is written must not overlap anything else. What one lane has changes no result of another. What may depend on
 * secrets is said in fieldwright_p256_batch.h.
 */
unsigned mbx_nistp256_ecpublic_key_mb8(unsigned long long *pa_pubx[8], unsigned long long *pa_puby[8],
                                       unsigned long long *pa_pubz[8], const unsigned long long *const pa_skey[8],
                                       unsigned char *pBuffer);

unsigned mbx_nistp256_ecdh_mb8(unsigned char *pa_shared_key[8], const unsigned long long *const pa_skey[8],
                               const unsigned long long *const pa_pubx[8], const unsigned long long *const pa_puby[8],
                               const unsigned long long *const pa_pubz[8], unsigned char *pBuffer);

/* An ephemeral key is the nonce: never the same for two messages, and unknown to all others. */
unsigned mbx_nistp256_ecdsa_sign_mb8(unsigned char *pa_sign_r[8], unsigned char *pa_sign_s[8],
                                     const unsigned char *const pa_msg[8],
                                     const unsigned long long *const pa_eph_skey[8],
                                     const unsigned long long *const pa_reg_skey[8], unsigned char *pBuffer);

unsigned mbx_nistp256_ecdsa_verify_mb8(const unsigned char *const pa_sign_r[8],
                                       const unsigned char *const pa_sign_s[8],
                                       const unsigned char *const pa_msg[8],
                                       const unsigned long long *const pa_pubx[8],
                                       const unsigned long long *const pa_puby[8],
                                       const unsigned long long *const pa_pubz[8], unsigned char *pBuffer);

#ifdef __cplusplus
}
#endif

#endif
