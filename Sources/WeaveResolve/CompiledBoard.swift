// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveExpressions
public import WeaveSpec

/// The compiled slots of a board. They replace the node `slots` of the board's own design.
public struct CompiledBoard: Sendable {
  /// One widget of a board, with its settings.
  public struct Slot: Sendable {
    /// The name of its area.
    public var name: String
    /// The slot's place in the board's source text.
    public var range: SourceRange?
    /// The design of the slot; if it cannot be shown, a design that states the reason.
    public var design: CompiledWidget
    /// Why the slot cannot be shown; nil if it can.
    public var failure: String?
    /// The folder of its photos, below the board's folder; empty for the board's folder itself.
    public var folder: String
    /// Photos that the file of its design contains.
    public var images: [ExchangeImage]
    /// Values for its texts and expressions. They take precedence over the board's own.
    public var variables: [String: Value]
    /// The profile whose facts it shows; nil for the board's own.
    public var profile: String?
    /// The place of its weather and sun; nil for the board's own.
    public var place: Place?
    /// The size class to draw it in; nil for the class that suits its area.
    public var size: WidgetSize?
    /// The appearance to draw it in; nil for the board's own.
    public var appearance: RenderEnvironment.Appearance?

    /// Makes a slot from its design and settings.
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

  /// The slots in drawing order.
  public var slots: [Slot]
  /// The area of each slot.
  public var areas: GridAreas
  /// Points between two slots.
  public var gutter: Double
  /// Whether slots have round corners.
  public var isRounded: Bool
  /// Which lines run around the slots.
  public var lines: BoardSpec.Lines

  /// Makes a grid of slots and sets how they are framed.
  public init(slots: [Slot], areas: GridAreas, gutter: Double, isRounded: Bool, lines: BoardSpec.Lines) {
    (self.slots, self.areas, self.gutter, self.isRounded, self.lines) = (slots, areas, gutter, isRounded, lines)
  }

  /// The profiles whose facts the slots show, including the slots of nested boards.
  public var profiles: Set<String> {
    slots.reduce(into: []) { names, slot in
      if let name = slot.profile { names.insert(name) }
      names.formUnion(slot.design.board?.profiles ?? [])
    }
  }
}

extension CompiledWidget {
  /// This design and, if it is a board, the designs of all slots that can be shown.
  public var all: [CompiledWidget] {
    [self] + (board?.slots ?? []).filter { $0.failure == nil }.flatMap(\.design.all)
  }
}
