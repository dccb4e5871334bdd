// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveSpec

extension ChangeRule {
  /// Changes of sizes and room: texts, symbols, rings, corners, padding, spacing, lines.
  static let sizes: [ChangeRule] = [
    ChangeRule(
      phrases: ["more padding", "padding 20", "less space around"],
      applies: { request, _ in
        request.says(any: [
          "padding", "pad", "inset", "margin", "space around", "room around", "closer to the edge", "breathing room",
          "white space",
        ])
      },
      change: { request, design in
        design.changeLength(request, key: "padding", pointer: "/style/padding", standard: 16, range: 0...40)
      }),
    ChangeRule(
      phrases: ["more spacing", "a gap of 8", "tighter"],
      applies: { request, _ in
        request.says(any: [
          "spacing", "gap", "gutter", "space between", "tighter", "looser", "denser", "airy", "airier", "spread out",
          "compact", "space", "closer together", "further apart",
        ])
      },
      change: { request, design in
        design.changeLength(request, key: "spacing", pointer: "/layout/spacing", standard: 8, range: 0...32)
      }),
    ChangeRule(
      phrases: ["rounder corners", "corner radius 12", "sharp corners"],
      applies: { request, _ in
        // A rounded font is another thing.
        request.says(any: ["corner", "radius", "edges"])
          || request.says(any: ["rounded", "rounder", "sharper", "rounding", "square", "sharp"])
            && !request.says(any: ["font", "typeface", "lettering", "letters", "text", "title", "words", "numbers"])
      },
      change: { request, design in design.changeCorners(request) }),
    ChangeRule(
      phrases: ["a thicker ring", "a thinner line"],
      applies: { request, design in
        design.isCustom && request.says(any: ["thicker", "thinner", "thick", "thin", "wider line", "heavier"])
          && request.says(any: ["ring", "line", "gauge", "bar", "circle", "stroke"])
      },
      change: { request, design in
        let factor = request.says(any: ["thicker", "thick", "wider line", "heavier"]) ? 1.5 : 0.65
        let changed = design.nodes(of: "gauge", "chart").count { node in
          let old = node.node["lineWidth"] ?? .number(node.node["type"]?.stringValue == "gauge" ? 8 : 2)
          return FontSteps.scaled(old, by: factor, atLeast: 1).map { design.set(node.pointer + "/lineWidth", $0) }
            ?? false
        }
        return changed > 0 ? ["lineWidth × \(JSONWriter.text(of: factor))"] : []
      }),
    ChangeRule(
      phrases: ["a bigger icon", "make the icon smaller"],
      applies: { request, _ in
        request.says(any: ["symbol", "icon", "emoji", "logo"])
          && (ChangeWords.isBigger(request) || ChangeWords.isSmaller(request))
      },
      change: { request, design in
        let factor = ChangeWords.isSmaller(request) ? 0.75 : 1.35
        if design.isCustom {
          let changed = design.nodes(of: "symbol").count { node in
            FontSteps.scaled(node.node["size"] ?? .number(17), by: factor, atLeast: 8).map {
              design.set(node.pointer + "/size", $0)
            } ?? false
          }
          return changed > 0 ? ["symbol size × \(JSONWriter.text(of: factor))"] : []
        }
        guard let symbol = design.root["symbol"] else { return [] }
        let beside = min(96, max(8, ((symbol["size"]?.numberValue ?? 18) * factor).rounded()))
        let size = min(96, max(8, ((design.root["style"]?["symbolSize"]?.numberValue ?? 34) * factor).rounded()))
        design.set("/symbol/size", .number(beside))
        design.set("/style/symbolSize", .number(size))
        return ["symbol.size \(JSONWriter.text(of: beside)), symbolSize \(JSONWriter.text(of: size))"]
      }),
    ChangeRule(
      phrases: ["a bigger ring", "make the chart smaller"],
      applies: { request, design in
        design.isCustom
          && request.says(any: [
            "ring", "gauge", "circle", "chart", "graph", "photo", "picture", "code", "shape", "image",
          ]) && (ChangeWords.isBigger(request) || ChangeWords.isSmaller(request))
      },
      change: { request, design in
        let factor = ChangeWords.isSmaller(request) ? 0.8 : 1.25
        let changed = design.nodes(of: "gauge", "chart", "image", "shape", "qr").count { node in
          var any = false
          for key in ["width", "height"] {
            guard let length = node.node["frame"]?[key], let scaled = FontSteps.scaled(length, by: factor, atLeast: 8)
            else { continue }
            any = design.set("\(node.pointer)/frame/\(key)", scaled) || any
          }
          return any
        }
        return changed > 0 ? ["frame × \(JSONWriter.text(of: factor))"] : []
      }),
    ChangeRule(
      phrases: ["three lines of text", "keep it on one line"],
      applies: { request, _ in
        request.says(any: ["line", "lines"])
          && (!request.quantities.isEmpty || request.says(any: ["one line", "single line", "more lines"]))
      },
      change: { request, design in
        let count =
          request.says(any: ["one line", "single line"]) ? 1 : request.quantities.first.map { Int($0.value) } ?? 3
        guard (1...10).contains(count) else { return [] }
        if design.isCustom {
          let changed = design.texts(meant: request).count { design.set($0 + "/lineLimit", .integer(count)) }
          return changed > 0 ? ["lineLimit \(count)"] : []
        }
        let key =
          request.says(any: ["second", "subtitle", "secondary", "list", "caption"]) || design.hasList
          ? "secondaryLineLimit" : "primaryLineLimit"
        return design.set("/layout/\(key)", .integer(count)) ? ["\(key) \(count)"] : []
      }),
    ChangeRule(
      phrases: ["make the title bigger", "smaller text", "bigger numbers"],
      applies: { request, _ in ChangeWords.isBigger(request) || ChangeWords.isSmaller(request) },
      change: { request, design in design.changeTextSize(request, by: ChangeWords.isSmaller(request) ? -1 : 1) }),
    ChangeRule(
      phrases: ["only for the small size", "for the lock screen"],
      applies: { request, _ in
        !request.sizes.isEmpty
          || request.says(any: [
            "only small", "only medium", "only large", "for small", "for medium", "for large", "lock screen",
          ])
      },
      change: { request, design in
        let named = ["small", "medium", "large"].filter { request.says($0) }
        let sizes = request.sizes.isEmpty ? named : request.sizes
        guard !sizes.isEmpty else { return [] }
        return design.set("/for/sizes", .array(sizes.map { .text($0) })) ? ["for \(sizes.joined(separator: ", "))"] : []
      }),
  ]
}

