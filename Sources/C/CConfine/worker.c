// SPDX-License-Identifier: MIT
// Draws SVG and decodes photos for a program, in a separate process that can do nothing else.
#define _GNU_SOURCE
#include "CConfine.h"

#include <cairo.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __GLIBC__

/// Bytes of address space that may be added to what the libraries take. This is far above the 256 MB at which the
/// caller ends a worker, because a failed allocation can silently leave something out of a picture.
#define MEMORY (768ull << 20)
/// If the address space comes this close to its limit, in bytes, a picture may be incomplete.
#define MARGIN (64ull << 20)
/// Seconds of CPU time for one request, in case no process supervises the worker any more.
#define SECONDS 6

// The interface of GLib and of librsvg 2.52 and later, rsvg.h. Only a worker loads librsvg and the twenty libraries
// that it needs.
struct failure {
  uint32_t domain;
  int code;
  char *message;
};

struct library {
  void *(*new_from_data)(const uint8_t *, size_t, struct failure **);
  int (*size)(void *, double *, double *);
  void (*dimensions)(void *, int *, void *, int *, void *, int *, double *);
  int (*render)(void *, cairo_t *, const double *, struct failure **);
  void (*unref)(void *);
  void (*free_failure)(struct failure *);
};

static struct library rsvg;
static int status_file = -1;
/// Whether this worker draws SVG; otherwise it decodes raster pictures.
static bool draws;
/// Whether the raster pictures are HEIC.
static bool reads_heic;
static uint64_t address_limit;

// MARK: The socket

static bool receive(void *target, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t step = recv(WEAVE_WORKER_SOCKET, (char *)target + done, count - done, 0);
    if (step < 0 && errno == EINTR) continue;
    if (step <= 0) return false;
    done += (size_t)step;
  }
  return true;
}

static bool give(const void *source, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t step = send(WEAVE_WORKER_SOCKET, (const char *)source + done, count - done, MSG_NOSIGNAL);
    if (step < 0 && errno == EINTR) continue;
    if (step <= 0) return false;
    done += (size_t)step;
  }
  return true;
}

static bool answer(uint32_t status, double width, double height, const char *text) {
  uint32_t length = (uint32_t)strnlen(text, WEAVE_WORKER_TEXT);
  struct weave_answer head = {.status = status, .length = length, .width = width, .height = height};
  return give(&head, sizeof head) && give(text, length);
}

/// Ends this process with SIGIO when its owner has ended, whatever it is doing. Nothing is ever sent over the lifeline:
/// on the socket for requests, the signal for a request may come when its work has already begun. A signal at the
/// parent's death would not do, because it also comes when the thread that started this process ends.
static void end_with_owner(void) {
  fcntl(WEAVE_WORKER_LIFELINE, F_SETOWN, getpid());
  int flags = fcntl(WEAVE_WORKER_LIFELINE, F_GETFL);
  if (flags >= 0) fcntl(WEAVE_WORKER_LIFELINE, F_SETFL, flags | O_ASYNC);
}

// MARK: Memory

/// Whether the address space was ever so full that an allocation may have failed.
static bool was_full(void) {
  char text[2048];
  ssize_t count = status_file < 0 ? -1 : pread(status_file, text, sizeof text - 1, 0);
  if (count <= 0 || address_limit == 0) return false;
  text[count] = 0;
  const char *line = strstr(text, "VmPeak:");
  return line && strtoull(line + 7, NULL, 10) * 1024 + MARGIN > address_limit;
}

static bool fail(struct failure *failure) {
  if (was_full()) {
    if (failure) rsvg.free_failure(failure);
    return answer(WEAVE_MEMORY, 0, 0, "");
  }
  bool done = answer(WEAVE_FAILED, 0, 0, failure && failure->message ? failure->message : "not an SVG");
  if (failure) rsvg.free_failure(failure);
  return done;
}

// MARK: Requests

/// The document's own size in pixels, from its width and height or else from its view box. If it has neither, it is 300
/// × 150, as in browsers.
static void find_size(void *document, double *width, double *height) {
  *width = *height = 0;
  if (rsvg.size(document, width, height) && *width > 0 && *height > 0) return;
  int has_box = 0;
  double box[4] = {0, 0, 0, 0};
  rsvg.dimensions(document, NULL, NULL, NULL, NULL, &has_box, box);
  bool usable = has_box && box[2] > 0 && box[3] > 0;
  *width = usable ? box[2] : 300;
  *height = usable ? box[3] : 150;
}

