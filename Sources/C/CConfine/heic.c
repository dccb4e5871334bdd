// SPDX-License-Identifier: MIT
// Decodes HEIC with libheif.
// Source: libheif/heif.h of libheif 1.15. It is declared here, so its headers are not needed.
#define _GNU_SOURCE
#include "CConfine.h"

#include <dlfcn.h>
#include <string.h>

// libheif's types; only their addresses are used.
typedef struct context context;
typedef struct handle handle;
typedef struct image image;

struct status {
  int code, subcode;
  const char *message;
};

/// The options of versions 1 to 3. Later versions add members after them.
struct options {
  uint8_t version, ignores_transformations;
  void (*started)(int, int, void *);
  void (*advanced)(int, int, void *);
  void (*ended)(int, void *);
  void *argument;
  uint8_t gives_8_bits, is_strict;
};

// Values of libheif's enumerations.
#define HEVC 1
#define RGB 1
#define RGBA 11
#define INTERLEAVED 10

static struct {
  struct status (*init)(void *);
  int (*can_decode)(int);
  context *(*context_new)(void);
  void (*context_free)(context *);
  void (*limit_threads)(context *, int);
  struct status (*read)(context *, const void *, size_t, const void *);
  struct status (*primary)(context *, handle **);
  int (*handle_width)(const handle *);
  int (*handle_height)(const handle *);
  void (*handle_free)(const handle *);
  struct options *(*options_new)(void);
  void (*options_free)(struct options *);
  struct status (*decode)(const handle *, image **, int, int, const struct options *);
  int (*width)(const image *, int);
  int (*height)(const image *, int);
  const uint8_t *(*plane)(const image *, int, int *);
  void (*image_free)(const image *);
} heif;

static bool is_loaded;

static bool find(void *library, const char *name, void *slot) {
  *(void **)slot = dlsym(library, name);
  return *(void **)slot != NULL;
}

const char *weave_load_heic(void) {
  static const char missing[] = "HEIC needs libheif; install Debian's libheif1, or save the photo as JPEG";
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return missing;
  bool found =
      find(library, "heif_init", &heif.init) && find(library, "heif_have_decoder_for_format", &heif.can_decode) &&
      find(library, "heif_context_alloc", &heif.context_new) &&
      find(library, "heif_context_free", &heif.context_free) &&
      find(library, "heif_context_set_max_decoding_threads", &heif.limit_threads) &&
      find(library, "heif_context_read_from_memory_without_copy", &heif.read) &&
      find(library, "heif_context_get_primary_image_handle", &heif.primary) &&
      find(library, "heif_image_handle_get_width", &heif.handle_width) &&
      find(library, "heif_image_handle_get_height", &heif.handle_height) &&
      find(library, "heif_image_handle_release", &heif.handle_free) &&
      find(library, "heif_decoding_options_alloc", &heif.options_new) &&
      find(library, "heif_decoding_options_free", &heif.options_free) &&
      find(library, "heif_decode_image", &heif.decode) && find(library, "heif_image_get_width", &heif.width) &&
      find(library, "heif_image_get_height", &heif.height) &&
      find(library, "heif_image_get_plane_readonly", &heif.plane) &&
      find(library, "heif_image_release", &heif.image_free);
  if (!found) return "HEIC needs libheif 1.13 or later; save the photo as JPEG";
  // Reads plugins from files, if libheif was built with them.
  if (heif.init(NULL).code != 0 || !heif.can_decode(HEVC))
    return "libheif has no decoder for HEIC; save the photo as JPEG";
  is_loaded = true;
  return NULL;
}

static void fail(struct weave_outcome *outcome, const char *reason) {
  strncpy(outcome->reason, reason, sizeof outcome->reason - 1);
  // Some messages of libheif end with a line break.
  outcome->reason[strcspn(outcome->reason, "\n")] = 0;
}

/// Whether a call has failed.
static bool has_failed(struct status status, struct weave_outcome *outcome) {
  if (status.code == 0) return false;
  fail(outcome, status.message && status.message[0] ? status.message : "libheif cannot decode it");
  return true;
}

/// Copies the rows of a decoded picture, whose size may still differ from that in the header.
static void copy(const image *image, int width, int height, uint8_t *pixels, struct weave_outcome *outcome) {
  int stride = 0;
  const uint8_t *rows = heif.plane(image, INTERLEAVED, &stride);
  if (!rows || heif.width(image, INTERLEAVED) != width || heif.height(image, INTERLEAVED) != height
      || stride < width * 4) {
    fail(outcome, "two sizes");
    return;
  }
  for (int y = 0; y < height; y++)
    memcpy(pixels + (size_t)y * (size_t)width * 4, rows + (size_t)y * (size_t)stride, (size_t)width * 4);
  outcome->done = true;
}

/// Decodes the picture and turns it upright.
static void decode(const handle *handle, int width, int height, uint8_t *pixels, struct weave_outcome *outcome) {
  struct options *options = heif.options_new();
  if (!options || options->version < 3) {
    fail(outcome, "libheif is too old");
  } else {
    options->gives_8_bits = 1;
    // Otherwise, damaged parts of the picture would be left empty.
    options->is_strict = 1;
    image *image = NULL;
    if (!has_failed(heif.decode(handle, &image, RGB, RGBA, options), outcome))
      copy(image, width, height, pixels, outcome);
    if (image) heif.image_free(image);
  }
  if (options) heif.options_free(options);
}

void weave_decode_heic(
    const uint8_t *bytes, size_t length, int width, int height, uint8_t *pixels, struct weave_outcome *outcome) {
  context *context = is_loaded ? heif.context_new() : NULL;
  if (!context) {
    fail(outcome, is_loaded ? "no memory" : "libheif is not loaded");
    return;
  }
  // The parts of a picture are decoded one after the other.
  heif.limit_threads(context, 0);
  handle *handle = NULL;
  if (!has_failed(heif.read(context, bytes, length, NULL), outcome)
      && !has_failed(heif.primary(context, &handle), outcome)) {
    if (heif.handle_width(handle) != width || heif.handle_height(handle) != height) fail(outcome, "two sizes");
    else decode(handle, width, height, pixels, outcome);
  }
  if (handle) heif.handle_free(handle);
  heif.context_free(context);
}
