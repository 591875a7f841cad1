/* What the C tests of libsecp256k1 call and the crate secp256k1-sys leaves out, because its Rust provides it:
 * contexts and scratch space on the heap. Included by the tests behind secp256k1.c, in both copies. */
#include <stdlib.h>
#include <string.h>

#include "../include/secp256k1_preallocated.h"

#define HOST(name) rustsecp256k1_v0_14_##name

static void *fieldwright_test_malloc(size_t size) {
    void *memory = malloc(size);
    if (memory == NULL) abort();
    return memory;
}

/* The crate's own returns NULL always. */
#define checked_malloc(callback, size) fieldwright_test_malloc(size)

HOST(context) *HOST(context_create)(unsigned int flags) {
    void *memory = fieldwright_test_malloc(HOST(context_preallocated_size)(flags));
    HOST(context) *context = HOST(context_preallocated_create)(memory, flags);
    if (context == NULL) free(memory);
    return context;
}

static HOST(context) *HOST(context_clone)(const HOST(context) *context) {
    /* It says so if that is not allowed, and returns 0. */
    const size_t size = HOST(context_preallocated_clone_size)(context);
    return size == 0 ? NULL : HOST(context_preallocated_clone)(context, fieldwright_test_malloc(size));
}

static void HOST(context_destroy)(HOST(context) *context) {
    const int is_ours = context != NULL && HOST(context_is_proper)(context);
    HOST(context_preallocated_destroy)(context);
    if (is_ours) free(context);
}

static HOST(scratch) *HOST(scratch_create)(const HOST(callback) *callback, size_t size) {
    const size_t head = ROUND_TO_ALIGN(sizeof(HOST(scratch)));
    HOST(scratch) *scratch = fieldwright_test_malloc(head + size);
    (void)callback;
    memset(scratch, 0, sizeof *scratch);
    memcpy(scratch->magic, "scratch", 8);
    scratch->data = (unsigned char *)scratch + head;
    scratch->max_size = size;
    return scratch;
}

static void HOST(scratch_destroy)(const HOST(callback) *callback, HOST(scratch) *scratch) {
    if (scratch == NULL) return;
    VERIFY_CHECK(scratch->alloc_size == 0);
    if (memcmp(scratch->magic, "scratch", 8) != 0) {
        HOST(callback_call)(callback, "invalid scratch space");
        return;
    }
    memset(scratch->magic, 0, sizeof scratch->magic);
    free(scratch);
}

static HOST(scratch_space) *HOST(scratch_space_create)(const HOST(context) *context, size_t size) {
    return HOST(scratch_create)(&context->error_callback, size);
}

static void HOST(scratch_space_destroy)(const HOST(context) *context, HOST(scratch_space) *scratch) {
    HOST(scratch_destroy)(&context->error_callback, scratch);
}

#undef HOST
