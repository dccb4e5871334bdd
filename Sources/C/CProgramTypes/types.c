// SPDX-License-Identifier: MIT
// Source: include/swift/ABI/Metadata.h and stdlib/public/runtime/MetadataSections.h of Swift 6.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CProgramTypes.h"

struct range {
  uintptr_t start;
  size_t length;
};

// The beginning of `swift::MetadataSections`.
struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct range protocols, conformances, types;
};

extern void swift_enumerateAllMetadataSections(bool (*body)(const struct sections *, void *), void *context);

struct request {
  const char *path;
  void (*visit)(const void *, void *);
  void *context;
};

// A descriptor of a class, structure or enumeration.
struct descriptor {
  uint32_t flags;
  int32_t parent, name, accessor;
};

static const void *target(const int32_t *offset, int32_t value) { return (const char *)offset + value; }

static void visit_type(const int32_t *record, const struct request *request) {
  // The two lowest bits tell a direct reference from one through a pointer.
  const void *place = target(record, *record & ~3);
  switch (*record & 3) {
  case 0: break;
  case 1: place = *(const void *const *)place; break;
  default: return;
  }
  const struct descriptor *type = place;
  if (type == NULL || type->accessor == 0) return;
  const uint32_t kind = type->flags & 0x1F;
  const bool is_generic = (type->flags & 0x80) != 0;
  if (is_generic || kind < 16 || kind > 18) return;
  // The accessor takes a request in the first register and returns the metadata in the first register, on x86-64 and
  // on arm64 as a function of C does.
  const void *(*accessor)(size_t) = (const void *(*)(size_t))(uintptr_t)target(&type->accessor, type->accessor);
  const void *metadata = accessor(0);
  if (metadata != NULL) request->visit(metadata, request->context);
}

static bool visit_sections(const struct sections *sections, void *context) {
  const struct request *request = context;
  Dl_info image;
  if (sections->types.length == 0 || dladdr((const void *)sections->types.start, &image) == 0) return true;
  if (image.dli_fname == NULL || strcmp(image.dli_fname, request->path) != 0) return true;
  const int32_t *record = (const int32_t *)sections->types.start;
  const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
  for (; record < end; record++) visit_type(record, request);
  return true;
}

void weave_visit_types(const char *path, void (*visit)(const void *, void *), void *context) {
  struct request request = {path, visit, context};
  swift_enumerateAllMetadataSections(visit_sections, &request);
}
