// SPDX-License-Identifier: MIT

import WeaveSpec

extension TextSize {
  /// Whether it is one of the larger sizes of the accessibility settings.
  fileprivate var isForAccessibility: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }

  /// The largest text size, up to this one, at which a built-in template still shows all its parts.
  ///
  /// A widget cannot grow like a page of an app; Apple's own widgets limit their text sizes in the same way. Templates
  /// of facts are full at every size. They grow up to xLarge, and tall ones one step further for readers who need the
  /// largest texts.
  func held(toRoomOf size: WidgetSize, of template: Template) -> TextSize {
    let bound: TextSize =
      switch size {
      case .large where template.showsFacts, .extraLarge where template.showsFacts:
        isForAccessibility ? .xxLarge : .xLarge
      case _ where template.showsFacts: .xLarge
      case .small: .xLarge
      case .medium: .xxLarge
      case .large, .extraLarge: .accessibility1
      case .accessoryInline, .accessoryCircular, .accessoryRectangular: .large
      }
    let order = TextSize.allCases
    guard let own = order.firstIndex(of: self), let limit = order.firstIndex(of: bound) else { return self }
    return order[min(own, limit)]
  }
}
