// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A file among those of a folder.
public struct NamedView: Sendable {
  /// The absolute path.
  public var path: String
  /// The view of its text.
  public var view: DesignView

  /// A file with its path.
  public init(path: String, view: DesignView) { (self.path, self.view) = (path, view) }
}

/// Finds the files that mean the same component, style, colour or font by a name. Designs include files of parts; what a
/// design defines itself takes precedence, and of two included files the later one.
public struct SharedParts {
  private let files: [NamedView]
  /// For each file the files that it includes, in order.
  private let includes: [[Int]]

  /// - Parameter files: all files that may take part, the file with the cursor first.
  public init(_ files: [NamedView]) {
    self.files = files
    let places = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    includes = files.map { file in
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      return file.view.includedNames.compactMap { places["\(folder)/\($0)"] }
    }
  }

  /// The files that share the name at a byte of the first file, without that file itself; empty for names that belong to
  /// one file.
  public func files(sharingNameAt offset: Int) -> [NamedView] {
    guard let view = files.first?.view, let mention = DesignNames(view).mention(at: offset),
      let part = mention.kind.part(named: mention.name)
    else { return [] }
    let owners = owners(of: part)
    guard !owners.isEmpty else { return [] }
    var found = owners
    for index in files.indices where index != 0 || view.kind == .design {
      guard files[index].view.kind == .design, owner(of: part, for: index).map(owners.contains) ?? false else {
        continue
      }
      found.insert(index)
      // Other parts of the same design may use it.
      for included in includes[index] where !defines(included, part) { found.insert(included) }
    }
    found.remove(0)
    let written = Array(part.name.utf8)
    return found.sorted().map { files[$0] }.filter { $0.view.source.bytes.firstRange(of: written) != nil }
  }

  /// The files that define what the first file means by a name.
  private func owners(of part: (key: String, name: String)) -> Set<Int> {
    if files[0].view.kind == .design { return Set([owner(of: part, for: 0)].compactMap(\.self)) }
    if defines(0, part) { return [0] }
    // A part may use the parts of another file, if a design includes both.
    let designs = files.indices.filter { files[$0].view.kind == .design && includes[$0].contains(0) }
    return Set(designs.compactMap { owner(of: part, for: $0) })
  }

  /// The file that defines a part for a design; nil if none does.
  private func owner(of part: (key: String, name: String), for design: Int) -> Int? {
    defines(design, part) ? design : includes[design].last { defines($0, part) }
  }

  private func defines(_ index: Int, _ part: (key: String, name: String)) -> Bool {
    files[index].view.designs.contains { $0[part.key]?[part.name] != nil }
  }

}

extension DesignView {
  /// The designs in the file; for a file of parts the file itself.
  var designs: [JSONNode] {
    guard let root else { return [] }
    return root.elements ?? root["specs"]?.elements ?? [root]
  }

  /// The names of the files that its designs include, in order.
  public var includedNames: [String] {
    designs.flatMap { $0["include"].map { $0.elements ?? [$0] } ?? [] }.compactMap(\.stringValue)
  }
}
