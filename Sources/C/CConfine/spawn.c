// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/socket.h>
#include <unistd.h>

/// Environment variables that a worker gets: the folders of its libraries, and the pixman implementations that are
/// turned off. It gets no others, so that a drawing does not depend on the user's language.
static const char *const kept[] = {"LD_LIBRARY_PATH", "PIXMAN_DISABLE"};
#define KEPT (sizeof kept / sizeof *kept)

/// The files that a worker gets, in the order of their descriptors from `WEAVE_WORKER_SOCKET` on.
#define FILES 2

static int start(
    const char *program, const char *argument, const int *sources, char *const *environment, pid_t *process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&files);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&files);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  char *arguments[] = {"weave", (char *)argument, NULL};
  for (int i = 0; i < FILES && !error; i++)
    error = posix_spawn_file_actions_adddup2(&files, sources[i], WEAVE_WORKER_SOCKET + i);
  if (!error && !(error = posix_spawn_file_actions_addclosefrom_np(&files, WEAVE_WORKER_SOCKET + FILES))
      && !(error = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0))
      && !(error = posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0))
      && !(error = posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0))
      // Its own process group: terminal keys that end a program should only reach the program, which then ends its
      // workers.
      && !(error = posix_spawnattr_setflags(
               &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      && !(error = posix_spawnattr_setsigmask(&attributes, &none))
      && !(error = posix_spawnattr_setsigdefault(&attributes, &all)))
    error = posix_spawn(process, program, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error;
}

static void close_all(const int *files, int count) {
  int error = errno;
  for (int i = 0; i < count; i++)
    if (files[i] >= 0) close(files[i]);
  errno = error;
}

/// Copies of the files for a worker, whose numbers are above those that it gets, so that none is overwritten by another.
static bool raise_files(const int *files, int *raised) {
  for (int i = 0; i < FILES; i++) raised[i] = -1;
  for (int i = 0; i < FILES; i++) {
    raised[i] = fcntl(files[i], F_DUPFD_CLOEXEC, WEAVE_WORKER_SOCKET + FILES);
    if (raised[i] < 0) {
      close_all(raised, FILES);
      return false;
    }
  }
  return true;
}

int weave_spawn_worker(const char *argument, int *lifeline, int *process) {
  int sockets[2], lines[2], raised[FILES];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return -1;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, lines) != 0) {
    close_all(sockets, 2);
    return -1;
  }
  const int files[FILES] = {sockets[1], lines[1]};
  if (!raise_files(files, raised)) {
    close_all(sockets, 2);
    close_all(lines, 2);
    return -1;
  }
  char *environment[KEPT + 1] = {NULL};
  size_t count = 0;
  for (size_t i = 0; i < KEPT; i++) {
    const char *value = getenv(kept[i]);
    if (!value) continue;
    size_t length = strlen(kept[i]) + strlen(value) + 2;
    char *variable = malloc(length);
    if (!variable) continue;
    strcpy(variable, kept[i]);
    strcat(variable, "=");
    strcat(variable, value);
    environment[count++] = variable;
  }
  // The link leads to the running program, even if its file has been replaced since.
  int error = start("/proc/self/exe", argument, raised, environment, process);
  const char *name = (const char *)getauxval(AT_EXECFN);
  if (error == ENOENT && name) error = start(name, argument, raised, environment, process);
  for (size_t i = 0; i < count; i++) free(environment[i]);
  close(sockets[1]);
  close(lines[1]);
  close_all(raised, FILES);
  if (!error) {
    *lifeline = lines[0];
    return sockets[0];
  }
  close(sockets[0]);
  close(lines[0]);
  errno = error;
  return -1;
}
