// SPDX-License-Identifier: MIT
// The decoders of raster pictures.
#include "CConfine.h"

#include <png.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>

/// A picture to decode: the bytes of its file, and where its pixels go, four bytes each.
struct picture {
  const uint8_t *bytes;
  size_t length;
  int width, height;
  uint8_t *pixels;
};

static void fail(struct weave_outcome *outcome, const char *reason) {
  strncpy(outcome->reason, reason, sizeof outcome->reason - 1);
}

/// Red, green, blue and straight alpha. The simplified interface of libpng never jumps out of a function.
static void decode_png(const struct picture *picture, struct weave_outcome *outcome) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, picture->bytes, picture->length)) {
    fail(outcome, image.message[0] ? image.message : "not a PNG");
  } else if ((int)image.width != picture->width || (int)image.height != picture->height) {
    fail(outcome, "two sizes");
  } else {
    // Without this flag, 16-bit channels would be read as linear light if the file names no colour space; they are sRGB
    // like all others.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    image.format = PNG_FORMAT_RGBA;
    int result = png_image_finish_read(&image, NULL, picture->pixels, picture->width * 4, NULL);
    // Bit 1 is an error; warnings (bit 0) concern chunks that are not pixels.
    if (result && !(image.warning_or_error & 2)) outcome->done = true;
    else fail(outcome, image.message[0] ? image.message : "not a PNG");
  }
  png_image_free(&image);
}

/// Whether a call of TurboJPEG has failed. A warning is a failure too, since half of the picture may be grey. The
/// exception is stray bytes between markers, which many cameras write.
static bool has_failed(tjhandle handle, int result, struct weave_outcome *outcome) {
  if (result == 0) return false;
  const char *reason = tjGetErrorStr2(handle);
  if (tjGetErrorCode(handle) == TJERR_WARNING && reason && strstr(reason, "extraneous bytes")) return false;
  fail(outcome, reason ? reason : "not a JPEG");
  return true;
}

static void decode_jpeg(const struct picture *picture, struct weave_outcome *outcome) {
  tjhandle handle = tjInitDecompress();
  if (!handle) {
    fail(outcome, "no memory");
    return;
  }
  int width = 0, height = 0, sampling = 0, space = 0;
  int result = tjDecompressHeader3(handle, picture->bytes, picture->length, &width, &height, &sampling, &space);
  if (!has_failed(handle, result, outcome)) {
    // The size that the decoder reports must be the one that was checked.
    if (width != picture->width || height != picture->height) {
      fail(outcome, "two sizes");
    } else {
      outcome->is_cmyk = space == TJCS_CMYK || space == TJCS_YCCK;
      result = tjDecompress2(
          handle, picture->bytes, picture->length, picture->pixels, width, width * 4, height,
          outcome->is_cmyk ? TJPF_CMYK : TJPF_RGBA, TJFLAG_LIMITSCANS);
      outcome->done = !has_failed(handle, result, outcome);
    }
  }
  tjDestroy(handle);
}

static void decode_webp(const struct picture *picture, struct weave_outcome *outcome) {
  int width = 0, height = 0;
  if (!WebPGetInfo(picture->bytes, picture->length, &width, &height) || width != picture->width
      || height != picture->height)
    fail(outcome, "no size in its header, or two sizes");
  else if (!WebPDecodeRGBAInto(
               picture->bytes, picture->length, picture->pixels, (size_t)width * (size_t)height * 4, width * 4))
    fail(outcome, "cut short, damaged, or moving pictures");
  else outcome->done = true;
}

void weave_decode(
    uint32_t kind, const uint8_t *bytes, size_t length, int width, int height, uint8_t *pixels,
    struct weave_outcome *outcome) {
  struct picture picture = {bytes, length, width, height, pixels};
  memset(outcome, 0, sizeof *outcome);
  switch (kind) {
  case WEAVE_PNG: decode_png(&picture, outcome); break;
  case WEAVE_JPEG: decode_jpeg(&picture, outcome); break;
  case WEAVE_WEBP: decode_webp(&picture, outcome); break;
  case WEAVE_HEIC: weave_decode_heic(bytes, length, width, height, pixels, outcome); break;
  default: fail(outcome, "unknown format");
  }
}
