// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Decides which keys affect the picture of a node. Most keys affect every kind, some only a few kinds, and some only
/// together with another key.
///
/// If the other key's value is only known when the picture is drawn, the key counts as having an effect.
enum KeyEffect {
  /// Whether a key has an effect on a node with these keys and values.
  static func shows(_ key: PropertyKey, on type: NodeType, _ p: PropertyMap) -> Bool {
    switch key {
    // These keys name, choose or style a node of any kind.
    case .id, .when, .styles: return true
    case .foreground: return readsForeground(type, p) || holdsNode(p, type) || hasPlainBorder(p)
    case .font: return readsFont(type, p) || holdsNode(p, type)
    case .lineLimit, .reservesSpace, .truncation, .minimumScale, .multilineAlignment, .lineSpacing, .textCase:
      return readsTextSettings(type) || holdsNode(p, type)
    case .colorScheme: return hasColours(type, p) || isDecorated(p, type)
    case .backgroundAlignment: return type != .qr && p[.background].isNode && !type.hasNoBox
    case .redacted where type == .shape || type == .path || type == .divider: return isDecorated(p, type)
    case .maskAlignment: return p.contains(.mask) && !type.hasNoBox
    case .overlayAlignment: return p.contains(.overlay) && !type.hasNoBox
    default: break
    }
    if ModifierGroups.isModifier(key), type != .qr || key != .background {
      // Nodes that repeat or choose others stand for several nodes and have no box of their own.
      if type.hasNoBox { return false }
      if type.isRigid {
        if key == .layoutPriority { return p.contains(.frame) }
        if key == .aspectRatio || key == .fixedSize { return type == .divider }
      }
      return type != .spacer || !needsInk(key) || isDecorated(p, type)
    }
    return showsOwn(key, on: type, p)
  }

  /// Whether one of the kind's own keys has an effect that depends on another key.
  private static func showsOwn(_ key: PropertyKey, on type: NodeType, _ p: PropertyMap) -> Bool {
    switch (type, key) {
    case (.shape, .radius): isRounded(p) && !p.contains(.radii)
    case (.shape, .radii), (.shape, .curve): isRounded(p)
    case (.gauge, _): p[.style].isOpen || gaugeForms[key].map { $0.contains(form(of: p)) } ?? true
    case (.image, .focusX), (.image, .focusY):
      p[.mode].word ?? "fill" == "fill" || p[.mode].isOpen || p.contains(.zoom)
    case (.symbol, .colors): p[.mode].word == "palette" || p[.mode].isOpen
    case (.text, .markdown), (.text, .strikethrough), (.text, .underline): !p.contains(.spans)
    case (.chart, _):
      chartMarks[key].map { wanted in marks(of: p).map { !$0.isDisjoint(with: wanted) } ?? true } ?? true
    case (.forEach, .order): p.contains(.sort)
    case (.forEach, .more): p.contains(.limit)
    default: true
    }
  }

  /// The forms of gauges that a key applies to. A key that is missing here applies to all.
  private static let gaugeForms: [PropertyKey: Set<GaugeForm>] = [
    .start: [.ring], .sweep: [.ring], .cap: [.ring],
    .track: Set(GaugeForm.allCases.filter { !$0.hasMarker }),
    .label: [.accessoryCircular, .accessoryLinearCapacity],
    .valueLabel: [.accessoryCircular, .accessoryCircularCapacity, .accessoryLinearCapacity],
    .minLabel: [.accessoryCircular, .accessoryLinear, .accessoryLinearCapacity],
    .maxLabel: [.accessoryCircular, .accessoryLinear, .accessoryLinearCapacity],
  ]

  /// The form of a gauge that names it in the design.
  private static func form(of p: PropertyMap) -> GaugeForm {
    p[.style].word.flatMap { GaugeForm(rawValue: $0) } ?? .ring
  }

  /// The marks whose values have horizontal positions.
  private static let plotted: Set<String> = ["points", "line", "area", "band", "sparkline"]

  /// The marks that have a horizontal and a vertical axis.
  private static let annotated: Set<String> = plotted.union(["bars", "range"])

  /// The chart marks that a key applies to. A key that is missing here applies to several marks or all of them.
  private static let chartMarks: [PropertyKey: Set<String>] = [
    .inner: ["donut", "rose"], .columns: ["heatMap"], .places: plotted, .placeMember: plotted,
    .cornerRadius: ["bars", "range", "heatMap"],
    .interpolation: ["line", "area", "band", "sparkline"], .taper: ["line", "area", "sparkline"],
    .rules: annotated, .callouts: annotated, .ranges: annotated, .directLabels: ["points", "line", "area", "band"],
  ]

