// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// Measures of the lock screen's gauges. Lengths are parts of a ring's side.
private enum GaugeMeasures {
  /// SwiftUI's own side, in points, for a ring outside of a lock screen.
  static let side = 58.0
  static let lineWidth = 0.1
  /// The size of the words within the ring, and the room between its sides.
  static let value = (size: 0.29, width: 0.64)
  /// The size of the words at the ends, and the room of each.
  static let end = (size: 0.155, width: 0.25, height: 0.19)
  /// The size of the words, and of a bar's, below the ring's opening.
  static let label = (size: 0.17, width: 0.46)
  /// The thickness of a bar, in points, and the space between it and its labels.
  static let bar = (lineWidth: 6.0, spacing: 6.0, rowSpacing: 2.0)
}

extension NodeResolver {
  /// A ring with words in it. Its side is that of its frame, or of the widget on a lock screen.
  mutating func circular(_ node: ContentNode, _ form: GaugeForm, _ context: Inherited) -> ResolvedNode.Kind {
    let p = node[GaugeKeys.self]
    let name = id(of: node, context)
    let side = side(of: node, context)
    let ring = gauge(p, form, lineWidth: side * GaugeMeasures.lineWidth, context)
    let whole = FrameConstraint(width: side, height: side, alignment: Alignment(.center, .bottom))
    var parts = [ResolvedNode(id: name + ".ring", range: place(of: node), .leaf(.gauge(ring)), [.frame(whole)])]
    if let words = gaugeLabel(
      GaugeKeys.valueLabel, node, size: side * GaugeMeasures.value.size, weight: 500, context)
    {
      parts.append(
        ResolvedNode(
          id: name + ".value", range: place(of: node), words,
          [.frame(FrameConstraint(width: side * GaugeMeasures.value.width))]))
    }
    if form == .accessoryCircular, let ends = ends(node, name, side, context) {
      parts.append(ResolvedNode(id: name + ".ends", .zstack(alignment: .center, [ends]), [.frame(whole)]))
    }
    return .zstack(alignment: .center, parts)
  }

  /// The words in the opening of a ring: those of its ends, or its label.
  private mutating func ends(
    _ node: ContentNode, _ name: String, _ side: Double, _ context: Inherited
  ) -> ResolvedNode? {
    let sizes = GaugeMeasures.end
    let box = FrameConstraint(width: side * sizes.width, height: side * sizes.height)
    var parts: [ResolvedNode] = []
    for (key, part) in [(GaugeKeys.minLabel, ".min"), (GaugeKeys.maxLabel, ".max")] {
      let words = gaugeLabel(key, node, size: side * sizes.size, weight: 500, context)
      parts.append(
        ResolvedNode(id: name + part, range: place(of: node), words ?? .zstack(alignment: .center, []), [.frame(box)]))
    }
    let p = node[GaugeKeys.self]
    if p.has(GaugeKeys.minLabel) || p.has(GaugeKeys.maxLabel) {
      // A ring runs clockwise in every script, so its start is at the left.
      return ResolvedNode(
        id: name + ".row",
        .hstack(spacing: 0, alignment: .center, environment.isRightToLeft ? parts.reversed() : parts))
    }
    let label = gaugeLabel(GaugeKeys.label, node, size: side * GaugeMeasures.label.size, weight: 500, context)
    return label.map { words in
      let box = FrameConstraint(width: side * GaugeMeasures.label.width, height: side * sizes.height)
      return ResolvedNode(id: name + ".label", range: place(of: node), words, [.frame(box)])
    }
  }

  /// A bar between the words of its ends; with its label above and its value below if it fills.
  mutating func linear(_ node: ContentNode, _ form: GaugeForm, _ context: Inherited) -> ResolvedNode.Kind {
    let name = id(of: node, context)
    let sizes = GaugeMeasures.bar
    let bar = gauge(node[GaugeKeys.self], form, lineWidth: sizes.lineWidth, context)
    var row = [ResolvedNode(id: name + ".bar", range: place(of: node), .leaf(.gauge(bar)))]
    let font = environment.font(.caption)
    func part(_ key: ContentKey<GaugeKeys, String?>, _ part: String, _ resolver: inout Self) -> ResolvedNode? {
      resolver.gaugeLabel(key, node, size: font.spec.size, weight: font.spec.weight, context).map {
        ResolvedNode(id: name + part, range: resolver.place(of: node), $0)
      }
    }
    if let least = part(GaugeKeys.minLabel, ".min", &self) { row.insert(least, at: 0) }
    if let most = part(GaugeKeys.maxLabel, ".max", &self) { row.append(most) }
    let line = ResolvedNode.Kind.hstack(spacing: sizes.spacing, alignment: .center, row)
    guard form == .accessoryLinearCapacity else { return line }
    var rows = [ResolvedNode(id: name + ".row", line)]
    if let label = part(GaugeKeys.label, ".label", &self) { rows.insert(label, at: 0) }
    if let value = part(GaugeKeys.valueLabel, ".value", &self) { rows.append(value) }
    return .vstack(spacing: sizes.rowSpacing, alignment: .leading, rows)
  }

  /// The words of a gauge on one line, which shrink to half where they must; nil without words.
  private mutating func gaugeLabel(
    _ key: ContentKey<GaugeKeys, String?>, _ node: ContentNode, size: Double, weight: Int, _ surroundings: Inherited
  ) -> ResolvedNode.Kind? {
    let p = node[GaugeKeys.self]
    guard let property = p[key] else { return nil }
    var context = surroundings
    context.font = environment.font(context.font, size: size)
    context.font.spec.weight = weight
    context.texts = TextSettings()
    context.texts.lineLimit = 1
    context.texts.minimumScale = 0.5
    context.texts.alignment = .center
    return .text(plainText(property, node, context))
  }

  /// The side of a ring: of its own frame, of the widget on a lock screen, or SwiftUI's.
  private mutating func side(of node: ContentNode, _ context: Inherited) -> Double {
    if let frame = node[ModifierKeys.self].object(ModifierKeys.frame) {
      let given = [
        evaluator.read(FrameKeys.width, frame, context), evaluator.read(FrameKeys.height, frame, context),
      ]
      if let side = given.compactMap({ $0 }).filter({ $0.isFinite && $0 > 0 }).min() { return side }
    }
    return environment.size == .accessoryCircular
      ? min(environment.canvas.width, environment.canvas.height) : GaugeMeasures.side
  }
}
