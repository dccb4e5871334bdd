// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec

extension BrokenDesignTests {
  static let files = [
    BrokenDesign("1️⃣{}", "W0136 error: the object has none of the keys of a design"),
    BrokenDesign(
      #"{"type": 1️⃣"AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "Tide"}]}"#,
      "W0142 error: this is an Adaptive Card, not a weave design"),
    BrokenDesign(
      #"{"$schema": 1️⃣"http://adaptivecards.io/schemas/adaptive-card.json", "body": []}"#,
      "W0142 error: this is an Adaptive Card, not a weave design"),
    BrokenDesign(
      #"{"type": "message", "attachments": [{"contentType": "application/vnd.microsoft.card.adaptive", "content": {"type": 1️⃣"AdaptiveCard"}}]}"#,
      "W0142 error: this is an Adaptive Card, not a weave design"),
    BrokenDesign(
      #"{1️⃣"surfaceUpdate": {"surfaceId": "s", "components": [{"id": "root", "component": {"Text": {"text": {"literalString": "Tide"}}}}]}}"#,
      "W0142 error: this is a message of A2UI, not a weave design"),
    BrokenDesign(
      #"[{1️⃣"beginRendering": {"surfaceId": "s", "root": "root"}}, {"deleteSurface": {"surfaceId": "s"}}]"#,
      "W0142 error: this is a message of A2UI, not a weave design"),
    BrokenDesign(
      #"{"version": "v0.9", 1️⃣"createSurface": {"surfaceId": "s", "catalogId": "https://a2ui.org/basic.json"}}"#,
      "W0142 error: this is a message of A2UI, not a weave design"),
    BrokenDesign(
      #"{1️⃣"components": [{"id": "root", "component": "Text", "text": "Tide"}]}"#,
      "W0142 error: this is a message of A2UI, not a weave design"),
    BrokenDesign(
      #"{1️⃣"surfaceUpdate": {"surfaceId": "s", "components": []}}"#,
      "W0142 error: this is a message of A2UI, not a weave design", mode: .lenient),
    BrokenDesign("1️⃣[]", "W0704 error: the file contains no design"),
    BrokenDesign("1️⃣7", "W0701 error: a design is an object, or a list of objects, not a number"),
    BrokenDesign("[1️⃣7]", "W0104 error: `design` needs an object, not a number"),
    BrokenDesign(
      envelope(magic: "1️⃣\"x\""),
      "W0702 error: an exchange file is marked with `com.conornolan.widgetweaver.exchange`"),
    BrokenDesign(
      envelope(version: "1️⃣2"), "W0703 error: form 2 of exchange files is unknown; the newest is 1"),
    BrokenDesign("1️⃣" + envelope(specs: "[]"), "W0704 error: the file contains no design"),
    BrokenDesign(
      envelope(images: #"[{"originalFileName": 1️⃣"a.jpg", "data": "AA2️⃣*="}]"#),
      "W0708 note: no design of the file shows `a.jpg`",
      "W0706 error: the bytes of `a.jpg` are not base64 from here on"),
    BrokenDesign(
      envelope(specs: #"[{"name": "A", "updatedAt": 1️⃣791631000}]"#),
      "W0709 warning: the other dates of the file are texts; the app reads a number as now"),
    BrokenDesign(
      #"1️⃣{"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 1, "createdAt": "2026-02-01T09:30:00Z", "specs": [{"name": "A"}]}"#,
      "W0103 error: the file needs the key `images`"),
  ]

  private static func envelope(
    magic: String = "\"com.conornolan.widgetweaver.exchange\"", version: String = "1",
    specs: String = #"[{"name": "A"}]"#, images: String = "[]"
  ) -> String {
    """
    {"magic": \(magic), "formatVersion": \(version), "createdAt": "2026-02-01T09:30:00Z", "specs": \(specs),
    "images": \(images)}
    """
  }

  static let lenient = [
    BrokenDesign(
      #"{"name": "A", 1️⃣"style": {"accent": 2️⃣"bleu"}}"#,
      "W0130 warning: the app drops all of `style` because of a mistake in it",
      "W0105 warning: unknown token `bleu` for `accent`; did you mean `blue`?", mode: .lenient),
    BrokenDesign(
      #"{"name": "A", 1️⃣"matchedSet": {"small": 2️⃣{"primaryText": "S"}}}"#,
      "W0130 warning: the app drops all of `matchedSet` because of a mistake in it",
      "W0103 warning: `small` needs the key `layout`", mode: .lenient),
    BrokenDesign("1️⃣{}", "W0136 warning: the object has none of the keys of a design", mode: .lenient),
    BrokenDesign(
      #"1️⃣{"magic": "x", "name": "A"}"#,
      "W0705 warning: the app reads this exchange file as one empty design, because it is incomplete", mode: .lenient),
  ]
}