/// Ends the process after this many more seconds of CPU time, even if no process supervises it.
static void limit_time(void) {
  struct rusage used;
  struct rlimit limit;
  if (getrusage(RUSAGE_SELF, &used) != 0 || getrlimit(RLIMIT_CPU, &limit) != 0) return;
  limit.rlim_cur = (rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + SECONDS);
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_CPU, &limit);
}

static bool load(void **document, uint32_t length) {
  if (*document) rsvg.unref(*document);
  *document = NULL;
  uint8_t *bytes = malloc(length ? length : 1);
  // The rest of the request cannot be received, so no other request can follow.
  if (!bytes) return false;
  if (!receive(bytes, length)) return false;
  limit_time();
  struct failure *failure = NULL;
  *document = rsvg.new_from_data(bytes, length, &failure);
  free(bytes);
  double width = 0, height = 0;
  if (*document) find_size(*document, &width, &height);
  if (!*document) return fail(failure);
  if (was_full()) return answer(WEAVE_MEMORY, 0, 0, "");
  return answer(WEAVE_DONE, width, height, "");
}

static bool draw(void *document, uint32_t columns, uint32_t rows) {
  if (!document || columns == 0 || rows == 0 || columns > 32767 || rows > 32767) return false;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)columns, (int)rows);
  cairo_t *context = cairo_create(surface);
  double viewport[4] = {0, 0, columns, rows};
  struct failure *failure = NULL;
  bool drawn = cairo_status(context) == CAIRO_STATUS_SUCCESS && rsvg.render(document, context, viewport, &failure);
  cairo_surface_flush(surface);
  cairo_status_t status = cairo_status(context);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface);
  bool done;
  if (status == CAIRO_STATUS_NO_MEMORY) {
    if (failure) rsvg.free_failure(failure);
    done = answer(WEAVE_MEMORY, 0, 0, "");
  } else if (!drawn) {
    done = fail(failure);
  } else if (status != CAIRO_STATUS_SUCCESS) {
    done = answer(WEAVE_FAILED, 0, 0, cairo_status_to_string(status));
  } else if (was_full()) {
    done = answer(WEAVE_MEMORY, 0, 0, "");
  } else {
    // Rows with four bytes per pixel have no padding.
    uint32_t length = columns * rows * 4;
    struct weave_answer head = {.status = WEAVE_DONE, .length = length, .width = columns, .height = rows};
    done = (size_t)cairo_image_surface_get_stride(surface) == (size_t)columns * 4 && give(&head, sizeof head)
        && give(cairo_image_surface_get_data(surface), length);
  }
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return done;
}

/// Receives bytes that nothing needs, so that the next request can follow.
static bool skip(size_t count) {
  char piece[4096];
  for (size_t done = 0; done < count;) {
    size_t step = count - done < sizeof piece ? count - done : sizeof piece;
    if (!receive(piece, step)) return false;
    done += step;
  }
  return true;
}

