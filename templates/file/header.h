{header}
#ifndef {guard}
#define {guard}

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

{prototype}

#ifdef __cplusplus
}
#endif

#endif
