// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import WeaveGraphics

/// The pictures and colours of asset catalogues (`.xcassets`).
struct AssetCatalogue: Sendable {
  /// A variant of a picture.
  private struct Picture: Sendable {
    var path: String
    var scale: Double?
    var isDark: Bool?
    var isTemplate: Bool
  }
  /// A variant of a colour.
  private struct Shade: Sendable {
    var color: SwiftUI.Color
    var isDark: Bool?
  }
  private var pictures: [String: [Picture]] = [:]
  private var colors: [String: [Shade]] = [:]
  private var files: Set<String> = []

  /// Adds a set of variants by its folder; one that cannot be read is left out.
  mutating func add(_ folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    else { return }
    let url = URL(fileURLWithPath: folder)
    let name = url.deletingPathExtension().lastPathComponent
    let names = [name] + (Self.space(of: url).map { ["\($0)/\(name)"] } ?? [])
    if url.pathExtension == "imageset" {
      let variants = Self.pictures(contents, folder)
      files.formUnion(variants.map(\.path))
      for name in names { pictures[name, default: []] += variants }
    } else {
      for name in names { colors[name, default: []] += Self.shades(contents) }
    }
  }

  func hasFile(_ path: String) -> Bool { files.contains(path) }

  /// The variant for an appearance whose scale is the nearest, larger ones first.
  func picture(_ name: String, isDark: Bool, scale: Double) -> PictureFile? {
    guard let variants = pictures[name] else { return nil }
    let fitting = variants.filter { $0.isDark == isDark }
    let usable = fitting.isEmpty ? variants.filter { $0.isDark == nil } : fitting
    let best = (usable.isEmpty ? variants : usable).min { a, b in
      func rank(_ picture: Picture) -> (Int, Double) {
        guard let own = picture.scale else { return (0, 0) }
        return own >= scale ? (1, own - scale) : (2, scale - own)
      }
      return rank(a) < rank(b)
    }
    return best.map { PictureFile(path: $0.path, scale: $0.scale ?? 1, isTemplate: $0.isTemplate) }
  }

  func color(_ name: String, isDark: Bool) -> WeaveGraphics.Color? {
    guard let shades = colors[name] else { return nil }
    let shade = shades.first { $0.isDark == isDark } ?? shades.first { $0.isDark == nil } ?? shades.first
    return shade?.color.plain(isDark: isDark)
  }

  // MARK: Reading

  /// The name before those in a folder that gives one.
  private static func space(of url: URL) -> String? {
    var parts: [String] = []
    var folder = url.deletingLastPathComponent()
    while folder.pathExtension != "xcassets", folder.path.count > 1 {
      let contents = FileManager.default.contents(atPath: folder.path + "/Contents.json")
        .flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] }
      if (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true {
        parts.insert(folder.lastPathComponent, at: 0)
      }
      folder = folder.deletingLastPathComponent()
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private static func isDark(_ entry: [String: Any]) -> Bool? {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    let luminosity = appearances.first { $0["appearance"] as? String == "luminosity" }?["value"] as? String
    return luminosity.map { $0 == "dark" }
  }

  private static func pictures(_ contents: [String: Any], _ folder: String) -> [Picture] {
    let properties = contents["properties"] as? [String: Any]
    let isTemplate = properties?["template-rendering-intent"] as? String == "template"
    return (contents["images"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let file = entry["filename"] as? String else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }
      return Picture(path: "\(folder)/\(file)", scale: scale, isDark: isDark(entry), isTemplate: isTemplate)
    }
  }

  private static func shades(_ contents: [String: Any]) -> [Shade] {
    (contents["colors"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let color = entry["color"] as? [String: Any] else { return nil }
      return self.color(color).map { Shade(color: $0, isDark: isDark(entry)) }
    }
  }

  private static func color(_ entry: [String: Any]) -> SwiftUI.Color? {
    if let reference = entry["reference"] as? String {
      return systemColors[reference.replacing(/Color$/, with: "")].map { SwiftUI.Color(uiColor: $0) }
    }
    guard let parts = entry["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> Double? {
      guard let text = parts[name] as? String else { return parts[name] as? Double }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
    // Unlike the others, it is never written in 255ths.
    let alpha = (parts["alpha"] as? String).flatMap(Double.init) ?? 1
    if let white = part("white") { return SwiftUI.Color(white: white, opacity: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let space: SwiftUI.Color.RGBColorSpace = entry["color-space"] as? String == "display-p3" ? .displayP3 : .sRGB
    return SwiftUI.Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// The colours of the system that catalogues name, without `Color` at the end of their names.
  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "white": .white, "black": .black, "clear": .clear,
  ]
}
