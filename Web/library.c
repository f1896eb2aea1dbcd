// What compiled Swift asks of a C library, for a program without one.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks are powers of two from 32 bytes on; the size of a free or used block stands just before its memory.
typedef struct Free {
    struct Free *next;
} Free;

static Free *freed[32];
static uintptr_t top;

static unsigned order_of(size_t size) {
    unsigned order = 5;
    while (((size_t)1 << order) < size + 16) order++;
    return order;
}

static void *fresh(unsigned order) {
    if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = top;
    top += (uintptr_t)1 << order;
    uintptr_t pages = (top + 65535) / 65536;
    uintptr_t now = __builtin_wasm_memory_size(0);
    if (pages > now && __builtin_wasm_memory_grow(0, pages - now) == (size_t)-1) __builtin_trap();
    *(uint32_t *)(start + 8) = order;
    return (void *)(start + 16);
}

void *malloc(size_t size) {
    unsigned order = order_of(size);
    if (order > 31) return NULL;
    Free *block = freed[order];
    if (block == NULL) return fresh(order);
    freed[order] = block->next;
    return block;
}

void free(void *memory) {
    if (memory == NULL) return;
    unsigned order = *(uint32_t *)((uintptr_t)memory - 8);
    Free *block = memory;
    block->next = freed[order];
    freed[order] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // Every block is aligned to 16 bytes, and nothing here needs more.
    if (alignment > 16) return 22;
    *result = malloc(size);
    return *result == NULL ? 12 : 0;
}

// Each is one instruction of WebAssembly.
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *first, const void *second, size_t count) {
    const unsigned char *left = first, *right = second;
    for (size_t index = 0; index < count; index++)
        if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
    return 0;
}

// Hashes may differ from run to run and nothing may depend on them; here they don't.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

uintptr_t __stack_chk_guard = 0x5AA55AA5;
void __stack_chk_fail(void) { __builtin_trap(); }

// Half a way goes away from zero.
double round(double number) {
    double whole = __builtin_trunc(number);
    if (__builtin_fabs(number - whole) >= 0.5) whole += __builtin_copysign(1, number);
    return whole;
}

// What is left is exact: each multiple that is taken away is more than half of what there is.
double fmod(double number, double divisor) {
    double rest = __builtin_fabs(number), step = __builtin_fabs(divisor);
    if (!(rest < __builtin_inf()) || !(step > 0)) return __builtin_nan("");
    while (rest >= step) {
        double multiple = step;
        while (multiple <= rest / 2) multiple *= 2;
        rest -= multiple;
    }
    return __builtin_copysign(rest, number);
}

// The product of two numbers of 128 bits, from products of 64 bits of their halves.
__int128 __multi3(__int128 first, __int128 second) {
    uint64_t a = (uint64_t)first, b = (uint64_t)second;
    uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF);
    uint64_t left = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
    uint64_t right = (a & 0xFFFFFFFF) * (b >> 32) + (left & 0xFFFFFFFF);
    uint64_t high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32);
    high += (uint64_t)(first >> 64) * b + a * (uint64_t)(second >> 64);
    return (__int128)((unsigned __int128)high << 64 | right << 32 | (low & 0xFFFFFFFF));
}

// There is nowhere to print to.
int putchar(int character) { return character; }
