// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// Draws the elements of an Adaptive Card as nodes.
struct AdaptiveDrawing {
  private(set) var notes = CardNotes()
  /// The first heading, as a name for the design.
  private(set) var title: String?
  private var depth = 0
  /// Whether elements may take all of the width: not in columns that are as wide as their content.
  private var isWide = true

  // MARK: Cards

  /// A whole card: its body, then its actions.
  mutating func card(_ card: JSONNode) -> JSONNode {
    for (key, remark) in [
      ("backgroundImage", "background pictures are not fetched"), ("refresh", "`refresh` has no meaning in a picture"),
      ("authentication", "`authentication` has no meaning in a picture"),
      ("selectAction", "a picture cannot be tapped"),
    ] where card[key]?.isNull == false { notes.add(remark) }
    if card["rtl"]?.boolValue == true { notes.add("`rtl` follows the reader's language: draw it with --locale ar") }
    var parts = elements(card["body"]?.elements ?? [])
    let actions = card["actions"]?.elements ?? []
    if !actions.isEmpty {
      if !parts.isEmpty { parts.append(CardParts.spacer(0).asGap(6)) }
      parts.append(self.actions(actions))
    }
    if parts.isEmpty, let words = card["fallbackText"]?.stringValue {
      parts = [CardParts.text(CardParts.literal(words))]
    }
    return CardParts.column(parts, spacing: 0, more: CardParts.wide)
  }

  /// Elements below each other, with the room and the lines between them.
  private mutating func elements(_ list: [JSONNode], isColumn: Bool = false) -> [JSONNode] {
    depth += 1
    defer { depth -= 1 }
    guard depth < 30 else {
      notes.add("elements are nested more than 30 levels deep")
      return []
    }
    var parts: [JSONNode] = []
    for element in list {
      guard let drawn = drawn(element) else { continue }
      let gap = Self.spacing(element["spacing"]?.stringValue)
      if !parts.isEmpty {
        if element["separator"]?.boolValue == true {
          parts += [CardParts.spacer().asGap(gap / 2), CardParts.divider, CardParts.spacer().asGap(gap / 2)]
        } else if gap > 0 {
          parts.append(CardParts.spacer().asGap(gap))
        }
      }
      parts.append(drawn)
    }
    return parts
  }

  private static func spacing(_ word: String?) -> Double {
    switch word?.lowercased() {
    case "none": 0
    case "small", "extrasmall": 4
    case "medium": 16
    case "large": 24
    case "extralarge", "padding": 32
    default: 8
    }
  }

  private mutating func drawn(_ element: JSONNode) -> JSONNode? {
    let kind = element["type"]?.stringValue ?? ""
    let isHidden = element["isVisible"]?.boolValue == false || element["isVisible"]?.stringValue == "false"
    if isHidden {
      if kind == "Image" { return nil }
      notes.add("hidden elements are drawn")
    }
    if element["selectAction"]?.isNull == false { notes.add("a picture cannot be tapped") }
    switch kind.lowercased() {
    case "textblock": return textBlock(element)
    case "richtextblock": return richText(element)
    case "image": return image(element)
    case "imageset": return imageSet(element)
    case "media": return media(element)
    case "container": return container(element)
    case "columnset": return columnSet(element)
    case "column": return container(element)
    case "factset": return factSet(element)
    case "table": return table(element)
    case "actionset": return actions(element["actions"]?.elements ?? [])
    case "carousel": return carousel(element)
    case "input.text": return textInput(element)
    case "input.number": return numberInput(element)
    case "input.date": return dateInput(element)
    case "input.time": return timeInput(element)
    case "input.toggle": return toggle(element)
    case "input.choiceset": return choiceSet(element)
    default: return unknown(element, kind)
    }
  }

  /// An element of a kind that is unknown: what it names instead, or a remark.
  private mutating func unknown(_ element: JSONNode, _ kind: String) -> JSONNode? {
    if let fallback = element["fallback"] {
      if fallback.stringValue?.lowercased() == "drop" { return nil }
      if fallback.members != nil { return drawn(fallback) }
    }
    if kind.lowercased().hasPrefix("action.") { return actions([element]) }
    notes.add("the element `\(kind)` is unknown and left out")
    return nil
  }

