// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Designs that demand too much: they are refused with a place, or drawn within the limits.
@Suite(.waiting) struct HostileDesignTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    var name: String
    var design: String
    /// A part of the error message; nil if the design is drawn.
    var error: String?
    var testDescription: String { name }

    init(_ name: String, _ content: String, more: String = "", _ error: String?) {
      self.name = name
      design = Design.custom(content, more: more)
      self.error = error
    }
  }

  private static let text = #"{"type": "text", "text": "x"}"#

  private static func forEach(_ count: Int, _ child: String) -> String {
    #"{"type": "forEach", "items": "=\#(count)", "children": [\#(child)]}"#
  }

  private static func stack(_ child: String) -> String { #"{"type": "vstack", "children": [\#(child)]}"# }

  private static let tooManyNodes = "error: the content grows to more than 10000 nodes [W0311]"

  static let growing = [
    Hostile("forEach of forEach", stack(forEach(2_000, forEach(2_000, text))), tooManyNodes),
    Hostile(
      "forEach over nothing",
      stack(Design.nested(4, { forEach(2_000, $0) }, around: #"{"type": "text", "text": "x", "when": "=1 > 2"}"#)),
      tooManyNodes),
    Hostile(
      "empty forEach", stack(forEach(5_000, #"{"type": "forEach", "items": "=5000", "children": []}"#)), tooManyNodes),
    Hostile("many nodes", stack((text + ",") * 12_000 + text), "error: a content tree has at most 10000 nodes [W0311]"),
    Hostile("deep nodes", Design.nested(110, stack, around: text), "error: "),
    Hostile(
      "a long text, often", stack(forEach(2_000, #"{"type": "text", "text": "{{long}}"}"#)),
      more: #""variables": {"long": "\#("word " * 2_000)"}, "#,
      "error: the texts have more than 10000 characters in all [W0311]"),
    Hostile(
      "a long formula, often",
      stack(forEach(4_000, #"{"type": "text", "text": "x", "when": "=1\#("+1" * 4_000)"}"#)),
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "a text that grows in a formula, often",
      stack(forEach(4_000, #"{"type": "text", "text": "x", "when": "=replace(long, 'w', long) == 'a'"}"#)),
      more: #""variables": {"long": "\#("word " * 2_000)"}, "#,
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "a text that is split, often",
      stack(forEach(4_000, #"{"type": "text", "text": "x", "when": "=count(split(long, 'w')) == 1"}"#)),
      more: #""variables": {"long": "\#("word " * 2_000)"}, "#,
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "a part that nearly fits, often",
      stack(forEach(4_000, #"{"type": "text", "text": "x", "when": "=replace(long, part, '') == 'a'"}"#)),
      more: #""variables": {"long": "\#("a" * 20_000)", "part": "\#("a" * 10_000)b"}, "#,
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "variables in a formula, often",
      stack(
        forEach(
          4_000,
          #"{"type": "text", "text": "x", "opacity": "=a_b\#("+a_b" * 900)"}"#)),
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "variables in a text, often", stack(forEach(2_000, #"{"type": "text", "text": "\#("{{x}}" * 4_000)"}"#)),
      "error: the texts and expressions take too long to evaluate [W0311]"),
    Hostile(
      "one name for an item, its place and a flag",
      stack(
        #"{"type": "forEach", "items": 3, "as": "first", "index": "first", "children": [\#(text)]}"#), nil),
    Hostile(
      "charts",
      #"{"type": "zstack", "children": ["#
        + forEach(4_000, #"{"type": "chart", "values": [\#("1, " * 1_000)1]}"#) + "]}",
      "error: the charts have more than 20000 values in all [W0311]"),
    Hostile(
      "blurs as large as the widget",
      #"{"type": "zstack", "children": ["#
        + forEach(4_000, #"{"type": "shape", "fill": "red", "blur": 90, "shadow": {"radius": 90}}"#) + "]}",
      "error: from here on, the picture is too much to draw: too many or too large layers, blurs and shapes [W0311]"),
    Hostile(
      "layers in layers",
      Design.nested(
        60, { #"{"type": "zstack", "opacity": 0.9, "shadow": {"radius": 90}, "children": [\#($0), \#(text)]}"# },
        around: #"{"type": "shape", "fill": "red"}"#),
      "error: from here on, the picture is too much to draw: too many or too large layers, blurs and shapes [W0311]"),
    Hostile("a template that uses a template", #"{"type": "use", "template": "nope"}"#, "[W0309]"),
    Hostile("no number", #"{"type": "text", "text": "x", "opacity": "=log(0) * 0"}"#, nil),
  ]

  @Test(arguments: growing) func endsAtALimit(_ hostile: Hostile) throws {
    let folder = try Folder()
    try folder.write(hostile.design, to: "design.json")
    let outcome = try Tool.run(["render", "design.json", "--canvas", "40x40", "--scale", "1"], in: folder)
    if let error = hostile.error {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(error), "\(outcome.errors.prefix(300))")
      #expect(outcome.errors.hasPrefix("design.json:1:"))
      #expect(folder.names == ["design.json"])
    } else {
      #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
    }
  }

  /// Lengths beyond all bounds, in every field that takes a length.
  static let lengths = [
    "1e308", "-1e308", #""=1e308 * 10""#, #""='infinity'""#, #""=0 - 100000""#, #""=0 / 0""#, "null",
  ]

  @Test(arguments: lengths) func lengthsAreHeld(_ length: String) throws {
    let nodes = [
      #"{"type": "text", "text": "x", "font": {"size": N, "lineHeight": N, "tracking": N}, "lineLimit": N}"#,
      #"{"type": "text", "text": "x", "padding": N, "margin": N, "blur": N, "rotation": N, "opacity": N}"#,
      #"{"type": "shape", "shape": "roundedRectangle", "radius": N, "stroke": {"width": N, "dash": [N, N]}}"#,
      #"{"type": "shape", "frame": {"width": N, "minHeight": N, "maxWidth": N}, "offset": {"x": N, "y": N}}"#,
      #"{"type": "shape", "shadow": {"radius": N, "x": N}, "fill": {"radial": {"radius": N, "stops": ["red", "blue"]}}}"#,
      #"{"type": "gauge", "value": N, "min": N, "max": N, "lineWidth": N, "start": N, "sweep": N}"#,
      #"{"type": "chart", "values": [1, N, 3], "min": N, "baseline": N, "lineWidth": N, "mark": "line"}"#,
      #"{"type": "symbol", "name": "star", "size": N, "layoutPriority": N}"#,
      #"{"type": "forEach", "items": [1], "limit": N, "children": [{"type": "spacer", "minLength": N}]}"#,
      #"{"type": "grid", "columns": [{"width": N}, {"min": N, "max": N}], "spacing": N, "children": [{"type": "spacer"}]}"#,
    ].joined(separator: ", ").replacing("N", with: length)
    let folder = try Folder()
    try folder.write(Design.custom(#"{"type": "vstack", "children": [\#(nodes)]}"#), to: "design.json")
    let outcome = try Tool.run(
      ["inspect", "design.json", "--display-list", "--canvas", "40x40", "--scale", "1"], in: folder)
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors.suffix(400))")
    let words = outcome.text.split { !$0.isLetter }
    #expect(!words.contains("nan") && !words.contains("inf"))
  }

  static let texts = [
    "lorem ipsum " * 80_000, "x" * 100_000, "😀" * 20_000, "👩‍👩‍👧‍👦" * 4_000, "\u{200D}" * 20_000, "a" + "\u{301}" * 20_000,
    "\u{202E}\u{202D}\u{2067}\u{2066}" * 5_000 + "x", "אx" * 10_000, "\u{2029}" * 20_000, "{{" * 10_000, "{{a|" * 5_000,
  ]

  @Test(arguments: texts.indices) func textsAreCut(_ index: Int) throws {
    let folder = try Folder()
    let text = Self.texts[index].replacing("\u{2029}", with: "\\u2029")
    try folder.write(
      Design.custom(#"{"type": "text", "text": "\#(text)", "lineLimit": 2, "minimumScale": 0.5}"#), to: "design.json")
    let outcome = try Tool.run(["inspect", "design.json", "--tree", "--canvas", "40x40"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors.suffix(400))")
  }

  @Test func aVariableThatHoldsItselfTwice() throws {
    let outcome = try Tool.run(["eval", "{{a}}", "--var", "a={{a}}{{a}}"], in: Folder())
    #expect(outcome.status == 1 && outcome.text == "")
    #expect(outcome.errors.hasPrefix("<text>:1:1: error: the text expands without end"))
  }

  @Test func formulasWithoutAResult() throws {
    let outcome = try Tool.run(
      ["eval", "{{=0/0}} {{=\("(" * 5_000)1}} {{=1e300||date:\("y" * 3_000)}}"], in: Folder())
    #expect(outcome.status == 1 && outcome.text == "")
    #expect(outcome.errors.contains("error: the expression nests more than 64 levels deep [W0227]"))
  }
}
