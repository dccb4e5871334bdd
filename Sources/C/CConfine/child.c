// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// Becomes the program, in the new process. Only functions that are allowed between `fork` and `exec` are called.
///
/// - Parameter report: receives the system's error if that fails; closes by itself if it does not.
static _Noreturn void become(char *const *words, int output, int report, pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before that.
  if (getppid() != parent) _exit(127);
  // A server ignores some signals, and a program would inherit that.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The number of the file may be one of the three.
  int raised = fcntl(output, F_DUPFD_CLOEXEC, 3);
  int input = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (raised >= 0 && input >= 0 && dup2(input, 0) >= 0 && dup2(raised, 1) >= 0 && dup2(raised, 2) >= 0) {
    close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
    execvp(words[0], words);
  }
  int error = errno;
  if (write(report, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

int weave_start_child(char *const *words, int output, int *process) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) become(words, output, report[1], parent);
  int error = child < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (child > 0) {
    int reported = 0;
    ssize_t count;
    do count = read(report[0], &reported, sizeof reported);
    while (count < 0 && errno == EINTR);
    if (count == sizeof reported) {
      error = reported;
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    }
  }
  close(report[0]);
  *process = child;
  return error;
}

void weave_await_child(int process) {
  siginfo_t end;
  while (waitid(P_PID, (id_t)process, &end, WEXITED | WNOWAIT) < 0 && errno == EINTR) continue;
}
