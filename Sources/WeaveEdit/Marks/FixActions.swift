// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// The fixes that an editor offers for diagnostics: one, all of a kind, or all that are certain.
public struct FixActions {
  /// An action for the editor to offer.
  public struct Action: Sendable, Hashable {
    /// The action kinds of the Language Server Protocol.
    public enum Kind: String, Sendable, Hashable {
      /// Fixes one mistake.
      case fix = "quickfix"
      /// Applies all certain fixes.
      case fixAll = "source.fixAll.weave"
    }

    /// The title, as a command.
    public var title: String
    /// Whether the action fixes one mistake or all.
    public var kind: Kind
    /// The diagnostics that it fixes.
    public var diagnostics: [Diagnostic]
    /// The edits, which do not overlap.
    public var edits: [Diagnostic.Fix.Edit]
    /// Whether this is the most likely fix.
    public var isPreferred: Bool
  }

  private let diagnostics: [Diagnostic]
  private let source: SourceText

  /// - Parameter source: the text of this file; fixes in included files are left out.
  public init(_ diagnostics: [Diagnostic], in source: SourceText) {
    self.source = source
    self.diagnostics = diagnostics.map { diagnostic in
      var copy = diagnostic
      copy.fixes = diagnostic.fixes.filter { fix in
        !fix.edits.isEmpty && fix.edits.allSatisfy { $0.range.upper <= source.bytes.count }
      }
      return copy
    }
  }

  /// The actions for diagnostics that touch a range.
  public func actions(touching range: SourceRange) -> [Action] {
    let near = diagnostics.filter { diagnostic in
      guard let place = diagnostic.range else { return false }
      return place.lower <= range.upper && range.lower <= place.upper
    }
    var actions = near.flatMap { diagnostic in
      diagnostic.fixes.enumerated().map { index, fix in
        Action(
          title: Self.title(fix.message.text), kind: .fix, diagnostics: [diagnostic], edits: fix.edits,
          isPreferred: index == 0 && fix.confidence != .guess)
      }
    }
    var codes: Set<DiagnosticCode> = []
    for code in near.map(\.code) where codes.insert(code).inserted {
      let alike = diagnostics.filter { $0.code == code && $0.fixes.contains { $0.confidence >= .likely } }
      guard alike.count > 1, let edit = edit(applying: alike, atLeast: .likely) else { continue }
      actions.append(
        Action(
          title: "Fix all \(alike.count) of \(code.name): \(code.title)", kind: .fix, diagnostics: alike, edits: [edit],
          isPreferred: false))
    }
    if let all = fixAll { actions.append(all) }
    return actions
  }

  /// All certain fixes in one action; nil if there are none.
  public var fixAll: Action? {
    guard let edit = edit(applying: diagnostics, atLeast: .sure) else { return nil }
    return Action(title: "Apply all safe fixes", kind: .fixAll, diagnostics: [], edits: [edit], isPreferred: false)
  }

  private func edit(
    applying diagnostics: [Diagnostic], atLeast confidence: Diagnostic.Fix.Confidence
  ) -> Diagnostic.Fix.Edit? {
    let result = FixApplier.apply(diagnostics, to: source, atLeast: confidence)
    return result.applied > 0 ? SmallestEdit.edit(from: source.bytes, to: result.bytes) : nil
  }

  /// "Replace with `center`".
  private static func title(_ message: String) -> String {
    message.prefix(1).uppercased() + message.dropFirst()
  }
}

/// The single smallest replacement that turns one text into another: without their common start and end.
public enum SmallestEdit {
  /// The replacement; nil if the texts are equal.
  public static func edit(from old: [UInt8], to new: [UInt8]) -> Diagnostic.Fix.Edit? {
    guard old != new else { return nil }
    var lower = 0
    let most = min(old.count, new.count)
    while lower < most, old[lower] == new[lower] { lower += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > lower, newEnd > lower, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // Do not split a character.
    while lower > 0, isInside(old, lower) || isInside(new, lower) { lower -= 1 }
    while oldEnd < old.count, newEnd < new.count, isInside(old, oldEnd) || isInside(new, newEnd) {
      oldEnd += 1
      newEnd += 1
    }
    return .init(SourceRange(lower, oldEnd), with: String(decoding: new[lower..<newEnd], as: UTF8.self))
  }

  private static func isInside(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
