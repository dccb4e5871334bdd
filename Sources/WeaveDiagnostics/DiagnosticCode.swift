// SPDX-License-Identifier: MIT

/// The stable name of one kind of diagnostic, with what `weave explain` says of it.
///
/// Codes are declared once, in `DiagnosticCode+…` files by hundreds, and listed in `all`.
public struct DiagnosticCode: Sendable, Hashable {
  /// `W` and four digits; never given to another kind.
  public var name: String
  /// The severity that it has unless a pass says otherwise.
  public var severity: Diagnostic.Severity
  /// A line for lists.
  public var title: String
  /// Why it matters and what to do, in a few sentences.
  public var explanation: String

  /// A code by its name (`W0101`), usual severity, title for lists and explanation for `weave explain`.
  public init(_ name: String, _ severity: Diagnostic.Severity, _ title: String, _ explanation: String) {
    self.name = name
    self.severity = severity
    self.title = title
    self.explanation = explanation
  }

  /// Codes are equal where their names are.
  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.name == b.name }
  /// Hashes the name, by which codes are told apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
