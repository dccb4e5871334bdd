// SPDX-License-Identifier: MIT

import Foundation

/// The source that a macro becomes.
struct MacroExpansion {
  /// Empty if the macro cannot be read.
  let source: String

  init(_ request: [String: Any]) {
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    let name = request["discriminator"] as? String ?? ""
    func text(_ key: String) -> String { (request[key] as? [String: Any])?["source"] as? String ?? "" }
    switch macro {
    case "PreviewMacro": source = Self.preview(text("syntax"), of: "SwiftUI._Preview", name, in: Self.file(request))
    case "WidgetPreviewMacro":
      source = Self.preview(text("syntax"), of: "WidgetKit._WidgetPreview", name, in: Self.file(request))
    case "EntryMacro":
      let property = Property(text("declSyntax"))
      source =
        request["macroRole"] as? String == "accessor" ? property.accessors : property.key(in: text("parentDeclSyntax"))
    default: source = ""
    }
  }

  /// The name of the file of a macro.
  private static func file(_ request: [String: Any]) -> String {
    let syntax = request["syntax"] as? [String: Any]
    let path = (syntax?["location"] as? [String: Any])?["fileName"] as? String ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A type that makes the preview, which `weave see` finds in the program.
  private static func preview(
    _ source: String, of type: String, _ discriminator: String, in file: String
  ) -> String {
    guard let macro = source.range(of: "#Preview") else { return "" }
    let unique = "\(discriminator)15PreviewRegistryfMu_"
    return """
      struct \(unique): SwiftUI._PreviewRegistry {
        @MainActor static func _preview() -> any SwiftUI._PreviewContent {
          \(type)\(source[macro.upperBound...])
        }
        static var _file: String { "\(file)" }
      }
      """
  }
}

/// A variable with `@Entry`.
private struct Property {
  private var name = ""
  private var type: String?
  private var value = "nil"

  /// - Parameter source: such as `@Entry var radius: CGFloat = 8`.
  init(_ source: String) {
    guard let keyword = source.range(of: "var ") else { return }
    let rest = source[keyword.upperBound...]
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    let behind = rest.dropFirst(name.count)
    let parts = Self.split(behind)
    type = parts.type
    if let value = parts.value { self.value = value }
  }

  /// The type and the value of `: Type = value`, each without surrounding blanks.
  private static func split(_ text: Substring) -> (type: String?, value: String?) {
    var depth = 0
    var equals: Substring.Index?
    var last: Character = " "
    for index in text.indices {
      let letter = text[index]
      if "([{<".contains(letter) { depth += 1 }
      if ")]}".contains(letter) || (letter == ">" && last != "-") { depth -= 1 }
      if letter == "=", depth == 0 {
        equals = index
        break
      }
      last = letter
    }
    let head = text[..<(equals ?? text.endIndex)].trimmingCharacters(in: .whitespacesAndNewlines)
    let type = head.hasPrefix(":") ? head.dropFirst().trimmingCharacters(in: .whitespaces) : nil
    let value = equals.map { text[text.index(after: $0)...].trimmingCharacters(in: .whitespacesAndNewlines) }
    return (type, value)
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  var accessors: String {
    "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
  }

  /// The key of the value; its protocol depends on the type that is extended.
  func key(in parent: String) -> String {
    let kind =
      ["Transaction", "ContainerValues", "FocusedValues"].first { parent.contains("extension \($0)") } ?? "Environment"
    let name = kind == "Environment" ? "EnvironmentKey" : "\(kind.replacing("Values", with: "Value"))Key"
    guard let type else {
      return
        "private enum \(key): SwiftUI.\(name), SwiftUI._EntryKey {\n  static let _entry = SwiftUI._Entry(\(value))\n}"
    }
    return "private enum \(key): SwiftUI.\(name) {\n  static var defaultValue: \(type) { \(value) }\n}"
  }
}
