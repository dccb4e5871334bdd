// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSpec

/// A design draws the same whichever kind of file brings it.
@Suite struct FileShapeTests {
  static func spec(date: String) -> String {
    """
    {"version": 8, "id": "9C9B5679-0A34-5453-ABA0-9E253DA6E527", "updatedAt": \(date), "name": "Tea",
     "primaryText": "Tea", "secondaryText": "{{minutes|4}} minutes", "symbol": {"name": "cup.and.saucer.fill"},
     "style": {"background": "sunset"}}
    """
  }

  static func envelope(date: String) -> String {
    """
    {"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 1, "createdAt": \(date),
     "specs": [\(spec(date: date))], "images": []}
    """
  }

  /// What the app exports, what it stores, and what people write, each with a date as text and in seconds since 2001.
  static let shapes: [(name: String, text: String)] = [("text", "\"2026-11-20T09:00:00Z\""), ("number", "816858000")]
    .flatMap {
      date in
      [
        ("single, date as \(date.0)", spec(date: date.1)), ("array, date as \(date.0)", "[\(spec(date: date.1))]"),
        ("exchange, date as \(date.0)", envelope(date: date.1)),
      ]
    }

  @Test func allDrawTheSame() throws {
    let renderer = try Renderer()
    let pictures = try Self.shapes.map { shape in
      try renderer.png(Design(shape.name, text: Array(shape.text.utf8)).drawn(renderer, .fixed(.small)))
    }
    #expect(pictures.count == 6)
    #expect(Set(pictures).count == 1)
  }

  /// A file of several designs keeps their order.
  @Test func designsKeepTheirOrder() throws {
    let text = "[\(Self.spec(date: "0")), {\"name\": \"Second\"}]"
    let checked = WidgetCompiler.compile(.init(name: "two", bytes: Array(text.utf8)), now: .now)
    #expect(checked.output?.widgets.map { $0?.spec.name } == ["Tea", "Second"])
  }
}
