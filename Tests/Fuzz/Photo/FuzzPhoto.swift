// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// Photo headers can be read and photos decoded without a crash, and within the limits for their file size.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPhoto(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let format = ImageFormat(bytes), format != .svg else { return 0 }
  guard let pixels = try? decodeOwnPicture(bytes, pixelLimit: 250_000) else { return 0 }
  precondition(pixels.width > 0 && pixels.height > 0 && pixels.width * pixels.height <= 250_000)
  precondition(pixels.bytes.count == pixels.width * pixels.height * 4)
  return 0
}
