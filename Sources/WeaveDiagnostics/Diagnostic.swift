// SPDX-License-Identifier: MIT

/// A message to the author of a design: pure data, independent of how it is printed.
public struct Diagnostic: Sendable, Hashable {
  /// The severity. An `error` stops the picture or leaves a part out; with a `warning` the picture differs from what
  /// was meant; a `note` is useful to know.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// From mildest to worst; the names appear in JSON reports.
    case note, warning, error

    /// Orders by severity: `note` before `warning` before `error`.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A sentence in the compiler's voice: lower case, no full stop, quoted tokens in backticks.
  public struct Message: Sendable, Hashable, CustomStringConvertible {
    /// The printed sentence, without colours.
    public var text: String
    /// A computed sentence; long quotations are cut.
    public init(_ text: String) { self.text = Echo.short(text) }
    /// A sentence from a literal, unchanged.
    public init(stringLiteral value: String) { text = value }
    /// The printed sentence.
    public var description: String { text }
  }

  /// A second place that explains the first.
  public struct Note: Sendable, Hashable {
    /// How the second place relates to the first.
    public var message: Message
    /// The second place, in bytes of the same source; nil for a remark on the whole file.
    public var range: SourceRange?

    /// A note at a place, or on the whole file.
    public init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change that fixes the mistake.
  public struct Fix: Sendable, Hashable {
    /// How certain the fix is: `weave validate --fix` applies only `sure` ones.
    public enum Confidence: String, Sendable, Hashable { case sure, likely, guess }

    /// One replacement of bytes; an empty range inserts.
    public struct Edit: Sendable, Hashable {
      /// The bytes to replace; an empty range inserts.
      public var range: SourceRange
      /// The new text; empty to remove.
      public var replacement: String

      /// An edit that replaces a range with a text.
      public init(_ range: SourceRange, with replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// What the fix does, as a command: "replace with `center`".
    public var message: Message
    /// The certainty, which decides whether tools apply the fix unasked.
    public var confidence: Confidence
    /// The edits, in any order and without overlaps. Empty for advice that no edit can express.
    public var edits: [Edit]

    /// A fix from its command, its confidence and its edits.
    public init(_ message: Message, _ confidence: Confidence, _ edits: [Edit] = []) {
      self.message = message
      self.confidence = confidence
      self.edits = edits
    }
  }

  /// The severity, which a pass may set differently from the code's.
  public var severity: Severity
  /// The kind of mistake.
  public var code: DiagnosticCode
  /// What is wrong, in one sentence.
  public var message: Message
  /// The place in the source; nil for the whole file.
  public var range: SourceRange?
  /// Other places that explain the mistake, in reading order.
  public var notes: [Note]
  /// Fixes for the mistake, best first.
  public var fixes: [Fix]
  /// The widget size with the mistake, if only some have it: `small`…
  public var size: String?
  /// The node concerned, as a path in the content tree: `content.children[2]`.
  public var node: String?

  /// A diagnostic for a range of the source.
  ///
  /// - Parameters:
  ///   - severity: nil for the code's severity.
  ///   - size: the only widget size with the mistake, if any.
  ///   - node: the path of the node concerned, if any.
  public init(
    _ code: DiagnosticCode, _ message: Message, at range: SourceRange?, severity: Severity? = nil,
    notes: [Note] = [], fixes: [Fix] = [], size: String? = nil, node: String? = nil
  ) {
    self.severity = severity ?? code.severity
    self.code = code
    self.message = message
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.size = size
    self.node = node
  }
}

/// The result of a pass: its output, if there is one, and all diagnostics.
public struct Checked<Output> {
  /// The pass's output; nil if it could not make any. It may be there in spite of errors.
  public var output: Output?
  /// The diagnostics, in the order in which they were found.
  public var diagnostics: [Diagnostic]

  /// A result with its diagnostics; none if the pass found nothing wrong.
  public init(_ output: Output?, _ diagnostics: [Diagnostic] = []) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Checked: Sendable where Output: Sendable {}
