// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// Draws the components of a surface as nodes.
struct A2UIDrawing {
  private let surface: A2UIFile.Surface
  private var values: A2UIValues
  private var ownNotes = CardNotes()
  /// The components that are being drawn, so that a cycle ends.
  private var open: Set<String> = []
  private var depth = 0
  /// The data, with maps that templates repeat turned into lists.
  let data: JSONNode

  init(_ surface: A2UIFile.Surface, variable: String) {
    self.surface = surface
    data = Self.withLists(surface)
    values = A2UIValues(data: data, variable: variable)
  }

  /// What could not be carried over.
  var notes: CardNotes {
    var all = ownNotes
    for line in values.notes.lines { all.add(line) }
    return all
  }

  /// The whole surface. The outermost card is the widget itself.
  mutating func root() -> JSONNode {
    if let component = surface.components[surface.root], component.kind == "Card",
      let child = component["child"]?.stringValue
    {
      return node(child, nil)
    }
    return node(surface.root, nil)
  }

  // MARK: Components

  private mutating func node(_ id: String, _ scope: A2UIValues.Scope?) -> JSONNode {
    guard let component = surface.components[id] else {
      ownNotes.add("the component `\(id)` does not exist")
      return CardParts.spacer(0)
    }
    guard !open.contains(id), open.count < 40 else {
      ownNotes.add("the component `\(id)` contains itself")
      return CardParts.spacer(0)
    }
    open.insert(id)
    defer { open.remove(id) }
    return draw(component, scope)
  }

  private mutating func draw(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    switch component.kind {
    case "Text": return text(component, scope)
    case "Row": return row(component, scope)
    case "Column": return column(component, scope)
    case "List":
      return component["direction"]?.stringValue == "horizontal" ? row(component, scope) : column(component, scope)
    case "Card": return CardParts.panel(child(component, "child", scope), hasBorder: true)
    case "Divider":
      return component["axis"]?.stringValue == "vertical"
        ? CardParts.node(
          "shape",
          [("fill", .text("separator")), ("frame", .object([("width", .number(1)), ("height", .number(24))]))])
        : CardParts.divider
    case "Icon": return icon(component, scope)
    case "Image": return image(component, scope)
    case "Video":
      ownNotes.add("a video is drawn as a stand-in")
      return CardParts.picture(width: nil, height: 180, label: "Video", symbol: "play.fill")
    case "AudioPlayer": return audio(component, scope)
    case "Button": return button(component, scope)
    case "TextField": return textField(component, scope)
    case "CheckBox": return checkBox(component, scope)
    case "ChoicePicker", "MultipleChoice": return choices(component, scope)
    case "Slider": return slider(component, scope)
    case "DateTimeInput": return dateField(component, scope)
    case "Tabs": return tabs(component, scope)
    case "Modal": return modal(component, scope)
    default:
      ownNotes.add("the component \(component.kind) is not in the basic catalogue; its texts and children are drawn")
      return other(component, scope)
    }
  }

  private mutating func child(_ component: A2UIComponent, _ names: String..., scope: A2UIValues.Scope?) -> JSONNode {
    for name in names { if let id = component.properties[name]?.stringValue { return node(id, scope) } }
    return CardParts.spacer(0)
  }

  private mutating func child(_ component: A2UIComponent, _ name: String, _ scope: A2UIValues.Scope?) -> JSONNode {
    child(component, name, scope: scope)
  }

  // MARK: Texts and pictures

  private mutating func text(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let variant = component["variant", "usageHint"]?.stringValue ?? "body"
    let value = component["text"]
    let words = values.text(value, scope)
    let isBound = A2UIValues.literal(value) == nil
    let font = Self.font(variant)
    let foreground = variant == "caption" ? "secondaryInk" : nil
    guard !isBound else {
      // Marks in data stay marks when the data changes.
      let isMarked = values.present(value, scope)?.stringValue.map(CardParts.isMarked) == true
      return CardParts.text(
        words, font: font, foreground: foreground, more: isMarked ? [("markdown", .flag(true))] : [])
    }
    let blocks = CardParts.blocks(words) { words, isMarked, level in
      CardParts.text(
        words, font: level > 0 ? Self.font("h\(level)") : font, foreground: foreground,
        more: isMarked ? [("markdown", .flag(true))] : [])
    }
    return blocks.count == 1 ? blocks[0] : CardParts.column(blocks, spacing: 6)
  }

