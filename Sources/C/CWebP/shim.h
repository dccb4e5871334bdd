// SPDX-License-Identifier: MIT
#pragma once
#include <webp/decode.h>
