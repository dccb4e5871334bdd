// SPDX-License-Identifier: MIT

import WeaveExpressions

/// An entry of a record that differs between two moments.
struct ChangedEntry {
  /// A step into a record, or into a list.
  enum Step {
    case member(String)
    case index(Int)
  }

  var path: [Step]
  /// A plain value; nil if there was none.
  var before: Value?
  /// The value afterwards; nil if there is none.
  var after: Value?

  /// The path as designs write it, after the record's name: `.hourly[1].label`.
  var name: String {
    path.map { step in
      switch step {
      case .member(let name): "." + name
      case .index(let index): "[\(index)]"
      }
    }.joined()
  }

  /// The member of the record that contains it; nil for the record itself.
  var member: String? { if case .member(let name)? = path.first { name } else { nil } }

  /// The plain values that differ, with their paths.
  static func all(from old: Value, to new: Value) -> [ChangedEntry] {
    var found: [ChangedEntry] = []
    collect(old, new, [], into: &found)
    return found
  }

  private static func collect(_ old: Value?, _ new: Value?, _ path: [Step], into found: inout [ChangedEntry]) {
    guard old != new else { return }
    switch (old, new) {
    case (.record(let before)?, .record(let after)?):
      for name in Set(before.keys).union(after.keys).sorted() {
        collect(before[name], after[name], path + [.member(name)], into: &found)
      }
    case (.list(let before)?, .list(let after)?) where before.count == after.count:
      for index in before.indices { collect(before[index], after[index], path + [.index(index)], into: &found) }
    default: found.append(ChangedEntry(path: path, before: old, after: new))
    }
  }
}

extension Value {
  /// The value as a text prints it; empty for lists and records.
  var plainText: String {
    switch self {
    case .list, .record: ""
    case .missing, .number, .string, .bool, .date, .span: text
    }
  }

  /// The value with another value at a path within it; unchanged if the path does not exist.
  func setting(_ value: Value?, at path: [ChangedEntry.Step]) -> Value {
    guard let step = path.first else { return value ?? .missing }
    let rest = Array(path.dropFirst())
    switch (self, step) {
    case (.record(var members), .member(let name)):
      members[name] = rest.isEmpty ? value : (members[name] ?? .missing).setting(value, at: rest)
      return .record(members)
    case (.list(var entries), .index(let index)) where entries.indices.contains(index):
      entries[index] = entries[index].setting(value, at: rest)
      return .list(entries)
    default: return self
    }
  }
}
