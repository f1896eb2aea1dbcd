#include <stdint.h>

/// How many bytes the allocator has given out and not taken back, as it rounds them; 0 when another one stands in.
int64_t allocated_bytes(void);
