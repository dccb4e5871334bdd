// SPDX-License-Identifier: MIT

/// The stable name of one kind of diagnostic, with its text for `weave explain`.
///
/// Codes are declared once, in `DiagnosticCode+…` files by hundreds, and listed in `all`.
public struct DiagnosticCode: Sendable, Hashable {
  /// `W` and four digits; never reused for another kind.
  public var name: String
  /// The severity, unless a pass sets another.
  public var severity: Diagnostic.Severity
  /// A one-line title for lists.
  public var title: String
  /// Why it matters and what to do, in a few sentences.
  public var explanation: String

  /// A code from its name (`W0101`), default severity, title for lists and explanation for `weave explain`.
  public init(_ name: String, _ severity: Diagnostic.Severity, _ title: String, _ explanation: String) {
    self.name = name
    self.severity = severity
    self.title = title
    self.explanation = explanation
  }

  /// Codes are equal if their names are.
  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.name == b.name }
  /// Hashes the name, which identifies the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
