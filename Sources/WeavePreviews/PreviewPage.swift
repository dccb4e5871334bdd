// SPDX-License-Identifier: MIT

import Foundation

/// The page with all pictures of a program's previews, which loads itself again after each change.
@MainActor struct PreviewPage {
  let drawing: PreviewDrawing

  /// Writes `index.html`, and `stamp.js`, which the open page asks for changes.
  func write(to folder: String) throws {
    let stamp = "\(Date().timeIntervalSince1970)-\(drawing.pictures.count)"
    try html(stamp).write(toFile: "\(folder)/index.html", atomically: true, encoding: .utf8)
    try "changed(\"\(stamp)\");\n".write(toFile: "\(folder)/stamp.js", atomically: true, encoding: .utf8)
  }

  private func html(_ stamp: String) -> String {
    var sections: [(name: String, figures: [String])] = []
    for picture in drawing.pictures {
      let figure = """
        <figure><img src="\(Self.safe(Self.address(picture.file)))?\(stamp)" width="\(picture.width)" \
        alt="\(Self.safe(picture.altText))"><figcaption>\(Self.safe(picture.caption))</figcaption></figure>
        """
      if sections.last?.name == picture.preview {
        sections[sections.count - 1].figures.append(figure)
      } else {
        sections.append((picture.preview, [figure]))
      }
    }
    let messages = drawing.problems.map { "<li>\(Self.safe($0.text))</li>" }.joined()
    let body = sections.map { section in
      "<section><h2>\(Self.safe(section.name))</h2>\n\(section.figures.joined(separator: "\n"))</section>"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Previews</title><style>
      body { font: 15px system-ui, sans-serif; margin: 24px; background: #e9eaee; color: #222 }
      h2 { font-size: 17px; margin: 24px 0 8px }
      figure { display: inline-block; margin: 0 20px 20px 0; vertical-align: top }
      figcaption { font-size: 12px; color: #666; margin-top: 6px }
      ul { background: #fff4d6; border-radius: 8px; padding: 12px 32px; white-space: pre-wrap }
      @media (prefers-color-scheme: dark) { body { background: #3a3b40; color: #eee } figcaption { color: #bbb }
        ul { background: #5a4a20 } }
      </style></head><body>
      \(messages.isEmpty ? "" : "<ul>\(messages)</ul>")
      \(body.joined(separator: "\n"))
      <script>
      function changed(stamp) { if (stamp !== "\(stamp)") location.reload() }
      setInterval(() => {
        const script = document.createElement("script")
        script.src = "stamp.js?" + Date.now()
        script.onload = script.onerror = () => script.remove()
        document.head.append(script)
      }, 700)
      </script></body></html>

      """
  }

  private static func safe(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static func address(_ file: String) -> String {
    file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }
}
