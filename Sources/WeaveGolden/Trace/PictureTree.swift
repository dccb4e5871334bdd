// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// The layout tree and the drawing commands of a picture as text: what a review reads, and what a later picture is
/// compared with.
///
/// Three parts: `layout` and `display` as `weave inspect` prints them, and `origins`: for each text, gauge and chart a sum
/// over its words in the design, before facts are filled in, and for each photo one over its pixels.
public struct PictureTree: Sendable, Equatable {
  public var text: String

  public init(text: String) { self.text = text }

  /// The tree of a `.tree` file; nil where it is not whole.
  init?(file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self)
    guard text.hasPrefix("layout\n"), text.hasSuffix(Self.end) else { return nil }
    self.init(text: String(text.dropLast(Self.end.count)))
  }

  /// The bytes of a `.tree` file, which ends with a mark.
  var file: [UInt8] { Array((text + Self.end).utf8) }

  private static let end = "end\n"

  /// - Parameter source: what the design was read from.
  init(_ picture: Rendering, source: SourceText) {
    let origins = Self.origins(of: picture.layout, source)
    text =
      "layout\n" + picture.layout.dump() + "\ndisplay\n" + picture.displayList.dump() + "\norigins\n"
      + origins.map { "\($0.sum)  \($0.id)\n" }.joined()
  }

  private static func origins(of node: LayoutNode, _ source: SourceText) -> [(sum: String, id: String)] {
    var found: [(String, String)] = []
    switch node.content {
    case .text:
      let words = node.range.map { source.text(in: $0) } ?? ""
      found.append((checksum(words.utf8), node.id))
    case .leaf(let leaf):
      switch leaf.traits.origin {
      case .words: if let range = node.range { found.append((checksum(source.text(in: range).utf8), node.id)) }
      case .pixels(let bytes): found.append((checksum(bytes), node.id))
      case .none: break
      }
    case .group, .effect: break
    }
    return found + node.children.flatMap { origins(of: $0, source) }
  }

  /// - Source: the FNV-1a hash of 64 bits, Fowler, Noll and Vo.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
