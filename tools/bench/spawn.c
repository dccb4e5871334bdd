// SPDX-License-Identifier: MIT
//
// Runs a command and writes how long it took and how much memory it needed, as JSON:
//
//   spawn REPORT CPU COMMAND [ARGUMENT...]
//
// CPU is the processor that the command runs on, or - for any. Memory is the peak of the largest process among the
// command and its children. The kernel also counts the memory of the process that started a program, so only a small
// program such as this one can measure small programs.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Ends the program with a message.
static void fail(const char *message) {
  perror(message);
  exit(127);
}

/// Milliseconds of a monotonic clock.
static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/// Keeps this process and its children on one processor.
static void stay_on(int processor) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  if (sched_setaffinity(0, sizeof set, &set) != 0) fail("spawn: the processor cannot be chosen");
}

int main(int count, char **arguments) {
  if (count < 4) {
    fprintf(stderr, "usage: spawn REPORT CPU COMMAND [ARGUMENT...]\n");
    return 127;
  }
  if (strcmp(arguments[2], "-") != 0) stay_on(atoi(arguments[2]));
  double start = milliseconds();
  pid_t child = fork();
  if (child < 0) fail("spawn: no process can be started");
  if (child == 0) {
    execvp(arguments[3], arguments + 3);
    fail(arguments[3]);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) fail("spawn: the command was lost");
  double end = milliseconds();
  FILE *report = fopen(arguments[1], "w");
  if (!report) fail(arguments[1]);
  fprintf(report, "{\"ms\": %.3f, \"megabytes\": %.2f}\n", end - start, usage.ru_maxrss / 1024.0);
  if (fclose(report) != 0) fail(arguments[1]);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
