// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveHash
import WeavePNG
import WeaveRender

/// A reference as text, for reading and for `git diff`: what drew it, its layout, and how each node is drawn.
///
/// Two references with other pixels have other texts.
public struct ReferenceText: Sendable {
  /// The text, with a line break at its end.
  public let text: String

  /// - Parameter bytes: a PNG file, or a `.tree` or `.hash` file of references.
  /// - Returns: nil for any other file.
  public init?(_ bytes: [UInt8]) {
    if let size = PNGSize(of: bytes), bytes.starts(with: [0x89]) {
      self.init(picture: bytes, size)
    } else if let tree = PictureTree(file: bytes) {
      text = Self.lines(of: tree)
    } else {
      let all = String(decoding: bytes, as: UTF8.self)
      guard let end = all.firstIndex(of: "\n"), let hash = PictureHash(line: all[..<end]) else { return nil }
      text =
        "picture \(hash.width) × \(hash.height), pixels \(hash.pixels)\n"
        + Self.lines(of: PictureTree(written: String(all[all.index(after: end)...])))
    }
  }

  private init?(picture bytes: [UInt8], _ size: PNGSize) {
    let pixels: Checksum
    if let sum = PNGNote.pixels(of: bytes) {
      pixels = sum
    } else {
      guard let image = try? ComparedPictures.decode(bytes, named: "picture") else { return nil }
      pixels = Checksum(of: image.bytes)
    }
    var text = "picture \(size.width) × \(size.height), pixels \(pixels)\n"
    if let note = PNGNote(of: bytes) {
      var tree = PictureTree(written: note.text)
      tree.provenance = Provenance(reference: bytes)
      text += Self.lines(of: tree)
    }
    self.text = text
  }

  private static func lines(of tree: PictureTree) -> String {
    var text = tree.provenance?.text ?? ""
    let layout = tree.text.prefix(upTo: tree.text.firstRange(of: "\ndisplay\n")?.lowerBound ?? tree.text.endIndex)
    text += "\n\(layout)"
    guard let nodes = tree.nodes else { return text }
    text += "\nnodes\n"
    for node in nodes {
      let parts = [node.font, node.colors.isEmpty ? nil : node.colors.joined(separator: " "), node.drawing]
      text += ([node.name] + parts.compactMap(\.self) + [node.id]).joined(separator: "  ") + "\n"
    }
    return text
  }
}
