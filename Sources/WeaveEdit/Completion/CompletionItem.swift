// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// A completion at a place.
public struct CompletionItem: Sendable, Hashable {
  /// The kind of item, for the editor's icon.
  public enum Kind: Sendable, Hashable {
    /// Named after the source of the word: tables of keys, the palette, the design, the facts, the disk.
    case key, word, color, symbol, template, component, style, variable, fact, function, filter, node, file, font, value
    /// A time zone, or a place on Earth.
    case place
    /// A whole file to begin with.
    case design
  }

  /// The text in the editor's list.
  public var label: String
  /// The kind of item.
  public var kind: Kind
  /// A short description next to the label.
  public var detail: String
  /// Documentation as Markdown; empty if it is loaded later, as for facts.
  public var documentation = ""
  /// The text to insert; a snippet if `isSnippet`, with `$1` at the cursor's new place.
  public var text: String
  /// Whether `text` contains tab stops.
  public var isSnippet = false
  /// The range to replace; an empty range inserts.
  public var range: SourceRange
  /// Additional edits, such as the comma after the previous value.
  public var others: [Diagnostic.Fix.Edit] = []
  /// The text to compare the typed letters with; nil for the label.
  public var filter: String?
  /// Whether the word is accepted only for old designs; editors strike it through.
  public var isDeprecated = false
  /// The sort rank; lower comes first.
  public var rank = 5

  init(_ label: String, _ kind: Kind, _ detail: String = "", text: String, range: SourceRange) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.text = text
    self.range = range
  }
}

/// The completions at a place.
public struct CompletionList: Sendable, Hashable {
  /// The items, unsorted; sort by `rank`, then by label.
  public var items: [CompletionItem] = []
  /// Whether there are more items than fit, so that the editor should ask again as letters are typed.
  public var isIncomplete = false

  /// An empty list.
  public init() {}
}

/// The surroundings of a design: the names of files and fonts, and the included parts. The caller has read them from
/// disk.
public struct Surroundings: Sendable {
  /// A file of parts included by the design.
  public struct Included: Sendable {
    /// The name used in the design.
    public var name: String
    /// The file's view.
    public var view: DesignView

    /// An included file of parts and its name in the design.
    public init(name: String, view: DesignView) {
      self.name = name
      self.view = view
    }
  }

  /// The photos below the design's folder.
  public var photos: [String]
  /// The files of parts below the design's folder.
  public var partFiles: [String]
  /// The font families.
  public var fonts: [String]
  /// The parts that the design includes.
  public var included: [Included]
  /// Places with a known time zone.
  public var places: [ZonePlace]

  /// The surroundings of a design; all lists may be empty.
  public init(
    photos: [String] = [], partFiles: [String] = [], fonts: [String] = [], included: [Included] = [],
    places: [ZonePlace] = []
  ) {
    self.places = places
    self.photos = photos
    self.partFiles = partFiles
    self.fonts = fonts
    self.included = included
  }
}
