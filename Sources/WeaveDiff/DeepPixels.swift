// SPDX-License-Identifier: MIT

/// Four channels of 16 bits, red first: straight alpha.
struct DeepColor: Hashable {
  var channels: SIMD4<UInt16>

  var alpha: UInt16 { channels.w }
  var isOpaque: Bool { channels.w == .max }

  /// The channels composited over a grey background, 0...255 with fractions.
  func over(_ ground: Double) -> (red: Double, green: Double, blue: Double) {
    let alpha = Double(channels.w) / 65_535
    func mixed(_ channel: UInt16) -> Double { ground + (Double(channel) / 257 - ground) * alpha }
    return (mixed(channels.x), mixed(channels.y), mixed(channels.z))
  }
}

/// The channels of a picture as 16-bit numbers. Those of a picture with 8 bits are repeated, so that 255 becomes 65,535.
struct DeepPixels {
  let width: Int
  let channels: [UInt16]

  init(_ image: StraightImage) {
    width = image.width
    channels = image.deep ?? image.bytes.map { UInt16($0) * 257 }
  }

  subscript(place: Int) -> DeepColor {
    let i = place * 4
    return DeepColor(channels: SIMD4(channels[i], channels[i + 1], channels[i + 2], channels[i + 3]))
  }

  func row(_ y: Int) -> ArraySlice<UInt16> { channels[(y * width * 4)..<((y + 1) * width * 4)] }
}
