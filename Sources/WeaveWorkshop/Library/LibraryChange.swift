// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// A change of the library's files as it is written down before it is made: what each file holds before and after.
///
/// With it a change that was broken off is finished by the next writer, and a finished one can be undone to the byte.
struct LibraryChange: Equatable {
  struct File: Equatable {
    /// Below the library's folder.
    var name: String
    /// Nil where there is no file.
    var before, after: [UInt8]?
  }

  /// What was done, in a few words.
  var what: String
  /// The number of the change that this one undoes; nil for any other.
  var undone: Int?
  var files: [File] = []

  /// The change that takes this one back.
  func reversed(_ number: Int) -> LibraryChange {
    LibraryChange(
      what: what, undone: number,
      files: files.reversed().map { File(name: $0.name, before: $0.after, after: $0.before) })
  }

  // MARK: As a file

  private static let head = "weave library change 1"

  /// Lines of text, and the contents of files between them: `FILE NAME`, then for before and after a length, or `-`.
  var bytes: [UInt8] {
    let plain = what.onOneLine
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

  /// Nil where the bytes are no such record.
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
  /// The text with spaces for line breaks and tabs.
  var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
