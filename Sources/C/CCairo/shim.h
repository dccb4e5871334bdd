// SPDX-License-Identifier: MIT
#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
