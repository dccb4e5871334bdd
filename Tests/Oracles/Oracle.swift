// SPDX-License-Identifier: MIT

public import Foundation

/// Expected values that come from outside the project, and files of other programs. `README.md` says from where.
public enum Oracle {
  /// The folder of this file, `Tests/Oracles`.
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A file in the folder, such as `Answers/village.ics`.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The designs in the form in which the app writes them, sorted by name.
  public static let designs: [URL] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("Designs"), includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  /// A file of `Tables` as Foundation reads it.
  public static func object(_ file: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent("Tables/\(file).json"))
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw OracleError(text: "Tables/\(file).json is not an object")
    }
    return object
  }

  /// The rows of a table, by column; a column that is null in a row is missing there.
  ///
  /// - Throws: if there is no such table, if it is empty, or if a row has too few or too many values.
  public static func rows(_ file: String, _ table: String) throws -> [[String: Any]] {
    guard let content = try object(file)[table] as? [String: Any], let columns = content["columns"] as? [String],
      let rows = content["rows"] as? [[Any]], !rows.isEmpty
    else { throw OracleError(text: "Tables/\(file).json has no rows of \(table)") }
    return try rows.map { row in
      guard row.count == columns.count else {
        throw OracleError(text: "Tables/\(file).json: \(row) does not fit \(columns)")
      }
      return Dictionary(uniqueKeysWithValues: zip(columns, row)).filter { !($0.value is NSNull) }
    }
  }

  /// The rows of a table, each decoded from its columns.
  public static func rows<Row: Decodable>(_ file: String, _ table: String, as type: Row.Type) throws -> [Row] {
    try JSONDecoder().decode([Row].self, from: JSONSerialization.data(withJSONObject: rows(file, table)))
  }
}

/// A file of expected values that is not as it should be.
public struct OracleError: Error, CustomStringConvertible {
  let text: String
  /// What is wrong, with the file.
  public var description: String { text }
}
