// SPDX-License-Identifier: MIT
//
// Draws the reference card with only Cairo, Pango and libdeflate: every position is written down here, so nothing is
// read and nothing is laid out. It shows how much of weave's time the libraries beneath it need.
//
//   limit [--runs N] [-o FILE]
//
// Without -o, draws N pictures and prints the medians as JSON; with it, writes one picture and prints nothing.
//
// In two respects it does less work than weave: Cairo 1.16 puts glyphs on whole pixels, and gradients are not dithered.
// Only the gradient reaches the corners of the card, so they are cut off right after it, which is faster than clipping.
#include <cairo.h>
#include <libdeflate.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SCALE = 2, WIDTH = 338 * SCALE, HEIGHT = 158 * SCALE };

/// The style of a text: its font, its colour, and the Pango font description.
typedef struct {
  const char *font;
  double alpha;
  PangoAttrList *attributes;
} Style;

enum { CITY, DEGREES, CAPTION, SMALL, HIGH };
static Style styles[] = {
    [CITY] = {"Inter Semi-Bold 15px", 1, NULL},
    [DEGREES] = {"Inter Display Semi-Bold 38px", 1, NULL},
    [CAPTION] = {"Inter 12px", 200 / 255.0, NULL},
    [SMALL] = {"Inter 11px", 200 / 255.0, NULL},
    [HIGH] = {"Inter Medium 13px", 1, NULL},
};

/// The texts, each with the left end of its baseline.
static const struct {
  const char *text;
  int style;
  double x, y;
} texts[] = {
    {"Porto", CITY, 16, 30.5},
    {"14°", DEGREES, 16, 71},
    {"Showers until noon", CAPTION, 16, 92},
    {"Rain, mm an hour", CAPTION, 164, 28},
    {"0", SMALL, 164, 88},
    {"6", SMALL, 197.641, 88},
    {"12", SMALL, 231.266, 88},
    {"18", SMALL, 269.797, 88},
    {"24", SMALL, 308.453, 88},
    {"Sat", SMALL, 39.775, 123},
    {"13°", HIGH, 39.775, 138.5},
    {"Sun", SMALL, 90.931, 123},
    {"15°", HIGH, 90.931, 138.5},
    {"Mon", SMALL, 140.609, 123},
    {"17°", HIGH, 140.609, 138.5},
    {"Tue", SMALL, 192.83, 123},
    {"16°", HIGH, 192.83, 138.5},
    {"Wed", SMALL, 242.445, 123},
    {"12°", HIGH, 242.445, 138.5},
    {"Thu", SMALL, 295.023, 123},
    {"3°", HIGH, 295.023, 138.5},
};

/// The left and upper edges of the bars, which are 4 wide and end at 74.
static const struct {
  double left, top;
} bars[] = {
    {164, 70},   {170.5, 68}, {177.5, 63},   {184, 56}, {191, 50},   {197.5, 43}, {204, 38},   {211, 42},
    {217.5, 47}, {224.5, 52}, {231, 58},   {237.5, 65}, {244.5, 69}, {251, 71},   {257.5, 72}, {264.5, 72},
    {271, 71},   {278, 68},   {284.5, 64}, {291, 59}, {298, 55},   {304.5, 60}, {311.5, 66}, {318, 69},
};

/// A path of a symbol, in points from the symbol's corner.
typedef struct {
  double x, y;
  double line;
  cairo_line_cap_t cap;
  const char *data;
  cairo_path_t *path;
} Shape;

/// What is cut off at a corner of the card: the rest of the square outside a smooth curve of 22 points.
static const char corner[] =
    "M0 33.631 C0 23.947 0 19.105 1.648 13.893 C3.719 8.202 8.202 3.719 13.893 1.648 C19.105 0 23.947 0 33.631 0 "
    "L0 0 Z";