  private static func font(_ variant: String) -> JSONNode {
    func style(_ name: String, _ weight: String?) -> JSONNode {
      weight.map { .object([("style", .text(name)), ("weight", .text($0))]) } ?? .text(name)
    }
    switch variant {
    case "h1": return style("title", "bold")
    case "h2": return style("title2", "bold")
    case "h3": return style("title3", "semibold")
    case "h4": return style("headline", nil)
    case "h5", "h6": return style("subheadline", "semibold")
    case "caption": return style("footnote", nil)
    default: return style("subheadline", nil)
    }
  }

  private mutating func icon(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let value = component["name"]
    if let name = A2UIValues.literal(value)?.stringValue { return CardParts.symbol(symbol(for: name), size: 20) }
    guard let path = value?["path"]?.stringValue else { return CardParts.symbol("questionmark.circle", size: 20) }
    var names: [String] = []
    for name in values.examples(path, scope).compactMap(\.stringValue) where !names.contains(name) && names.count < 16 {
      names.append(name)
    }
    guard let first = names.first else { return CardParts.symbol("circle.dashed", size: 20) }
    if names.count == 1 { return CardParts.symbol(symbol(for: first), size: 20) }
    // The names of the other library, translated one by one.
    let chosen = names.dropFirst().reduce("'\(symbol(for: first))'") { rest, name in
      "\(values.path(path, scope)) == \(CardParts.quoted(name)) ? '\(symbol(for: name))' : \(rest)"
    }
    return CardParts.node("symbol", [("name", .text("=" + chosen)), ("size", .number(20))])
  }

  private mutating func symbol(for name: String) -> String {
    if let symbol = CardSymbols.symbol(for: name) { return symbol }
    ownNotes.add("the icon `\(name)` is unknown; a circle stands for it")
    return "circle"
  }

  private mutating func image(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let label = component["description", "altText", "accessibility"].map { values.text($0["label"] ?? $0, scope) }
    let variant = component["variant", "usageHint"]?.stringValue ?? "mediumFeature"
    let sizes: [String: (width: Double?, height: Double)] = [
      "icon": (24, 24), "avatar": (44, 44), "smallFeature": (80, 80), "mediumFeature": (nil, 140),
      "largeFeature": (nil, 200), "header": (nil, 120),
    ]
    let size = sizes[variant] ?? (nil, 140)
    if let address = values.present(component["url"], scope)?.stringValue {
      let mode = component["fit"]?.stringValue == "cover" ? "fill" : "fit"
      if let image = CardParts.embedded(address, width: size.width, height: size.height, label: label, mode: mode) {
        return image
      }
      ownNotes.add(
        address.hasPrefix("data:")
          ? "a picture in the file is too large or of a kind that is not read"
          : "pictures are not fetched; stand-ins are drawn")
    }
    return CardParts.picture(width: size.width, height: size.height, label: label, isRound: variant == "avatar")
  }

  private mutating func audio(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let words = component["description"].map { values.text($0, scope) }
    return CardParts.row(
      [
        CardParts.symbol("play.circle.fill", size: 28, color: "accent"),
        CardParts.column(
          [
            words.map { CardParts.text($0, font: .text("subheadline")) },
            CardParts.node(
              "gauge",
              [
                ("style", .text("linear")), ("value", .number(0)), ("lineWidth", .number(4)),
                ("frame", CardParts.frame(alignment: "leading")),
              ]),
          ].compactMap(\.self), spacing: 6, more: CardParts.wide),
      ], spacing: 10)
  }

  // MARK: Layout