  // MARK: Texts

  private mutating func textBlock(_ element: JSONNode) -> JSONNode? {
    let words = element["text"].map(A2UIValues.words) ?? ""
    let text = AdaptiveText.dated(words)
    let isHeading = ["heading", "columnheader"].contains(element["style"]?.stringValue?.lowercased() ?? "")
    if title == nil, isHeading || (element["weight"]?.stringValue?.lowercased() == "bolder"), !words.isEmpty {
      title = String(words.filter { $0 != "*" && $0 != "_" }.prefix(60))
    }
    let style = AdaptiveText.font(element, isHeading: isHeading)
    let color = AdaptiveText.color(element)
    if element["maxLines"]?.numberValue != nil { notes.add("`maxLines` has no effect: texts are drawn whole") }
    var more: CardParts.Members = []
    more += alignment(element)
    let blocks = CardParts.blocks(text) { words, isMarked, level in
      CardParts.text(words, font: style, foreground: color, more: more + (isMarked ? [("markdown", .flag(true))] : []))
    }
    if blocks.isEmpty { return nil }
    return blocks.count == 1 ? blocks[0] : CardParts.column(blocks, spacing: 6)
  }

  /// The keys that put a text at one side of the room.
  private func alignment(_ element: JSONNode) -> CardParts.Members {
    switch element["horizontalAlignment"]?.stringValue?.lowercased() {
    case "center":
      [("multilineAlignment", .text("center")), ("frame", isWide ? CardParts.frame(alignment: "center") : nil)]
    case "right", "end":
      [("multilineAlignment", .text("trailing")), ("frame", isWide ? CardParts.frame(alignment: "trailing") : nil)]
    default: []
    }
  }

  private mutating func richText(_ element: JSONNode) -> JSONNode? {
    var spans: [JSONNode] = []
    for inline in element["inlines"]?.elements ?? [] {
      let run = inline.stringValue == nil ? inline : .object([("text", inline)])
      if run["highlight"]?.boolValue == true { notes.add("highlighted words have no ground") }
      spans.append(
        .object([
          ("text", .text(AdaptiveText.dated(run["text"].map(A2UIValues.words) ?? ""))),
          ("font", AdaptiveText.font(run, isHeading: false)),
          ("foreground", AdaptiveText.color(run).map { .text($0) }),
          ("strikethrough", run["strikethrough"]?.boolValue == true ? .flag(true) : nil),
          ("underline", run["underline"]?.boolValue == true ? .flag(true) : nil),
        ]))
    }
    guard !spans.isEmpty else { return nil }
    if spans.count > 64 { notes.add("a text has more than 64 parts; the others are left out") }
    return CardParts.node("text", [("spans", .array(Array(spans.prefix(64))))] + alignment(element))
  }

  private mutating func factSet(_ element: JSONNode) -> JSONNode? {
    let facts = element["facts"]?.elements ?? []
    guard !facts.isEmpty else { return nil }
    let cells = facts.flatMap { fact -> [JSONNode] in
      let (name, value) = (fact["title"].map(A2UIValues.words) ?? "", fact["value"].map(A2UIValues.words) ?? "")
      return [
        marked(name, .object([("style", .text("subheadline")), ("weight", .text("semibold"))])),
        marked(value, .text("subheadline")),
      ]
    }
    // A long name would leave no room for the value.
    let isNarrow = facts.allSatisfy { ($0["title"].map(A2UIValues.words) ?? "").count <= 22 }
    let leading: (String, JSONNode?) = ("alignment", .text("leading"))
    let names = JSONNode.object([isNarrow ? ("fit", .flag(true)) : ("width", .number(150)), leading])
    let values = JSONNode.object([("min", .number(40)), leading])
    return CardParts.node(
      "grid",
      [
        ("columns", .array([names, values])), ("spacing", .number(12)), ("rowSpacing", .number(4)),
        ("alignment", .text("topLeading")),
        ("children", .array(cells)),
      ])
  }

