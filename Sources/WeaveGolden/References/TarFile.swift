// SPDX-License-Identifier: MIT

import WeaveSystem

/// The forms of a tar archive that are read and written: the regular files of POSIX archives and of GNU tar.
///
/// - Source: IEEE Std 1003.1-2017, `pax`, "ustar Interchange Format" and "pax Header Block"; GNU tar manual, "Basic Tar
///   Format".
enum TarFile {
  /// A regular file in an archive.
  struct Entry: Sendable, Equatable {
    /// Its path, with `/` between folders.
    var name: String
    /// The place of its bytes in the archive.
    var offset, size: Int
  }

  static let block = 512
  /// The most bytes of a header that holds a long name.
  private static let longestHeader = 1 << 16
  /// The most files of an archive; each reference has up to three.
  private static let mostEntries = 1 << 20

  // MARK: Reading

  /// The files of an archive, in its order. The last of several with one name counts, as for `tar --extract`.
  ///
  /// - Parameters:
  ///   - size: the size of the archive in bytes.
  ///   - read: up to a number of its bytes, from an offset.
  /// - Throws: `.failed` for a file that is not an archive, or is cut.
  static func entries(
    of path: String, size: Int, read: (_ count: Int, _ offset: Int) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [Entry] {
    let damaged = FileError.failed(path, reason: "this is not a tar archive, or it is damaged")
    var entries: [Entry] = []
    var offset = 0
    var longName: String?
    while true {
      let header = try read(block, offset)
      // Archives end with blocks of zeros; some writers leave them out.
      if header.isEmpty, offset > 0 || size == 0 { break }
      guard header.count == block else { throw damaged }
      if header.allSatisfy({ $0 == 0 }) { break }
      guard let length = number(header[124..<136]), number(header[148..<156]) == checksum(header) else { throw damaged }
      let start = offset + block
      guard length <= size - start, entries.count < mostEntries else { throw damaged }
      offset = start + (length + block - 1) / block * block
      switch header[156] {
      case UInt8(ascii: "x"), UInt8(ascii: "L"):
        guard length <= longestHeader else { throw damaged }
        let content = try read(length, start)
        longName = header[156] == UInt8(ascii: "L") ? text(content[...]) : paxPath(in: content) ?? longName
      case UInt8(ascii: "0"), 0:
        let name = longName ?? self.name(in: header)
        longName = nil
        // A name that leads elsewhere is nobody's reference.
        if let name = plain(name) { entries.append(Entry(name: name, offset: start, size: length)) }
      case UInt8(ascii: "g"), UInt8(ascii: "K"): continue
      default: longName = nil
      }
    }
    return entries
  }

  /// An octal number, or a binary one as GNU tar writes it above 8 GB.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    if field.first == 0x80 { return field.dropFirst().suffix(7).reduce(0) { $0 << 8 | Int($1) } }
    let digits = String(decoding: field, as: UTF8.self).filter { $0 != "\0" && $0 != " " }
    return digits.isEmpty ? 0 : Int(digits, radix: 8)
  }

  /// The sum of all bytes of a header, with spaces in place of the sum.
  private static func checksum(_ header: [UInt8]) -> Int {
    header.enumerated().reduce(0) { $0 + (148..<156 ~= $1.offset ? 32 : Int($1.element)) }
  }

  private static func name(in header: [UInt8]) -> String {
    let name = text(header[0..<100])
    guard header[257..<263].elementsEqual(Array("ustar".utf8) + [0]) else { return name }
    let folder = text(header[345..<500])
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The path in a header of records such as `30 path=weather/today.png\n`.
  private static func paxPath(in content: [UInt8]) -> String? {
    var rest = content[...]
    var path: String?
    while let space = rest.firstIndex(of: 32), let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
      length > 0, length <= rest.count
    {
      let record = rest.prefix(length)
      rest = rest.dropFirst(length)
      let words = String(decoding: record[(min(space + 1, record.endIndex))...].dropLast(), as: UTF8.self)
      if words.hasPrefix("path=") { path = String(words.dropFirst(5)) }
    }
    return path
  }

  /// A name without `./` at its start; nil if it leads out of the archive.
  private static func plain(_ name: String) -> String? {
    var parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    while parts.first == "." { parts.removeFirst() }
    let isInside = !parts.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    return isInside ? parts.joined(separator: "/") : nil
  }

  // MARK: Writing

  /// A file with its header, filled to whole blocks. Owner and time are left out, so that equal files are equal bytes.
  static func blocks(of name: String, _ bytes: [UInt8]) -> [UInt8] {
    let path = Array(name.utf8)
    if path.allSatisfy({ $0 < 0x80 }) {
      if path.count <= 100 { return header(path, [], bytes.count, "0") + filled(bytes) }
      // The path is divided at a slash, with at most 155 bytes before it and 100 after it.
      let slash = path.indices.last { path[$0] == UInt8(ascii: "/") && $0 <= 155 }
      if let slash, path.count - slash - 1 <= 100 {
        return header(Array(path[(slash + 1)...]), Array(path[..<slash]), bytes.count, "0") + filled(bytes)
      }
    }
    let record = paxRecord(path)
    return header(Array("PaxHeaders/path".utf8), [], record.count, "x") + filled(record)
      + header(Array(path.prefix(100)), [], bytes.count, "0") + filled(bytes)
  }

  /// The end of an archive.
  static let end = [UInt8](repeating: 0, count: 2 * block)

  /// A record of a path; its length counts its own digits.
  private static func paxRecord(_ path: [UInt8]) -> [UInt8] {
    let content = Array(" path=".utf8) + path + Array("\n".utf8)
    var length = content.count
    while "\(length)".utf8.count + content.count != length { length = "\(length)".utf8.count + content.count }
    return Array("\(length)".utf8) + content
  }

  private static func header(_ name: [UInt8], _ folder: [UInt8], _ size: Int, _ type: Character) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func put(_ bytes: some Sequence<UInt8>, at place: Int) {
      for (index, byte) in bytes.enumerated() { header[place + index] = byte }
    }
    func octal(_ value: Int, _ digits: Int) -> [UInt8] {
      let text = String(value, radix: 8)
      return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
    }
    put(name, at: 0)
    put(octal(0o644, 7), at: 100)
    put(octal(0, 7), at: 108)
    put(octal(0, 7), at: 116)
    put(octal(size, 11), at: 124)
    put(octal(0, 11), at: 136)
    put(String(type).utf8, at: 156)
    put("ustar\u{0}00".utf8, at: 257)
    put(folder, at: 345)
    put(octal(checksum(header), 6) + [0, 32], at: 148)
    return header
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (block - bytes.count % block) % block)
  }
}
