/// Status words of crypto_mb's functions of eight: four bits a lane, lane 0 the lowest.

#include <stdint.h>

enum { LANES = 8 };
enum { MISMATCH = 1, NULL_POINTER = 2, LOW_ORDER = 4, WRONG_SIGNATURE = 8 };

static inline uint32_t statusOf(uint32_t status, int lane) { return status << (4 * lane); }

static inline uint32_t inAllLanes(uint32_t status) { return 0x11111111U * status; }
