// SPDX-License-Identifier: MIT
// Code that cannot be written in Swift: system calls without a wrapper, and a process that begins before `main`.
#ifndef WEAVE_CONFINE_H
#define WEAVE_CONFINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The only argument of a worker: a program that contains this code and is started with one of them draws SVG, decodes
/// raster pictures other than HEIC, or decodes HEIC, until its socket closes.
#define WEAVE_SVG_ARGUMENT "--weave-svg-worker"
#define WEAVE_PHOTO_ARGUMENT "--weave-photo-worker"
#define WEAVE_HEIC_ARGUMENT "--weave-heic-worker"
/// The file descriptor of a worker's socket.
#define WEAVE_WORKER_SOCKET 3
/// The file descriptor of a second socket, over which nothing is ever sent: it closes when the owner has ended.
#define WEAVE_WORKER_LIFELINE 4
/// The longest text in an answer, in bytes.
#define WEAVE_WORKER_TEXT 512

/// A request to a worker, with the `length` bytes of a document or of a raster picture after it.
struct weave_question {
  uint32_t kind, length;
  /// In pixels, except for `WEAVE_LOAD`.
  uint32_t width, height;
};

enum {
  /// Read a document and return its size.
  WEAVE_LOAD = 1,
  /// Draw the document that was read last.
  WEAVE_DRAW = 2,
  /// Decode a raster picture.
  WEAVE_PNG = 3,
  WEAVE_JPEG = 4,
  WEAVE_WEBP = 5,
  WEAVE_HEIC = 6,
};

/// An answer of a worker. `length` bytes follow: a text after `WEAVE_FAILED` and after the greeting; the pixels after a
/// drawing, premultiplied, 0xAARRGGBB in the machine's byte order; the pixels of a raster picture as `weave_decode` gives
/// them.
struct weave_answer {
  uint32_t status, length;
  /// The size of a document in pixels; in the greeting, the confinement and 0; for a raster picture, 1 if its pixels are
  /// cyan, magenta, yellow and black, and 0.
  double width, height;
};

enum {
  WEAVE_DONE = 1,
  /// The library failed; its message follows.
  WEAVE_FAILED = 2,
  /// There was not enough memory.
  WEAVE_MEMORY = 3,
  /// There is no library to draw or decode with; a message follows.
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

/// Starts the running program again, as a worker.
///
/// - Parameters:
///   - argument: `WEAVE_SVG_ARGUMENT`, `WEAVE_PHOTO_ARGUMENT` or `WEAVE_HEIC_ARGUMENT`.
///   - lifeline: receives a socket. The worker ends when it is closed.
///   - process: receives the worker's process number, for `waitpid`.
/// - Returns: a socket to it, or -1 with `errno`.
int weave_spawn_worker(const char *argument, int *lifeline, int *process);

/// The outcome of a decoder.
struct weave_outcome {
  bool done;
  /// Whether the pixels are inverted cyan, magenta, yellow and black.
  bool is_cmyk;
  /// Why it failed, in the words of the library.
  char reason[WEAVE_WORKER_TEXT];
};

/// Decodes a raster picture of the kind `WEAVE_PNG`, `WEAVE_JPEG`, `WEAVE_WEBP` or, after `weave_load_heic`,
/// `WEAVE_HEIC`, whose header has the given size, to four bytes a pixel.
void weave_decode(
    uint32_t kind, const uint8_t *bytes, size_t length, int width, int height, uint8_t *pixels,
    struct weave_outcome *outcome);

/// Loads libheif with everything that it reads from files.
///
/// - Returns: NULL, or a message that says why HEIC cannot be decoded.
const char *weave_load_heic(void);

/// Decodes a HEIC picture, cropped and turned as its file says, so that it has the given size. Fails if libheif is not
/// loaded.
void weave_decode_heic(
    const uint8_t *bytes, size_t length, int width, int height, uint8_t *pixels, struct weave_outcome *outcome);

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

/// Starts a program that the kernel ends when the calling thread ends, and therefore with this process. It has a process
/// group of its own, no input, and this process's environment.
///
/// - Parameters:
///   - words: the program, found in `PATH`, and its arguments, with NULL at the end.
///   - output: the file descriptor for its standard output and its standard error.
///   - process: receives its process number, for `weave_await_child` and `waitpid`.
/// - Returns: 0, or the system's error if it cannot be started.
int weave_start_child(char *const *words, int output, int *process);

/// Waits until a program has ended. Its number stays taken until `waitpid`, so that nobody else can have it.
void weave_await_child(int process);

/// The limit on this process's address space in bytes; 0 if there is none.
uint64_t weave_address_limit(void);

/// Prepares a program for the refusal of memory, threads and stack. Its allocator calls it before anything else; a
/// worker and a bundle of tests are left alone.
void weave_begin_program(int count, char **arguments);

/// Makes a crash in consequence of a refusal print a message and exit with code 2. Called again, it takes precedence
/// over the handlers that other code has installed meanwhile, and passes other crashes on to them.
void weave_explain_refusals(void);

/// Records that the system refused to allocate this many bytes, and usually ends the program with a message. The program
/// goes on after the refusal of a large block: in a server, and wherever memory is not limited.
void weave_note_refused_memory(size_t size);

/// Notes that the system refused to start a thread.
void weave_note_refused_thread(void);

/// Whether memory was refused and the program went on while memory is limited.
bool weave_was_refused_memory(void);

/// From now on, only a small allocation that is refused ends the program. For servers, in which one picture may fail.
void weave_go_on_without_memory(void);

/// Gives new threads, and processes that are started, a stack of 8 MB if the limit is lower.
///
/// - Returns: whether the main thread has one too.
bool weave_provide_stacks(void);

/// Runs a body on a stack of 8 MB, if the system provides one, and returns its result.
int weave_run_with_stack(int (*body)(void));

/// Returns memory to the system: free memory that the allocator keeps, and pages of code. Code pages are read again
/// from their file when needed.
void weave_release_memory(void);

#endif
