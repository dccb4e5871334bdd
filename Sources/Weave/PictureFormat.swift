// SPDX-License-Identifier: MIT

/// The formats that pictures are written in: the one list of them.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png, svg

  /// The format that the end of a file's name asks for.
  ///
  /// - Returns: nil for a name without an ending.
  /// - Throws: where the name ends in something else.
  public static func named(by path: String) throws(UnknownFormat) -> PictureFormat? {
    guard let ending = ending(of: path) else { return nil }
    guard let format = PictureFormat(rawValue: ending.lowercased()) else { throw UnknownFormat(path: path) }
    return format
  }

  /// What stands behind the last dot of a file's name; nil for names without one.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : String(ending)
  }

  /// `.png or .svg`.
  public static var endings: String {
    let all = allCases.map { ".\($0.rawValue)" }
    return all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}

/// A file's name that ends in no format of pictures.
public struct UnknownFormat: Error, CustomStringConvertible {
  var path: String

  public var description: String { "'\(path)' ends in no format of pictures: there are \(PictureFormat.endings)" }
}