  /// The marks of a chart and its series; nil if one is only known when the picture is drawn.
  private static func marks(of p: PropertyMap) -> Set<String>? {
    var marks: Set<String> = []
    func add(_ mark: Property?, else standard: String) -> Bool {
      if mark == nil { return marks.insert(standard).memberAfterInsert == standard }
      guard let word = mark.word else { return false }
      marks.insert(word)
      return true
    }
    guard case .array(let rows)? = p[.series]?.value else {
      guard p[.series] == nil, add(p[.mark], else: "bars") else { return nil }
      return marks
    }
    if p.contains(.mark), p[.mark].word == nil { return nil }
    for row in rows {
      guard case .object(let row) = row.value, add(row[.mark], else: p[.mark].word ?? "bars") else { return nil }
    }
    return marks
  }

  /// Whether a key of an outline has an effect: `radius` and `curve` only do for a rounded rectangle.
  static func shows(_ key: PropertyKey, ofObject name: String, _ p: PropertyMap) -> Bool {
    switch key {
    case .radius, .radii, .curve: !["outline", "border", "material"].contains(name) || isRounded(p)
    default: true
    }
  }

  /// The keys that have the intended effect on a node for which another key has none, the likeliest first: `fill` for
  /// `foreground`.
  static func substitutes(for key: PropertyKey, on type: NodeType) -> [String] {
    switch key {
    case .foreground: ["fill", "color"]
    default: []
    }
  }

  /// What to write instead of a key without an effect.
  static func advice(for key: PropertyKey, on type: NodeType, _ p: PropertyMap) -> String? {
    switch (key, type) {
    case (.radius, _), (.radii, _), (.curve, _): "write `\"shape\": \"roundedRectangle\"` beside it"
    case (.foreground, .symbol): "its `color` takes precedence"
    case (.foreground, .shape), (.foreground, .path): "its own paints take precedence"
    case (.foreground, .image), (.colorScheme, .image): "a photo keeps its colours; `filter` changes them"
    case (.font, .symbol): "a symbol only uses `style`, `size` and `weight` of a font"
    case (.lineLimit, _), (.reservesSpace, _), (.truncation, _), (.minimumScale, _), (.multilineAlignment, _),
      (.lineSpacing, _), (.textCase, _):
      "it is for texts; write it on a `text` or on a stack around some"
    case (.font, .chart), (.foreground, .chart): "it is for the labels of a chart, and this one has none"
    case (.aspectRatio, .symbol), (.aspectRatio, .widget), (.fixedSize, .symbol), (.fixedSize, .widget):
      "its size is fixed"
    case (.layoutPriority, .symbol), (.layoutPriority, .divider), (.layoutPriority, .widget):
      "its size is fixed; with a flexible `frame` it shares the room with others"
    case (.backgroundAlignment, _): "it places a node that is given as `background`"
    case (.maskAlignment, _): "it places the node that is given as `mask`"
    case (.overlayAlignment, _): "it places the node that is given as `overlay`"
    case (_, .gauge):
      gaugeForms[key].map { forms in
        "it belongs to the style "
          + GaugeForm.allCases.filter(forms.contains).map { "`\($0.rawValue)`" }.joined(separator: " or ")
      }
    case (.focusX, .image), (.focusY, .image): "it chooses the part that the mode `fill` shows"
    case (.colors, .symbol): "it belongs to the mode `palette`"
    case (.markdown, .text), (.strikethrough, .text), (.underline, .text): "write it in the `spans`"
    case (_, .chart):
      chartMarks[key].map { marks in
        "it belongs to charts with the mark " + marks.sorted().map { "`\($0)`" }.joined(separator: " or ")
      }
    case (.order, .forEach): "it is the order of `sort`"
    case (.more, .forEach): "it is shown only if `limit` leaves items out"
    case (_, .forEach), (_, .when): "write it on the nodes within, or on a stack around"
    case (_, .spacer): "a spacer is empty"
    default: nil
    }
  }

  // MARK: What a node has

  /// Whether a key has no effect if nothing is drawn.
  private static func needsInk(_ key: PropertyKey) -> Bool {
    switch key {
    case .clip, .shadow, .blur, .opacity, .hidden, .blendMode, .rotation, .scaleEffect, .mask, .grain, .redacted,
      .dither, .offset:
      true
    default: false
    }
  }