  private func marked(_ words: String, _ font: JSONNode) -> JSONNode {
    let text = AdaptiveText.dated(words).replacing("\n", with: " ")
    let isMarked = CardParts.isMarked(text)
    return CardParts.text(
      isMarked ? CardParts.marked(text) : text, font: font, more: isMarked ? [("markdown", .flag(true))] : [])
  }

  // MARK: Pictures

  private mutating func image(_ element: JSONNode) -> JSONNode? {
    let label = element["altText"]?.stringValue.map(CardParts.literal)
    func pixels(_ key: String) -> Double? {
      guard let text = element[key]?.stringValue?.lowercased(), text.hasSuffix("px") else {
        return element[key]?.numberValue
      }
      return Double(text.dropLast(2))
    }
    let size = element["size"]?.stringValue?.lowercased()
    let given = size.flatMap { Self.sides[$0] }
    let isStretched = size == "stretch"
    let width = pixels("width") ?? given ?? pixels("height") ?? (isStretched ? nil : 60)
    let height = pixels("height") ?? width ?? 140
    let isRound = element["style"]?.stringValue?.lowercased() == "person"
    let address = element["url"]?.stringValue ?? ""
    let picture: JSONNode
    if let image = CardParts.embedded(address, width: width, height: pixels("height") ?? given, label: label) {
      picture = isRound ? CardParts.with(image, [("clip", .text("circle")), ("mode", .text("fill"))]) : image
    } else {
      notes.add(
        address.hasPrefix("data:")
          ? "a picture in the file is too large or of a kind that is not read"
          : "pictures are not fetched; stand-ins are drawn")
      picture = CardParts.picture(width: width, height: height, label: label, isRound: isRound)
    }
    switch element["horizontalAlignment"]?.stringValue?.lowercased() {
    case "center" where isWide: return CardParts.row([CardParts.spacer(0), picture, CardParts.spacer(0)], spacing: 0)
    case "right" where isWide: return CardParts.row([CardParts.spacer(0), picture], spacing: 0)
    default: return picture
    }
  }

  private mutating func imageSet(_ element: JSONNode) -> JSONNode? {
    let size: JSONNode = element["imageSize"] ?? .text("medium")
    let images = (element["images"]?.elements ?? []).compactMap {
      image(CardParts.with($0, [("size", $0["size"] ?? size)]))
    }
    guard !images.isEmpty else { return nil }
    let side: Double = size.stringValue.flatMap { Self.sides[$0.lowercased()] } ?? 80
    let room: Double = CardParts.width - 2 * CardParts.padding
    let columns = max(1, Int((room + 8) / (side + 8)))
    let rows: [JSONNode] = stride(from: 0, to: images.count, by: columns).map { first in
      CardParts.row(Array(images[first..<min(images.count, first + columns)]), alignment: "top")
    }
    return CardParts.column(rows)
  }

  /// The sides of named sizes in pixels.
  private static let sides: [String: Double] = ["small": 40, "medium": 80, "large": 160]

  private mutating func media(_ element: JSONNode) -> JSONNode {
    notes.add("a video or sound is drawn as a stand-in")
    return CardParts.picture(
      width: nil, height: 190, label: element["altText"]?.stringValue.map(CardParts.literal) ?? "Video",
      symbol: "play.fill")
  }

  // MARK: Containers

  private mutating func container(_ element: JSONNode) -> JSONNode? {
    if element["backgroundImage"]?.isNull == false { notes.add("background pictures are not fetched") }
    if element["rtl"]?.boolValue == true { notes.add("`rtl` follows the reader's language: draw it with --locale ar") }
    let parts = elements(element["items"]?.elements ?? [])
    let minimum = element["minHeight"]?.stringValue.flatMap { Double($0.lowercased().replacing("px", with: "")) }
    guard !parts.isEmpty || minimum != nil else { return nil }
    let frame = JSONNode.object([
      ("maxWidth", isWide ? .text("infinity") : nil), ("minHeight", minimum.map { .number(min(2_000, max(0, $0))) }),
      ("alignment", .text("topLeading")),
    ])
    let body = CardParts.column(parts, spacing: 0, more: isWide || minimum != nil ? [("frame", frame)] : [])
    guard let fill = Self.fill(element["style"]?.stringValue) else { return body }
    return CardParts.panel(body, padding: 10, fill: fill, isWide: isWide)
  }

