// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveNative

extension PixelBuffer {
  /// Red, green, blue and straight alpha, with exactly the values that a PNG file of the picture has.
  package func straightBytes() -> [UInt8] {
    let straight = Unpremultiplier.shared
    return unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
      count = bytes.count
      let target = UnsafeMutableRawBufferPointer(target)
      unsafe bytes.withUnsafeBytes { source in
        for place in stride(from: 0, to: bytes.count, by: 4) {
          let pixel = unsafe source.loadUnaligned(fromByteOffset: place, as: UInt32.self)
          let isPlain = pixel >= 0xFF00_0000 || pixel == 0
          let value = isPlain ? pixel : straight.bytes(pixel.swappedRedAndBlue)
          unsafe target.storeBytes(of: value, toByteOffset: place, as: UInt32.self)
        }
      }
    }
  }
}