extension EditedDesign {
  /// Makes texts one step larger or smaller.
  mutating func changeTextSize(_ request: WordRequest, by step: Int) -> [String] {
    let isMuch = request.says(any: ["much", "way", "a lot", "huge", "very", "twice", "double", "tiny"])
    if isCustom {
      let pointers = texts(meant: request)
      let changed = pointers.count { pointer in
        var font = FontSteps.stepped(self[pointer + "/font"] ?? fontAround(pointer), by: step)
        if isMuch { font = FontSteps.stepped(font, by: step) }
        return set(pointer + "/font", font)
      }
      return changed > 0
        ? [
          changed == 1
            ? "font \(step > 0 ? "larger" : "smaller")" : "\(changed) fonts \(step > 0 ? "larger" : "smaller")"
        ] : []
    }
    let ladder = ["caption2", "caption", "footnote", "subheadline", "headline", "title3", "title2", "title"]
    let keys: [(key: String, standard: String)] =
      request.says(any: [
        "subtitle", "second line", "secondary text", "caption", "description", "second text", "small text",
      ])
      ? [("secondaryTextStyle", "caption2")]
      : request.says(any: ["name", "label"])
        ? [("nameTextStyle", "caption")]
        : request.says(any: ["text", "texts", "font", "everything", "words", "letters", "all"])
          ? [("primaryTextStyle", "title3"), ("secondaryTextStyle", "caption2"), ("nameTextStyle", "caption")]
          : [("primaryTextStyle", "title3")]
    var lines: [String] = []
    if template == "weather", !request.says(any: ["subtitle"]) {
      let old = root["style"]?["weatherScale"]?.numberValue ?? 1
      let new = min(1.4, max(0.6, ((old + 0.1 * Double(step)) * 10).rounded() / 10))
      return set("/style/weatherScale", .number(new)) ? ["weatherScale \(JSONWriter.text(of: new))"] : []
    }
    for (key, standard) in keys {
      let old = root["style"]?[key]?.stringValue ?? standard
      let place = ladder.firstIndex(of: old == "automatic" || old == "body" ? standard : old) ?? 4
      let next = ladder[max(0, min(ladder.count - 1, place + step * (isMuch ? 2 : 1)))]
      if next != old, set("/style/\(key)", next) { lines.append("\(key) \(old) → \(next)") }
    }
    return lines
  }

