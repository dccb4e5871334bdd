// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
import WeavePNG

extension ColorProfile {
  /// Nil for a profile whose colours are those of sRGB.
  var unlessSRGB: ColorProfile? { isSRGB ? nil : self }

  /// The colour space of a PNG, by the first that it has of `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM`.
  ///
  /// - Source: PNG specification, third edition: 4.3, colour spaces, and 11.3.2.
  /// - Returns: nil if it names none, or sRGB.
  init?(png file: PNGChunkList) {
    if let points = file.data(of: "cICP"), points.count == 4 {
      self.init(codePoints: Int(points[0]), Int(points[1]))
    } else if let data = file.data(of: "iCCP") {
      self.init(chunk: data)
    } else if file.data(of: "sRGB") != nil {
      return nil
    } else {
      self.init(gamma: file.data(of: "gAMA"), chromaticities: file.data(of: "cHRM"))
    }
  }

  private init?(codePoints primaries: Int, _ transfer: Int) {
    switch (primaries, transfer) {
    case (1, 13), (1, 1): return nil
    case (12, 13): self.init("Display P3", .displayP3, .sRGB)
    default: self.init(unknown: "code points \(primaries), \(transfer)")
    }
  }

  /// A name, a zero, the number of the compression, and the compressed profile.
  private init(chunk data: [UInt8]) {
    guard let end = data.firstIndex(of: 0), end < 80, end + 2 < data.count,
      let profile = Zlib.bytes(of: Array(data[(end + 2)...]), atMost: Limits.profileBytes)
    else {
      self.init(unknown: "of a damaged chunk")
      return
    }
    self.init(icc: profile)
  }

  private init?(gamma: [UInt8]?, chromaticities: [UInt8]?) {
    func number(_ bytes: [UInt8], _ index: Int) -> Double {
      Double((0..<4).reduce(0) { $0 << 8 | Int(bytes[index * 4 + $1]) }) / 100_000
    }
    let exponent = gamma.flatMap { $0.count == 4 ? number($0, 0) : nil } ?? 0.45455
    var primaries = Primaries.sRGB
    if let data = chromaticities, data.count == 32 {
      func place(_ index: Int) -> SIMD2<Double> { SIMD2(number(data, index * 2), number(data, index * 2 + 1)) }
      primaries = Primaries(red: place(1), green: place(2), blue: place(3), white: place(0))
    }
    let isUsual = abs(exponent - 0.45455) < 0.02
    guard !isUsual || !primaries.isClose(to: .sRGB), exponent > 0.001 else { return nil }
    let words = [isUsual ? nil : "gamma \(exponent)", primaries.isClose(to: .sRGB) ? nil : "primaries of its own"]
    self.init(words.compactMap(\.self).joined(separator: ", "), primaries, isUsual ? .sRGB : .gamma(1 / exponent))
  }

  /// The profile of a JPEG, in segments APP2, or of a WebP, in its chunk ICCP.
  ///
  /// - Source: ICC.1:2022, annex B.4 (JPEG); WebP Container Specification, colour profile.
  init?(photo bytes: [UInt8]) {
    let isJPEG = bytes.starts(with: [0xFF, 0xD8])
    guard let profile = isJPEG ? Self.jpegProfile(bytes) : Self.webpProfile(bytes) else { return nil }
    self.init(icc: profile)
  }

  private static func jpegProfile(_ bytes: [UInt8]) -> [UInt8]? {
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += 2
        continue
      }
      guard marker != 0xDA, marker != 0xD9 else { break }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let data = bytes[(place + 4)..<end]
      if marker == 0xE2, data.count > 14, data.starts(with: mark) {
        parts[Int(data[data.startIndex + 12])] = data.dropFirst(14)
      }
      place = end
    }
    guard !parts.isEmpty, parts.values.reduce(0, { $0 + $1.count }) <= Limits.profileBytes else { return nil }
    return parts.sorted { $0.key < $1.key }.flatMap { Array($0.value) }
  }

  private static func webpProfile(_ bytes: [UInt8]) -> [UInt8]? {
    var place = 12
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      guard length <= bytes.count - place - 8 else { return nil }
      if bytes[place..<(place + 4)].elementsEqual("ICCP".utf8) {
        return length <= Limits.profileBytes ? Array(bytes[(place + 8)..<(place + 8 + length)]) : nil
      }
      place += 8 + length + length % 2
    }
    return nil
  }
}
