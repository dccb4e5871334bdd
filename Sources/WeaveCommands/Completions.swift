// SPDX-License-Identifier: MIT

package import ArgumentParser
import WeaveDiagnostics
import WeaveGolden
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSpec

/// The completions that a shell offers for arguments. Names are only collected when somebody requests completions.
package enum Completions {
  /// Designs, including the app's own files.
  package static var designs: CompletionKind { .file(extensions: ["json", "wwdesign"]) }
  static var pictures: CompletionKind { .file(extensions: PictureFormat.allCases.map(\.rawValue)) }
  static var devices: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }
  package static var panels: CompletionKind { .custom { _, _, _ in Panel.all.map(\.name) } }
  static var themes: CompletionKind { .custom { _, _, _ in ThemePreset.all.map(\.id) } }
  static var codes: CompletionKind { .custom { _, _, _ in DiagnosticCode.all.map(\.name) } }
  static var symbols: CompletionKind { .custom { _, _, _ in Language.symbolNames(matching: "") } }
  /// The starting points for a design.
  static var beginnings: CompletionKind {
    .custom { _, _, _ in
      (Language.beginnings.layouts + Language.beginnings.designs + Language.readyBoards).map(\.name)
    }
  }
  /// What can be printed: built-in templates and ready designs.
  static var templates: CompletionKind {
    .custom { _, _, _ in
      Language.templateNames + Language.beginnings.designs.map(\.name)
    }
  }
  /// The pictures of the last report that can be accepted.
  static var acceptable: CompletionKind {
    .custom { _, _, _ in
      (try? Acceptance(report: ReportOptions.standard, golden: nil))?.names ?? []
    }
  }

  /// The causes in the report in its standard place.
  static var acceptableCauses: CompletionKind {
    .custom { _, _, _ in
      (try? Acceptance(report: ReportOptions.standard, golden: nil))?.causes ?? []
    }
  }
}
