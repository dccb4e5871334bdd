// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The buttons at a widget's foot.
public struct ActionBarSpec: Sendable, Hashable {
  /// Whether buttons are filled with the accent, or stand on a light ground.
  public enum Style: String, SpecToken { case prominent, subtle }

  /// One button that changes a variable.
  public struct Action: Sendable, Hashable {
    /// What a press does: adds to a number, or notes the moment.
    public enum Kind: String, SpecToken { case incrementVariable, setVariableToNow }

    /// How the present moment is written into the variable.
    public enum NowFormat: String, SpecToken {
      /// How the moment is written into the variable.
      case iso8601, unixSeconds, unixMilliseconds, dateOnly, timeOnly
    }

    /// Lasts through edits, so that a press finds its action.
    public var id: UUID
    /// At most 24 characters, never blank.
    public var title: String
    /// A name of SF Symbols.
    public var systemImage: String?
    /// What a press does.
    public var kind: Kind
    /// The variable in its canonical form: trimmed, lower case, single spaces, at most 64 characters.
    public var variableKey: String
    /// -99...99, never 0.
    public var incrementAmount: Int
    /// How a moment is written; of no use to the other kind.
    public var nowFormat: NowFormat

    /// An action by its button's title and the variable that it changes.
    public init(
      id: UUID, title: String, systemImage: String? = nil, kind: Kind, variableKey: String, incrementAmount: Int = 1,
      nowFormat: NowFormat = .iso8601
    ) {
      self.id = id
      self.title = title
      self.systemImage = systemImage
      self.kind = kind
      self.variableKey = variableKey
      self.incrementAmount = incrementAmount
      self.nowFormat = nowFormat
    }
  }

  /// The number of buttons that a bar holds.
  public static let capacity = 2

  /// One or two.
  public var actions: [Action]
  /// How the buttons look.
  public var style: Style

  /// A bar of buttons, from left to right.
  public init(_ actions: [Action], style: Style = .prominent) {
    self.actions = actions
    self.style = style
  }
}
