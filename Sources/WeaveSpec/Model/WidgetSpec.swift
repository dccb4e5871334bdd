// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// One design: WidgetWeaver's format, versions 1 to 8, with our extensions.
///
/// Designs from `SpecDecoder` are normalised: texts are trimmed, numbers are in range, parts without effect are absent.
public struct WidgetSpec: Sendable, Hashable {
  /// The newest version of the format that is supported.
  public static let currentVersion = 8
  /// The name of a design without one.
  public static let standardName = "WidgetWeaver"
  /// The primary text of a design without one, if the template shows it.
  public static let standardPrimaryText = "Hello"

  /// At least `currentVersion`; a higher number is kept.
  public var version = WidgetSpec.currentVersion
  /// Stays the same through edits and copies between devices.
  public var id: UUID
  /// The name for people; never blank.
  public var name = WidgetSpec.standardName
  /// A text template.
  public var primaryText = WidgetSpec.standardPrimaryText
  /// A text template.
  public var secondaryText: String?
  /// The time of the last change.
  public var updatedAt: Date
  /// The symbol; nil for none.
  public var symbol: SymbolSpec?
  /// The photo; nil for none.
  public var image: ImageSpec?
  /// The template and the arrangement of the parts.
  public var layout = LayoutSpec()
  /// Colours and text sizes.
  public var style = StyleSpec()
  /// The buttons; nil for none.
  public var actionBar: ActionBarSpec?
  /// Present if the template is `reminders`.
  public var remindersConfig: RemindersConfig?
  /// Present if the template is `clockIcon`.
  public var clockConfig: ClockConfig?
  /// Variants for some sizes; nil if all sizes show the same.
  public var matchedSet: MatchedSet?

  // MARK: Our extensions

  /// The JSON Schema for editors that the file refers to (`$schema`).
  public var schemaReference: String?
  /// A description of the widget for screen readers.
  public var accessibilityLabel: String?
  /// Default values of custom variables, by name as written.
  public var variables: [String: DataValue] = [:]
  /// The declared types of variables, by name as written.
  public var types: [DataType.Member] = []
  /// The same declarations as written.
  var typesNode: JSONNode?
  /// Names of variables whose values in the file are made up, as written.
  public var samples: [String] = []
  /// The tree of template `custom`, not yet parsed.
  public var content: JSONNode?
  /// The parts that the tree refers to by name, not yet parsed.
  public var parts = DesignParts()
  /// The design's purpose; nil if not specified.
  public var purpose: DesignPurpose?
  /// The files with such parts, as written in the design.
  public var include: JSONNode?

  /// The source places of the design's parts. They do not affect equality.
  public var places = SpecPlaces()

  /// Makes a design with the standard text.
  public init(id: UUID, updatedAt: Date) {
    self.id = id
    self.updatedAt = updatedAt
  }
}
