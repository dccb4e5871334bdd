// SPDX-License-Identifier: MIT

/// The diagnostics of one file: the input of every printer.
public struct DiagnosticReport: Sendable {
  /// The text of the file.
  public var source: SourceText
  /// The diagnostics, in the order to print them.
  public var diagnostics: [Diagnostic]

  /// A report on one text.
  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// The diagnostics sorted by place, those of the whole file first; equal places keep their order.
  public var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.range?.lower ?? -1, $0.offset) < ($1.element.range?.lower ?? -1, $1.offset) }
      .map(\.element)
  }

  /// The line and column of a range's first character and of the character after its last.
  func places(of range: SourceRange) -> (start: SourcePosition, end: SourcePosition) {
    (source.position(of: range.lower), source.position(of: range.upper))
  }
}

extension [DiagnosticReport] {
  /// "2 errors, 1 warning"; nil if there are neither.
  var summary: String? {
    let all = flatMap(\.diagnostics)
    let counts = [("error", all.count { $0.severity == .error }), ("warning", all.count { $0.severity == .warning })]
    let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