  private static func fill(_ style: String?) -> String? {
    switch style?.lowercased() {
    case "emphasis": "fill"
    case "good": "green/0.15"
    case "attention": "red/0.15"
    case "warning": "orange/0.15"
    case "accent": "accent/0.15"
    default: nil
    }
  }

  private mutating func columnSet(_ element: JSONNode) -> JSONNode? {
    let columns = element["columns"]?.elements ?? []
    guard !columns.isEmpty else { return nil }
    let isOuterWide = isWide
    defer { isWide = isOuterWide }
    let widths = columns.map { AdaptiveWidth($0["width"]) }
    let total = widths.reduce(0.0) { $0 + ($1.weight ?? 0) }
    let isShared = widths.allSatisfy { $0.weight != nil } && Set(widths.compactMap(\.weight)).count > 1
    var parts: [JSONNode] = []
    for (column, width) in zip(columns, widths) {
      isWide = isOuterWide && width != .auto
      var body = container(column) ?? CardParts.spacer(0)
      let vertical = column["verticalContentAlignment"]?.stringValue?.lowercased()
      if !parts.isEmpty {
        let gap = Self.spacing(column["spacing"]?.stringValue)
        if column["separator"]?.boolValue == true {
          parts.append(CardParts.node("divider", [("margin", .object([("horizontal", .number(gap / 2))]))]))
        } else if gap > 0 {
          parts.append(CardParts.spacer().asWidth(gap))
        }
      }
      switch width {
      case .auto: break
      case .points(let points):
        body = CardParts.column(
          [body], more: [("frame", .object([("width", .number(points)), ("alignment", .text("leading"))]))])
      case .weight(let weight) where isShared:
        let share = (weight / total * 100 * (1 - 8 * Double(columns.count - 1) / 360) * 10).rounded(.down) / 10
        body = CardParts.column(
          [body],
          more: [
            ("frame", .object([("width", .text("\(JSONWriter.text(of: share))%")), ("alignment", .text("leading"))]))
          ])
      case .weight, .stretch:
        body = CardParts.column(
          [body],
          more: [
            (
              "frame",
              .object([
                ("maxWidth", .text("infinity")), ("alignment", .text(vertical == "center" ? "leading" : "topLeading")),
              ])
            )
          ])
      }
      parts.append(body)
    }
    let vertical =
      columns.compactMap { $0["verticalContentAlignment"]?.stringValue?.lowercased() }
      + [element["verticalContentAlignment"]?.stringValue?.lowercased()].compactMap(\.self)
    let row = CardParts.row(
      parts, spacing: 0,
      alignment: vertical.contains("center") ? "center" : vertical.contains("bottom") ? "bottom" : "top")
    guard let fill = Self.fill(element["style"]?.stringValue) else { return row }
    return CardParts.panel(row, padding: 10, fill: fill)
  }

  private mutating func table(_ element: JSONNode) -> JSONNode? {
    let rows = element["rows"]?.elements ?? []
    let count = max(element["columns"]?.elements?.count ?? 0, rows.map { $0["cells"]?.elements?.count ?? 0 }.max() ?? 0)
    guard !rows.isEmpty, count > 0 else { return nil }
    let hasHeader = element["firstRowAsHeader", or: "firstRowAsHeaders"]?.boolValue ?? true
    let hasLines = element["showGridLines"]?.boolValue ?? true
    var cells: [JSONNode] = []
    for (index, row) in rows.enumerated() {
      for place in 0..<count {
        let cell = row["cells"]?.elements.flatMap { $0.indices.contains(place) ? $0[place] : nil }
        var body = cell.flatMap { container($0) } ?? CardParts.spacer(0)
        if index == 0, hasHeader {
          body = CardParts.column([body], more: [("font", .object([("weight", .text("semibold"))]))])
        }
        cells.append(
          CardParts.column(
            [body],
            more: [
              ("padding", hasLines ? .number(6) : .object([("vertical", .number(3))])),
              (
                "frame",
                .object([
                  ("maxWidth", .text("infinity")), ("maxHeight", hasLines ? .text("infinity") : nil),
                  ("alignment", .text("topLeading")),
                ])
              ),
              ("border", hasLines ? .object([("fill", .text("separator")), ("width", .number(0.5))]) : nil),
            ]))
      }
    }
    let widths = (0..<count).map { place -> JSONNode in
      let column = element["columns"]?.elements.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      if case .points(let points) = AdaptiveWidth(column?["width"]) { return .object([("width", .number(points))]) }
      return .object([("min", .number(20))])
    }
    return CardParts.node(
      "grid",
      [
        ("columns", .array(widths)), ("spacing", hasLines ? nil : .number(8)), ("alignment", .text("topLeading")),
        ("children", .array(cells)),
      ])
  }