/// The shapes of the symbols: position, line width (0 to fill) and path.
static Shape shapes[] = {
    // cloud.drizzle.fill
    {23, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M3.383 8.575 C2.258 8.573 1.313 7.729 1.185 6.611 C1.056 5.493 1.786 4.456 2.882 4.2 C3.032 4.164 3.149 "
     "4.047 3.185 3.897 C3.542 2.429 4.858 1.398 6.368 1.402 C7.878 1.406 9.189 2.445 9.538 3.914 C9.562 4.022 "
     "9.63 4.115 9.724 4.172 C9.819 4.229 9.932 4.246 10.039 4.218 C10.871 3.994 11.757 4.273 12.311 4.932 "
     "C12.865 5.592 12.987 6.512 12.624 7.293 C12.261 8.074 11.478 8.574 10.617 8.575 Z", NULL},
    // cloud.drizzle.fill
    {23, 120, 0.963, CAIRO_LINE_CAP_ROUND,
     "M4.381 9.887 L4.136 10.646 M7.298 9.887 L7.053 10.646 M10.214 9.887 L9.969 10.646 M5.606 11.871 L5.361 "
     "12.629 M8.523 11.871 L8.278 12.629", NULL},
    // cloud.sun.fill
    {74, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M3.092 11.9 C2.077 11.897 1.218 11.149 1.076 10.144 C0.934 9.139 1.551 8.183 2.526 7.898 C2.685 7.852 2.8 "
     "7.713 2.818 7.548 C2.977 6.079 4.21 4.961 5.688 4.946 C7.166 4.931 8.421 6.024 8.61 7.49 C8.624 7.599 "
     "8.682 7.697 8.77 7.763 C8.858 7.829 8.968 7.857 9.077 7.84 C9.833 7.725 10.591 8.042 11.039 8.663 C11.488 "
     "9.283 11.551 10.102 11.204 10.784 C10.857 11.467 10.157 11.897 9.392 11.9 Z", NULL},
    // cloud.sun.fill
    {74, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M6.778 4.451 C7.112 3.507 8.036 2.903 9.034 2.978 C10.033 3.053 10.857 3.788 11.046 4.771 C11.234 5.754 "
     "10.74 6.742 9.841 7.181 C9.638 7.148 9.433 7.138 9.228 7.152 C8.964 5.873 8.026 4.838 6.778 4.451 Z", NULL},
    // cloud.sun.fill
    {74, 120, 0.992, CAIRO_LINE_CAP_ROUND,
     "M6.37 2.695 L6.003 2.328 M8.867 1.663 L8.867 1.138 M11.363 2.695 L11.731 2.328 M12.396 5.192 L12.921 5.192 "
     "M11.363 7.688 L11.731 8.056", NULL},
    // sun.max.fill
    {123.5, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M7 4.258 C8.514 4.258 9.742 5.486 9.742 7 C9.742 8.514 8.514 9.742 7 9.742 C5.486 9.742 4.258 8.514 4.258 "
     "7 C4.258 5.486 5.486 4.258 7 4.258 Z", NULL},
    // sun.max.fill
    {123.5, 120, 1.108, CAIRO_LINE_CAP_ROUND,
     "M11.433 7 L12.6 7 M10.133 10.133 L10.961 10.961 M7 11.433 L7 12.6 M3.868 10.133 L3.039 10.961 M2.567 7 "
     "L1.4 7 M3.868 3.868 L3.039 3.039 M7 2.567 L7 1.4 M10.133 3.868 L10.961 3.039", NULL},
    // cloud.fill
    {176, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M3.5 11.083 C2.347 11.081 1.369 10.238 1.197 9.098 C1.025 7.958 1.711 6.864 2.812 6.522 C2.974 6.471 3.088 "
     "6.324 3.098 6.154 C3.199 4.413 4.629 3.046 6.373 3.023 C8.117 3 9.583 4.329 9.73 6.067 C9.739 6.179 9.793 "
     "6.282 9.88 6.352 C9.967 6.423 10.08 6.455 10.191 6.44 C11.057 6.317 11.92 6.689 12.425 7.404 C12.93 8.119 "
     "12.993 9.056 12.587 9.832 C12.181 10.607 11.375 11.091 10.5 11.083 Z", NULL},
    // cloud.bolt.rain.fill
    {225.5, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M3.383 8.575 C2.258 8.573 1.313 7.729 1.185 6.611 C1.056 5.493 1.786 4.456 2.882 4.2 C3.032 4.164 3.149 "
     "4.047 3.185 3.897 C3.542 2.429 4.858 1.398 6.368 1.402 C7.878 1.406 9.189 2.445 9.538 3.914 C9.562 4.022 "
     "9.63 4.115 9.724 4.172 C9.819 4.229 9.932 4.246 10.039 4.218 C10.871 3.994 11.757 4.273 12.311 4.932 "
     "C12.865 5.592 12.987 6.512 12.624 7.293 C12.261 8.074 11.478 8.574 10.617 8.575 L8.33 8.575 L8.622 6.802 "
     "C8.692 6.377 8.463 5.959 8.067 5.79 C7.671 5.621 7.211 5.745 6.953 6.09 L5.087 8.575 Z", NULL},
    // cloud.bolt.rain.fill
    {225.5, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M7.7 6.65 L5.075 10.15 L6.767 10.15 L6.067 12.95 L8.983 9.508 L7.233 9.508 Z", NULL},
    // cloud.bolt.rain.fill
    {225.5, 120, 0.525, CAIRO_LINE_CAP_BUTT,
     "M7.7 6.65 L5.075 10.15 L6.767 10.15 L6.067 12.95 L8.983 9.508 L7.233 9.508 Z", NULL},
    // cloud.bolt.rain.fill
    {225.5, 120, 1.021, CAIRO_LINE_CAP_ROUND,
     "M4.159 10.121 L3.541 12.046 M10.751 10.121 L10.133 12.046", NULL},
    // snowflake
    {278, 120, 0, CAIRO_LINE_CAP_BUTT,
     "M7 13.417 C6.779 13.417 6.599 13.237 6.599 13.016 L6.599 11.979 L6.081 12.497 C5.924 12.654 5.67 12.654 "
     "5.513 12.497 C5.357 12.34 5.357 12.086 5.514 11.93 L6.599 10.844 L6.599 7.695 L3.872 9.269 L3.474 10.753 "
     "C3.416 10.967 3.196 11.094 2.982 11.036 C2.768 10.978 2.642 10.758 2.699 10.544 L2.889 9.837 L1.991 10.355 "
     "C1.799 10.464 1.556 10.398 1.445 10.207 C1.335 10.016 1.4 9.772 1.59 9.661 L2.488 9.142 L1.779 8.952 "
     "C1.565 8.895 1.439 8.675 1.496 8.461 C1.554 8.247 1.774 8.12 1.988 8.177 L3.47 8.574 L6.198 7 L3.471 5.426 "
     "L1.987 5.823 C1.775 5.875 1.559 5.748 1.503 5.537 C1.446 5.325 1.57 5.108 1.78 5.048 L2.488 4.858 L1.59 "
     "4.339 C1.465 4.268 1.387 4.136 1.387 3.992 C1.387 3.848 1.464 3.715 1.588 3.643 C1.713 3.571 1.867 3.572 "
     "1.991 3.645 L2.889 4.163 L2.699 3.455 C2.66 3.315 2.698 3.166 2.8 3.063 C2.902 2.96 3.051 2.92 3.191 2.958 "
     "C3.331 2.997 3.439 3.107 3.474 3.248 L3.871 4.731 L6.599 6.305 L6.599 3.156 L5.514 2.07 C5.357 1.914 5.357 "
     "1.66 5.513 1.503 C5.67 1.346 5.924 1.346 6.081 1.503 L6.599 2.021 L6.599 0.984 C6.599 0.763 6.779 0.583 7 "
     "0.583 C7.221 0.583 7.401 0.763 7.401 0.984 L7.401 2.021 L7.92 1.503 C8.077 1.346 8.331 1.346 8.487 1.503 "
     "C8.644 1.66 8.644 1.914 8.487 2.07 L7.401 3.156 L7.401 6.305 L10.128 4.731 L10.526 3.247 C10.584 3.033 "
     "10.804 2.906 11.018 2.964 C11.232 3.022 11.358 3.242 11.301 3.456 L11.111 4.163 L12.01 3.645 C12.201 3.536 "
     "12.445 3.602 12.555 3.793 C12.666 3.984 12.601 4.228 12.411 4.339 L11.513 4.858 L12.221 5.048 C12.435 "
     "5.105 12.561 5.325 12.504 5.539 C12.446 5.753 12.226 5.88 12.012 5.823 L10.53 5.426 L7.802 7 L10.529 8.574 "
     "L12.012 8.177 C12.226 8.12 12.446 8.247 12.503 8.461 C12.561 8.675 12.434 8.895 12.22 8.952 L11.512 9.142 "
     "L12.41 9.661 C12.6 9.772 12.665 10.016 12.555 10.207 C12.444 10.398 12.201 10.464 12.009 10.355 L11.111 "
     "9.837 L11.3 10.545 C11.34 10.685 11.301 10.834 11.199 10.937 C11.097 11.04 10.948 11.08 10.808 11.042 "
     "C10.668 11.003 10.56 10.893 10.525 10.752 L10.128 9.269 L7.401 7.695 L7.401 10.844 L8.486 11.93 C8.643 "
     "12.086 8.643 12.34 8.487 12.497 C8.33 12.654 8.076 12.654 7.919 12.497 L7.4 11.979 L7.4 13.016 C7.4 13.237 "
     "7.221 13.417 6.999 13.417 Z", NULL},
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/// Ends the program with a message.
static void fail(const char *message) {
  fprintf(stderr, "limit: error: %s\n", message);
  exit(1);
}

/// Milliseconds of a monotonic clock.
static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/// Appends a path with the letters M, L, C and Z and absolute coordinates.
static void append(cairo_t *cairo, const char *data) {
  while (*data) {
    char letter = *data++;
    double p[6];
    int count = letter == 'C' ? 6 : letter == 'Z' ? 0 : 2;
    char *end = (char *)data;
    for (int i = 0; i < count; i++) p[i] = strtod(end, &end);
    data = end + strspn(end, " ");
    if (letter == 'M') cairo_move_to(cairo, p[0], p[1]);
    if (letter == 'L') cairo_line_to(cairo, p[0], p[1]);
    if (letter == 'C') cairo_curve_to(cairo, p[0], p[1], p[2], p[3], p[4], p[5]);
    if (letter == 'Z') cairo_close_path(cairo);
  }
}

/// A path in the card's points, as a Cairo path.
static cairo_path_t *copy(cairo_t *cairo, const char *data, double x, double y, double across, double down) {
  cairo_save(cairo);
  cairo_translate(cairo, x, y);
  cairo_scale(cairo, across, down);
  cairo_new_path(cairo);
  append(cairo, data);
  cairo_restore(cairo);
  cairo_path_t *path = cairo_copy_path(cairo);
  cairo_new_path(cairo);
  return path;
}

/// What is kept from picture to picture.
typedef struct {
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoContext *context;
  PangoGlyphString *glyphs;
  cairo_path_t *corners[4];
  struct libdeflate_compressor *compressor;
  uint8_t *rows;
  uint8_t *file;
  size_t capacity;
} Studio;

enum { STRIDE = 1 + WIDTH * 4, BEFORE_DATA = 41, AFTER_DATA = 16 };

/// Makes the surface and looks up the fonts: grey antialiasing, no hinting, fractional advances.
static Studio open_studio(void) {
  Studio studio = {0};
  studio.surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  studio.cairo = cairo_create(studio.surface);
  cairo_scale(studio.cairo, SCALE, SCALE);

  studio.context = pango_cairo_create_context(studio.cairo);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(studio.context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(studio.context, FALSE);
  pango_context_set_language(studio.context, pango_language_from_string("en"));
  studio.glyphs = pango_glyph_string_new();
  for (size_t i = 0; i < COUNT(styles); i++) {
    PangoFontDescription *font = pango_font_description_from_string(styles[i].font);
    styles[i].attributes = pango_attr_list_new();
    pango_attr_list_insert(styles[i].attributes, pango_attr_font_desc_new(font));
    pango_font_description_free(font);
  }

  for (int i = 0; i < 4; i++) {
    int right = i % 2, lower = i / 2;
    studio.corners[i] = copy(
        studio.cairo, corner, right * WIDTH / SCALE, lower * HEIGHT / SCALE, right ? -1 : 1, lower ? -1 : 1);
  }
  for (size_t i = 0; i < COUNT(shapes); i++) {
    shapes[i].path = copy(studio.cairo, shapes[i].data, shapes[i].x, shapes[i].y, 1, 1);
  }

  studio.compressor = libdeflate_alloc_compressor(4);
  studio.rows = malloc((size_t)STRIDE * HEIGHT);
  studio.capacity = libdeflate_zlib_compress_bound(studio.compressor, (size_t)STRIDE * HEIGHT);
  studio.file = malloc(BEFORE_DATA + studio.capacity + AFTER_DATA);
  if (!studio.compressor || !studio.rows || !studio.file) fail("there is no memory");
  return studio;
}

/// The gradient, without the corners of the card.
static void draw_background(cairo_t *cairo, cairo_path_t *const corners[4]) {
  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, 0, 0, HEIGHT / SCALE);
  cairo_pattern_add_color_stop_rgb(gradient, 0, 0x24 / 255.0, 0x50 / 255.0, 0xBF / 255.0);
  cairo_pattern_add_color_stop_rgb(gradient, 1, 0x12 / 255.0, 0x22 / 255.0, 0x4F / 255.0);
  cairo_set_source(cairo, gradient);
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cairo);
  cairo_pattern_destroy(gradient);
  cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR);
  for (int i = 0; i < 4; i++) {
    cairo_append_path(cairo, corners[i]);
    cairo_fill(cairo);
  }
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
}

