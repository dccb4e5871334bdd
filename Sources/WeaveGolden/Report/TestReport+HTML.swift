// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveNative

extension TestReport {
  /// The number of cases whose pictures are embedded in the page, and the limit on their bytes; the others link to the
  /// files beside it. While the page is made, it is in memory about ten times.
  private static let (embedded, embeddedBytes) = (1_000, 12 << 20)

  /// The report as one page that needs no other file.
  ///
  /// - Parameters:
  ///   - folder: the folder of the cases' pictures.
  ///   - review: the secret of a server that accepts decisions; nil for a file.
  public func html(in folder: String, review: String? = nil) -> String {
    let shown = Set(notable.prefix(Self.embedded).map(\.name))
    var room = Self.embeddedBytes
    let data = value(review: review) { result, path in
      guard shown.contains(result.name), let bytes = ReportFolder(path: folder).picture(path, limit: room) else {
        return .string(path)
      }
      room -= bytes.count
      return .string("data:image/png;base64," + Data(bytes).base64EncodedString())
    }
    // A `<` could end the element that contains the data.
    let text = data.text.replacing("<", with: "\\u003C")
    return ReportPage.html.replacing("/*{{css}}*/", with: ReportPage.css).replacing("/*{{js}}*/", with: ReportPage.js)
      .replacing("{{data}}", with: text)
  }
}
