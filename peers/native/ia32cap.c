/*
 * What OpenSSL's assembly asks about the processor. Only its dispatchers look at it, and they are not called.
 */
const unsigned int OPENSSL_ia32cap_P[10] = {0};
