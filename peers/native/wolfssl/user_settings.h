/* The parts of wolfSSL's assembly that are compared: Curve25519, P-256, P-521. */
#define WOLFSSL_X86_64_BUILD
#define USE_INTEL_SPEEDUP
#define HAVE_INTEL_AVX2
#define HAVE_CURVE25519
#define HAVE_ECC
#define WOLFSSL_SP
#define WOLFSSL_HAVE_SP_ECC
#define WOLFSSL_SP_521
#define WOLFSSL_SP_ASM
#define WOLFSSL_SP_X86_64_ASM
#define WOLFSSL_SP_X86_64
#define SP_WORD_SIZE 64
#define WC_NO_HARDEN
