// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

// From linux/openat2.h of Linux 5.6; older headers do not have it.
struct open_how {
  uint64_t flags, mode, resolve;
};
#define RESOLVE_NO_MAGICLINKS 0x02
#define RESOLVE_BENEATH 0x08
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

int weave_open_beneath(int folder, const char *path, int flags) {
  struct open_how how = {.flags = (uint64_t)(unsigned)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
  // If a file is renamed during the lookup, the kernel stops with EAGAIN and expects another attempt.
  for (int attempt = 0; attempt < 100; attempt++) {
    int opened = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (opened >= 0 || (errno != EAGAIN && errno != EINTR)) return opened;
  }
  return -1;
}
