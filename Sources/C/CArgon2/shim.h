// SPDX-License-Identifier: MIT
#pragma once
// Nothing is linked: libargon2 is loaded when the first password is asked for.
#include <argon2.h>
