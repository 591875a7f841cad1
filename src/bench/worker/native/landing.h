/* The place outside the worker to which foreign code returns (trampoline.h). */
#ifndef FW_LANDING_H
#define FW_LANDING_H
#include <stdbool.h>

bool landingInit(void);
#endif
