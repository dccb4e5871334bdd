// SPDX-License-Identifier: MIT
#pragma once
// The headers of libical do not include what they use.
#include <stddef.h>
#include <time.h>
// Nothing is linked: libical, and ICU behind it, is loaded when the first calendar is read.
#include <libical/icalrecur.h>
