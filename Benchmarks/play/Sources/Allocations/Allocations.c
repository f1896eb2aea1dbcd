// Definitions in the executable come before those of libc for every library of the process, so the Swift runtime's
// calls are counted too.
#include "Allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

// One thread measures; the counters need no more than that.
static uint64_t made;
static int64_t live;

uint64_t allocations_made(void) { return made; }
int64_t allocated_bytes(void) { return live; }

static void *counted(void *memory) {
    made += 1;
    live += (int64_t)malloc_usable_size(memory);
    return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *realloc(void *memory, size_t size) {
    live -= (int64_t)malloc_usable_size(memory);
    return counted(__libc_realloc(memory, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *result = counted(memory);
    return 0;
}

void free(void *memory) {
    live -= (int64_t)malloc_usable_size(memory);
    __libc_free(memory);
}
