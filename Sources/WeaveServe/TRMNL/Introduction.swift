// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import WeaveHTTP
import WeavePanel

/// What a device with TRMNL's firmware says about itself.
///
/// Requests for a token name the model only; requests for a picture also give the size of the panel.
///
/// - Source: trmnl-firmware 74f7b18, request_headers.cpp and config.h.
struct Introduction: Sendable, Hashable {
  /// The hardware address.
  var address: String
  var model: String?
  var firmware: String?
  /// Pixels of the panel; nil unless both numbers are possible.
  var size: PixelSize?

  /// - Returns: nil without a hardware address.
  init?(_ headers: HTTPFields) {
    guard let address = headers[.deviceID].flatMap(HardwareAddress.normal) else { return nil }
    self.address = address
    (model, firmware) = (headers[.deviceModel]?.shortened, headers[.firmwareVersion]?.shortened)
    size = PixelSize(headers)
  }
}

/// Whole pixels.
struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
  var width, height: Int

  /// Larger numbers than any panel of such devices has would only make the server draw large pictures.
  private static let sides = 64...4_096

  /// The size that a device gives in its headers; nil unless both numbers are possible.
  init?(_ headers: HTTPFields) {
    func side(_ name: HTTPField.Name) -> Int? {
      headers[name].flatMap { Int($0) }.flatMap { Self.sides.contains($0) ? $0 : nil }
    }
    guard let width = side(.panelWidth), let height = side(.panelHeight) else { return nil }
    (self.width, self.height) = (width, height)
  }

  init(of panel: Panel) { (width, height) = (panel.width, panel.height) }

  var description: String { "\(width) × \(height)" }
}

extension PairedDevice {
  /// The panels of the models, by the names that the firmware gives them.
  private static let panels = [
    "og": "trmnl-og", "og_gen2": "trmnl-og", "gen-2": "trmnl-og", "x": "trmnl-x", "xteink_x4": "xteink-x4",
    "paper_s3": "m5paper-s3", "lilygo": "lilygo-t5-pro", "waveshare_397": "waveshare-3.97", "waveshare": "trmnl-og",
    "seeed_esp32c3": "xiao-7.5", "seeed_esp32s3": "xiao-7.5", "xiao_epaper_display": "xiao-7.5",
    "reterminal_e1001": "reterminal-e1001", "reterminal_e1002": "reterminal-e1002",
    "reterminal_e1003": "reterminal-e1003", "reTerminal Sticky": "reterminal-sticky",
  ]

  /// The panel that the device probably has: that of its model if the size agrees, otherwise black and white of its
  /// size, which every such device shows.
  var panel: Panel {
    let known = model.flatMap { Self.panels[$0] }.flatMap(Panel.named)
    guard let size else { return known ?? Self.plain }
    if let known, PixelSize(of: known) == size { return known }
    var panel = Self.plain
    (panel.width, panel.height) = (size.width, size.height)
    return panel
  }

  /// The catalogue's name of that panel; nil if there is none of this size.
  var panelName: String? {
    let panel = panel
    return Panel.named(panel.name).flatMap { PixelSize(of: $0) == PixelSize(of: panel) ? $0.name : nil }
  }

  /// TRMNL's first panel.
  private static let plain = Panel.named("trmnl-og") ?? Panel.all[0]
}

extension HTTPField.Name {
  static let panelWidth = named("Width")
  static let panelHeight = named("Height")
}

extension String {
  /// The text if it is short and plain ASCII.
  var shortened: String? {
    utf8.count <= 64 && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F } ? self : nil
  }
}
