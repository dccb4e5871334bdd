// SPDX-License-Identifier: MIT

/// The kinds of node, named as in SwiftUI.
public enum NodeType: String, Sendable, Hashable, CaseIterable {
  /// Stacks and the grid, which place their children.
  case vstack, hstack, zstack, grid
  /// Separators between other nodes.
  case spacer, divider
  /// Nodes that draw something.
  case text, symbol, label, image, shape, path, qr, gauge, chart
  /// Nodes that choose other nodes. They are gone once the choice is made.
  case forEach, when, viewThatFits
  /// Nodes that stand for others: those of a template or component, the content of a slot, another design.
  case use, slot, widget

  /// The key for the main content of a node: the words of a text, a symbol, the file of a photo. Nil if there is none.
  public var subject: PropertyKey? {
    switch self {
    case .text, .label: .text
    case .symbol: .name
    case .image: .file
    case .vstack, .hstack, .zstack, .grid, .viewThatFits, .spacer, .divider, .shape, .path, .qr, .gauge, .chart: nil
    case .forEach, .when, .use, .slot, .widget: nil
    }
  }

  /// Whether it draws all of its children, each in its own place.
  public var placesChildren: Bool {
    switch self {
    case .vstack, .hstack, .zstack, .grid: true
    case .spacer, .divider, .text, .symbol, .label, .image, .shape, .path, .qr, .gauge, .chart: false
    case .forEach, .when, .viewThatFits, .use, .slot, .widget: false
    }
  }

  /// A rule about several keys of a node.
  enum KeyRule {
    /// One of `text` and `spans`; one of `values` and `series`; one of `template` and `design`.
    case words, values, source
    /// At least one child.
    case children
  }

  /// The rule about several keys of this kind; nil if there is none.
  var keyRule: KeyRule? {
    switch self {
    case .text: .words
    case .chart: .values
    case .widget: .source
    case .vstack, .hstack, .zstack, .grid, .viewThatFits: .children
    case .spacer, .divider, .symbol, .label, .image, .shape, .path, .qr, .gauge, .forEach, .when, .use, .slot: nil
    }
  }
}

extension NodeType {
  /// The keys of the kind besides the modifiers.
  var owner: any KeyOwner.Type {
    switch self {
    case .vstack: VStackKeys.self
    case .hstack: HStackKeys.self
    case .zstack: ZStackKeys.self
    case .grid: GridKeys.self
    case .spacer: SpacerKeys.self
    case .divider: DividerKeys.self
    case .text: TextKeys.self
    case .symbol: SymbolKeys.self
    case .label: LabelKeys.self
    case .image: ImageKeys.self
    case .shape: ShapeKeys.self
    case .path: PathKeys.self
    case .qr: CodeKeys.self
    case .gauge: GaugeKeys.self
    case .chart: ChartKeys.self
    case .forEach: ForEachKeys.self
    case .when: WhenKeys.self
    case .viewThatFits: FittingKeys.self
    case .use: UseKeys.self
    case .widget: WidgetKeys.self
    case .slot: SlotKeys.self
    }
  }
}
