// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A mistake in a text or expression, placed by bytes of the decoded string. Code that knows the string's place in its
/// file turns it into a `Diagnostic`.
public struct TemplateIssue: Sendable, Hashable {
  /// The kind of mistake.
  public var code: DiagnosticCode
  /// What is wrong, in one sentence.
  public var message: Diagnostic.Message
  /// UTF-8 offsets in the source string.
  public var range: Range<Int>
  /// The severity.
  public var severity: Diagnostic.Severity
  /// Fixes for the mistake, best first.
  public var fixes: [TemplateFix]

  /// A mistake at bytes of a string, with the code's severity by default.
  public init(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ range: Range<Int>,
    severity: Diagnostic.Severity? = nil, fixes: [TemplateFix] = []
  ) {
    self.code = code
    self.message = message
    self.range = range
    self.severity = severity ?? code.severity
    self.fixes = fixes
  }

  /// The same issue, moved by a number of bytes.
  package func shifted(by offset: Int) -> TemplateIssue {
    var issue = self
    issue.range = range.lowerBound + offset..<range.upperBound + offset
    issue.fixes = fixes.map { fix in
      var fix = fix
      fix.range = fix.range.lowerBound + offset..<fix.range.upperBound + offset
      return fix
    }
    return issue
  }
}

/// One replacement that fixes an issue.
public struct TemplateFix: Sendable, Hashable {
  /// What the fix does, as a command: "replace with `count`".
  public var message: Diagnostic.Message
  /// The certainty that it fixes the mistake.
  public var confidence: Diagnostic.Fix.Confidence
  /// UTF-8 offsets in the source string; empty inserts.
  public var range: Range<Int>
  /// The new text; empty to remove.
  public var replacement: String

  /// A replacement of bytes of a string.
  public init(
    _ message: Diagnostic.Message, _ confidence: Diagnostic.Fix.Confidence, _ range: Range<Int>,
    with replacement: String
  ) {
    self.message = message
    self.confidence = confidence
    self.range = range
    self.replacement = replacement
  }

  /// A fix for each word that a mistyped word may mean.
  static func spellings(_ words: [String], at range: Range<Int>) -> [TemplateFix] {
    words.map {
      TemplateFix("replace with `\($0)`", words.count == 1 ? .likely : .guess, range, with: $0)
    }
  }
}

extension [String] {
  /// "; did you mean `a` or `b`?" for the words that a mistyped one may mean; empty if there are none.
  var asQuestion: String {
    isEmpty ? "" : "; did you mean " + map { "`\($0)`" }.joined(separator: " or ") + "?"
  }
}
