/*
 * What OpenSSL's assembly asks about the processor: BMI1, BMI2 and ADX (bits 3, 8 and 19 of the word that holds EBX of
 * cpuid leaf 7), so that it takes the code for them. As a constant, because code is moved about without its data.
 */
const unsigned int OPENSSL_ia32cap_P[10] = {0, 0, 1u << 3 | 1u << 8 | 1u << 19};
