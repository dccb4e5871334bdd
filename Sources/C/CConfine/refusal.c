// SPDX-License-Identifier: MIT
// How a program ends when the system refuses it memory, a thread or stack.
#define _GNU_SOURCE
#include "CConfine.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/// A block of at least this many bytes is large: its refusal does not mean that all memory is used up.
#define LARGE (1ul << 20)
/// Seconds in which a crash counts as a consequence of a refusal.
#define CONSEQUENCE 2
/// The bytes of stack that deeply nested designs need.
#define STACK (8ul << 20)

static atomic_bool is_begun;
static atomic_bool goes_on;
static atomic_bool was_refused;

/// The times of the last refusals to this thread; 0 for none.
static _Thread_local time_t memory_refusal, thread_refusal;

/// The first address above the stack of the main thread.
static uintptr_t stack_top;
/// The limit on that stack when the program started.
static uint64_t stack_limit;

static uint64_t limit_of(int resource) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}

uint64_t weave_address_limit(void) { return limit_of(RLIMIT_AS); }

// MARK: The end

/// Prints a message and ends the process. It allocates nothing, and signal handlers may call it.
static _Noreturn void end(const char *text) {
  static atomic_flag is_ending = ATOMIC_FLAG_INIT;
  // Another thread is about to end the process.
  if (atomic_flag_test_and_set(&is_ending)) while (true) pause();
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
  _exit(2);
}

static _Noreturn void end_without_memory(void) {
  if (limit_of(RLIMIT_AS) != 0)
    end("weave: error: out of memory: the limit on address space (`ulimit -v`) is too low for this command\n");
  if (limit_of(RLIMIT_DATA) != 0)
    end("weave: error: out of memory: the limit on data (`ulimit -d`) is too low for this command\n");
  end("weave: error: out of memory: the system provides no more\n");
}

static time_t now(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
  return time.tv_sec + 1;
}

void weave_note_refused_memory(size_t size) {
  if (!atomic_load_explicit(&is_begun, memory_order_relaxed)) return;
  bool is_limited = limit_of(RLIMIT_AS) != 0 || limit_of(RLIMIT_DATA) != 0;
  if (size < LARGE || (is_limited && !atomic_load_explicit(&goes_on, memory_order_relaxed))) end_without_memory();
  // Without a limit, the size was wrong, and only this picture fails. With a limit, libraries may leave something out
  // of this picture and later ones.
  if (is_limited) atomic_store_explicit(&was_refused, true, memory_order_relaxed);
  memory_refusal = now();
}

void weave_note_refused_thread(void) {
  if (atomic_load_explicit(&is_begun, memory_order_relaxed)) thread_refusal = now();
}

bool weave_was_refused_memory(void) { return atomic_load_explicit(&was_refused, memory_order_relaxed); }

void weave_go_on_without_memory(void) { atomic_store_explicit(&goes_on, true, memory_order_relaxed); }

// MARK: Signals

static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
#define NUMBERS (sizeof numbers / sizeof *numbers)
static struct sigaction earlier[NUMBERS];

static bool is_recent(time_t refusal) { return refusal != 0 && now() - refusal <= CONSEQUENCE; }

/// Whether an address is in the part of the main thread's stack that every program should have.
static bool is_on_stack(const void *address) {
  uintptr_t place = (uintptr_t)address;
  return place < stack_top && stack_top - place < STACK;
}

/// Swift, GLib and others end the process when they get no memory or no thread, each with a signal of its own. A crash
/// with another cause has its usual effect.
static void explain(int number, siginfo_t *info, void *context) {
  (void)context;
  if (is_recent(memory_refusal)) end_without_memory();
  if (is_recent(thread_refusal)) {
    if (limit_of(RLIMIT_AS) != 0) end_without_memory();
    end("weave: error: the system provides no more threads\n");
  }
  bool is_fault = info->si_code > 0 && number != SIGABRT && number != SIGTRAP;
  if (number == SIGSEGV && is_fault && is_on_stack(info->si_addr)) {
    // The stack could not grow.
    if (stack_limit != 0 && stack_limit < STACK)
      end("weave: error: the limit on the stack (`ulimit -s`) is too low; 8192 is usual\n");
    end_without_memory();
  }
  for (size_t i = 0; i < NUMBERS; i++) {
    if (numbers[i] == number) sigaction(number, &earlier[i], NULL);
  }
  // A fault occurs again after this handler. Other signals do not.
  if (!is_fault) raise(number);
}

void weave_explain_refusals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = explain;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < NUMBERS; i++) {
    struct sigaction there;
    if (sigaction(numbers[i], NULL, &there) != 0) continue;
    if ((there.sa_flags & SA_SIGINFO) != 0 && there.sa_sigaction == explain) continue;
    earlier[i] = there;
    sigaction(numbers[i], &action, NULL);
  }
}

// MARK: The beginning

/// A bundle of tests contains the code of the programs, but lack of memory is not for it to handle.
static bool is_bundle_of_tests(void) {
  const char *path = (const char *)getauxval(AT_EXECFN);
  size_t length = path ? strlen(path) : 0;
  return length > 7 && strcmp(path + length - 7, ".xctest") == 0;
}

void weave_begin_program(int count, char **arguments) {
  bool is_worker = count == 2
      && (strcmp(arguments[1], WEAVE_SVG_ARGUMENT) == 0 || strcmp(arguments[1], WEAVE_PHOTO_ARGUMENT) == 0
          || strcmp(arguments[1], WEAVE_HEIC_ARGUMENT) == 0);
  if (is_worker || is_bundle_of_tests()) return;
  stack_top = (uintptr_t)arguments;
  stack_limit = limit_of(RLIMIT_STACK);
#ifdef __GLIBC__
  // Otherwise each thread reserves 64 MB of address space at its first allocation.
  if (weave_address_limit() != 0) mallopt(M_ARENA_MAX, 1);
#endif
  // The main thread's handler has a stack of its own, because the usual one may be what is missing.
  static char handler_stack[64 << 10];
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  weave_explain_refusals();
  atomic_store(&is_begun, true);
}

bool weave_provide_stacks(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= STACK) return true;
  // This process and those that it starts may have as much as the hard limit allows.
  limit.rlim_cur = limit.rlim_max < STACK ? limit.rlim_max : STACK;
  setrlimit(RLIMIT_STACK, &limit);
#ifdef __GLIBC__
  // The stacks of threads are as large as the limit at the start of the program.
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) == 0) {
    if (pthread_attr_setstacksize(&attributes, STACK) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
  }
#endif
  return limit.rlim_cur >= STACK;
}

// MARK: A body on a thread

struct task {
  int (*body)(void);
  int result;
};

static void *run(void *pointer) {
  struct task *task = pointer;
  task->result = task->body();
  return NULL;
}

int weave_run_with_stack(int (*body)(void)) {
  if (weave_provide_stacks()) return body();
  struct task task = {.body = body};
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, &task) != 0) return body();
  pthread_join(thread, NULL);
  return task.result;
}
