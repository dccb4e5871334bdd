// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <malloc.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

/// Bytes that are looked for before a crash is called a lack of memory.
#define ROOM (64ul << 20)

uint64_t weave_address_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}

/// Swift, GLib and others end the process where there is no memory, each by a signal of its own.
static void explain(int number) {
  void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) {
    static const char text[] =
        "weave: error: out of memory: the limit on address space (`ulimit -v`) is too low for this picture\n";
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
    _exit(2);
  }
  // It was something else.
  signal(number, SIG_DFL);
  raise(number);
}

void weave_explain_missing_memory(void) {
  if (weave_address_limit() == 0) return;
#ifdef __GLIBC__
  // Each thread would else be given 64 MB of addresses at its first allocation.
  mallopt(M_ARENA_MAX, 1);
#endif
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = explain;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}
