// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveSpec

/// The values of the built-in templates for texts: the design's fields for one size, evaluated and named as in the
/// content language.
struct DesignModel {
  let spec: WidgetSpec
  let size: WidgetSize
  let name: String
  let primary: String
  let secondary: String

  init(spec: WidgetSpec, size: WidgetSize, name: String, primary: String, secondary: String) {
    self.spec = spec
    self.size = size
    self.name = name
    self.primary = primary
    self.secondary = secondary
  }

  /// The values, by their names in templates.
  var values: [String: Value] {
    var values: [String: Value] = [
      "name": .string(name), "primary": .string(primary), "secondary": .string(secondary),
      "hasSecondary": .bool(!secondary.isEmpty && !isTooSmallForSecondary),
      "align": .string(alignment), "isHorizontal": .bool(spec.layout.axis == .horizontal),
      "variant": .string(spec.layout.variant?.rawValue ?? ""),
      "accentBar": .bool(spec.layout.showsAccentBar), "spacing": .number(spec.layout.spacing),
      "padding": .number(max(spec.style.padding, 2)), "radius": .number(spec.style.cornerRadius),
      "primaryLines": .number(Double(isSmall ? spec.layout.primaryLineLimitSmall : spec.layout.primaryLineLimit)),
      "secondaryLines": .number(
        Double(isSmall ? spec.layout.secondaryLineLimitSmall : spec.layout.secondaryLineLimit)),
      "nameFont": font(spec.style.nameTextStyle, standard: 1, shift: [0, 0, 1], weight: "semibold"),
      "primaryFonts": primaryFonts,
      "secondaryFont": font(spec.style.secondaryTextStyle, standard: 0, shift: [1, 2, 3], weight: "regular"),
      "actions": .list(actions), "hasActions": .bool(!actions.isEmpty),
    ]
    values.merge(symbol) { $1 }
    values.merge(list) { $1 }
    values.merge(number) { $1 }
    return values
  }

  private var isSmall: Bool { size == .small }

  /// With a banner, hero's number fills the small size.
  private var isTooSmallForSecondary: Bool { isSmall && spec.image != nil && spec.layout.template == .hero }

  private var alignment: String {
    switch spec.layout.alignment.horizontal {
    case .centre: "center"
    case .trailing: "trailing"
    default: "leading"
    }
  }

  // MARK: Fonts

  /// The text styles as a ladder. A token is a step on it, and each size shifts the step.
  private static let ladder = [
    "caption2", "caption", "footnote", "subheadline", "body", "title3", "title2", "title", "largeTitle",
  ]

  private func step(_ token: TextStyleToken, standard: Int, shift: [Int]) -> Int {
    let name = token == .headline ? "body" : token.rawValue
    let base = Self.ladder.firstIndex(of: name) ?? standard
    let index = size == .small ? 0 : size == .medium ? 1 : 2
    return min(max(base + shift[index], 0), Self.ladder.count - 1)
  }

  private func font(_ token: TextStyleToken, standard: Int, shift: [Int], weight: String) -> Value {
    let style = Self.ladder[step(token, standard: standard, shift: shift)]
    return .record(["style": .string(style), "weight": .string(weight)])
  }

  /// The primary text's style, and the smaller styles that it may fall back to: down to 15 points in small, 17
  /// otherwise.
  private var primaryFonts: Value {
    let top = step(spec.style.primaryTextStyle, standard: 5, shift: [-2, 1, 3])
    let floor = min(top, isSmall ? 3 : 4)
    return .list(
      (floor...top).reversed().map { .record(["style": .string(Self.ladder[$0]), "weight": .string("semibold")]) })
  }

  // MARK: Symbol

  private var symbol: [String: Value] {
    guard let symbol = spec.symbol else {
      return ["symbolName": .string(""), "hasSymbol": .bool(false), "symbolAbove": .bool(false)]
    }
    let tint =
      switch symbol.tint {
      case .accent: "accent"
      case .primary: "label"
      case .secondary: "secondary"
      }
    return [
      "symbolName": .string(symbol.name), "hasSymbol": .bool(true),
      "symbolAbove": .bool(symbol.placement == .aboveName), "symbolColor": .string(tint),
      "symbolMode": .string(symbol.renderingMode.rawValue), "symbolWeight": .string(symbol.weight.rawValue),
      // The templates' sizes assume the standard 34 and 18; other sizes in a design scale them.
      "symbolScale": .number(min(max(spec.style.symbolSize / 34 * symbol.size / 18, 0.3), 2.5)),
    ]
  }