/// Draws the bars, with upper corners of 1.5 points, one by one, because a mask of all would be large and mostly empty.
static void draw_bars(cairo_t *cairo) {
  const double radius = 1.5, width = 4, bottom = 74;
  cairo_set_source_rgb(cairo, 0x7F / 255.0, 0xD1 / 255.0, 1);
  for (size_t i = 0; i < COUNT(bars); i++) {
    double left = bars[i].left, top = bars[i].top, right = left + width;
    cairo_move_to(cairo, left, bottom);
    cairo_arc(cairo, left + radius, top + radius, radius, M_PI, 1.5 * M_PI);
    cairo_arc(cairo, right - radius, top + radius, radius, 1.5 * M_PI, 2 * M_PI);
    cairo_line_to(cairo, right, bottom);
    cairo_close_path(cairo);
    cairo_fill(cairo);
  }
}

/// Fills or strokes the paths of the symbols.
static void draw_symbols(cairo_t *cairo) {
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
  for (size_t i = 0; i < COUNT(shapes); i++) {
    cairo_append_path(cairo, shapes[i].path);
    if (shapes[i].line == 0) {
      cairo_fill(cairo);
    } else {
      cairo_set_line_width(cairo, shapes[i].line);
      cairo_set_line_cap(cairo, shapes[i].cap);
      cairo_stroke(cairo);
    }
  }
}