  /// The font that a text inherits.
  private func fontAround(_ pointer: String) -> JSONNode? {
    var pointer = pointer
    while let slash = pointer.lastIndex(of: "/") {
      pointer = String(pointer[..<slash])
      if let font = self[pointer]?["font"] { return font }
    }
    return nil
  }

  /// Changes a length of the design, or of the outermost node that has it.
  mutating func changeLength(
    _ request: WordRequest, key: String, pointer standard: String, standard value: Double, range: ClosedRange<Double>
  ) -> [String] {
    let wanted = request.quantities.first?.value
    let grows = request.says(any: [
      "more", "increase", "bigger", "larger", "looser", "airy", "airier", "spread out", "room around", "breathing room",
      "add", "further apart", "wider", "white space",
    ])
    let step = (grows ? 1 : -1) * (request.says(any: ["much", "a lot"]) ? 8.0 : 4.0)
    if isCustom {
      guard let node = nodes.first(where: { $0.node[key] != nil }) ?? nodes(of: "vstack", "hstack", "zstack").first
      else { return [] }
      let old = node.node[key]
      func changed(_ node: JSONNode) -> JSONNode {
        if let wanted { return .number(min(range.upperBound, max(range.lowerBound, wanted))) }
        switch node.value {
        case .number(let number): return .number(min(range.upperBound, max(range.lowerBound, number + step)))
        case .object(let members): return .object(members.map { ($0.key, changed($0.value)) })
        default: return node
        }
      }
      let new =
        wanted.map { JSONNode.number(min(range.upperBound, max(range.lowerBound, $0))) } ?? changed(old ?? .number(0))
      return set("\(node.pointer)/\(key)", new)
        ? ["\(key) \(old.map(JSONWriter.compact) ?? "0") → \(JSONWriter.compact(new))"] : []
    }
    let old = self[standard]?.numberValue ?? value
    let new = min(range.upperBound, max(range.lowerBound, wanted ?? (old + step)))
    return set(standard, .number(new)) ? ["\(key) \(JSONWriter.text(of: old)) → \(JSONWriter.text(of: new))"] : []
  }

  /// Changes the corners of the design and of its rounded rectangles.
  mutating func changeCorners(_ request: WordRequest) -> [String] {
    let wanted = request.quantities.first?.value
    let isSharp = request.says(any: ["sharp", "sharper", "square", "less rounded", "less round", "smaller"])
    func changed(_ old: Double) -> Double {
      if let wanted { return min(44, max(0, wanted)) }
      if request.says(any: ["square", "no corner", "sharp corners"]) { return 0 }
      return min(44, max(0, old + (isSharp ? -6 : 6)))
    }
    var lines: [String] = []
    if isCustom {
      for (pointer, node) in nodes {
        for path in ["radius", "clip/radius", "border/radius", "material/radius"] {
          guard let old = self["\(pointer)/\(path)"]?.numberValue, node["type"] != nil, changed(old) != old else {
            continue
          }
          if set("\(pointer)/\(path)", .number(changed(old))) {
            lines.append("\(path) \(JSONWriter.text(of: old)) → \(JSONWriter.text(of: changed(old)))")
          }
        }
      }
      if !lines.isEmpty { return lines }
    }
    let old = root["style"]?["cornerRadius"]?.numberValue ?? 20
    return set("/style/cornerRadius", .number(changed(old)))
      ? ["cornerRadius \(JSONWriter.text(of: old)) → \(JSONWriter.text(of: changed(old)))"] : []
  }
}
