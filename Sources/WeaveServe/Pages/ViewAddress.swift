// SPDX-License-Identifier: MIT

import WeavePanel

/// Where a browser finds the picture of a display, upright, however the display is turned.
struct ViewAddress {
  private let display: Display
  /// Browsers show PNG; what a panel of raw pixels shows is drawn as SVG.
  private var ending: String { display.panel.formats.contains { $0.kind == .png } ? "png" : "svg" }
  private var rotation: String? { display.panel.rotation == .none || ending == "svg" ? nil : "0" }

  init(_ display: Display) { self.display = display }

  /// `/picture/hall.png?rotation=0`
  var path: String { "/picture/\(display.name).\(ending)" + (rotation.map { "?rotation=\($0)" } ?? "") }

  /// The same for one who has a token.
  func path(token: String?) -> String {
    guard let token else { return path }
    return path + (rotation == nil ? "?" : "&") + "token=\(token)"
  }

  /// The slot of the same picture.
  func slot(in shelf: PictureShelf) -> PictureSlot {
    shelf.slot(display.name, ending, rotation: rotation) ?? shelf.slot(of: display)
  }
}
