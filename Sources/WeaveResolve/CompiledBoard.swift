// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveSpec

/// The slots of a board, compiled: what is drawn in the place of the node `slots` of the board's own design.
public struct CompiledBoard: Sendable {
  public struct Slot: Sendable {
    public var name: String
    /// The slot in the board's text.
    public var range: SourceRange?
    public var design: CompiledWidget
    /// Why the slot shows that it cannot be shown; nil where it can.
    public var failure: String?
    /// Where its photos are, below the board's folder; empty for that folder itself.
    public var folder: String
    /// Photos that the file of its design brings along.
    public var images: [ExchangeImage]
    public var variables: [String: Value]
    public var profile: String?
    public var place: Place?
    public var size: WidgetSize?
    public var appearance: RenderEnvironment.Appearance?

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

  public var slots: [Slot]
  /// Where they stand, one area a slot.
  public var areas: GridAreas
  public var gutter: Double
  public var isRounded: Bool
  public var lines: BoardSpec.Lines

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
  /// This design and, where it is a board, those of its slots.
  public var all: [CompiledWidget] { [self] + (board?.slots ?? []).flatMap(\.design.all) }
}
