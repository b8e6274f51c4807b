#include "allocation_count.h"

#include <stddef.h>

static long count;

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
extern void *__libc_malloc(size_t);

// Plain, because an atomic addition would take as long as the allocation.
void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

bool can_count_allocations(void) { return true; }
#else
bool can_count_allocations(void) { return false; }
#endif

long allocation_count(void) { return count; }