/// Shapes every text and draws its glyphs.
static void draw_texts(Studio *studio) {
  for (size_t i = 0; i < COUNT(texts); i++) {
    const Style *style = &styles[texts[i].style];
    const char *text = texts[i].text;
    cairo_set_source_rgba(studio->cairo, 1, 1, 1, style->alpha);
    GList *items = pango_itemize(studio->context, text, 0, strlen(text), style->attributes, NULL);
    double x = texts[i].x;
    for (GList *link = items; link; link = link->next) {
      PangoItem *item = link->data;
      pango_shape(text + item->offset, item->length, &item->analysis, studio->glyphs);
      cairo_move_to(studio->cairo, x, texts[i].y);
      pango_cairo_show_glyph_string(studio->cairo, item->analysis.font, studio->glyphs);
      x += pango_units_to_double(pango_glyph_string_get_width(studio->glyphs));
      pango_item_free(item);
    }
    g_list_free(items);
  }
}

/// Draws the card from its texts and shapes to pixels.
static void draw(Studio *studio) {
  draw_background(studio->cairo, studio->corners);
  draw_bars(studio->cairo);
  draw_symbols(studio->cairo);
  draw_texts(studio);
  cairo_surface_flush(studio->surface);
  if (cairo_status(studio->cairo) != CAIRO_STATUS_SUCCESS) fail(cairo_status_to_string(cairo_status(studio->cairo)));
}