  // MARK: Buttons

  private var actions: [Value] {
    guard let bar = spec.actionBar else { return [] }
    return bar.actions.map { action in
      let amount = Int(action.title.trimmed)
      let sign = amount == 1 ? "plus" : amount == -1 ? "minus" : ""
      return .record([
        "title": .string(action.title), "icon": .string(action.systemImage ?? ""), "sign": .string(sign),
        "isSubtle": .bool(bar.style == .subtle),
      ])
    }
  }

  // MARK: Lists

  private var list: [String: Value] {
    guard let list = TextList(secondary) else {
      return ["isList": .bool(false), "isChecklist": .bool(false)]
    }
    let rows = list.items.map { Value.record(["text": .string($0.text), "done": .bool($0.isDone)]) }
    let done = list.doneCount
    let total = list.items.count
    // A small checklist shows what is still to do; finished items are only counted.
    let open = list.items.filter { !$0.isDone }
    let isAllDone = open.isEmpty
    let smallRows =
      list.isChecklist && !isAllDone
      ? open.map { Value.record(["text": .string($0.text), "done": .bool(false)]) } : rows
    let capacity = isSmall ? 3 : size == .medium ? 5 : 7
    let source = isSmall ? smallRows : rows
    let isCut = source.count > capacity
    let shown = Array(source.prefix(isCut ? capacity - (isSmall ? 0 : 1) : capacity))
    let rest = source.count - shown.count
    // The last line in the reader's words: how many items are left out, or done.
    let footer = rest > 0 ? "rest" : isSmall && list.isChecklist && !isAllDone && done > 0 ? "done" : ""
    return [
      "isList": .bool(true), "isChecklist": .bool(list.isChecklist), "rows": .list(shown),
      "footer": .string(footer), "rest": .number(Double(rest)), "done": .number(Double(done)),
      "total": .number(Double(total)),
      "fraction": .number(total > 0 ? Double(done) / Double(total) : 0),
    ]
  }

  // MARK: Number

  private var number: [String: Value] {
    guard spec.layout.splitsNumber, let split = NumberSplit(primary) else {
      return ["isSplit": .bool(false), "isAside": .bool(false)]
    }
    let digits = split.value.count { $0.isNumber }
    let hasBanner = spec.image != nil
    let sizes: [Double] =
      switch size {
      case .small: hasBanner ? [36, 32, 28] : [64, 60, 52, 44, 36]
      case .medium: [72, 64, 56, 48, 40]
      default: hasBanner ? [88, 72, 64, 56] : [190, 168, 140, 112, 88]
      }
    // One digit may be larger than two; longer numbers start at the size of two.
    let steps = digits == 1 || size == .medium ? sizes : Array(sizes.dropFirst())
    let tracking = size == .large || size == .extraLarge ? -0.04 : -0.03
    let last = steps.last ?? 36
    var candidates = steps.map { (text: split.forms[0], size: $0) }
    candidates += split.forms.dropFirst().flatMap { form in steps.map { (form, $0) } }
    if candidates.isEmpty { candidates = [(split.value, last)] }
    // In the wide size, the secondary text may be beside the number, on its baseline.
    let isAside = size == .medium && !secondary.isEmpty && spec.actionBar == nil && alignment == "leading"
    let saysName = split.lead.lowercased() == name.lowercased()
    let lead = saysName || (hasBanner && isSmall) ? "" : split.lead
    return [
      "isSplit": .bool(true), "isAside": .bool(isAside), "lead": .string(lead), "unit": .string(split.unit),
      "values": .list(
        candidates.map { candidate in
          .record([
            "text": .string(candidate.text), "size": .number(candidate.size),
            "tracking": .number(candidate.size * tracking),
          ])
        }),
    ]
  }
}
