// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveSpec

/// The slots of a board, compiled: what is drawn in the place of the node `slots` of the board's own design.
public struct CompiledBoard: Sendable {
  /// One widget of a board, and what it is told.
  public struct Slot: Sendable {
    /// The name of its area.
    public var name: String
    /// The slot in the board's text.
    public var range: SourceRange?
    /// What draws it; a sentence that says why where it cannot be shown.
    public var design: CompiledWidget
    /// Why the slot shows that it cannot be shown; nil where it can.
    public var failure: String?
    /// Where its photos are, below the board's folder; empty for that folder itself.
    public var folder: String
    /// Photos that the file of its design brings along.
    public var images: [ExchangeImage]
    /// Values for its texts and expressions, which go before the board's own.
    public var variables: [String: Value]
    /// Whose facts it shows; nil for the board's own.
    public var profile: String?
    /// Where its weather and sun are; nil for the board's own.
    public var place: Place?
    /// The size class that it is drawn in; nil for the one that suits its area.
    public var size: WidgetSize?
    /// The appearance that it is drawn in; nil for the board's own.
    public var appearance: RenderEnvironment.Appearance?

    /// A slot by its design and what it is told.
    public init(
      name: String, range: SourceRange?, design: CompiledWidget, failure: String? = nil, folder: String = "",
      images: [ExchangeImage] = [], variables: [String: Value] = [:], profile: String? = nil, place: Place? = nil,
      size: WidgetSize? = nil, appearance: RenderEnvironment.Appearance? = nil
    ) {
      (self.name, self.range, self.design, self.failure) = (name, range, design, failure)
      (self.folder, self.images, self.variables) = (folder, images, variables)
      (self.profile, self.place, self.size, self.appearance) = (profile, place, size, appearance)
    }
  }

  /// In the order of drawing.
  public var slots: [Slot]
  /// Where they stand, one area a slot.
  public var areas: GridAreas
  /// Points between two slots.
  public var gutter: Double
  /// Whether slots have round corners.
  public var isRounded: Bool
  /// Whether a line runs around each slot.
  public var lines: BoardSpec.Lines

  /// The slots of a grid and how they are framed.
  public init(slots: [Slot], areas: GridAreas, gutter: Double, isRounded: Bool, lines: BoardSpec.Lines) {
    (self.slots, self.areas, self.gutter, self.isRounded, self.lines) = (slots, areas, gutter, isRounded, lines)
  }

  /// The profiles whose facts its slots show, those of boards within included.
  public var profiles: Set<String> {
    slots.reduce(into: []) { names, slot in
      if let name = slot.profile { names.insert(name) }
      names.formUnion(slot.design.board?.profiles ?? [])
    }
  }
}

extension CompiledWidget {
  /// This design and, where it is a board, those of its slots that can be shown.
  public var all: [CompiledWidget] {
    [self] + (board?.slots ?? []).filter { $0.failure == nil }.flatMap(\.design.all)
  }
}
