// SPDX-License-Identifier: MIT

import WeaveHash
public import WeaveSystem

/// Which font a file contains: its name, its version, and a short hash of its contents.
///
/// Only the head of the file is read. An OpenType file begins with a directory that has a checksum for each of its
/// tables, so a hash of the directory changes with every byte that can change a glyph. Files of a hundred megabytes cost
/// as little as small ones.
///
/// - Source: the OpenType specification 1.9, "Font file" and "name".
public struct FontIdentity: Sendable, Hashable {
  /// The family and the style within it: `Inter`, `Semi Bold`. For a collection, those of its first font.
  public var family, style: String
  /// The version as the font states it, without words: `3.019`; empty if it states none.
  public var version: String
  /// 16 hexadecimal digits; the same contents have the same digits on every machine.
  public var sum: String

  /// An identity that was written down.
  public init(family: String, style: String, version: String, sum: String) {
    (self.family, self.style, self.version, self.sum) = (family, style, version, sum)
  }

  /// The identity of a font file. A file that is not OpenType has its own name as the family and a hash of all bytes.
  public init(file path: String) throws(FileError) {
    let file = try PartialFile(path)
    guard let font = try OpenTypeHead(file) else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      self.init(
        family: name, style: "", version: "",
        sum: Self.digits(of: try file.read(Self.largestForeign, at: 0)))
      return
    }
    self.init(
      family: font.names[16] ?? font.names[1] ?? "", style: font.names[17] ?? font.names[2] ?? "",
      version: Self.version(in: font.names[5] ?? ""), sum: Self.digits(of: font.directory))
  }

  /// The most bytes that are hashed of a file that is not OpenType.
  private static let largestForeign = 16 << 20

  private static func digits(of bytes: [UInt8]) -> String { String(Checksum(of: bytes).description.suffix(16)) }

  /// The first number with points in a text: `3.019` in `Version 3.019;git-0a5106e0b`.
  static func version(in text: String) -> String {
    text.firstMatch(of: /[0-9]+(?:\.[0-9]+)*/).map { String($0.0) } ?? ""
  }
}

/// The table directory of an OpenType file, and its names.
private struct OpenTypeHead {
  /// The tags, checksums and lengths of the tables of all its fonts, without their offsets: the order of the tables in
  /// the file changes nothing.
  var directory: [UInt8] = []
  /// The English texts of the table `name`, by their numbers.
  var names: [Int: String] = [:]

  private static let most = (fonts: 64, tables: 256, nameBytes: 1 << 20)

  /// Nil for a file that is not OpenType.
  init?(_ file: borrowing PartialFile) throws(FileError) {
    let head = try file.read(12 + 4 * Self.most.fonts, at: 0)
    var starts = [0]
    if head.starts(with: "ttcf".utf8) {
      guard let count = head.number(4, at: 8), count <= Self.most.fonts else { return nil }
      starts = (0..<count).compactMap { head.number(4, at: 12 + 4 * $0) }
    }
    var nameTable: (offset: Int, length: Int)?
    for start in starts {
      let top = try file.read(12, at: start)
      guard let tag = top.number(4, at: 0), Self.tags.contains(tag), let count = top.number(2, at: 4),
        count <= Self.most.tables
      else { return nil }
      let records = try file.read(16 * count, at: start + 12)
      guard records.count == 16 * count else { return nil }
      for record in stride(from: 0, to: records.count, by: 16) {
        directory += records[record..<record + 8] + records[record + 12..<record + 16]
        if nameTable == nil, records[record..<record + 4].elementsEqual("name".utf8),
          let offset = records.number(4, at: record + 8), let length = records.number(4, at: record + 12)
        {
          nameTable = (offset, length)
        }
      }
    }
    guard !directory.isEmpty else { return nil }
    if let nameTable, nameTable.length <= Self.most.nameBytes {
      readNames(in: try file.read(nameTable.length, at: nameTable.offset))
    }
  }

  /// TrueType outlines, CFF outlines, and TrueType as Apple marks it.
  private static let tags: Set<Int> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// Names for Windows in English take precedence over those for the Macintosh.
  private mutating func readNames(in table: [UInt8]) {
    guard let count = table.number(2, at: 2), let strings = table.number(2, at: 4) else { return }
    for record in 0..<min(count, 4_096) {
      let place = 6 + 12 * record
      guard let platform = table.number(2, at: place), let language = table.number(2, at: place + 4),
        let number = table.number(2, at: place + 6), let length = table.number(2, at: place + 8),
        let offset = table.number(2, at: place + 10), strings + offset + length <= table.count
      else { return }
      let bytes = table[(strings + offset)..<(strings + offset + length)]
      switch (platform, language) {
      case (3, 0x0409):
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        names[number] = String(decoding: units, as: UTF16.self)
      case (1, 0) where names[number] == nil: names[number] = String(decoding: bytes, as: UTF8.self)
      default: continue
      }
    }
  }
}

extension [UInt8] {
  /// A big-endian number; nil beyond the end.
  fileprivate func number(_ size: Int, at place: Int) -> Int? {
    guard place >= 0, place + size <= count else { return nil }
    return self[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