/// Decodes a raster picture of `length` bytes, which follow the question.
static bool decode(const struct weave_question *question, size_t length) {
  if (!question->width || !question->height || question->width > 32767 || question->height > 32767) return false;
  size_t count = (size_t)question->width * question->height * 4;
  // Large pages, if the system has them: the pixels of a photo of 2 megapixels take four page faults and not 2,000.
  const size_t page = 2 << 20;
  size_t space = length + page + count;
  uint8_t *memory = mmap(NULL, space, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return skip(length) && answer(WEAVE_MEMORY, 0, 0, "");
  uint8_t *pixels = memory + (page - ((uintptr_t)memory + length) % page) + length;
  madvise(pixels, count, MADV_HUGEPAGE);
  bool done = receive(memory, length);
  if (done) {
    limit_time();
    struct weave_outcome outcome;
    weave_decode(question->kind, memory, length, (int)question->width, (int)question->height, pixels, &outcome);
    struct weave_answer head = {.status = WEAVE_DONE, .length = (uint32_t)count, .width = outcome.is_cmyk};
    done = outcome.done ? give(&head, sizeof head) && give(pixels, count)
        : was_full()    ? answer(WEAVE_MEMORY, 0, 0, "")
                        : answer(WEAVE_FAILED, 0, 0, outcome.reason);
  }
  munmap(memory, space);
  return done;
}

// MARK: The process

static bool find_library(void *handle) {
  rsvg.new_from_data = (void *(*)(const uint8_t *, size_t, struct failure **))dlsym(handle, "rsvg_handle_new_from_data");
  rsvg.size = (int (*)(void *, double *, double *))dlsym(handle, "rsvg_handle_get_intrinsic_size_in_pixels");
  rsvg.dimensions = (void (*)(void *, int *, void *, int *, void *, int *, double *))dlsym(
      handle, "rsvg_handle_get_intrinsic_dimensions");
  rsvg.render =
      (int (*)(void *, cairo_t *, const double *, struct failure **))dlsym(handle, "rsvg_handle_render_document");
  // From the libraries that librsvg needs.
  rsvg.unref = (void (*)(void *))dlsym(handle, "g_object_unref");
  rsvg.free_failure = (void (*)(struct failure *))dlsym(handle, "g_error_free");
  return rsvg.new_from_data && rsvg.size && rsvg.dimensions && rsvg.render && rsvg.unref && rsvg.free_failure;
}

/// Draws a small picture that makes the libraries read their own files, such as those on formats of embedded pictures.
/// They cannot be read later.
static void warm_up(void) {
  static const char text[] =
      "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><style>a{fill:red}</style><image width='1' height='1' "
      "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5/Wq1QAAAABJRU5ErkJg"
      "gg=='/></svg>";
  struct failure *failure = NULL;
  void *document = rsvg.new_from_data((const uint8_t *)text, sizeof text - 1, &failure);
  if (document) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1);
    cairo_t *context = cairo_create(surface);
    double viewport[4] = {0, 0, 1, 1};
    rsvg.render(document, context, viewport, &failure);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    rsvg.unref(document);
  }
  if (failure) rsvg.free_failure(failure);
}

/// Loads librsvg.
///
/// - Returns: its path; NULL if there is none.
static const char *load_library(void) {
  // One thread for filters, so that a picture takes only the memory that it needs.
  setenv("RAYON_NUM_THREADS", "1", 1);
  // PNG and JPEG are built into gdk-pixbuf. The system's list of other formats may name modules of another version.
  setenv("GDK_PIXBUF_MODULE_FILE", "/dev/null", 1);
  void *handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle || !find_library(handle)) {
    answer(WEAVE_MISSING, 0, 0, handle ? "librsvg is older than 2.52" : dlerror());
    return NULL;
  }
  struct link_map *map = NULL;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0) map = NULL;
  warm_up();
  return map ? map->l_name : "";
}

/// Loads libheif.
///
/// - Returns: an empty path; NULL if there is none.
static const char *load_heic(void) {
  const char *reason = weave_load_heic();
  if (reason) answer(WEAVE_MISSING, 0, 0, reason);
  return reason ? NULL : "";
}

static int work(void) {
  // One memory arena, for the same reason.
  mallopt(M_ARENA_MAX, 1);
  const char *library = draws ? load_library() : reads_heic ? load_heic() : "";
  if (!library) return 1;
  status_file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  struct rlimit time = {.rlim_cur = 60, .rlim_max = 60};
  setrlimit(RLIMIT_CPU, &time);
  end_with_owner();
  int means = weave_confine(MEMORY);
  struct rlimit space;
  if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) address_limit = space.rlim_cur;
  if (!answer(WEAVE_DONE, means, 0, library)) return 1;

  void *document = NULL;
  struct weave_question question;
  // The socket closes when the program that sends requests has ended, however it ended.
  while (receive(&question, sizeof question)) {
    bool goes_on = !draws                ? decode(&question, question.length)
        : question.kind == WEAVE_LOAD ? load(&document, question.length)
        : question.kind == WEAVE_DRAW ? draw(document, question.width, question.height)
                                      : false;
    if (!goes_on) return 1;
  }
  return 0;
}

/// Runs before `main` in every program that draws with weave. It returns at once unless the program is a worker.
__attribute__((constructor)) static void start(int count, char **arguments, char **environment) {
  (void)environment;
  if (count != 2) return;
  draws = strcmp(arguments[1], WEAVE_SVG_ARGUMENT) == 0;
  reads_heic = strcmp(arguments[1], WEAVE_HEIC_ARGUMENT) == 0;
  if (!draws && !reads_heic && strcmp(arguments[1], WEAVE_PHOTO_ARGUMENT) != 0) return;
  struct stat info;
  if (fstat(WEAVE_WORKER_SOCKET, &info) != 0 || !S_ISSOCK(info.st_mode)) return;
  _exit(weave_run_with_stack(work));
}

#endif
