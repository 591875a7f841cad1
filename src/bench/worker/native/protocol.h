/*
 * Wire protocol between the client (src/bench/worker/protocol.ts mirrors this file) and the worker.
 *
 * A frame is a 12-byte header {payload bytes, type, sequence number}, three little-endian u32,
 * followed by the payload. The worker answers every request, in order, with type | FW_REPLY and the
 * same sequence number, or with FW_ERROR and a text. All integers are little-endian; payloads are
 * laid out so that u64 words and doubles are aligned to 8 bytes from the start of the payload.
 */
#ifndef FW_PROTOCOL_H
#define FW_PROTOCOL_H

#define FW_VERSION 4
#define FW_HEADER_BYTES 12

/* Frame types. */
#define FW_HELLO 1
#define FW_SET_FUNCTION 2
#define FW_LOAD 3
#define FW_TEST 4
#define FW_RACE 5
#define FW_MEASURE 6
#define FW_RUN 7
#define FW_PING 8
#define FW_QUIT 9
#define FW_LINK 10
#define FW_REPLY 128
#define FW_ERROR 255

/* Limits. */
#define FW_SLOTS 64
#define FW_NO_SLOT 0xffffffff
#define FW_MAX_CODE_BYTES 49152
#define FW_MAX_FRAME_BYTES 67108864
#define FW_MAX_ARGUMENTS 6
#define FW_MAX_ARRAY_WORDS 4096
#define FW_MAX_ALIASES 203
#define FW_MAX_LOOKS 16
#define FW_MAX_ROUNDS 1024
#define FW_MAX_PERTURBING 4
#define FW_MAX_PLACEMENTS 8
#define FW_ENTRY_WORDS 48

/* Argument kinds. */
#define FW_ARG_OUT 0
#define FW_ARG_IN 1
#define FW_ARG_SCALAR 2

/* Timing modes. */
#define FW_THROUGHPUT 0
#define FW_LATENCY 1
#define FW_PAIRS 2

/* Estimators of a race. */
#define FW_ESTIMATE_MINIMA 0
#define FW_ESTIMATE_LOW_MEAN 1
#define FW_ESTIMATE_MEDIAN_RATIO 2

/* Verdicts. */
#define FW_OK 0
#define FW_WRONG 1
#define FW_FAULT 2

/* Reasons of a verdict that is not ok. */
#define FW_REASON_NONE 0
#define FW_REASON_OUTPUT 1
#define FW_REASON_INPUT_CHANGED 2
#define FW_REASON_STRAY_WRITE 3
#define FW_REASON_CALLEE_SAVED 4
#define FW_REASON_STACK_POINTER 5
#define FW_REASON_FLAGS 6
#define FW_REASON_MXCSR 7
#define FW_REASON_X87 8
#define FW_REASON_CALLER_FRAME 9
#define FW_REASON_RED_ZONE 10
#define FW_REASON_SIGNAL 11
#define FW_REASON_TIMEOUT 12
#define FW_REASON_PROCESS 13
#define FW_REASON_SEGMENT 14

/* Features in the HELLO reply. */
#define FW_FEATURE_BMI2 1
#define FW_FEATURE_ADX 2
#define FW_FEATURE_SYSCALL_GUARD 4
#define FW_FEATURE_PMC 8
#define FW_FEATURE_IFMA 16
#define FW_FEATURE_PRIORITY 32
#define FW_FEATURE_AUTOGROUPS 64
#define FW_FEATURE_WEIGHT 128
#define FW_FEATURE_AVX2 256

/* Request flags of TEST and RUN; the second one of RUN only. */
#define FW_FLAG_STRICT 1
#define FW_FLAG_ENTRY 2

#endif
