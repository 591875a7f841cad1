/*
 * What OpenSSL's assembly asks about the processor: nothing special, so that it takes the code that runs everywhere.
 */
const unsigned int OPENSSL_ia32cap_P[10] = {0};
