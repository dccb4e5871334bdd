// SPDX-License-Identifier: MIT
// Loaded into a program with LD_PRELOAD, refuses one of its requests for memory: that with the number in REFUSED. With
// COUNTED in the environment, prints the number of requests at the end instead.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_long count;

static bool is_refused(void) {
  static atomic_long refused;
  if (atomic_load(&refused) == 0) {
    const char *number = getenv("REFUSED");
    atomic_store(&refused, number ? atol(number) : -1);
  }
  if (atomic_fetch_add(&count, 1) + 1 != atomic_load(&refused)) return false;
  errno = ENOMEM;
  return true;
}

// These are the names by which the program's own functions reach those of the C library.
#define ALLOCATOR(name, parameters, arguments, counts)         \
  void *name parameters {                                      \
    static void *(*_Atomic original) parameters;               \
    void *(*function) parameters = atomic_load(&original);     \
    if (!function) {                                           \
      *(void **)&function = dlsym(RTLD_NEXT, #name);           \
      atomic_store(&original, function);                       \
    }                                                          \
    return (counts) && is_refused() ? NULL : function arguments; \
  }

ALLOCATOR(__libc_malloc, (size_t size), (size), true)
ALLOCATOR(__libc_calloc, (size_t number, size_t size), (number, size), true)
ALLOCATOR(__libc_realloc, (void *memory, size_t size), (memory, size), size != 0)
ALLOCATOR(__libc_memalign, (size_t alignment, size_t size), (alignment, size), true)

__attribute__((destructor)) static void report(void) {
  if (getenv("COUNTED")) fprintf(stderr, "%ld\n", atomic_load(&count));
}
