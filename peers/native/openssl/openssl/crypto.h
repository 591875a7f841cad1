#include <stdlib.h>
#include <openssl/types.h>

typedef void CRYPTO_RWLOCK;
struct crypto_ex_data_st {
  void *unused;
};

void OPENSSL_die(const char *message, const char *file, int line);
#define OPENSSL_zalloc(SIZE) calloc(1, SIZE)
#define OPENSSL_calloc(COUNT, SIZE) calloc(COUNT, SIZE)
#define OPENSSL_malloc_array(COUNT, SIZE) calloc(COUNT, SIZE)
#define OPENSSL_free(POINTER) free(POINTER)
