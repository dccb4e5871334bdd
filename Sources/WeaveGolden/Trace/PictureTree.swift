// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDisplay
import WeaveLayout
import WeaveRender

/// The layout and drawing of a picture, kept with its reference: a text for reviews, and a trace of each node, which a
/// later picture is compared with.
///
/// The file contains the text in two parts, `layout` and `display`, as `weave inspect` prints them; a line with a
/// version; one node per line, in JSON; one value that it was drawn from per line; and lines that begin with `drawn`, which
/// say what drew it. References of the first version end with hashes instead.
public struct PictureTree: Sendable {
  /// The layout tree and the drawing commands.
  let text: String
  /// The nodes that draw something, in drawing order; nil in a reference of the first version.
  let nodes: [NodeTrace]?
  /// The values that it was drawn from; nil in a reference that does not say so.
  let inputs: PictureInputs?
  /// What drew the picture; nil if the reference does not say.
  var provenance: Provenance?

  /// - Parameters:
  ///   - source: the text that the design was read from.
  ///   - strings: the places of the design's own texts, by their names.
  ///   - inputs: the values that it was drawn from.
  init(
    _ picture: Rendering, source: SourceText, strings: [String: [SourceRange]] = [:], inputs: PictureInputs? = nil
  ) {
    self.inputs = inputs
    text = "layout\n" + picture.layout.dump() + "\ndisplay\n" + picture.displayList.dump()
    nodes = NodeTrace.all(in: picture.layout, picture.displayList, source, strings)
  }

  // MARK: Form

  private static let version = "\ntrace 2\n"
  private static let firstVersion = "\norigins\n"
  /// The end mark of a file.
  private static let end = "end\n"
  /// The start of the lines that say what drew the picture.
  private static let drawn = "drawn "

  /// The text that is written into a picture, which says elsewhere what drew it.
  var written: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = (nodes ?? []).compactMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) + "\n" }
    return text + Self.version + lines.joined() + (inputs?.written ?? "")
  }

  /// The text that is written into a file without a picture.
  var marked: String { written + Self.lines(of: provenance) }

  /// The lines that say what drew a picture.
  static func lines(of provenance: Provenance?) -> String {
    provenance?.text.split(separator: "\n").map { "\(drawn)\($0)\n" }.joined() ?? ""
  }

  /// The tree in a written text. Lines of other kinds are ignored.
  init(written: String) {
    guard let mark = written.ranges(of: Self.version).last else {
      let end = written.firstRange(of: Self.firstVersion)?.lowerBound ?? written.endIndex
      (text, nodes, inputs) = (String(written[..<end]), nil, nil)
      return
    }
    text = String(written[..<mark.lowerBound])
    let decoder = JSONDecoder()
    // No picture has more nodes than this; another's file may claim any number.
    let lines = written[mark.upperBound...].split(
      separator: "\n", maxSplits: Limits.nodes * 2 + InputCollector.most)
    nodes = lines.filter { $0.hasPrefix("{") }.compactMap { try? decoder.decode(NodeTrace.self, from: Data($0.utf8)) }
    inputs = PictureInputs(lines: lines)
    let drawn = lines.filter { $0.hasPrefix(Self.drawn) }.map { $0.dropFirst(Self.drawn.count) }
    provenance = drawn.isEmpty ? nil : Provenance(text: drawn.joined(separator: "\n"))
  }

  /// The tree of a `.tree` file; nil if it is incomplete.
  init?(file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self)
    guard text.hasPrefix("layout\n"), text.hasSuffix(Self.end) else { return nil }
    self.init(written: String(text.dropLast(Self.end.count)))
  }

  /// The bytes of a `.tree` file, which ends with a mark.
  var file: [UInt8] { Array((marked + Self.end).utf8) }
}

extension PictureTree: Equatable {
  /// Compares the texts, and the nodes if both trees have them. What drew them does not count.
  public static func == (a: PictureTree, b: PictureTree) -> Bool {
    a.text == b.text && (a.nodes == nil || b.nodes == nil || a.nodes == b.nodes)
  }
}
