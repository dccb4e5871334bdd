// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The folder that a model works in. Nothing outside of it is read or written: names are relative, without `..`, and no
/// link is followed.
struct DesignFolder {
  /// The folder's path after resolving links, since the user named it.
  let root: String
  private let confined: ConfinedFolder

  /// Nil if there is no folder at the path.
  init?(_ path: String) {
    guard let root = realPath(path), isFolder(root) else { return nil }
    self.root = root
    confined = ConfinedFolder(root)
  }

  /// A name as the folder knows it: `./a.json` is `a.json`.
  ///
  /// - Throws: if the name leads outside, or is not that of a design file.
  func name(_ given: String) throws(ToolFailure) -> String {
    let parts = given.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }
    guard !given.hasPrefix("/"), !parts.contains(".."), !parts.contains(""), !given.utf8.contains(0) else {
      throw ToolFailure(
        "`\(Echo.message(given))` is not in the folder. Give a path inside it, such as `day.json`, without `..`.")
    }
    guard let last = parts.last, last.hasSuffix(".json"), last.count > 5, !parts.contains(where: { $0.hasPrefix(".") })
    else {
      throw ToolFailure(
        "`\(Echo.message(given))` is not the name of a design: it must end in `.json`, and no part may begin with a dot."
      )
    }
    return parts.joined(separator: "/")
  }

  /// The text of a design; nil if there is no such file.
  ///
  /// - Parameter name: a result of `name(_:)`.
  func text(of name: String) throws(ToolFailure) -> SourceText? {
    try bytes(of: name).map { SourceText(name: name, bytes: $0) }
  }

  /// The text of a design that must exist.
  func existingText(of name: String) throws(ToolFailure) -> SourceText {
    if let text = try text(of: name) { return text }
    let near = nearest(to: name, in: designs).first.map { " Did you mean `\($0)`?" }
    throw ToolFailure("There is no file `\(name)` in the folder.\(near ?? " `new` makes one.")")
  }

  /// Writes a design, which replaces an existing one.
  func write(_ bytes: [UInt8], to name: String) throws(ToolFailure) {
    do throws(FileError) { try confined.write(bytes, to: name) } catch { throw failure(error, name) }
  }

  /// The hidden file that `patch` keeps beside a design, checked not to be a link.
  func checkRecord(of name: String) throws(ToolFailure) {
    let slash = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    _ = try bytes(of: "\(name[..<slash]).\(name[slash...]).undo")
  }

  /// The path of a file, for tools that take paths. It contains no links, as the file was read before.
  func path(of name: String) -> String { "\(root)/\(name)" }

  /// The folder of a file, in which its photos and parts are.
  func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { "\(root)/\(name[..<$0])" } ?? root
  }

  /// The designs directly in the folder, by name; at most 200.
  var designs: [String] {
    let all = (try? names(inFolder: root)) ?? []
    return Array(all.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().prefix(200))
  }

  private func bytes(of name: String) throws(ToolFailure) -> [UInt8]? {
    do throws(FileError) { return try confined.read(name, limit: Limits.designBytes) } catch {
      throw failure(error, name)
    }
  }

  /// A message that names the file as the model does, not by its path on this machine.
  private func failure(_ error: FileError, _ name: String) -> ToolFailure {
    switch error {
    case .isLink: ToolFailure("`\(name)` is or passes through a symbolic link, which is not followed.")
    case .isDirectory: ToolFailure("`\(name)` is a folder.")
    case .tooLarge(_, let limit): ToolFailure("`\(name)` is larger than \(limit) bytes.")
    case .permissionDenied: ToolFailure("No permission for `\(name)`.")
    default: ToolFailure("`\(name)` cannot be used: \("\(error)".replacing(root + "/", with: "")).")
    }
  }
}

/// A tool that could not do what it was asked for, and why, for the model that asked.
struct ToolFailure: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
