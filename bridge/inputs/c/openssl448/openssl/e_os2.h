/* Stands for a header that OpenSSL's build generates, as far as the field arithmetic of curve448 needs it. */
#ifndef OPENSSL_E_OS2_H
#define OPENSSL_E_OS2_H
#include <stddef.h>
#include <stdint.h>
#define ossl_inline inline
#define ossl_unused __attribute__((unused))
#endif