  /// Whether any of its colours differs between a light and a dark ground.
  private static func hasColours(_ type: NodeType, _ p: PropertyMap) -> Bool {
    switch type {
    case .spacer, .widget: false
    case .image: p.contains(.duotone)
    case .qr: p.contains(.fill) || p.contains(.background)
    case .vstack, .hstack, .zstack, .grid, .viewThatFits, .forEach, .when, .use, .slot, .divider, .text, .symbol,
      .label, .shape, .path, .gauge, .chart:
      true
    }
  }

  private static func readsForeground(_ type: NodeType, _ p: PropertyMap) -> Bool {
    switch type {
    case .text, .label, .vstack, .hstack, .zstack, .grid, .viewThatFits, .forEach, .when, .use, .slot: return true
    case .symbol: return !p.contains(.color)
    case .shape, .path:
      guard let stroke = p[.stroke] else { return !p.contains(.fill) }
      guard case .object(let object) = stroke.value else { return true }
      return !object.contains(.fill)
    case .chart: return hasLabels(p)
    case .gauge: return hasWords(p)
    case .image, .qr, .spacer, .divider, .widget: return false
    }
  }

  /// Whether a gauge has words.
  private static func hasWords(_ p: PropertyMap) -> Bool {
    [.label, .valueLabel, .minLabel, .maxLabel].contains { p.contains($0) }
  }

  /// Whether a chart has labels.
  private static func hasLabels(_ p: PropertyMap) -> Bool {
    [.x, .y, .legend, .rules, .callouts, .ranges, .directLabels].contains { p.contains($0) }
  }

  private static func readsTextSettings(_ type: NodeType) -> Bool {
    switch type {
    case .text, .label, .vstack, .hstack, .zstack, .grid, .viewThatFits, .forEach, .when, .use, .slot: true
    case .symbol, .image, .shape, .path, .qr, .gauge, .chart, .spacer, .divider, .widget: false
    }
  }

  private static func readsFont(_ type: NodeType, _ p: PropertyMap) -> Bool {
    switch type {
    case .text, .label, .vstack, .hstack, .zstack, .grid, .viewThatFits, .forEach, .when, .use, .slot: return true
    case .symbol:
      guard case .object(let font)? = p[.font]?.value else { return !p.contains(.size) || !p.contains(.weight) }
      let givesSize = font.contains(.style) || font.contains(.size)
      return givesSize && !p.contains(.size)
        || (font.contains(.weight) || font.contains(.style)) && !p.contains(.weight)
    case .chart: return hasLabels(p)
    case .image, .shape, .path, .qr, .gauge, .spacer, .divider, .widget: return false
    }
  }

  /// Whether a node lies behind or over it or masks it, which inherits its colour and font.
  private static func holdsNode(_ p: PropertyMap, _ type: NodeType) -> Bool {
    !type.hasNoBox && (p.contains(.overlay) || p.contains(.mask) || p[.background].isNode)
  }

  /// Whether its border uses the foreground colour.
  private static func hasPlainBorder(_ p: PropertyMap) -> Bool {
    guard case .object(let border)? = p[.border]?.value else { return p.contains(.border) }
    return !border.contains(.fill)
  }

  private static func isDecorated(_ p: PropertyMap, _ type: NodeType) -> Bool {
    p.contains(.background) || p.contains(.overlay) || p.contains(.border) || p.contains(.material)
      || type != .spacer && p.contains(.shadow)
  }

  private static func isRounded(_ p: PropertyMap) -> Bool {
    p[.shape].map { $0.word == "roundedRectangle" || Optional($0).isOpen } ?? false
  }
}

extension NodeType {
  /// Whether it stands for other nodes, and has no box that modifiers could change.
  fileprivate var hasNoBox: Bool { self == .forEach || self == .when }

  /// Whether its length along a stack is the same for every proposal.
  fileprivate var isRigid: Bool { self == .symbol || self == .divider || self == .widget }
}

extension Property {
  /// The word of the value; nil for any other value.
  fileprivate var word: String? { if case .token(let word) = value { word } else { nil } }
}

extension Property? {
  fileprivate var word: String? { self?.word }

  fileprivate var isNode: Bool { if case .node? = self?.value { true } else { false } }

  /// Whether its value is only known when the picture is drawn.
  fileprivate var isOpen: Bool {
    switch self?.value {
    case .expression, .template, .cases: true
    default: false
    }
  }
}
