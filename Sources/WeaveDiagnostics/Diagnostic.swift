// SPDX-License-Identifier: MIT

/// Something to tell the author of a design: data only, with no idea of how it will be printed.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is. An `error` stops the picture or leaves a part out; a `warning` is drawn otherwise than was meant; a
  /// `note` is worth knowing.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// From the mildest to the worst; the names are those of JSON reports.
    case note, warning, error

    /// Orders by how bad they are: `note` before `warning` before `error`.
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
    /// The sentence as it is printed, without colours.
    public var text: String
    /// A sentence that is computed; long quotations are cut short.
    public init(_ text: String) { self.text = Echo.short(text) }
    /// A sentence that is written in the source as it stands.
    public init(stringLiteral value: String) { text = value }
    /// The sentence as it is printed.
    public var description: String { text }
  }

  /// A second place that explains the first.
  public struct Note: Sendable, Hashable {
    /// What the second place has to do with the first.
    public var message: Message
    /// The second place, in bytes of the same source; nil for a remark on the whole.
    public var range: SourceRange?

    /// A remark, at a place or on the whole.
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
      /// The bytes to replace; empty where something is inserted.
      public var range: SourceRange
      /// What stands there afterwards; empty to remove.
      public var replacement: String

      /// An edit that puts a text in the place of a range.
      public init(_ range: SourceRange, with replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// What the fix does, as an order: "replace with `center`".
    public var message: Message
    /// Whether tools may apply it unasked.
    public var confidence: Confidence
    /// What to change, in any order; no two ranges overlap. Empty for advice that no edit can follow.
    public var edits: [Edit]

    /// A fix by its order, how sure it is, and its edits.
    public init(_ message: Message, _ confidence: Confidence, _ edits: [Edit] = []) {
      self.message = message
      self.confidence = confidence
      self.edits = edits
    }
  }

  /// The severity of this one, which a pass may set otherwise than the code's.
  public var severity: Severity
  /// Which kind of mistake it is.
  public var code: DiagnosticCode
  /// What is wrong, in one sentence.
  public var message: Message
  /// Where in the source; nil for the file as a whole.
  public var range: SourceRange?
  /// Other places that explain it, in the order to read them.
  public var notes: [Note]
  /// Changes that would mend it, the best one first.
  public var fixes: [Fix]
  /// The widget size that shows it, where only some do: `small`…
  public var size: String?
  /// The node that it is about, as a path in the content tree: `content.children[2]`.
  public var node: String?

  /// Something to tell of a range of the source.
  ///
  /// - Parameters:
  ///   - severity: that of the code where nil.
  ///   - size: the widget size that alone shows it, if any.
  ///   - node: the path of the node that it is about, if any.
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
  /// What the pass made; nil where it could make nothing. It may be there in spite of errors.
  public var output: Output?
  /// All that the pass has to say, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// An outcome with its diagnostics; none for a pass that found nothing wrong.
  public init(_ output: Output?, _ diagnostics: [Diagnostic] = []) {
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Checked: Sendable where Output: Sendable {}
