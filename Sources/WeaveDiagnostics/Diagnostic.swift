// SPDX-License-Identifier: MIT

/// Something to tell the author of a design: data only, with no idea of how it will be printed.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note, warning, error

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
    public var text: String
    public init(_ text: String) { self.text = Echo.short(text) }
    public init(stringLiteral value: String) { text = value }
    public var description: String { text }
  }

  /// A second place that explains the first.
  public struct Note: Sendable, Hashable {
    public var message: Message
    public var range: SourceRange?

    public init(_ message: Message, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change that mends the mistake.
  public struct Fix: Sendable, Hashable {
    /// How sure the fix is: only `sure` ones are applied by `weave validate --fix`.
    public enum Confidence: String, Sendable, Hashable { case sure, likely, guess }

    /// One replacement of bytes; an empty range inserts.
    public struct Edit: Sendable, Hashable {
      public var range: SourceRange
      public var replacement: String

      public init(_ range: SourceRange, with replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// What the fix does, as an order: "replace with `center`".
    public var message: Message
    public var confidence: Confidence
    public var edits: [Edit]

    public init(_ message: Message, _ confidence: Confidence, _ edits: [Edit] = []) {
      self.message = message
      self.confidence = confidence
      self.edits = edits
    }
  }

  public var severity: Severity
  public var code: DiagnosticCode
  public var message: Message
  /// Where in the source; nil for the file as a whole.
  public var range: SourceRange?
  public var notes: [Note]
  public var fixes: [Fix]
  /// The widget size that shows it, where only some do: `small`…
  public var size: String?
  /// The node that it is about, as a path in the content tree: `content.children[2]`.
  public var node: String?

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

/// The outcome of a pass: its output where there is one, and all that it has to say.
public struct Checked<Output> {
  public var output: Output?
  public var diagnostics: [Diagnostic]

  public init(_ output: Output?, _ diagnostics: [Diagnostic] = []) {
    self.output = output
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Checked: Sendable where Output: Sendable {}
