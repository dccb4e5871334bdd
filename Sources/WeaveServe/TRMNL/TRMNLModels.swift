// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveJSON
import WeavePanel
import WeaveSchema

/// The public lists of models and palettes, as TRMNL's own server has them.
///
/// - Source: usetrmnl/byos_hanami bdd2d83, larapaper 2c9f858.
enum TRMNLModels {
  /// Every panel that has a known name.
  static let models: JSONNode = .object([("data", .array(Panel.all.map(model)))])

  static let palettes: JSONNode = .object([
    ("data", .array(inksByPalette.map { palette($0.id, $0.name, $0.inks) }))
  ])

  private static let inksByPalette: [(id: String, name: String, inks: [Ink])] = {
    var seen: [(id: String, name: String, inks: [Ink])] = []
    for panel in Panel.all where !panel.inks.isEmpty {
      let id = paletteID(of: panel.inks)
      if !seen.contains(where: { $0.id == id }) { seen.append((id, "\(panel.inks.count) colours", panel.inks)) }
    }
    return seen
  }()

  private static func model(_ panel: Panel) -> JSONNode {
    let format = panel.formats.first ?? .png8
    let size = panel.pictureSize
    return .object([
      ("name", .text(panel.name)), ("label", .text(panel.label)), ("description", .text(panel.label)),
      ("kind", .text(panel.name.hasPrefix("trmnl") ? "trmnl" : "byod")), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("colors", .integer(panel.inks.isEmpty ? 1 << 24 : panel.inks.count)),
      ("bit_depth", .integer(format.depth)), ("scale_factor", .number(1)),
      ("rotation", .integer(panel.rotation.rawValue)), ("mime_type", .text(PictureForm.panel(format).mediaType)),
      ("offset_x", .integer(0)), ("offset_y", .integer(0)),
      ("palette_ids", .array(panel.inks.isEmpty ? [] : [.text(paletteID(of: panel.inks))])),
    ])
  }

  private static func palette(_ id: String, _ name: String, _ inks: [Ink]) -> JSONNode {
    let isGrey = inks.allSatisfy { $0.value.red == $0.value.green && $0.value.green == $0.value.blue }
    return .object([
      ("id", .text(id)), ("name", .text(name)), ("grays", isGrey ? .integer(inks.count) : .null),
      ("colors", isGrey ? .null : .array(inks.map { .text($0.value.hex) })),
      ("framework_class", .text("screen--\(isGrey ? "\(inks.count == 2 ? 1 : inks.count == 4 ? 2 : 4)bit" : "color")")),
    ])
  }

  /// TRMNL's names for the same inks: `bw`, `gray-4`, `color-6a`.
  private static func paletteID(of inks: [Ink]) -> String {
    if inks.allSatisfy({ $0.value.red == $0.value.green && $0.value.green == $0.value.blue }) {
      return inks.count == 2 ? "bw" : "gray-\(inks.count)"
    }
    switch inks.count {
    case 3:
      return "color-3bw"
        + (inks.contains { $0.value.green > 0.5 && $0.value.red > 0.5 && $0.value.blue < 0.5 } ? "y" : "r")
    case 4: return "color-4bwry"
    case 6: return "color-6a"
    default: return "color-\(inks.count)a"
    }
  }
}
