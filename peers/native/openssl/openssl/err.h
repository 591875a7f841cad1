#define ERR_raise(LIBRARY, REASON) ((void)0)
