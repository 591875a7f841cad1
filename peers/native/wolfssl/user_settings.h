/* The parts of wolfSSL that are compared: Curve25519, Ed25519, P-256, P-384, P-521. */
#define WOLFSSL_X86_64_BUILD
#define USE_INTEL_SPEEDUP
#define HAVE_INTEL_AVX2
#define HAVE_CURVE25519
#define HAVE_ED25519
#define WOLFSSL_SHA512
#define HAVE_ECC
#define WOLFSSL_SP
#define WOLFSSL_HAVE_SP_ECC
#define WOLFSSL_SP_384
#define WOLFSSL_SP_521
#define WOLFSSL_SP_ASM
#define WOLFSSL_SP_X86_64_ASM
#define WOLFSSL_SP_X86_64
#define SP_WORD_SIZE 64
#define WC_NO_HARDEN
#define WC_NO_RNG
#define NO_FILESYSTEM
#define SINGLE_THREADED