/// Writes a number in PNG's byte order, the highest byte first.
static void put(uint8_t *bytes, uint32_t value) {
  for (int i = 0; i < 4; i++) bytes[i] = value >> (24 - 8 * i);
}

/// Completes a chunk whose data begins 8 bytes after `bytes`, and returns its end.
static uint8_t *end_chunk(uint8_t *bytes, const char *name, uint32_t length) {
  put(bytes, length);
  memcpy(bytes + 4, name, 4);
  put(bytes + 8 + length, libdeflate_crc32(0, bytes + 4, length + 4));
  return bytes + 12 + length;
}

/// A Cairo pixel as the bytes R, G, B and A, on a little-endian machine.
static uint32_t swapped(uint32_t pixel) { return (pixel & 0xFF00FF00) | (pixel >> 16 & 255) | (pixel & 255) << 16; }

/// The same without premultiplication.
static uint32_t unpremultiplied(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 0) return 0;
  uint32_t blue = ((pixel >> 16 & 255) * 255 + alpha / 2) / alpha;
  uint32_t green = ((pixel >> 8 & 255) * 255 + alpha / 2) / alpha;
  uint32_t red = ((pixel & 255) * 255 + alpha / 2) / alpha;
  return alpha << 24 | blue << 16 | green << 8 | red;
}

