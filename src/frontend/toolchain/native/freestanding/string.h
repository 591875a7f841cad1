/// What the C of the bridge uses of the C library, for processors whose library need not be installed.
void *memcpy(void *restrict to, const void *restrict from, __SIZE_TYPE__ count);
