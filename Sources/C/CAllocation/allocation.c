// SPDX-License-Identifier: MIT
// The functions of the C library that allocate memory and start threads, with a note of each refusal.
//
// Libraries react to a refusal in ways that a program cannot control: GLib and Swift end the process with a signal,
// Cairo leaves out a text, and Pango waits forever for fonts that fontconfig could not list. So the program must learn
// of the refusal itself. A function of the program takes precedence over one of the same name in a library, for all
// libraries.
#define _GNU_SOURCE
#include "CAllocation.h"

#include "CConfine.h"

// Sanitizers replace the same functions.
#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__)) && !__has_feature(address_sanitizer) \
    && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)

#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REPLACED __attribute__((visibility("default")))

// glibc's functions under the names by which a replacement can reach them.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

/// Notes a refusal, unless an argument was wrong.
static void *refuse(size_t size) {
  if (errno == ENOMEM) weave_note_refused_memory(size);
  return NULL;
}

#define NOTED(memory, size) (__builtin_expect((memory) != NULL, 1) ? (memory) : refuse(size))

REPLACED void *malloc(size_t size) {
  void *memory = __libc_malloc(size);
  return NOTED(memory, size);
}

REPLACED void *calloc(size_t count, size_t size) {
  void *memory = __libc_calloc(count, size);
  if (__builtin_expect(memory != NULL, 1)) return memory;
  size_t whole;
  return refuse(__builtin_mul_overflow(count, size, &whole) ? SIZE_MAX : whole);
}

REPLACED void *realloc(void *memory, size_t size) {
  void *moved = __libc_realloc(memory, size);
  // A size of 0 frees the memory.
  return size == 0 ? moved : NOTED(moved, size);
}

REPLACED void *memalign(size_t alignment, size_t size) {
  void *memory = __libc_memalign(alignment, size);
  return NOTED(memory, size);
}

REPLACED void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

REPLACED int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  // The function reports its error without `errno`.
  int before = errno;
  void *made = memalign(alignment, size);
  errno = before;
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

REPLACED void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  void *memory = (void *)syscall(SYS_mmap, place, size, protection, flags, file, offset);
  if (memory == MAP_FAILED) refuse(size);
  return memory;
}

REPLACED void *mmap64(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  return mmap(place, size, protection, flags, file, offset);
}

REPLACED int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  typedef int function(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  static _Atomic(function *) original;
  function *create = atomic_load_explicit(&original, memory_order_relaxed);
  if (create == NULL) {
    create = (function *)dlsym(RTLD_NEXT, "pthread_create");
    if (create == NULL) return EAGAIN;
    atomic_store_explicit(&original, create, memory_order_relaxed);
  }
  int error = create(thread, attributes, body, argument);
  if (error == EAGAIN) weave_note_refused_thread();
  return error;
}

/// Runs before the constructors of all libraries, which already allocate memory.
static void begin(int count, char **arguments, char **environment) {
  (void)environment;
  weave_begin_program(count, arguments);
}

__attribute__((section(".preinit_array"), used)) static void (*const first)(int, char **, char **) = begin;

#endif
