// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// A change of the library's files, recorded before it is made: the contents of each file before and after.
///
/// The record lets the next writer finish an interrupted change, and lets a finished change be undone to the exact
/// bytes.
struct LibraryChange: Equatable {
  struct File: Equatable {
    /// The path below the library's folder.
    var name: String
    /// The contents; nil where there is no file.
    var before, after: [UInt8]?
  }

  /// A short description of the change.
  var what: String
  /// The number of the change that this one undoes; nil for other changes.
  var undone: Int?
  var files: [File] = []

  /// The change that undoes this one.
  func reversed(_ number: Int) -> LibraryChange {
    LibraryChange(
      what: what, undone: number,
      files: files.reversed().map { File(name: $0.name, before: $0.after, after: $0.before) })
  }

  // MARK: As a file

  private static let head = "weave library change 1"

  /// The heading, and a line with the number of the undone change (or `-`) and the description. Then for each file a
  /// line `BEFORE AFTER NAME` (lengths in bytes; `-` for no file), both contents, and a line break.
  var bytes: [UInt8] {
    let plain = what.trimmingSpaces.isEmpty ? "change" : what.onOneLine
    var result = Array("\(Self.head)\n\(undone.map(String.init) ?? "-") \(plain)\n".utf8)
    for file in files {
      let lengths = [file.before, file.after].map { $0.map { String($0.count) } ?? "-" }
      result += Array("\(lengths[0]) \(lengths[1]) \(file.name)\n".utf8)
      result += (file.before ?? []) + (file.after ?? []) + [0x0A]
    }
    return result
  }

  init(what: String, undone: Int? = nil, files: [File] = []) {
    (self.what, self.undone, self.files) = (what, undone, files)
  }

  /// Reads a record; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func line() -> Substring? {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return Substring(decoding: rest[..<end], as: UTF8.self)
    }
    func contents(_ length: Substring) -> [UInt8]?? {
      if length == "-" { return .some(nil) }
      guard let count = Int(length), count >= 0, count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    guard line().map({ $0 == Self.head }) == true, let title = line()?.split(separator: " ", maxSplits: 1),
      title.count == 2
    else { return nil }
    what = String(title[1])
    undone = Int(title[0])
    while !rest.isEmpty {
      guard let fields = line()?.split(separator: " ", maxSplits: 2), fields.count == 3,
        let before = contents(fields[0]), let after = contents(fields[1]), rest.first == 0x0A
      else { return nil }
      rest = rest.dropFirst()
      files.append(File(name: String(fields[2]), before: before, after: after))
    }
  }
}

extension String {
  /// The text with line breaks and tabs replaced by spaces.
  var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
