#include <stdint.h>

/// How often memory was asked for in this process: malloc, calloc, realloc and their aligned kin.
uint64_t allocations_made(void);

/// How many bytes are allocated now, as the allocator rounds them.
int64_t allocated_bytes(void);
