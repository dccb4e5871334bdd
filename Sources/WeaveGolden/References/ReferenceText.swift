// SPDX-License-Identifier: MIT

import WeaveDiff
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
    guard let text = Self.picture(bytes) ?? Self.tree(bytes) ?? Self.hash(bytes) else { return nil }
    self.text = text
  }

  private static func picture(_ bytes: [UInt8]) -> String? {
    guard let size = PNGSize(of: bytes), let sum = pixels(of: bytes) else { return nil }
    let head = "picture \(size.width) × \(size.height), pixels \(sum)\n"
    guard let note = PNGNote(of: bytes) else { return head }
    var tree = PictureTree(written: note.text)
    tree.provenance = Provenance(reference: bytes)
    return head + lines(of: tree)
  }

  private static func pixels(of bytes: [UInt8]) -> Checksum? {
    if let sum = PNGNote.pixels(of: bytes) { return sum }
    return (try? ComparedPictures.decode(bytes, named: "picture")).map { Checksum(of: $0.bytes) }
  }

  private static func tree(_ bytes: [UInt8]) -> String? { PictureTree(file: bytes).map(lines(of:)) }

  private static func hash(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstIndex(of: "\n"), let hash = PictureHash(line: text[..<end]) else { return nil }
    return "picture \(hash.width) × \(hash.height), pixels \(hash.pixels)\n"
      + lines(of: PictureTree(written: String(text[text.index(after: end)...])))
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