  private mutating func carousel(_ element: JSONNode) -> JSONNode? {
    let pages = element["pages"]?.elements ?? []
    if pages.count > 1 { notes.add("the pages of a carousel are drawn below each other") }
    let drawn = pages.compactMap { container($0) }
    guard !drawn.isEmpty else { return nil }
    return CardParts.column(drawn.map { CardParts.panel($0, hasBorder: true) })
  }

  // MARK: Actions

  private mutating func actions(_ list: [JSONNode]) -> JSONNode {
    var buttons: [JSONNode] = []
    var cards: [JSONNode] = []
    for action in list {
      let title = action["title"]?.stringValue ?? ""
      if action["iconUrl"]?.isNull == false { notes.add("pictures of buttons are not fetched") }
      let style = action["style"]?.stringValue?.lowercased()
      let color = style == "destructive" ? "red" : "accent"
      if action["type"]?.stringValue?.lowercased().hasPrefix("action.") == false, let fallback = action["fallback"],
        fallback.members != nil
      {
        buttons.append(actions([fallback]))
        continue
      }
      let words = title.isEmpty ? (action["tooltip"]?.stringValue ?? "…") : title
      buttons.append(
        CardParts.button(
          CardParts.buttonLabel(AdaptiveText.dated(words)), isMain: style == "positive", color: color,
          isEnabled: action["isEnabled"]?.boolValue ?? true))
      if let card = action["card"], card.members != nil {
        notes.add("cards that a button opens are drawn open")
        cards.append(CardParts.panel(self.card(card), hasBorder: true))
      }
    }
    let row = Self.wrapped(buttons)
    return cards.isEmpty ? row : CardParts.column([row] + cards, more: CardParts.wide)
  }

  /// Buttons beside each other as far as they fit, in rows of three, two or one.
  private static func wrapped(_ buttons: [JSONNode]) -> JSONNode {
    guard buttons.count > 1 else { return buttons.first ?? CardParts.spacer(0) }
    let forms = [buttons.count, 3, 2, 1].filter { $0 <= buttons.count }.map { count -> JSONNode in
      let rows = stride(from: 0, to: buttons.count, by: count).map { start in
        count == 1 ? buttons[start] : CardParts.row(Array(buttons[start..<min(buttons.count, start + count)]))
      }
      return rows.count == 1 ? rows[0] : CardParts.column(rows)
    }
    return CardParts.node("viewThatFits", [("axis", .text("horizontal")), ("children", .array(forms))])
  }

  // MARK: Inputs

  private mutating func label(_ element: JSONNode) -> JSONNode? {
    if element["errorMessage"]?.isNull == false { notes.add("messages about wrong input are not drawn") }
    guard let words = element["label"]?.stringValue, !words.isEmpty else { return nil }
    return CardParts.label(CardParts.literal(words), isRequired: element["isRequired"]?.boolValue == true)
  }

  private func shown(_ element: JSONNode, _ value: String) -> JSONNode {
    value.isEmpty
      ? CardParts.placeholder(element["placeholder"]?.stringValue.map(CardParts.literal) ?? " ")
      : CardParts.value(value)
  }

  private mutating func textInput(_ element: JSONNode) -> JSONNode {
    let value = element["value"].map(A2UIValues.words) ?? ""
    let isHidden = element["style"]?.stringValue?.lowercased() == "password"
    let words = isHidden ? String(repeating: "•", count: min(12, value.count)) : CardParts.literal(value)
    var trailing: JSONNode?
    if let action = element["inlineAction"], action.members != nil { trailing = actions([action]) }
    return CardParts.field(
      label: label(element), value: shown(element, words),
      lines: element["isMultiline"]?.boolValue == true && !isHidden ? 3 : 1, trailing: trailing)
  }