  private mutating func row(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let kinds = childKinds(component)
    var children = children(component, scope, inRow: true)
    let isTemplate = children.count == 1 && children[0]["type"]?.stringValue == "forEach"
    switch component["justify", "distribution"]?.stringValue {
    case "spaceBetween":
      if isTemplate {
        children = spread(children[0], outside: false)
      } else {
        children = Array(children.map { [$0] }.joined(separator: [CardParts.spacer(4)]))
      }
    case "spaceAround", "spaceEvenly":
      children =
        isTemplate
        ? spread(children[0], outside: true)
        : [CardParts.spacer(0)] + Array(children.map { [$0] }.joined(separator: [CardParts.spacer(4)])) + [
          CardParts.spacer(0)
        ]
    case "center": children = [CardParts.spacer(0)] + children + [CardParts.spacer(0)]
    case "end": children = [CardParts.spacer(0)] + children
    default: break
    }
    let align = component["align", "alignment"]?.stringValue
    let isTall = kinds.contains { ["Column", "Card", "List", "Tabs"].contains($0) }
    let alignment =
      align == "center" ? "center" : align == "end" ? "bottom" : align == "start" || isTall ? "top" : "center"
    return CardParts.row(children, alignment: alignment)
  }

  /// The entries of a template with room between them.
  private func spread(_ repeated: JSONNode, outside: Bool) -> [JSONNode] {
    let entry = repeated["children"]?.elements ?? []
    let flexible = entry.map { CardParts.with($0, [("frame", CardParts.frame(alignment: "center"))]) }
    return [CardParts.with(repeated, [("children", .array(flexible))])]
  }

  private mutating func column(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let align = component["align", "alignment"]?.stringValue
    let alignment = align == "center" ? "center" : align == "end" ? "trailing" : "leading"
    let isStretched = align == nil || align == "stretch"
    return CardParts.column(
      children(component, scope, inRow: false), alignment: alignment, more: isStretched ? CardParts.wide : [])
  }

  private func childKinds(_ component: A2UIComponent) -> [String] {
    let list = component["children"]
    let ids = (list?["explicitList"] ?? list)?.elements?.compactMap(\.stringValue) ?? []
    let template = list?["template"] ?? list
    return (ids + [template?["componentId"]?.stringValue].compactMap(\.self)).compactMap {
      surface.components[$0]?.kind
    }
  }

  /// The children, or one node that repeats a template for each entry of a list.
  private mutating func children(_ component: A2UIComponent, _ scope: A2UIValues.Scope?, inRow: Bool) -> [JSONNode] {
    let list = component["children"]
    if let ids = (list?["explicitList"] ?? list)?.elements {
      let named = ids.compactMap(\.stringValue)
      let weights = named.map { surface.components[$0]?.weight }
      return zip(named, weights).map { id, weight in
        let drawn = node(id, scope)
        return inRow ? weighted(drawn, weight, among: weights) : drawn
      }
    }
    let template = list?["template"] ?? list
    guard let id = template?["componentId"]?.stringValue,
      let path = template?["dataBinding"]?.stringValue ?? template?["path"]?.stringValue
    else { return [] }
    depth += 1
    defer { depth -= 1 }
    let name = depth == 1 ? "item" : "item\(depth)"
    let examples = values.examples(path, scope).flatMap { $0.elements ?? [] }
    let inner = A2UIValues.Scope(name: name, examples: examples)
    let items = "=" + values.path(path, scope)
    let drawn = node(id, inner)
    return [
      CardParts.node(
        "forEach",
        [
          ("items", .text(items)), ("as", .text(name)), ("index", depth == 1 ? nil : .text("index\(depth)")),
          ("children", .array([drawn])),
        ])
    ]
  }

