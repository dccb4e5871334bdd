// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON
import WeaveSchema

/// Reads a file of parts that designs include.
public enum PartsFile {
  /// The parts by key, with mistakes in the keys. The contents are checked when they are parsed.
  public static func read(_ root: JSONNode) -> Checked<DesignParts> {
    guard let members = root.members else {
      return Checked(nil, [Diagnostic(.specInclude, .noObject(root.typeName), at: root.range)])
    }
    var diagnostics: [Diagnostic] = []
    for member in members where !isKnown(member.key) {
      let near = nearest(to: member.key, in: DesignParts.keys)
      let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
      diagnostics.append(
        Diagnostic(
          .specUnknownKey, .init("a file of parts has no key `\(member.key)`\(question)"), at: member.keyRange,
          notes: [.init(.init("its keys are \(DesignParts.keys.map { "`\($0)`" }.joined(separator: ", "))"))],
          fixes: near.map {
            Diagnostic.Fix(.init("replace with `\($0)`"), .likely, [.init(member.keyRange, with: quoted($0))])
          }))
    }
    for member in members where DesignParts.keys.contains(member.key) && member.value.members == nil {
      diagnostics.append(
        Diagnostic(
          .specWrongType, .init("`\(member.key)` needs an object, not \(member.value.typeName)"), at: member.value.range
        ))
    }
    let objects = members.filter { DesignParts.keys.contains($0.key) }.map { ($0.key, $0.value) }
    return Checked(DesignParts(objects: Dictionary(objects) { _, last in last }), diagnostics)
  }

  private static func isKnown(_ key: String) -> Bool {
    DesignParts.keys.contains(key) || key == "$schema" || key == "comment" || key.hasPrefix("_")
  }
}

extension JSONNode {
  /// The same tree moved by a number of bytes, for a text that follows another one.
  public func moved(by offset: Int) -> JSONNode {
    var moved = JSONNode(value, at: range.moved(by: offset))
    switch value {
    case .array(let elements): moved.value = .array(elements.map { $0.moved(by: offset) })
    case .object(let members):
      moved.value = .object(
        members.map {
          JSONMember(key: $0.key, keyRange: $0.keyRange.moved(by: offset), value: $0.value.moved(by: offset))
        })
    case .null, .bool, .number, .string: break
    }
    return moved
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange { SourceRange(lower + offset, upper + offset) }
}

extension Diagnostic {
  /// The same diagnostic moved by a number of bytes.
  public func moved(by offset: Int) -> Diagnostic {
    var copy = self
    copy.range = range?.moved(by: offset)
    copy.notes = notes.map { Note($0.message, at: $0.range?.moved(by: offset)) }
    copy.fixes = fixes.map { fix in
      Fix(fix.message, fix.confidence, fix.edits.map { .init($0.range.moved(by: offset), with: $0.replacement) })
    }
    return copy
  }
}

extension Diagnostic.Message {
  fileprivate static func noObject(_ found: String) -> Self {
    "a file of parts is an object with `components`, `styles`, `colors`, `fonts` or `strings`, not \(found)"
  }
}
