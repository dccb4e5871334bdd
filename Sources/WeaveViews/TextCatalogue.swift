// SPDX-License-Identifier: MIT

import Foundation
import WeaveExpressions

/// The texts of a program in several languages: string catalogues (`.xcstrings`) and `.strings` files.
struct TextCatalogue: Sendable {
  /// A text, or its forms for numbers.
  private enum Entry: Sendable {
    case text(String)
    /// Forms by the names of CLDR: `one`, `other`.
    case plural([String: String])
  }
  /// By table, key and language.
  private var entries: [String: [String: [String: Entry]]] = [:]
  /// The language that the keys are in, by table.
  private var sources: [String: String] = [:]

  /// Adds a string catalogue by its path; one that cannot be read is left out.
  mutating func addCatalogue(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return }
    let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    sources[table] = root["sourceLanguage"] as? String
    for (key, value) in strings {
      guard let languages = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
      for (language, value) in languages {
        guard let value = value as? [String: Any], let entry = Self.entry(value) else { continue }
        entries[table, default: [:]][key, default: [:]][language] = entry
      }
    }
  }

  private static func entry(_ value: [String: Any]) -> Entry? {
    func text(_ value: Any?) -> String? {
      ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    if let text = text(value) { return .text(text) }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] { return .plural(plural.compactMapValues(text)) }
    guard let device = variations["device"] as? [String: Any] else { return nil }
    return text(device["iphone"] ?? device["other"]).map(Entry.text)
  }

  /// Adds the texts of a language by the path of a `.strings` file in its folder, such as `de.lproj`.
  mutating func addStrings(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj", let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
    else { return }
    let language = folder.deletingPathExtension().lastPathComponent
    let table = url.deletingPathExtension().lastPathComponent
    let pair = /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/
    for match in text.matches(of: pair) {
      entries[table, default: [:]][Self.plain(match.1), default: [:]][language] = .text(Self.plain(match.2))
    }
  }

  private static func plain(_ text: Substring) -> String {
    String(text).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// A text in the reader's language, or else in that of the program.
  func text(_ key: String, table: String, _ locale: Locale, numbers: [Double?]) -> String? {
    guard let languages = entries[table]?[key] else { return nil }
    let wanted = locale.identifier(.bcp47)
    let parts = wanted.split(separator: "-").map(String.init)
    let names = stride(from: parts.count, to: 0, by: -1).map { parts[..<$0].joined(separator: "-") }
    let source = sources[table] ?? "en"
    for name in names + [source, "Base"] {
      guard let entry = languages[name] else { continue }
      switch entry {
      case .text(let text): return text
      case .plural(let forms):
        let number = numbers.lazy.compactMap(\.self).first ?? 0
        return forms[PluralCategory(number, language: parts.first ?? "en").rawValue] ?? forms["other"]
      }
    }
    return nil
  }
}