  /// A child of a row that takes a part of the room.
  private func weighted(_ node: JSONNode, _ weight: Double?, among weights: [Double?]) -> JSONNode {
    guard let weight, weight > 0 else { return node }
    let all = weights.compactMap(\.self)
    let isEven = Set(all).count == 1
    // Parts that differ are shares of the row, less the room between its children.
    let isShared = !isEven && all.count == weights.count
    let frame: JSONNode
    if isShared {
      let share =
        (weight / all.reduce(0, +) * 100 * (1 - 8 * Double(all.count - 1) / (CardParts.width - 2 * CardParts.padding))
        * 10).rounded(.down) / 10
      frame = .object([("width", .text("\(JSONWriter.text(of: share))%")), ("alignment", .text("leading"))])
    } else {
      frame = CardParts.frame(alignment: "leading")
    }
    // A frame of its own would be overwritten.
    return node["frame"] == nil
      ? CardParts.with(node, [("frame", frame)]) : CardParts.column([node], more: [("frame", frame)])
  }

  // MARK: Controls

  private mutating func button(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let variant = component["variant"]?.stringValue
    let isMain = variant == "primary" || component["primary"]?.boolValue == true
    let label: JSONNode
    if let id = component["child"]?.stringValue {
      label = node(id, scope)
    } else {
      label = CardParts.buttonLabel(values.text(component["label", "text"], scope))
    }
    var inked = label
    if label["type"]?.stringValue == "text" { inked = CardParts.with(label, [("foreground", nil)]) }
    if variant == "borderless" { return CardParts.row([inked], more: [("foreground", .text("accentInk"))]) }
    return CardParts.button(inked, isMain: isMain)
  }

