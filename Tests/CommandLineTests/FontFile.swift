// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// An OpenType file in memory, changed as another release of the font would differ.
///
/// - Source: the OpenType specification 1.9, "Font file", "head", "hmtx" and "name".
struct FontFile {
  private(set) var bytes: Data

  init(_ path: String) throws { bytes = try Data(contentsOf: URL(fileURLWithPath: path)) }

  /// The installed font that `weave` draws ordinary text with.
  static func installed() throws -> FontFile {
    let outcome = try Tool.run(["doctor", "--format", "json"], in: Folder())
    let root = try #require(JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    let parts = try #require(root["parts"] as? [[String: Any]])
    return try FontFile(try #require(parts.first { $0["name"] as? String == "Inter" }?["file"] as? String))
  }

  /// The revision in the table `head`, with three decimals: `3.019`.
  var revision: String {
    get throws {
      let fixed = number(4, at: try place(of: "head") + 4)
      return String(format: "%.3f", Double(fixed) / 65_536)
    }
  }

  /// Makes every letter wider by some units.
  mutating func widen(by units: Int) throws {
    let (start, length) = (try place(of: "hmtx"), try length(of: "hmtx"))
    let count = number(2, at: try place(of: "hhea") + 34)
    for place in stride(from: start, to: start + min(count * 4, length), by: 4) {
      put(number(2, at: place) + units, 2, at: place)
    }
    try restamp("hmtx")
  }

  /// Replaces the version in its names by another of the same length.
  mutating func rename(version: String, to other: String) throws {
    func wide(_ text: String) -> Data { Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    for (old, new) in [(wide(version), wide(other)), (Data(version.utf8), Data(other.utf8))] {
      let (start, length) = (try place(of: "name"), try length(of: "name"))
      while let found = bytes.range(of: old, in: start..<(start + length)) { bytes.replaceSubrange(found, with: new) }
    }
    try restamp("name")
  }

  /// The checksum of a changed table, which only has to be another one.
  private mutating func restamp(_ table: String) throws {
    let record = try record(of: table)
    put((number(4, at: record + 4) + 1) & 0xFFFF_FFFF, 4, at: record + 4)
  }

  private func record(of table: String) throws -> Int {
    let records = (0..<number(2, at: 4)).map { 12 + 16 * $0 }
    return try #require(records.first { bytes[$0..<$0 + 4].elementsEqual(table.utf8) })
  }

  private func place(of table: String) throws -> Int { number(4, at: try record(of: table) + 8) }
  private func length(of table: String) throws -> Int { number(4, at: try record(of: table) + 12) }

  private func number(_ size: Int, at place: Int) -> Int { bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } }

  private mutating func put(_ value: Int, _ size: Int, at place: Int) {
    for index in 0..<size { bytes[place + index] = UInt8(value >> (8 * (size - 1 - index)) & 0xFF) }
  }
}
