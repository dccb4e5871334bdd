// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// One design: WidgetWeaver's format, versions 1 to 8, and our extensions.
///
/// A value that `SpecDecoder` gives is normalised: texts trimmed, numbers in range, parts without effect absent.
public struct WidgetSpec: Sendable, Hashable {
  /// The newest version of the format that is known here.
  public static let currentVersion = 8
  /// The name of a design that has none.
  public static let standardName = "WidgetWeaver"
  /// The primary text of a design that has none, where the template shows one.
  public static let standardPrimaryText = "Hello"

  /// At least `currentVersion`; a higher number is kept.
  public var version = WidgetSpec.currentVersion
  /// Lasts through edits and copies between devices.
  public var id: UUID
  /// What people call the design; never blank.
  public var name = WidgetSpec.standardName
  /// A text template.
  public var primaryText = WidgetSpec.standardPrimaryText
  /// A text template.
  public var secondaryText: String?
  /// When it was last changed.
  public var updatedAt: Date
  /// The symbol; nil for none.
  public var symbol: SymbolSpec?
  /// The photo; nil for none.
  public var image: ImageSpec?
  /// The template and where parts stand.
  public var layout = LayoutSpec()
  /// Colours and sizes of texts.
  public var style = StyleSpec()
  /// The buttons; nil for none.
  public var actionBar: ActionBarSpec?
  /// Present where the template is `reminders`.
  public var remindersConfig: RemindersConfig?
  /// Present where the template is `clockIcon`.
  public var clockConfig: ClockConfig?
  /// What other sizes show instead; nil where all show the same.
  public var matchedSet: MatchedSet?

  // MARK: Our extensions

  /// The JSON Schema that the file names for editors (`$schema`).
  public var schemaReference: String?
  /// What the widget says to people who do not see it.
  public var accessibilityLabel: String?
  /// Values of custom variables for a rendering that is given none, by name as written.
  public var variables: [String: DataValue] = [:]
  /// What variables hold, where the author says so, by name as written.
  public var types: [DataType.Member] = []
  /// The same as it is written.
  var typesNode: JSONNode?
  /// Names of variables whose values in the file are made up, as written.
  public var samples: [String] = []
  /// The tree of template `custom`, unread.
  public var content: JSONNode?
  /// What the tree refers to by name, unread.
  public var parts = DesignParts()
  /// What it is for; nil where it does not say.
  public var purpose: DesignPurpose?
  /// The files of such parts, as the design names them.
  public var include: JSONNode?

  /// Where the parts stand in the source; no part of the design's identity.
  public var places = SpecPlaces()

  /// A design of one standard text.
  public init(id: UUID, updatedAt: Date) {
    self.id = id
    self.updatedAt = updatedAt
  }
}
