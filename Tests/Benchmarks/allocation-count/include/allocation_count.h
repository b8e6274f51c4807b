// Counts allocations of the process, for benchmarks: linked into the program, it comes before the system's functions.
#pragma once
#include <stdbool.h>

/// Number of allocations since the process began. Not exact while several threads allocate.
long allocation_count(void);

/// Returns true if this platform can count.
bool can_count_allocations(void);
