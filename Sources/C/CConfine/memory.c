// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// The bytes that must be available for a crash not to count as a lack of memory.
#define ROOM (64ul << 20)

uint64_t weave_address_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}

/// Swift, GLib and others end the process when there is no memory, each with a signal of its own.
static void explain(int number) {
  void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) {
    static const char text[] =
        "weave: error: out of memory: the limit on address space (`ulimit -v`) is too low for this picture\n";
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
    _exit(2);
  }
  // There is memory, so the crash had another cause.
  signal(number, SIG_DFL);
  raise(number);
}

void weave_explain_missing_memory(void) {
  if (weave_address_limit() == 0) return;
#ifdef __GLIBC__
  // Otherwise each thread reserves 64 MB of address space at its first allocation.
  mallopt(M_ARENA_MAX, 1);
#endif
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = explain;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}

/// Releases pages of a program or library that are not writable.
static int release_code(struct dl_phdr_info *part, size_t size, void *page) {
  (void)size;
  uintptr_t whole = ~(*(const uintptr_t *)page - 1);
  for (int i = 0; i < part->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &part->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0 || part->dlpi_name == NULL) continue;
    uintptr_t begin = (part->dlpi_addr + segment->p_vaddr) & whole;
    uintptr_t end = (part->dlpi_addr + segment->p_vaddr + segment->p_filesz) & whole;
    // The vDSO, which the kernel maps into every process, is not a file.
    if (begin < end && strncmp(part->dlpi_name, "linux-vdso", 10) != 0) {
      madvise((void *)begin, end - begin, MADV_DONTNEED);
    }
  }
  return 0;
}

void weave_release_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
  long page = sysconf(_SC_PAGESIZE);
  if (page <= 0) return;
  uintptr_t size = (uintptr_t)page;
  dl_iterate_phdr(release_code, &size);
}
