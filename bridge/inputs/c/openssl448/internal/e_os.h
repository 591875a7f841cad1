#include <openssl/e_os2.h>
