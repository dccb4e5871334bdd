// SPDX-License-Identifier: MIT

import WeaveDiff
import WeaveGraphics

extension ColorProfile {
  /// A picture of the profile in sRGB, with as many bits as before, and how many of its pixels lie outside of sRGB.
  func converted(_ picture: StraightImage) -> (picture: StraightImage, cut: Int) {
    guard kind != .unknown else { return (picture, 0) }
    if let deep = picture.deep {
      var cut = 0
      var memory = ColorMemory<UInt16>()
      let channels = memory.map(deep, &cut) { color in
        let found = converted(SIMD3(Double(color.x), Double(color.y), Double(color.z)) / 65_535)
        let levels = (found.color * 65_535).rounded(.toNearestOrAwayFromZero)
        return (SIMD3(UInt16(levels.x), UInt16(levels.y), UInt16(levels.z)), found.isCut)
      }
      return (StraightImage(width: picture.width, height: picture.height, deep: channels), cut)
    }
    var cut = 0
    var memory = ColorMemory<UInt8>()
    let bytes = memory.map(picture.bytes, &cut) { color in
      let found = converted(SIMD3(Double(color.x), Double(color.y), Double(color.z)) / 255)
      let levels = (found.color * 255).rounded(.toNearestOrAwayFromZero)
      return (SIMD3(UInt8(levels.x), UInt8(levels.y), UInt8(levels.z)), found.isCut)
    }
    return (StraightImage(width: picture.width, height: picture.height, bytes: bytes), cut)
  }
}

/// The converted colours of a picture, most of them computed once. Photos have some hundred thousand.
private struct ColorMemory<Level: FixedWidthInteger & UnsignedInteger & SIMDScalar & Sendable> {
  private var known: [SIMD3<Level>: (color: SIMD3<Level>, isCut: Bool)] = [:]

  mutating func map(
    _ channels: [Level], _ cut: inout Int, _ convert: (SIMD3<Level>) -> (color: SIMD3<Level>, isCut: Bool)
  ) -> [Level] {
    var result = channels
    for place in stride(from: 0, to: channels.count, by: 4) {
      let color = SIMD3(channels[place], channels[place + 1], channels[place + 2])
      let found: (color: SIMD3<Level>, isCut: Bool)
      if let before = known[color] {
        found = before
      } else {
        found = convert(color)
        if known.count >= 1 << 20 { known.removeAll(keepingCapacity: true) }
        known[color] = found
      }
      (result[place], result[place + 1], result[place + 2]) = (found.color.x, found.color.y, found.color.z)
      if found.isCut, channels[place + 3] > 0 { cut += 1 }
    }
    return result
  }
}
