// SPDX-License-Identifier: MIT

import WeavePanel

/// Where a browser finds the picture of a display, upright whatever the display's rotation.
struct ViewAddress {
  private let display: Display
  /// Browsers show PNG; a panel that takes only raw pixels is shown as SVG.
  private var ending: String { display.panel.formats.contains { $0.kind == .png } ? "png" : "svg" }
  private var rotation: String? { display.panel.rotation == .none || ending == "svg" ? nil : "0" }

  init(_ display: Display) { self.display = display }

  /// `picture/hall.png?rotation=0`, from the base of all pages.
  var path: String { "picture/\(display.name).\(ending)" + (rotation.map { "?rotation=\($0)" } ?? "") }

  /// The same with a token.
  func path(token: String?) -> String {
    guard let token else { return path }
    return path + (rotation == nil ? "?" : "&") + "token=\(token)"
  }

  /// The slot of this picture.
  func slot(in shelf: PictureShelf) -> PictureSlot {
    shelf.slot(display.name, ending, rotation: rotation) ?? shelf.slot(of: display)
  }
}
