// SPDX-License-Identifier: MIT
// Code that cannot be written in Swift: system calls without a wrapper, and a process that begins before `main`.
#ifndef WEAVE_CONFINE_H
#define WEAVE_CONFINE_H

#include <stdint.h>

/// The only argument of a worker: a program that contains this code and is started with it draws SVG until its socket
/// closes.
#define WEAVE_WORKER_ARGUMENT "--weave-svg-worker"
/// The file descriptor of a worker's socket.
#define WEAVE_WORKER_SOCKET 3
/// The longest text in an answer, in bytes.
#define WEAVE_WORKER_TEXT 512

/// A request to a worker. For `WEAVE_LOAD`, `length` bytes of a document follow.
struct weave_question {
  uint32_t kind, length;
  /// In pixels, for `WEAVE_DRAW`.
  uint32_t width, height;
};

enum {
  /// Read a document and return its size.
  WEAVE_LOAD = 1,
  /// Draw the document that was read last.
  WEAVE_DRAW = 2,
};

/// An answer of a worker. `length` bytes follow: a text after `WEAVE_FAILED` and after the greeting; the pixels after a
/// drawing, premultiplied, 0xAARRGGBB in the machine's byte order.
struct weave_answer {
  uint32_t status, length;
  /// The size of a document in pixels; in the greeting, the confinement and 0.
  double width, height;
};

enum {
  WEAVE_DONE = 1,
  /// The library failed; its message follows.
  WEAVE_FAILED = 2,
  /// There was not enough memory.
  WEAVE_MEMORY = 3,
  /// There is no library to draw with.
  WEAVE_MISSING = 4,
};

/// The restrictions on a worker, in addition to limits on time, memory and open files, which always apply.
enum {
  /// Landlock rules: no file can be opened and no network reached.
  WEAVE_LANDLOCK = 1,
  /// A seccomp filter: only the system calls that computing needs are allowed.
  WEAVE_SECCOMP = 2,
};

/// Permanently gives up everything that drawing does not need; returns the restrictions that the kernel supports.
///
/// - Parameter memory: bytes of address space that may still be added.
int weave_confine(uint64_t memory);

/// Starts the running program again, as a worker that only draws SVG.
///
/// - Parameter process: receives the worker's process number, for `waitpid`.
/// - Returns: a socket to it, or -1 with `errno`.
int weave_spawn_worker(int *process);

/// Linux's O_PATH, which the headers hide from Swift: opens a file only to determine where it is.
#define WEAVE_O_PATH 010000000

/// Opens a path below a folder. Links in it must not lead out of the folder.
///
/// - Returns: a file descriptor, or -1 with `errno`: `EXDEV` for a path that leads out, `ENOSYS` before Linux 5.6.
int weave_open_beneath(int folder, const char *path, int flags);

/// Linux's pidfd_open: a file descriptor that becomes readable when a process ends.
///
/// - Returns: -1 with `errno`: `ENOSYS` before Linux 5.3.
int weave_open_process(int process);

/// The limit on this process's address space in bytes; 0 if there is none.
uint64_t weave_address_limit(void);

/// If address space is limited, makes a process that ends for lack of it print a message and exit with code 2. For
/// programs, since it affects the whole process.
void weave_explain_missing_memory(void);

/// Returns memory to the system: free memory that the allocator keeps, and pages of code. Code pages are read again
/// from their file when needed.
void weave_release_memory(void);

#endif
