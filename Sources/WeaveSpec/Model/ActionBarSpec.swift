// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The buttons at a widget's foot.
public struct ActionBarSpec: Sendable, Hashable {
  public enum Style: String, SpecToken { case prominent, subtle }

  /// One button that changes a variable.
  public struct Action: Sendable, Hashable {
    public enum Kind: String, SpecToken { case incrementVariable, setVariableToNow }

    /// How the present moment is written into the variable.
    public enum NowFormat: String, SpecToken {
      case iso8601, unixSeconds, unixMilliseconds, dateOnly, timeOnly
    }

    public var id: UUID
    /// At most 24 characters, never blank.
    public var title: String
    /// A name of SF Symbols.
    public var systemImage: String?
    public var kind: Kind
    /// The variable in its canonical form: trimmed, lower case, single spaces, at most 64 characters.
    public var variableKey: String
    /// -99...99, never 0.
    public var incrementAmount: Int
    public var nowFormat: NowFormat

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
  public var style: Style

  public init(_ actions: [Action], style: Style = .prominent) {
    self.actions = actions
    self.style = style
  }
}
