// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveSpec

extension ChangeRule {
  /// Changes of colours, backgrounds, fonts and arrangement.
  static let looks: [ChangeRule] = [
    ChangeRule(
      phrases: ["make the title red", "white text"],
      applies: { request, _ in
        ChangeRule.color(in: request) != nil
          && request.says(any: [
            "text", "title", "words", "letters", "font", "heading", "number", "subtitle", "caption", "headline",
            "numbers", "icon", "symbol",
          ])
          && !request.says(any: ["background", "accent"])
      },
      change: { request, design in
        guard let color = ChangeRule.color(in: request) else { return [] }
        if request.says(any: ["icon", "symbol"]) {
          if design.isCustom, let node = design.nodes(of: "symbol").first {
            return design.set(node.pointer + "/color", color) ? ["symbol colour \(color)"] : []
          }
          return design.set("/style/accent", color) ? ["accent \(color)"] : []
        }
        guard design.isCustom else {
          return design.set("/style/accent", color)
            ? ["accent \(color): its texts take the ink of their background"] : []
        }
        // A readable shade of a hue.
        let ink = ColorName.hues.contains(color) && color != "gray" ? color + "Ink" : color
        let pointers =
          request.says(any: ["text", "words", "letters", "font", "everything"])
            && !request.says(any: ["main text", "second text"])
          ? design.texts.map(\.pointer) : design.texts(meant: request)
        let changed = pointers.count { design.set($0 + "/foreground", ink) }
        return changed > 0 ? ["foreground \(ink)"] : []
      }),
    ChangeRule(
      phrases: ["a gradient from blue to purple"],
      applies: { request, design in
        design.isCustom && request.says(any: ["gradient", "fade", "blend"]) && request.accents.count >= 2
          && !request.says(any: ["title", "text", "font", "icon", "symbol"])
      },
      change: { request, design in
        let stops = request.accents.prefix(3).map { $0.hex ?? $0.accent.rawValue }
        let gradient = JSONNode.object([
          ("linear", .object([("degrees", .integer(135)), ("stops", .array(stops.map { .text($0) }))]))
        ])
        let content = design.root["content"]
        var changed = design.set("/content/background", gradient)
        // Without a frame the gradient would be as small as the content.
        if content?["frame"] == nil {
          let whole = JSONNode.object([("maxWidth", .text("infinity")), ("maxHeight", .text("infinity"))])
          changed = design.set("/content/frame", whole) || changed
        }
        return changed ? ["background gradient \(stops.joined(separator: ", "))"] : []
      }),
    ChangeRule(
      phrases: ["dark background", "a lighter background", "sunset background"],
      applies: { request, _ in
        request.says(any: [
          "background", "backdrop", "ground", "dark", "darker", "light", "lighter", "night mode", "dark mode",
          "light mode", "gradient", "glow", "glowing", "midnight", "aurora", "candy", "sunset", "transparent",
          "frosted", "colourful", "colorful", "vibrant", "plain",
        ])
          && !request.says(any: ["title", "text", "font", "icon", "symbol"])
      },
      change: { request, design in
        let named: BackgroundToken? =
          request.says(any: ["dark", "darker", "night mode", "dark mode", "midnight", "black"])
          ? .midnight
          : request.says(any: [
            "plain", "transparent", "white", "light", "lighter", "light mode", "no gradient", "simple", "clean",
          ])
            ? .plain
            : request.says(any: ["sunset"])
              ? .sunset
              : request.says(any: ["aurora", "northern lights"])
                ? .aurora
                : request.says(any: ["candy", "colourful", "colorful", "playful"])
                  ? .candy
                  : request.says(any: ["radial"])
                    ? .radialGlow
                    : request.says(any: ["frosted", "blurred", "material", "glass"])
                      ? .subtleMaterial
                      : request.says(any: ["gradient", "glow", "glowing", "vibrant"]) ? .accentGlow : nil
        let color = ChangeRule.color(in: request)
        if let named, color == nil || ["black", "white"].contains(color ?? "") || named == .midnight {
          return design.setBackground(named)
        }
        guard let color else { return named.map { design.setBackground($0) } ?? [] }
        // A ground of a colour is a tint of the accent.
        var lines = design.set("/style/accent", color) ? ["accent \(color)"] : []
        lines += design.setBackground(named ?? .solidAccent)
        return lines
      }),
    ChangeRule(
      phrases: ["a green accent", "make it blue"],
      applies: { request, _ in ChangeRule.color(in: request) != nil },
      change: { request, design in
        guard let color = ChangeRule.color(in: request) else { return [] }
        return design.set("/style/accent", color) ? ["accent \(color)"] : []
      }),
    ChangeRule(
      phrases: ["make it minimal", "cleaner and simpler"],
      applies: { request, _ in
        request.says(any: [
          "minimal", "minimalist", "minimalistic", "simpler", "cleaner", "less clutter", "decluttered", "simple",
          "clean",
        ])
      },
      change: { _, design in
        var lines = design.setBackground(.plain)
        if !design.isCustom, design.remove("/symbol") { lines.append("symbol removed") }
        return lines
      }),
    ChangeRule(
      phrases: ["centre the text", "align left"],
      applies: { request, _ in
        request.says(any: [
          "center", "centre", "centered", "centred", "centering", "middle", "align left", "left-align", "left-aligned",
          "align right", "right-align", "right-aligned", "leading", "trailing", "to the left", "to the right",
          "left aligned", "right aligned", "left", "right",
        ])
      },
      change: { request, design in
        let isLeft = request.says(any: ["left", "leading", "left-align", "left-aligned"])
        let isRight = request.says(any: ["right", "trailing", "right-align", "right-aligned"])
        guard design.isCustom else {
          let word = isLeft ? "leading" : isRight ? "trailing" : "centre"
          return design.set("/layout/alignment", word) ? ["alignment \(word)"] : []
        }
        let word = isLeft ? "leading" : isRight ? "trailing" : "center"
        var changed = false
        for (pointer, node) in design.nodes(of: "vstack") {
          changed = design.set(pointer + "/alignment", word) || changed
          if let old = node["frame"]?["alignment"]?.stringValue {
            let vertical =
              old.lowercased().hasPrefix("top") ? "top" : old.lowercased().hasPrefix("bottom") ? "bottom" : ""
            let across = word == "center" ? "" : word.capitalizedWord
            let both = vertical + (vertical.isEmpty ? across.lowercased() : across)
            changed = design.set(pointer + "/frame/alignment", both.isEmpty ? "center" : both) || changed
          }
        }
        for (pointer, node) in design.nodes(of: "text")
        where node["multilineAlignment"] != nil || design.nodes.count < 6 {
          changed = design.set(pointer + "/multilineAlignment", word) || changed
        }
        return changed ? ["alignment \(word)"] : []
      }),
    ChangeRule(
      phrases: ["side by side", "one below the other"],
      applies: { request, _ in
        request.says(any: [
          "side by side", "horizontal", "horizontally", "in a row", "next to each other", "vertical", "vertically",
          "below each other", "one below the other", "stacked", "stack",
        ])
      },
      change: { request, design in
        let isRow = request.says(any: ["side by side", "horizontal", "horizontally", "in a row", "next to each other"])
        guard design.isCustom else {
          return design.set("/layout/axis", isRow ? "horizontal" : "vertical")
            ? ["axis \(isRow ? "horizontal" : "vertical")"] : []
        }
        guard let stack = design.nodes(of: isRow ? "vstack" : "hstack").first else { return [] }
        // The words for alignment differ between the two.
        design.remove(stack.pointer + "/alignment")
        return design.set(stack.pointer + "/type", isRow ? "hstack" : "vstack")
          ? [isRow ? "side by side" : "below each other"] : []
      }),
    ChangeRule(
      phrases: ["bold title", "use a serif font", "all caps"],
      applies: { request, _ in
        request.says(any: [
          "bold", "bolder", "heavier", "thin", "thinner", "lighter font", "italic", "serif", "rounded font",
          "round font", "monospace", "monospaced", "typewriter", "capitals", "uppercase", "all caps", "caps",
          "lowercase", "underline", "underlined", "handwritten", "script font", "condensed",
        ])
          && !request.says(any: ["ring", "line", "gauge", "corners"])
      },
      change: { request, design in
        guard design.isCustom else { return [] }
        let pointers =
          request.says(any: ["text", "texts", "font", "everything", "all"])
          ? design.texts.map(\.pointer) : design.texts(meant: request)
        return design.setFont(request, pointers)
      }),
    ChangeRule(
      phrases: ["show the chart", "the compact form"],
      applies: { request, design in
        !design.isCustom && request.says(any: ["compact", "chart", "detail", "detailed", "graph", "more details"])
      },
      change: { request, design in
        let variant =
          request.says(any: ["compact", "shorter"])
          ? "compact" : request.says(any: ["chart", "graph"]) ? "chart" : "detail"
        return ["weather", "steps", "uv", "nextUpCalendar", "reminders"].contains(design.template)
          && design.set("/layout/variant", variant) ? ["variant \(variant)"] : []
      }),
    ChangeRule(
      phrases: ["show a second hand", "the ocean theme"],
      applies: { _, design in design.template == "clockIcon" },
      change: { request, design in
        if request.says(any: ["second hand", "seconds"]) {
          return design.set("/variables/secondHand", .flag(!ChangeWords.isRemoval(request))) ? ["secondHand"] : []
        }
        guard
          let theme = ["classic", "ocean", "mint", "orchid", "sunset", "ember", "graphite"].first(where: {
            request.says($0)
          })
        else { return [] }
        return design.set("/clockConfig/theme", theme) ? ["theme \(theme)"] : []
      }),
  ]

