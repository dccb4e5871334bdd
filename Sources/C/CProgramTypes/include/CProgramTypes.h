// SPDX-License-Identifier: MIT
// The types that a loaded library of Swift declares.
#ifndef WEAVE_PROGRAM_TYPES_H
#define WEAVE_PROGRAM_TYPES_H

// Calls back with the metadata of each type without parameters of a library, in the order of its sources.
//
// path: the path by which the library was loaded.
void weave_visit_types(const char *path, void (*visit)(const void *metadata, void *context), void *context);

#endif
