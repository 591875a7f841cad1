/* What HACL*'s configure script would find out on x86-64. */
#define HACL_CAN_COMPILE_INLINE_ASM 1
#define HACL_CAN_COMPILE_INTRINSICS 1
