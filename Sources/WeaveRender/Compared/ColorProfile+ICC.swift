// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeavePNG

extension ColorProfile {
  /// The profile in an ICC file. What cannot be converted keeps its name.
  init(icc bytes: [UInt8]) {
    let file = ICCFile(bytes)
    name = file?.name ?? "without a name"
    kind = file?.kind ?? .unknown
  }
}

/// The tags of an ICC profile that a conversion needs.
private struct ICCFile {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes.count <= Limits.profileBytes else { return nil }
    self.bytes = bytes
    guard text(36) == "acsp" else { return nil }
    for index in 0..<min(number(128), 200) {
      let entry = 132 + index * 12
      guard entry + 12 <= bytes.count else { return nil }
      let (start, length) = (number(entry + 4), number(entry + 8))
      guard start <= bytes.count, length <= bytes.count - start else { continue }
      tags[text(entry)] = start..<(start + length)
    }
  }

  private func number(_ place: Int, _ count: Int = 4) -> Int {
    (0..<count).reduce(0) { $0 << 8 | (place + $1 < bytes.count ? Int(bytes[place + $1]) : 0) }
  }

  private func text(_ place: Int) -> String {
    String(decoding: bytes[min(place, bytes.count)..<min(place + 4, bytes.count)], as: UTF8.self)
  }

  /// A number with 16 bits after the point.
  private func fixed(_ place: Int) -> Double { Double(Int32(truncatingIfNeeded: number(place))) / 65_536 }

  // MARK: Tags

  var name: String? {
    guard let tag = tags["desc"] else { return nil }
    let letters: String
    switch text(tag.lowerBound) {
    case "desc":
      let count = min(number(tag.lowerBound + 8), tag.count - 12)
      guard count > 0 else { return nil }
      let start = tag.lowerBound + 12
      letters = String(decoding: bytes[start..<(start + count)].prefix { $0 != 0 }, as: UTF8.self)
    case "mluc":
      let (length, offset) = (number(tag.lowerBound + 20), number(tag.lowerBound + 24))
      guard offset <= tag.count, length <= tag.count - offset else { return nil }
      let units = (0..<(length / 2)).map { UInt16(truncatingIfNeeded: number(tag.lowerBound + offset + $0 * 2, 2)) }
      letters = String(decoding: units, as: UTF16.self)
    default: return nil
    }
    let name = Echo.message(letters)
    return name.isEmpty ? nil : String(name.prefix(80))
  }

  var kind: ColorProfile.Kind {
    // Tables describe the device better than a matrix, and programs for colours prefer them.
    guard tags["A2B0"] == nil, tags["A2B1"] == nil, text(20) == "XYZ " else { return .unknown }
    switch text(16) {
    case "RGB ":
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap(curve)
      let primaries = ["rXYZ", "gXYZ", "bXYZ"].compactMap(xyz)
      guard curves.count == 3, primaries.count == 3, let inverse = Self.sRGB.inverse else { return .unknown }
      return .colors(curves, primaries.map { inverse * $0 })
    case "GRAY": return curve("kTRC").map { .grey($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// The primaries of sRGB as its profiles have them, relative to D50.
  private static let sRGB = Matrix3(
    SIMD3(0.436066, 0.222488, 0.013916), SIMD3(0.385147, 0.716873, 0.097076), SIMD3(0.143066, 0.060608, 0.714096))

  private func xyz(_ tag: String) -> SIMD3<Double>? {
    guard let tag = tags[tag], tag.count >= 20, text(tag.lowerBound) == "XYZ " else { return nil }
    return SIMD3(fixed(tag.lowerBound + 8), fixed(tag.lowerBound + 12), fixed(tag.lowerBound + 16))
  }

  private func curve(_ tag: String) -> ToneCurve? {
    guard let tag = tags[tag], tag.count >= 12 else { return nil }
    let start = tag.lowerBound
    switch text(start) {
    case "curv":
      let count = number(start + 8)
      guard count <= (tag.count - 12) / 2 else { return nil }
      if count == 0 { return .gamma(1) }
      if count == 1 { return .gamma(Double(number(start + 12, 2)) / 256) }
      return .table((0..<count).map { UInt16(truncatingIfNeeded: number(start + 12 + $0 * 2, 2)) })
    case "para":
      let counts = [1, 3, 4, 5, 7]
      let function = number(start + 8, 2)
      guard counts.indices.contains(function), tag.count >= 12 + counts[function] * 4 else { return nil }
      let p = (0..<counts[function]).map { fixed(start + 12 + $0 * 4) }
      return Self.parametric(function, p)
    default: return nil
    }
  }

  /// - Parameter p: as many parameters as the function has: g, a, b, c, d, e, f.
  private static func parametric(_ function: Int, _ p: [Double]) -> ToneCurve {
    func part(_ index: Int) -> Double { p.indices.contains(index) ? p[index] : 0 }
    let (g, a, b) = (part(0), part(1), part(2))
    let start = a == 0 ? 0 : -b / a
    switch function {
    case 0: return .gamma(g)
    case 1: return .parametric(g: g, a: a, b: b, c: 0, d: start, e: 0, f: 0)
    case 2: return .parametric(g: g, a: a, b: b, c: 0, d: start, e: part(3), f: part(3))
    case 3: return .parametric(g: g, a: a, b: b, c: part(3), d: part(4), e: 0, f: 0)
    default: return .parametric(g: g, a: a, b: b, c: part(3), d: part(4), e: part(5), f: part(6))
    }
  }
}
