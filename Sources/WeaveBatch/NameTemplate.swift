// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveResolve

/// A pattern for the names of pictures: `{name}-{size}@{scale}x.png`.
///
/// Braces contain a property of the picture or a variable of its row. A slash in the pattern makes a folder; a slash in
/// a value does not.
public struct NameTemplate: Sendable {
  private enum Part: Sendable {
    case text(String)
    case value(String)
  }

  private let parts: [Part]

  static let words = ["name", "spec", "row", "size", "appearance", "scale", "locale"]

  /// - Throws: a sentence if the pattern is not valid.
  public init(_ pattern: String) throws(PatternError) {
    var parts: [Part] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<open])))
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw PatternError("a brace of `\(pattern)` is never closed")
      }
      parts.append(.value(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
    self.parts = parts
    guard Self.isInside(pattern), !pattern.utf8.contains(0) else {
      throw PatternError("`\(pattern)` names no file in the output folder")
    }
  }

  /// The path of a picture.
  ///
  /// - Throws: the reason, if a value is missing or cannot be part of a file name.
  func path(of job: BatchJob) throws(RowMistake) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .value(let word): path += try Self.checked(value(word, job), word)
      }
    }
    guard Self.isInside(path) else { throw RowMistake("`\(path)` is no name for a picture") }
    return path
  }

  /// Whether a path leads to a file in the folder, checked by bytes: Swift sees a slash with a combining accent as one
  /// character, but the system sees a slash.
  private static func isInside(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && part.count <= 255
    }
  }

  private func value(_ word: String, _ job: BatchJob) throws(RowMistake) -> String {
    let stem = FilePath.stem(of: job.spec)
    switch word {
    case "name": return job.row.name ?? (job.row.place.isEmpty ? stem : "\(stem)-\(job.row.number)")
    case "spec": return stem
    case "row": return String(job.row.number)
    case "size": return job.size.rawValue
    case "appearance": return job.appearance.rawValue
    case "scale": return String(job.scale)
    case "locale": return job.locale
    default:
      if let value = VariableScope([job.row.variables]).templateValue(for: word), !value.isWhole { return value.text }
      let near = nearest(to: word, in: Self.words + job.row.variables.keys).first.map { "did you mean `{\($0)}`?" }
      throw RowMistake("the row has no `\(word)` for the picture's name" + (near.map { "; \($0)" } ?? ""))
    }
  }

  private static func checked(_ value: String, _ word: String) throws(RowMistake) -> String {
    guard !value.isEmpty else { throw RowMistake("`\(word)` is empty, and is a part of the picture's name") }
    // On Windows, backslashes would lead out of the folder into which an archive is unpacked.
    guard !value.utf8.contains(UInt8(ascii: "/")), !value.utf8.contains(UInt8(ascii: "\\")),
      !value.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else {
      throw RowMistake("\(word) \(JSONText.literal(value)) cannot be a part of a file's name: no slash, no line end")
    }
    return value
  }
}

/// A mistake in a pattern, as a sentence.
public struct PatternError: Error, CustomStringConvertible {
  /// The mistake, and where it is.
  public var description: String
  init(_ description: String) { self.description = description }
}
