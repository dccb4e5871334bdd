// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Checks that the designs and photos of an exchange file match.
enum ExchangeRules {
  static func check(_ document: SpecDocument, _ form: FileForm) -> [Diagnostic] {
    guard document.shape == .envelope else { return [] }
    return names(document, form) + numericDates(document, form)
  }

  /// Reports photos with the same name, and photos that no design uses.
  private static func names(_ document: SpecDocument, _ form: FileForm) -> [Diagnostic] {
    let used = Set(document.specs.flatMap(\.imageFileNames).map(\.lastPathComponent))
    var seen: Set<String> = []
    var result: [Diagnostic] = []
    // Photos that could not be read are missing from the document, so the list in the file is used.
    guard case .array(let elements)? = SpecPlaces(root: form.root).node(at: "images")?.value else { return [] }
    for element in elements where result.count < Limits.diagnostics {
      guard let node = SpecPlaces(root: element).node(at: "originalFileName"), let name = node.text else { continue }
      if !seen.insert(name).inserted {
        result.append(Diagnostic(.exchangeDuplicateImage, .twice(name), at: node.range))
      }
      let hasData = SpecPlaces(root: element).node(at: "data") != nil
      if hasData && !used.contains(name) {
        result.append(Diagnostic(.exchangeUnusedImage, .unused(name), at: node.range))
      }
    }
    return result
  }

  private static func numericDates(_ document: SpecDocument, _ form: FileForm) -> [Diagnostic] {
    guard SpecPlaces(root: form.root).node(at: "createdAt")?.text != nil else { return [] }
    return document.specs.compactMap { spec in
      guard let date = spec.places.node(at: "updatedAt"), case .number = date.value else { return nil }
      return Diagnostic(.exchangeNumericDate, .numericDate, at: date.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let numericDate: Self = "the other dates of the file are texts; the app reads a number as now"

  fileprivate static func twice(_ name: String) -> Self { "two photos are named `\(name)`; the last one is shown" }

  fileprivate static func unused(_ name: String) -> Self { "no design of the file shows `\(name)`" }
}
