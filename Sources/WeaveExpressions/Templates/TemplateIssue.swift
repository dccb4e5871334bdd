// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A mistake in a text or expression, placed by bytes of the decoded string. Who knows where the string stands in
/// its file makes a `Diagnostic` of it.
public struct TemplateIssue: Sendable, Hashable {
  /// Which kind of mistake it is.
  public var code: DiagnosticCode
  /// What is wrong, in one sentence.
  public var message: Diagnostic.Message
  /// UTF-8 offsets in the source string.
  public var range: Range<Int>
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// Changes that would mend it, the best one first.
  public var fixes: [TemplateFix]

  /// A mistake at bytes of a string, as severe as its code says where nothing else is said.
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

  /// The same issue of a string in which this one's begins some bytes later.
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

/// One replacement that mends an issue.
public struct TemplateFix: Sendable, Hashable {
  /// What the fix does, as an order: "replace with `count`".
  public var message: Diagnostic.Message
  /// How sure it is to mend the mistake.
  public var confidence: Diagnostic.Fix.Confidence
  /// UTF-8 offsets in the source string; empty inserts.
  public var range: Range<Int>
  /// What stands there afterwards; empty to remove.
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

  /// A replacement of a mistyped word by each of the words that it may stand for.
  static func spellings(_ words: [String], at range: Range<Int>) -> [TemplateFix] {
    words.map {
      TemplateFix("replace with `\($0)`", words.count == 1 ? .likely : .guess, range, with: $0)
    }
  }
}

extension [String] {
  /// "; did you mean `a` or `b`?" for the words that a mistyped one may stand for, else nothing.
  var asQuestion: String {
    isEmpty ? "" : "; did you mean " + map { "`\($0)`" }.joined(separator: " or ") + "?"
  }
}
