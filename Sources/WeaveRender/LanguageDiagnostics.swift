// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// Reports languages in a design's `strings` that do not exist, whose texts no reader would ever see.
enum LanguageDiagnostics {
  static func diagnostics(of spec: WidgetSpec) -> [Diagnostic] {
    guard case .object(let languages)? = spec.places.node(at: "strings")?.value else { return [] }
    return languages.compactMap { language in
      LocaleName.mistake(in: language.key).map {
        Diagnostic(.contentStrings, .init($0), at: language.keyRange, severity: .warning)
      }
    }
  }
}
