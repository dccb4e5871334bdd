// SPDX-License-Identifier: MIT
#pragma once
// The header holds the whole library; with this nothing is linked.
#define XXH_INLINE_ALL
#include <xxhash.h>

// The header's own names are macros, which other languages do not see.
typedef struct {
  uint64_t high, low;
} weave_xxh128;

static inline weave_xxh128 weave_xxh3_128(const void *bytes, size_t count) {
  XXH128_hash_t hash = XXH3_128bits(bytes, count);
  return (weave_xxh128){hash.high64, hash.low64};
}
