/*
 * The headers in this folder stand for those that OpenSSL's Configure makes, or that lead to such. They declare what
 * its field arithmetic needs in order to compile; what calls the rest of the library is left out by the linker.
 */
#define OPENSSL_CONFIGURED_API 40000
#define SIXTY_FOUR_BIT_LONG