  private mutating func numberInput(_ element: JSONNode) -> JSONNode {
    CardParts.field(
      label: label(element), value: shown(element, element["value"].map(A2UIValues.words) ?? ""), symbol: "number")
  }

  private mutating func dateInput(_ element: JSONNode) -> JSONNode {
    let value = element["value"]?.stringValue ?? ""
    let words = value.isEmpty ? "" : "{{=\(CardParts.quoted(value))||date:yMMMd}}"
    let field =
      words.isEmpty && element["placeholder"] == nil ? CardParts.placeholder("Select a date") : shown(element, words)
    return CardParts.field(label: label(element), value: field, symbol: "calendar")
  }

  private mutating func timeInput(_ element: JSONNode) -> JSONNode {
    let value = element["value"]?.stringValue ?? ""
    let words = value.isEmpty ? "" : "{{=\(CardParts.quoted(value))||date:jm}}"
    let field =
      words.isEmpty && element["placeholder"] == nil ? CardParts.placeholder("Select a time") : shown(element, words)
    return CardParts.field(label: label(element), value: field, symbol: "clock")
  }

  private mutating func toggle(_ element: JSONNode) -> JSONNode {
    let on = element["valueOn"]?.stringValue ?? "true"
    let isOn = element["value"].map(A2UIValues.words) == on
    let choice = CardParts.toggle(CardParts.literal(element["title"]?.stringValue ?? ""), isOn: isOn)
    return CardParts.column([label(element), choice].compactMap(\.self), spacing: 4)
  }

  private mutating func choiceSet(_ element: JSONNode) -> JSONNode {
    let choices = element["choices"]?.elements ?? []
    let selected = (element["value"].map(A2UIValues.words) ?? "").split(separator: ",").map {
      String($0).trimmingBlanks
    }
    let isMultiple = element["isMultiSelect"]?.boolValue == true
    let style = element["style"]?.stringValue?.lowercased() ?? "compact"
    func title(_ choice: JSONNode) -> String {
      CardParts.literal(choice["title"]?.stringValue ?? choice["value"].map(A2UIValues.words) ?? "")
    }
    if element["choices.data"]?.isNull == false { notes.add("choices that are fetched while typing are not known") }
    if style == "expanded" || (isMultiple && style != "filtered") {
      let drawn = choices.map { choice in
        CardParts.choice(
          title(choice), isOn: .flag(selected.contains(choice["value"].map(A2UIValues.words) ?? "")),
          isSingle: !isMultiple)
      }
      return CardParts.column([label(element), CardParts.column(drawn, spacing: 6)].compactMap(\.self), spacing: 6)
    }
    let chosen = choices.filter { selected.contains($0["value"].map(A2UIValues.words) ?? "") }.map(title)
    let others = choices.filter { !selected.contains($0["value"].map(A2UIValues.words) ?? "") }.map(title)
    if !others.isEmpty {
      notes.add(
        "a closed list does not show: \(others.prefix(12).joined(separator: ", "))\(others.count > 12 ? ", …" : "")")
    }
    let words = chosen.joined(separator: ", ")
    let field = words.isEmpty && element["placeholder"] == nil ? CardParts.placeholder("Select") : shown(element, words)
    return CardParts.field(label: label(element), value: field, symbol: "chevron.down")
  }
}

extension JSONNode {
  fileprivate subscript(first: String, or second: String) -> JSONNode? { self[first] ?? self[second] }

  /// A spacer with a fixed height: a flexible one would take the rest of a tall canvas.
  func asGap(_ height: Double) -> JSONNode {
    CardParts.node(
      "shape",
      [("fill", .text("clear")), ("frame", .object([("width", .number(1)), ("height", .number(max(1, height)))]))])
  }

  func asWidth(_ width: Double) -> JSONNode {
    CardParts.node(
      "shape", [("fill", .text("clear")), ("frame", .object([("width", .number(width)), ("height", .number(1))]))])
  }
}
