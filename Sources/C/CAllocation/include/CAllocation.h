// SPDX-License-Identifier: MIT
// Replaces the functions of the C library that allocate memory and start threads, in programs that link this code.
#ifndef WEAVE_ALLOCATION_H
#define WEAVE_ALLOCATION_H

// There is nothing to call: linking is enough.

#endif
