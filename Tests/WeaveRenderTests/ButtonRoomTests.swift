// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve

/// Buttons take room: no text of a design lies under one, whatever it says.
@Suite struct ButtonRoomTests {
  static let primaries = [
    "12,345", "7", "Streak: 27 days", "Read ten pages before breakfast",
  ]
  static let secondaries = ["", "Last: in 7 months and two more days, at home"]

  private func design(_ template: String, _ alignment: String, _ primary: String, _ secondary: String, hasPhoto: Bool)
    throws
    -> Design
  {
    let image = hasPhoto ? #", "image": {"fileName": "lake-day.jpg", "contentMode": "fill", "height": 120}"# : ""
    let text = """
      {
        "version": 8, "name": "Habit", "primaryText": "\(primary)", "secondaryText": "\(secondary)",
        "layout": {"template": "\(template)", "alignment": "\(alignment)"}, "style": {"background": "plain"}\(image),
        "symbol": {"name": "flame.fill"},
        "actionBar": {"style": "prominent", "actions": [
          {"id": "DF43C45A-B6B3-5858-8A8C-D44E78ADE8B6", "title": "Done", "kind": "incrementVariable",
           "variableKey": "streak", "incrementAmount": 1, "nowFormat": "iso8601"},
          {"id": "ABFB2EAC-6A1A-5B17-B132-9B20C6DDA5A5", "title": "+1", "systemImage": "plus.circle.fill",
           "kind": "incrementVariable", "variableKey": "streak", "incrementAmount": 1, "nowFormat": "iso8601"}]}
      }
      """
    return try Design("Gallery/buttons", text: Array(text.utf8))
  }

  @Test(arguments: ["hero", "classic"], ["leading", "center", "trailing"])
  func noTextMeetsAButton(template: String, alignment: String) throws {
    let renderer = try Renderer()
    for (primary, hasPhoto) in Self.primaries.flatMap({ [($0, false), ($0, true)] }) {
      for secondary in Self.secondaries {
        let design = try design(template, alignment, primary, secondary, hasPhoto: hasPhoto)
        for size in [WidgetSize.small, .medium, .large, .extraLarge] {
          for (textSize, device) in [(TextSize.large, "iphone-390"), (.xxxLarge, "iphone-320")] {
            let canvas = Device.named(device)?.canvas(for: size)
            let picture = try design.drawn(renderer, .fixed(size, textSize: textSize, canvas: canvas))
            let (buttons, texts) = picture.layout.buttonsAndTexts
            for text in texts where !text.frame.isEmpty {
              for button in buttons {
                let shared = text.frame.intersection(button)
                #expect(
                  shared.width <= 0.5 || shared.height <= 0.5,
                  "\(primary), \(secondary): \(device) \(size): \(text.id) \(text.frame) meets \(button)")
              }
            }
          }
        }
      }
    }
  }
}

extension LayoutNode {
  /// The frames of buttons, and the texts that are not on one.
  fileprivate var buttonsAndTexts: (buttons: [Rect], texts: [LayoutNode]) {
    if case .effect(.clip(.capsule)) = content, id.contains("ctions") || id.contains("actionBar") {
      return ([frame], [])
    }
    if case .text = content { return ([], [self]) }
    return children.map(\.buttonsAndTexts).reduce(([], [])) { ($0.0 + $1.buttons, $0.1 + $1.texts) }
  }
}
