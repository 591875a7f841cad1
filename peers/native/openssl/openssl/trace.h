#define OSSL_TRACE3(CATEGORY, FORMAT, A, B, C) ((void)0)
