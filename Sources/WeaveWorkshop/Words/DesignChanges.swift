// SPDX-License-Identifier: MIT

import WeaveJSON
public import WeaveSpec

/// The differences between two versions of a design, one line per value: `padding 16 → 20`.
public enum DesignChanges {
  /// A value that differs.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// The key, prefixed by the objects around it except `style` and `layout`: `padding`, `symbol.name`.
    public var path: String
    /// The values as JSON, words without quotes; nil if missing.
    public var old, new: String?

    /// The path with the values before and after.
    public var description: String { "\(path) \(old ?? "none") → \(new ?? "none")" }
  }

  /// The values that differ, in the order of the format's keys. Identifiers and dates are ignored.
  public static func between(_ old: WidgetSpec, _ new: WidgetSpec) -> [Change] {
    let (before, after) = (values(of: old), values(of: new))
    let paths = Set(before.keys).union(after.keys).sorted()
    return paths.compactMap { path in
      guard before[path] != after[path] else { return nil }
      let shown = ["style.", "layout."].first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
      return Change(path: shown, old: before[path], new: after[path])
    }
  }

  private static func values(of spec: WidgetSpec) -> [String: String] {
    var values: [String: String] = [:]
    for member in SpecEncoder.encode(spec).members ?? [] where !["id", "updatedAt"].contains(member.key) {
      collect(member.value, member.key, into: &values)
    }
    return values
  }

  private static func collect(_ node: JSONNode, _ path: String, into values: inout [String: String]) {
    switch node.value {
    case .object(let members):
      for member in members { collect(member.value, "\(path).\(member.key)", into: &values) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, "\(path)[\(index)]", into: &values) }
    case .string(let text) where isWord(text): values[path] = text
    default: values[path] = JSONWriter.compact(node)
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == ".")
      }
  }
}
