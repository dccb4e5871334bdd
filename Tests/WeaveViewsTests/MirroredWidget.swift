// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import WeaveViews

/// A widget that is written twice: as a design, and as a view that must draw the same bytes.
struct MirroredWidget: Sendable, CustomTestStringConvertible {
  let name: String
  /// The `content` of the design, as JSON.
  let content: String
  /// More keys of the design's style, as JSON: `"accent": "orange"`.
  var style = #""background": "plain""#
  var families: [WidgetFamily] = [.systemSmall, .systemMedium]
  let view: @MainActor @Sendable () -> AnyView

  init<V: View>(
    _ name: String, families: [WidgetFamily] = [.systemSmall, .systemMedium],
    style: String = #""background": "plain""#, _ content: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.name, self.content, self.families, self.style) = (name, content, families, style)
    self.view = { AnyView(view()) }
  }

  var design: String {
    """
    {"version": 8, "name": "\(name)", "primaryText": "", "layout": {"template": "custom"}, "style": {\(style)},
     "content": \(content)}
    """
  }

  var testDescription: String { name }
}
