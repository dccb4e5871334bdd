// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSchema
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

  /// Why a board cannot be written.
  public enum BoardRefusal: Error, Sendable, CustomStringConvertible {
    /// A file of the board exists with other content.
    case taken(String)
    case file(FileError)

    /// The reason, worded as a message.
    public var description: String {
      switch self {
      case .taken(let path): "`\(path)` already exists and is another file; write the board into another folder"
      case .file(let error): "\(error)"
      }
    }
  }

  /// Writes a board to a free path, and the designs in its slots beside it. A design that is there already stays, also
  /// under another name.
  ///
  /// - Parameter files: the board, then its designs, each with its name.
  /// - Throws: before anything is written if a file has another content.
  public static func write(board files: [(file: String, text: String)], to path: String) throws(BoardRefusal) {
    let folder = FilePath.folder(of: path)
    let places = files.enumerated().map { (path: $0 == 0 ? path : "\(folder)/\($1.file)", text: $1.text) }
    let missing = places.filter { !isTaken($0.path) }
    for place in places where isTaken(place.path) {
      let old = (try? readFile(place.path, limit: Limits.designBytes)) ?? []
      if !isSame(old, Array(place.text.utf8)) { throw .taken(place.path) }
    }
    do throws(FileError) {
      for place in missing.reversed() { try createFile(Array(place.text.utf8), at: place.path) }
      try writeSchema(beside: path)
    } catch { throw .file(error) }
  }

  /// Whether two files hold the same design, whatever it is called.
  private static func isSame(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    func content(_ bytes: [UInt8]) -> String? {
      let members = JSONParser.parse(SourceText(name: "design", bytes: bytes)).output?.members
      return members.map { JSONWriter.compact(.object($0.filter { $0.key != "name" }.map { ($0.key, $0.value) })) }
    }
    guard let known = content(old) else { return false }
    return known == content(new)
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