  /// The colour that a request names, as designs write it.
  static func color(in request: WordRequest) -> String? { request.accent.map { $0.hex ?? $0.accent.rawValue } }
}

extension EditedDesign {
  /// Sets the background of the design; one that its content paints over it is removed.
  mutating func setBackground(_ background: BackgroundToken) -> [String] {
    var changed = set("/style/background", background.rawValue)
    changed = remove("/style/backgroundOverlay") || changed
    changed = remove("/style/backgroundOverlayOpacity") || changed
    if background == .plain { changed = remove("/style/backgroundGlowEnabled") || changed }
    if isCustom, self["/content/background"] != nil {
      changed = remove("/content/background") || changed
      // Colours of its own that were meant for the old ground.
      for pointer in texts.map(\.pointer) {
        let color = self[pointer + "/foreground"]?.stringValue
        if let color, root["colors"]?[color] != nil || color.hasPrefix("#") {
          changed = remove(pointer + "/foreground") || changed
        }
      }
      changed = remove("/content/colorScheme") || changed
    }
    return changed ? ["background \(background.rawValue)"] : []
  }

  fileprivate mutating func setFont(_ request: WordRequest, _ pointers: [String]) -> [String] {
    if request.says(any: ["capitals", "uppercase", "all caps", "caps"]) {
      return pointers.count { set($0 + "/textCase", "uppercase") } > 0 ? ["textCase uppercase"] : []
    }
    if request.says("lowercase") {
      return pointers.count { set($0 + "/textCase", "lowercase") } > 0 ? ["textCase lowercase"] : []
    }
    if request.says(any: ["underline", "underlined"]) {
      return pointers.count { set($0 + "/underline", .flag(true)) } > 0 ? ["underline"] : []
    }
    let keys: [(words: [String], key: String, value: JSONNode)] = [
      (["bold", "bolder", "heavier"], "weight", .text("bold")),
      (["thin", "thinner", "lighter font"], "weight", .text("light")),
      (["italic"], "italic", .flag(true)), (["serif"], "design", .text("serif")),
      (["rounded font", "round font"], "design", .text("rounded")),
      (["monospace", "monospaced", "typewriter"], "design", .text("monospaced")),
      (["handwritten", "script font"], "face", .text("kaushanScript")),
      (["condensed"], "face", .text("bebasNeue")),
    ]
    guard let change = keys.first(where: { request.says(any: $0.words) }) else { return [] }
    let changed = pointers.count { pointer in
      let font = self[pointer + "/font"]
      let object: JSONNode
      if let members = font?.members,
        members.contains(where: { ["style", "size", "weight", "design"].contains($0.key) })
      {
        object = .object(
          members.filter { $0.key != change.key }.map { ($0.key, $0.value) } + [(change.key, change.value)])
      } else if let members = font?.members {
        // A font for each size.
        object = .object(members.map { ($0.key, Self.font($0.value, change.key, change.value)) })
      } else {
        object = Self.font(font, change.key, change.value)
      }
      return set(pointer + "/font", object)
    }
    return changed > 0 ? ["font.\(change.key) \(change.value.stringValue ?? "true")"] : []
  }

  private static func font(_ font: JSONNode?, _ key: String, _ value: JSONNode) -> JSONNode {
    if let members = font?.members {
      return .object(members.filter { $0.key != key }.map { ($0.key, $0.value) } + [(key, value)])
    }
    return .object([("style", font.map { $0.stringValue == nil ? nil : $0 } ?? nil), (key, value)])
  }
}