/// Writes the pixels as rows of RGBA without a filter, which suits drawings best.
static void fill_rows(Studio *studio) {
  const uint8_t *pixels = cairo_image_surface_get_data(studio->surface);
  const int stride = cairo_image_surface_get_stride(studio->surface);
  for (int y = 0; y < HEIGHT; y++) {
    const uint32_t *from = (const uint32_t *)(pixels + (size_t)y * stride);
    uint8_t *to = studio->rows + (size_t)y * STRIDE;
    *to++ = 0;
    uint32_t shared = ~0u;
    for (int x = 0; x < WIDTH; x++) {
      uint32_t pixel = swapped(from[x]);
      shared &= pixel;
      memcpy(to + 4 * x, &pixel, 4);
    }
    if (shared >> 24 == 255) continue;
    for (int x = 0; x < WIDTH; x++) {
      uint32_t pixel = swapped(from[x]);
      if (pixel >> 24 == 255) continue;
      pixel = unpremultiplied(pixel);
      memcpy(to + 4 * x, &pixel, 4);
    }
  }
}

/// Makes a PNG file of the pixels, and returns its size in bytes.
static size_t encode(Studio *studio) {
  fill_rows(studio);
  uint8_t *at = studio->file;
  memcpy(at, "\x89PNG\r\n\x1a\n", 8);
  at += 8;
  put(at + 8, WIDTH);
  put(at + 12, HEIGHT);
  memcpy(at + 16, "\x08\x06\0\0\0", 5);
  at = end_chunk(at, "IHDR", 13);
  size_t size = libdeflate_zlib_compress(
      studio->compressor, studio->rows, (size_t)STRIDE * HEIGHT, at + 8, studio->capacity);
  if (size == 0) fail("the pixels could not be compressed");
  at = end_chunk(at, "IDAT", size);
  at = end_chunk(at, "IEND", 0);
  return at - studio->file;
}

/// Orders numbers for qsort.
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/// The median; sorts the numbers.
static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/// Draws and encodes `runs` pictures after a warm-up, and prints the medians.
static void measure(Studio *studio, int runs) {
  const int first = 5;
  double *pixels = malloc(runs * sizeof *pixels), *files = malloc(runs * sizeof *files);
  size_t bytes = 0;
  for (int i = -first; i < runs; i++) {
    double start = milliseconds();
    draw(studio);
    double drawn = milliseconds();
    bytes = encode(studio);
    double encoded = milliseconds();
    if (i < 0) continue;
    pixels[i] = drawn - start;
    files[i] = encoded - start;
  }
  printf("{\"png_ms\": %.4f, \"pixels_ms\": %.4f, \"png_bytes\": %zu, \"version\": \"Cairo %s, Pango %s\"}\n",
         median(files, runs), median(pixels, runs), bytes, cairo_version_string(), pango_version_string());
  free(pixels);
  free(files);
}

/// Draws one picture and writes it.
static void write_once(Studio *studio, const char *path) {
  draw(studio);
  size_t bytes = encode(studio);
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(studio->file, 1, bytes, file) != bytes || fclose(file)) fail("the file could not be written");
}

int main(int count, char **arguments) {
  int runs = 100;
  const char *path = NULL;
  for (int i = 1; i < count; i += 2) {
    if (i + 1 < count && strcmp(arguments[i], "--runs") == 0) {
      runs = atoi(arguments[i + 1]);
    } else if (i + 1 < count && strcmp(arguments[i], "-o") == 0) {
      path = arguments[i + 1];
    } else {
      fail("usage: limit [--runs N] [-o FILE]");
    }
  }
  if (runs < 1) fail("there must be a run");
  Studio studio = open_studio();
  if (path) {
    write_once(&studio, path);
  } else {
    measure(&studio, runs);
  }
  return 0;
}
