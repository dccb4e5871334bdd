// SPDX-License-Identifier: MIT

import WeavePNG
import WeaveRender

/// Everything that a reference file may contain: its picture, its note, its tree, its hash or its fingerprint.
package struct ReferenceExamination {
  /// The lines by which its tree differs from another.
  package private(set) var lines: [String] = []
  package private(set) var changes: [PictureChange] = []
  package private(set) var isPicture = false

  /// - Parameters:
  ///   - file: the bytes of any file.
  ///   - now: the text of the tree that it is compared with.
  package init(_ file: [UInt8], now: [UInt8]) {
    isPicture = (try? ComparedPictures.decode(file, named: "reference")) != nil && PNGSize(of: file) != nil
    let text = String(decoding: file, as: UTF8.self)
    _ = text.split(separator: "\n").first.flatMap(PictureHash.init(line:))
    _ = ReferenceEnvironment.read(file)
    _ = Provenance(reference: file)
    if let known = Provenance(text: text) { _ = known.difference(from: known).sentence() }
    _ = PNGNote.pixels(of: file)
    let old =
      PNGNote(of: file).map { PictureTree(written: $0.text) } ?? PictureTree(file: file) ?? PictureTree(written: text)
    let new = PictureTree(written: String(decoding: now, as: UTF8.self))
    lines = TreeLines.difference(old, new)
    changes = TreeComparison().changes(from: old, to: new)
  }
}
