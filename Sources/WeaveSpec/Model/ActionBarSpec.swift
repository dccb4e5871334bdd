// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The buttons at the bottom of a widget.
public struct ActionBarSpec: Sendable, Hashable {
  /// Whether buttons are filled with the accent or have a light ground.
  public enum Style: String, SpecToken { case prominent, subtle }

  /// One button that changes a variable.
  public struct Action: Sendable, Hashable {
    /// The effect of a press: adds to a number, or stores the current time.
    public enum Kind: String, SpecToken { case incrementVariable, setVariableToNow }

    /// The format of a stored time.
    public enum NowFormat: String, SpecToken {
      /// ISO 8601, seconds or milliseconds since 1970, only the date, only the time.
      case iso8601, unixSeconds, unixMilliseconds, dateOnly, timeOnly
    }

    /// Stays the same through edits, so that a press finds its action.
    public var id: UUID
    /// At most 24 characters, never blank.
    public var title: String
    /// The name of an SF Symbol.
    public var systemImage: String?
    /// The effect of a press.
    public var kind: Kind
    /// The variable in its canonical form: trimmed, lower case, single spaces, at most 64 characters.
    public var variableKey: String
    /// The amount to add: -99...99, never 0.
    public var incrementAmount: Int
    /// The format of a stored time; unused by the other kind.
    public var nowFormat: NowFormat

    /// Makes an action from its button's title and the variable that it changes.
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

  /// The greatest number of buttons in a bar.
  public static let capacity = 2

  /// One or two actions.
  public var actions: [Action]
  /// The style of the buttons.
  public var style: Style

  /// Makes a bar of buttons, from left to right.
  public init(_ actions: [Action], style: Style = .prominent) {
    self.actions = actions
    self.style = style
  }
}
