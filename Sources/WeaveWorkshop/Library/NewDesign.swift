// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
public import WeaveSystem

/// Creates a new design file.
public enum NewDesign {
  /// The file name for a design: the letters and digits of its name, with hyphens for everything else, cut to the
  /// length that file names may have.
  public static func fileName(of name: String) -> String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return (words.isEmpty ? "design" : String(words.prefix(60))) + ".json"
  }

  /// Whether anything exists at a path, even a broken link.
  public static func isTaken(_ path: String) -> Bool {
    isLink(path) || FileManager.default.fileExists(atPath: path)
  }

  /// Writes a design to a free path, with the schema that it refers to beside it.
  public static func write(_ text: String, to path: String) throws(FileError) {
    try createFile(Array(text.utf8), at: path)
    try writeSchema(beside: path)
  }

  /// Writes the schema, unless it exists. A different file with that name is kept.
  private static func writeSchema(beside path: String) throws(FileError) {
    let file = "\(FilePath.folder(of: path))/\(Language.schemaFile)"
    let schema = Array(Language.schema.utf8)
    if isTaken(file) {
      let old = (try? readFile(file, limit: Limits.designBytes)) ?? []
      guard !isLink(file), old != schema,
        String(decoding: old.prefix(400), as: UTF8.self).contains(Language.schemaIdentifier)
      else { return }
    }
    try writeFile(schema, to: file)
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
