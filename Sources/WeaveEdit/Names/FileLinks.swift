// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// File names in a design, for links in an editor.
public enum FileLinks {
  /// The links, each with the bytes of the name and the path relative to the design's folder.
  public static func links(of view: DesignView) -> [(range: SourceRange, name: String)] {
    var links = DesignNames(view).mentions.filter { $0.kind == .include || $0.kind == .photo }
      .map { (range: $0.range, name: $0.spelled) }
    if view.kind != .other, let schema = view.root?["$schema"], let name = schema.stringValue, !name.contains("://") {
      links.append((StringText(schema.range, in: view.source).range(of: 0..<name.utf8.count), name))
    }
    return links + boardLinks(of: view)
  }

  /// The designs that the slots of a board show.
  private static func boardLinks(of view: DesignView) -> [(range: SourceRange, name: String)] {
    guard view.kind == .design, let root = view.root, root.isBoard else { return [] }
    return (root["slots"]?.elements ?? []).compactMap { slot in
      guard let design = slot["design"], let name = design.stringValue else { return nil }
      return (range: StringText(design.range, in: view.source).range(of: 0..<name.utf8.count), name: name)
    }
  }

  /// The edits that let a design find its files after some have moved. A name that would lead out of the design's folder
  /// cannot be written, and stays.
  ///
  /// - Parameter path: the absolute path of the design before the moves.
  public static func edits(
    of view: DesignView, at path: String, following moves: [FileMove]
  ) -> [Diagnostic.Fix.Edit] {
    let old = folder(of: path)
    let new = folder(of: FileMove.place(of: path, after: moves))
    return links(of: view).compactMap { link in
      guard !link.name.contains("{{"), !link.name.hasPrefix("/") else { return nil }
      let target = FileMove.place(of: normalized("\(old)/\(link.name)"), after: moves)
      guard target.hasPrefix(new + "/") else { return nil }
      let name = String(target.dropFirst(new.count + 1))
      guard name != link.name, normalized("\(old)/\(link.name)") != target || old != new else { return nil }
      return .init(link.range, with: String(JSONText.literal(name).dropFirst().dropLast()))
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// A path without `.` and `..`.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

/// A file or folder that moves, by its absolute paths.
public struct FileMove: Sendable, Hashable {
  let from, to: String

  /// A move from one absolute path to another.
  public init(from: String, to: String) { (self.from, self.to) = (from, to) }

  /// Where a file is after some moves.
  static func place(of path: String, after moves: [FileMove]) -> String {
    for move in moves {
      if path == move.from { return move.to }
      if path.hasPrefix(move.from + "/") { return move.to + path.dropFirst(move.from.count) }
    }
    return path
  }
}
