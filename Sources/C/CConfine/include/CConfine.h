// SPDX-License-Identifier: MIT
// What Swift cannot say: system calls without a wrapper, and a process that begins before `main`.
#ifndef WEAVE_CONFINE_H
#define WEAVE_CONFINE_H

#include <stdint.h>

/// The one argument of a worker: a program that holds this code and is started with it draws SVG until its socket closes.
#define WEAVE_WORKER_ARGUMENT "--weave-svg-worker"
/// The descriptor of a worker's socket.
#define WEAVE_WORKER_SOCKET 3
/// The longest text of an answer, in bytes.
#define WEAVE_WORKER_TEXT 512

/// A question to a worker; `length` bytes of a document follow that of `WEAVE_LOAD`.
struct weave_question {
  uint32_t kind, length;
  /// Pixels, for `WEAVE_DRAW`.
  uint32_t width, height;
};

enum {
  /// Read a document, and say what size it has.
  WEAVE_LOAD = 1,
  /// Draw the document that was read last.
  WEAVE_DRAW = 2,
};

/// An answer of a worker. What follows, `length` bytes: after `WEAVE_FAILED` and the greeting a text; after a drawing its pixels,
/// premultiplied, 0xAARRGGBB in the machine's order of bytes.
struct weave_answer {
  uint32_t status, length;
  /// The size of a document in pixels; of a greeting `confinement`, and 0.
  double width, height;
};

enum {
  WEAVE_DONE = 1,
  /// What the library says.
  WEAVE_FAILED = 2,
  /// There was not enough memory.
  WEAVE_MEMORY = 3,
  /// There is no library to draw with.
  WEAVE_MISSING = 4,
};

/// What holds a worker, besides limits on time, memory and open files, which always do.
enum {
  /// No file can be opened, no network reached, by the rules of Landlock.
  WEAVE_LANDLOCK = 1,
  /// Only the system calls of computing are there, by a filter of seccomp.
  WEAVE_SECCOMP = 2,
};

/// Gives up, for good, what drawing does not need; gives the means that the kernel had for it.
///
/// - Parameter memory: bytes of address space that may be added.
int weave_confine(uint64_t memory);

/// Starts the running program once more, as a worker that draws nothing but SVG.
///
/// - Parameter process: its number, to be waited for.
/// - Returns: a socket to it, or -1 with `errno`.
int weave_spawn_worker(int *process);

/// Linux's O_PATH, which the headers hide from Swift: opens a file to know where it lies, and for nothing else.
#define WEAVE_O_PATH 010000000

/// Opens a path below a folder that no link in it leads out of.
///
/// - Returns: a descriptor, or -1 with `errno`: `EXDEV` for a path that leads out, `ENOSYS` before Linux 5.6.
int weave_open_beneath(int folder, const char *path, int flags);

/// The limit on this process's address space in bytes; 0 for none.
uint64_t weave_address_limit(void);

/// Where address space is limited, lets a process that ends for lack of it say so, with exit code 2. For programs, as it holds
/// for the whole process.
void weave_explain_missing_memory(void);

/// Gives back to the system what the allocator keeps for later, and the pages of code that are in memory since they were last
/// used: they are read again, from the system's own copy of the file, when they are needed.
void weave_release_memory(void);

#endif
