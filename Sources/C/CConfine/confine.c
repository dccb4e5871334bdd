// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <dlfcn.h>
#include <errno.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock

// From linux/landlock.h of Linux 5.13 and later; parts of it are newer than the headers of Debian 12.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif
#ifndef SYS_landlock_restrict_self
#define SYS_landlock_restrict_self 446
#endif

struct ruleset {
  uint64_t files, network, scope;
};

/// Forbids every action that Landlock controls, because no rule allows any.
static bool forbid_files(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
  if (version < 1) return false;
  // File rights by version: 13, then linking (2), truncating (3), devices (5). Version 4 adds TCP, version 6 sockets
  // and signals.
  int rights = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
  struct ruleset rules = {
      .files = (1u << rights) - 1, .network = version >= 4 ? 3 : 0, .scope = version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return false;
  bool done = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return done;
}

// MARK: seccomp

// The interface of libseccomp 2, seccomp.h. If it were linked, every program that draws would load it.
struct comparison {
  unsigned argument;
  enum { EQUAL = 4, MASKED_EQUAL = 7 } operation;
  uint64_t a, b;
};

struct seccomp {
  void *(*init)(uint32_t action);
  int (*set_attribute)(void *filter, int attribute, uint32_t value);
  int (*resolve)(const char *name);
  int (*add)(void *filter, uint32_t action, int call, unsigned count, const struct comparison *comparisons);
  int (*load)(void *filter);
};

#define ALLOW 0x7fff0000u
#define FAIL(error) (0x00050000u | (error))
#define ALL_THREADS 4

/// The calls needed to allocate memory, wait for another thread, exit and answer.
static const char *const allowed[] = {
    "read", "write", "pread64", "close", "munmap", "mremap", "brk", "madvise", "futex", "exit", "exit_group",
    "rt_sigreturn", "rt_sigprocmask", "rt_sigaction", "sigaltstack", "clock_gettime", "clock_nanosleep", "gettimeofday",
    "getrandom", "sched_yield", "sched_getaffinity", "getpid", "gettid", "set_robust_list", "rseq", "getrusage",
};

/// Calls that are allowed only with certain arguments.
static const struct {
  const char *name;
  struct comparison comparison;
} bounded[] = {
    {"sendto", {0, EQUAL, WEAVE_WORKER_SOCKET, 0}},
    {"recvfrom", {0, EQUAL, WEAVE_WORKER_SOCKET, 0}},
    // No memory may become executable.
    {"mmap", {2, MASKED_EQUAL, PROT_EXEC, 0}},
    {"mprotect", {2, MASKED_EQUAL, PROT_EXEC, 0}},
    // Only threads, no processes.
    {"clone", {0, MASKED_EQUAL, CLONE_THREAD, CLONE_THREAD}},
    {"prctl", {0, EQUAL, PR_SET_NAME, 0}},
    {"prlimit64", {0, EQUAL, 0, 0}},
};

static bool allow(const struct seccomp *library, void *filter, const char *name, const struct comparison *comparison) {
  int call = library->resolve(name);
  // A call that this processor does not have need not be allowed.
  return call < 0 || library->add(filter, ALLOW, call, comparison ? 1 : 0, comparison) == 0;
}

static bool filter_calls(void) {
  void *handle = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  struct seccomp library = {
      .init = (void *(*)(uint32_t))dlsym(handle, "seccomp_init"),
      .set_attribute = (int (*)(void *, int, uint32_t))dlsym(handle, "seccomp_attr_set"),
      .resolve = (int (*)(const char *))dlsym(handle, "seccomp_syscall_resolve_name"),
      .add = (int (*)(void *, uint32_t, int, unsigned, const struct comparison *))dlsym(handle, "seccomp_rule_add_array"),
      .load = (int (*)(void *))dlsym(handle, "seccomp_load"),
  };
  if (!library.init || !library.set_attribute || !library.resolve || !library.add || !library.load) return false;
  void *filter = library.init(FAIL(EPERM));
  if (!filter) return false;
  bool done = library.set_attribute(filter, ALL_THREADS, 1) == 0;
  for (size_t i = 0; done && i < sizeof allowed / sizeof *allowed; i++) done = allow(&library, filter, allowed[i], NULL);
  for (size_t i = 0; done && i < sizeof bounded / sizeof *bounded; i++)
    done = allow(&library, filter, bounded[i].name, &bounded[i].comparison);
  // The flags of `clone3` are in memory, where a filter cannot check them. With ENOSYS, glibc uses `clone` instead.
  int clone3 = library.resolve("clone3");
  if (done && clone3 >= 0) done = library.add(filter, FAIL(ENOSYS), clone3, 0, NULL) == 0;
  return done && library.load(filter) == 0;
}

// MARK: Limits

static void limit(int resource, uint64_t value) {
  struct rlimit there;
  if (getrlimit((__rlimit_resource_t)resource, &there) != 0) return;
  if (there.rlim_max != RLIM_INFINITY && there.rlim_max < value) value = there.rlim_max;
  struct rlimit now = {.rlim_cur = value, .rlim_max = value};
  setrlimit((__rlimit_resource_t)resource, &now);
}

/// The bytes of address space in use; 0 if the system does not provide it.
static uint64_t address_space(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

int weave_confine(uint64_t memory) {
  uint64_t used = address_space();
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  // Landlock comes first, because the filter forbids its calls. The library must be loaded before either.
  void *ahead = dlopen("libseccomp.so.2", RTLD_NOW | RTLD_LOCAL);
  (void)ahead;
  int means = forbid_files() ? WEAVE_LANDLOCK : 0;
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  if (used > 0) limit(RLIMIT_AS, used + memory);
  if (filter_calls()) means |= WEAVE_SECCOMP;
  // No further descriptors, and so no files or sockets, even if the kernel lacks the other means.
  limit(RLIMIT_NOFILE, 0);
  return means;
}
