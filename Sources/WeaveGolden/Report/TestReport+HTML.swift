// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics

extension TestReport {
  /// The most bytes of pictures that are embedded in the page, so that it can be read alone; the others link to the files
  /// beside it, which the report needs anyway.
  private static let (embeddedBytes, compactBytes) = (4 << 20, 1 << 20)

  /// The report as a page. Of the pictures, it contains those that stand for a cause, and others as far as there is room.
  public func html(in folder: ReportFolder) -> String {
    var embedded: [String: String] = [:]
    let isCompact = outcome.results.contains { $0.files.after?.hasSuffix(CompactPicture.ending) == true }
    var room = isCompact ? Self.compactBytes : Self.embeddedBytes
    let byName = byName
    let first = groups.flatMap { $0.shown.prefix(2) }
    var seen: Set<String> = []
    for result in first.compactMap({ byName[$0] }) + notable where seen.insert(result.name).inserted && room > 0 {
      for path in [result.files.before, result.files.after].compactMap(\.self) {
        guard let file = folder.picture(path).map(PictureFolder.plain), file.count <= room else { continue }
        room -= file.count
        let type = path.hasSuffix(CompactPicture.ending) ? "webp" : "png"
        embedded[path] = "data:image/\(type);base64," + Data(file).base64EncodedString()
      }
    }
    return page(value(run: folder.run) { _, path in .string(embedded[path] ?? path) })
  }

  /// The page of a review, whose server has the pictures.
  ///
  /// - Parameters:
  ///   - token: the secret of the server.
  ///   - members: what the server knows besides.
  func html(in folder: ReportFolder, review token: String, members: [(String, OutputValue)]) -> String {
    page(value(run: folder.run, review: token, with: [("decided", .object(members))]) { _, path in .string(path) })
  }

  private func page(_ data: OutputValue) -> String {
    // A `<` could end the element that contains the data.
    let text = data.text(indented: 0).replacing("<", with: "\\u003C")
    return ReportPage.html.replacing("/*{{css}}*/", with: ReportPage.css).replacing("/*{{js}}*/", with: ReportPage.js)
      .replacing("{{data}}", with: text)
  }
}

extension OutputValue {
  /// The JSON text with line breaks only in the outer levels.
  ///
  /// - Parameter levels: how many levels have a line for each member.
  func text(indented levels: Int) -> String {
    var bytes: [UInt8] = []
    let text = Array(self.text.utf8)
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      // Texts contain no line break: it is escaped.
      if text[index] == UInt8(ascii: "\n") {
        let spaces = text[(index + 1)...].prefix { $0 == UInt8(ascii: " ") }.count
        if spaces <= 2 * levels, index + 1 < text.count || levels > 0 {
          bytes.append(text[index])
          bytes += text[(index + 1)..<(index + 1 + spaces)]
        }
        index += 1 + spaces
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
