// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Something that may be written at a place.
public struct CompletionItem: Sendable, Hashable {
  /// What an editor shows an icon for.
  public enum Kind: Sendable, Hashable {
    /// By where the word comes from: tables of keys, the palette, the design, the facts, the disk.
    case key, word, color, symbol, template, component, style, variable, fact, function, filter, node, file, font, value
    /// A time zone, or a place on Earth.
    case place
  }

  /// What the list of the editor shows.
  public var label: String
  /// What kind of word it is.
  public var kind: Kind
  /// A few words beside the label.
  public var detail: String
  /// Markdown; empty where it is asked for later, as that of facts.
  public var documentation = ""
  /// What is written; a snippet where `isSnippet`, with `$1` where the cursor goes.
  public var text: String
  /// Whether `text` has places to jump to.
  public var isSnippet = false
  /// What it replaces; empty inserts.
  public var range: SourceRange
  /// Other changes that come with it, such as the comma behind the value before.
  public var others: [Diagnostic.Fix.Edit] = []
  /// What the letters that are typed are compared with; the label where nil.
  public var filter: String?
  /// Whether it is only read for old designs, and is drawn struck through.
  public var isDeprecated = false
  /// Lower comes first.
  public var rank = 5

  init(_ label: String, _ kind: Kind, _ detail: String = "", text: String, range: SourceRange) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.text = text
    self.range = range
  }
}

/// What may be written at a place.
public struct CompletionList: Sendable, Hashable {
  /// In no order; `rank` and the label give it.
  public var items: [CompletionItem] = []
  /// Whether there is more than fits, so that one asks again with more letters.
  public var isIncomplete = false

  /// Nothing to write.
  public init() {}
}

/// What lies around a design: the names of files, fonts and included parts. Whoever asks has looked at the disk.
public struct Surroundings: Sendable {
  /// A file of parts that the design includes.
  public struct Included: Sendable {
    /// As the design names it.
    public var name: String
    /// The file, as an editor shows it.
    public var view: DesignView

    /// A file of parts by the name that the design includes it by.
    public init(name: String, view: DesignView) {
      self.name = name
      self.view = view
    }
  }

  /// Photos below the design's folder.
  public var photos: [String]
  /// Files of parts below it.
  public var partFiles: [String]
  /// Families of fonts.
  public var fonts: [String]
  /// The parts that the design includes.
  public var included: [Included]
  /// Places of which the time zone is known.
  public var places: [ZonePlace]

  /// What lies around a design; empty lists know of nothing.
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
