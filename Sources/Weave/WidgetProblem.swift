// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// What is wrong with a design or with facts, at its place.
public struct WidgetProblem: Sendable, Hashable, CustomStringConvertible {
  /// How grave a problem is: a note explains, a warning hinders nothing, with an error there is no picture.
  public enum Severity: String, Sendable, Hashable, CaseIterable { case note, warning, error }

  /// How grave it is.
  public var severity: Severity
  /// `W` and four digits; `weave explain` tells more of it.
  public var code: String
  /// A sentence without its full stop.
  public var message: String
  /// The file, as it was named.
  public var source: String
  /// From 1; the column counts Unicode scalars. nil for the file as a whole.
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
  /// The design has errors; warnings are among them.
  case design([WidgetProblem])
  /// A snapshot is none, or the source that gives facts, variables or images has failed: what it was asked for, and why.
  case source(String, reason: String)
  /// A library refused, or the picture would be too large.
  case drawing(reason: String)

  /// What failed and why, a line for each problem.
  public var description: String {
    switch self {
    case .file(let path, let reason): reason.contains(path) ? reason : "`\(path)`: \(reason)"
    case .design(let problems): problems.map(\.description).joined(separator: "\n")
    case .source(let name, let reason): "\(name): \(reason)"
    case .drawing(let reason): reason
    }
  }
}