  private mutating func label(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode? {
    component["label"].map { values.text($0, scope) }.flatMap { $0.isEmpty ? nil : CardParts.label($0) }
  }

  private mutating func textField(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let kind = component["variant", "textFieldType", "type"]?.stringValue
    let value = component["value", "text"]
    let present = values.present(value, scope).map(A2UIValues.words) ?? ""
    let shown: JSONNode
    if value?["call"] == nil, present.isEmpty {
      shown = CardParts.placeholder(component["placeholder"].map { values.text($0, scope) } ?? " ")
    } else if kind == "obscured" {
      shown = CardParts.value(String(repeating: "•", count: min(12, max(1, present.count))))
    } else {
      shown = CardParts.value(values.text(value, scope))
    }
    return CardParts.field(label: label(component, scope), value: shown, lines: kind == "longText" ? 3 : 1)
  }

  private mutating func checkBox(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let words = component["label"].map { values.text($0, scope) } ?? ""
    let value = component["value"]
    let flag = A2UIValues.literal(value) ?? .text("=" + values.expression(value, scope))
    return CardParts.choice(
      words, isOn: flag.boolValue == nil && flag.stringValue == nil ? .flag(false) : flag, isSingle: false)
  }

  private mutating func choices(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let value = component["value", "selections"]
    let isSingle =
      component["variant"]?.stringValue == "mutuallyExclusive" || component["maxAllowedSelections"]?.numberValue == 1
      || (component["variant"] == nil && component["maxAllowedSelections"] == nil && component.kind == "ChoicePicker")
    let chosen = values.present(value, scope)
    let selected = chosen?.elements?.compactMap(\.stringValue) ?? [chosen?.stringValue].compactMap(\.self)
    let isChips = component["displayStyle"]?.stringValue == "chips"
    let options = component["options"]?.elements ?? []
    let drawn = options.map { option -> JSONNode in
      let words = values.text(option["label"], scope)
      let isOn = selected.contains(option["value"]?.stringValue ?? "")
      guard isChips else { return CardParts.choice(words, isOn: .flag(isOn), isSingle: isSingle) }
      return CardParts.button(CardParts.text(words, font: .text("footnote")), isMain: isOn)
    }
    let group = isChips ? CardParts.flow(drawn, spacing: 6) : CardParts.column(drawn, spacing: 6)
    return CardParts.column([label(component, scope), group].compactMap(\.self), spacing: 6)
  }

  private mutating func slider(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let value = component["value"]
    let number =
      A2UIValues.literal(value)?.numberValue.map { JSONNode.number($0) } ?? .text("=" + values.expression(value, scope))
    let (low, high) = (component["min", "minValue"]?.numberValue ?? 0, component["max", "maxValue"]?.numberValue ?? 100)
    let bar = CardParts.slider(value: number, min: .number(low), max: .number(max(high, low + 1)))
    let words = CardParts.text(
      values.text(value, scope), font: .object([("style", .text("footnote")), ("tabular", .flag(true))]),
      foreground: "secondaryInk")
    return CardParts.column(
      [label(component, scope), CardParts.row([bar, words])].compactMap(\.self), spacing: 6, more: CardParts.wide)
  }

  private mutating func dateField(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let value = component["value"]
    let hasDate = component["enableDate"]?.boolValue ?? true
    let hasTime = component["enableTime"]?.boolValue ?? false
    let present = values.present(value, scope)?.stringValue ?? ""
    let fields = hasDate ? (hasTime ? "yMMMdjm" : "yMMMd") : "jm"
    let shown =
      present.isEmpty
      ? CardParts.placeholder(hasDate ? "Choose a date" : "Choose a time")
      : CardParts.value("{{=\(values.expression(value, scope))||date:\(fields)}}")
    return CardParts.field(label: label(component, scope), value: shown, symbol: hasDate ? "calendar" : "clock")
  }

  /// The titles with the first one chosen, then what each tab shows: a picture cannot be switched.
  private mutating func tabs(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    let tabs = component["tabs", "tabItems"]?.elements ?? []
    var titles: [JSONNode] = []
    var parts: [JSONNode] = []
    for (index, tab) in tabs.enumerated() {
      let words = values.text(tab["title"], scope)
      let font = JSONNode.object([
        ("style", .text("subheadline")), ("weight", .text(index == 0 ? "semibold" : "regular")),
      ])
      titles.append(CardParts.text(words, font: font, foreground: index == 0 ? "accentInk" : "secondaryInk"))
      guard let id = tab["child"]?.stringValue else { continue }
      if index > 0 {
        parts.append(CardParts.divider)
        parts.append(CardParts.text(words, font: Self.font("h5")))
      }
      parts.append(node(id, scope))
    }
    if tabs.count > 1 { ownNotes.add("tabs are drawn below each other") }
    return CardParts.column([CardParts.row(titles, spacing: 16), CardParts.divider] + parts, more: CardParts.wide)
  }

  private mutating func modal(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    ownNotes.add("a dialog is drawn open, below what opens it")
    let trigger = child(component, "trigger", "entryPointChild", scope: scope)
    let content = child(component, "content", "contentChild", scope: scope)
    return CardParts.column([trigger, CardParts.panel(content, hasBorder: true)])
  }

  /// A component of another catalogue: its texts, then its children.
  private mutating func other(_ component: A2UIComponent, _ scope: A2UIValues.Scope?) -> JSONNode {
    var parts: [JSONNode] = []
    for key in ["title", "label", "text", "subtitle", "description", "value"] {
      guard let value = component.properties[key], value.elements == nil else { continue }
      let words = values.text(value, scope)
      if !words.isEmpty { parts.append(CardParts.text(words, font: Self.font(key == "title" ? "h4" : "body"))) }
    }
    if let id = component["child"]?.stringValue { parts.append(node(id, scope)) }
    parts += children(component, scope, inRow: false)
    return CardParts.panel(CardParts.column(parts, spacing: 6), hasBorder: true)
  }

  // MARK: Data

  /// The data of a surface, with lists in the place of maps that a template repeats.
  private static func withLists(_ surface: A2UIFile.Surface) -> JSONNode {
    var data = surface.data
    for component in surface.components.values {
      let list = component["children"]
      let template = list?["template"] ?? list
      guard let path = template?["dataBinding"]?.stringValue ?? template?["path"]?.stringValue, path.hasPrefix("/")
      else { continue }
      data = listed(A2UIPointer(path).keys[...], in: data)
    }
    return data
  }

  private static func listed(_ keys: ArraySlice<String>, in node: JSONNode) -> JSONNode {
    guard let key = keys.first else { return node.members.map { .array($0.map(\.value)) } ?? node }
    guard let members = node.members else { return node }
    return .object(members.map { ($0.key, $0.key == key ? listed(keys.dropFirst(), in: $0.value) : $0.value) })
  }
}
