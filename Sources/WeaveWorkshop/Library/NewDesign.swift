// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
public import WeaveSystem

/// A file to start from.
public enum NewDesign {
  /// What the file of a design is called: the letters and digits of its name, the rest as hyphens; as many as a file's name
  /// may have.
  public static func fileName(of name: String) -> String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return (words.isEmpty ? "design" : String(words.prefix(60))) + ".json"
  }

  /// Whether something is at a path, and be it a link that leads nowhere.
  public static func isTaken(_ path: String) -> Bool {
    isLink(path) || FileManager.default.fileExists(atPath: path)
  }

  /// Writes a design where nothing is yet, and the schema that it refers to beside it.
  public static func write(_ text: String, to path: String) throws(FileError) {
    try createFile(Array(text.utf8), at: path)
    try writeSchema(beside: path)
  }

  /// Writes the schema, unless it is there. A file of that name that is none of ours stays.
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
