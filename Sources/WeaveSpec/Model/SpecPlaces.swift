// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON

/// The places of a design's parts in its source.
///
/// Paths have the form `style.accent`, `matchedSet.small.primaryText`, `actionBar.actions[0].title`. All values of this
/// type are equal, so that designs are compared by content and not by place.
public struct SpecPlaces: Sendable {
  private var root: JSONNode?
  private var variant: MatchedSet.Key?

  /// Makes the places of a design without a source: every lookup returns nil.
  public init() {}

  init(root: JSONNode) { self.root = root }

  /// The range of the whole design.
  public var range: SourceRange? { root?.range }

  /// The range of a value.
  public func range(of path: String) -> SourceRange? { node(at: path)?.range }

  /// The range of a key with its quotes; nil for elements of arrays.
  public func keyRange(of path: String) -> SourceRange? { find(path)?.member?.keyRange }

  /// The value as written in the source, before defaults and clamping; nil if the key is absent.
  public func node(at path: String) -> JSONNode? { find(path)?.node }

  /// The place to report for something missing: the innermost existing part of its path.
  public func nearestRange(of path: String) -> SourceRange? {
    var path = Substring(path)
    while !path.isEmpty {
      if let found = find(String(path)) { return found.member?.keyRange ?? found.node.range }
      path = path.lastIndex { $0 == "." || $0 == "[" }.map { path[..<$0] } ?? ""
    }
    // The range of the whole design would underline every line of the file, so its opening bracket is used.
    return root.map { SourceRange($0.range.lower, $0.range.lower + 1) }
  }

  /// The same places, but parts that a variant replaces are looked up in that variant.
  func inVariant(_ key: MatchedSet.Key) -> SpecPlaces {
    var copy = self
    copy.variant = key
    return copy
  }

  private static let replaced: Set<Substring> = ["primaryText", "secondaryText", "symbol", "image", "layout"]

  private func find(_ path: String) -> (node: JSONNode, member: JSONMember?)? {
    guard let root else { return nil }
    let steps = path.split { $0 == "." || $0 == "[" || $0 == "]" }
    var found: (node: JSONNode, member: JSONMember?) = (root, nil)
    if let variant, let first = steps.first, Self.replaced.contains(first) {
      guard let base = step("matchedSet", in: root).flatMap({ step(Substring(variant.rawValue), in: $0.node) })
      else { return nil }
      found = base
    }
    for name in steps {
      guard let next = step(name, in: found.node) else { return nil }
      found = next
    }
    return found
  }

  private func step(_ name: Substring, in node: JSONNode) -> (node: JSONNode, member: JSONMember?)? {
    switch node.value {
    case .object(let members):
      return members.first { $0.key == name }.map { ($0.value, $0) }
    case .array(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return (elements[index], nil)
    default:
      return nil
    }
  }
}

extension SpecPlaces: Hashable {
  /// Always true, so that designs are compared by content and not by place.
  public static func == (a: SpecPlaces, b: SpecPlaces) -> Bool { true }
  /// Hashes nothing, because all values are equal.
  public func hash(into hasher: inout Hasher) {}
}
