// SPDX-License-Identifier: MIT

package import WeaveDiagnostics

/// A mistake in a design or in facts, with its place.
public struct WidgetProblem: Sendable, Hashable, CustomStringConvertible {
  /// How severe a problem is: a note explains, a warning does not prevent drawing, an error prevents it.
  public enum Severity: String, Sendable, Hashable, CaseIterable { case note, warning, error }

  /// How severe the problem is.
  public var severity: Severity
  /// `W` and four digits; `weave explain` describes each code.
  public var code: String
  /// A sentence without its full stop.
  public var message: String
  /// The name of the file, as the caller gave it.
  public var source: String
  /// From 1; the column counts Unicode scalars. nil if the problem concerns the whole file.
  public var line, column: Int?

  init(_ diagnostic: Diagnostic, in text: SourceText) {
    severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    (code, message, source) = (diagnostic.code.name, diagnostic.message.text, text.name)
    let position = diagnostic.range.map { text.position(of: $0.lower) }
    (line, column) = (position?.line, position?.column)
  }

  /// A problem in one of several sources.
  package init(_ diagnostic: Diagnostic, inPartOf text: SourceText) {
    self.init(diagnostic, in: text)
    guard let range = diagnostic.range else { return }
    let place = text.place(of: range.lower)
    (source, line, column) = (place.file, place.position.line, place.position.column)
  }

  /// `card.json:3:14: error: … [W0102]`
  public var description: String {
    let place = ([source] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): \(severity.rawValue): \(message) [\(code)]"
  }
}

/// Why there is no picture.
public enum WidgetError: Error, Sendable, CustomStringConvertible {
  /// A file cannot be read or written: its path and the reason.
  case file(String, reason: String)
  /// The design has errors; the list also contains its warnings.
  case design([WidgetProblem])
  /// A snapshot is invalid, or the source of facts, variables or images failed: what was requested, and why it failed.
  case source(String, reason: String)
  /// A library failed, or the picture would be too large.
  case drawing(reason: String)

  /// What failed and why, one line per problem.
  public var description: String {
    switch self {
    case .file(let path, let reason): reason.contains(path) ? reason : "`\(path)`: \(reason)"
    case .design(let problems): problems.map(\.description).joined(separator: "\n")
    case .source(let name, let reason): "\(name): \(reason)"
    case .drawing(let reason): reason
    }
  }
}
