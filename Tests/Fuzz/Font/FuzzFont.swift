// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeaveSystem

/// The glyphs of any file that claims to be a font have outlines, pictures or neither.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFont(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // Each font gets its own name, because faces are identified by their files.
  number += 1
  let path = "/dev/shm/weave-fuzz-\(processNumber)-\(number)"
  guard (try? writeFile(bytes, to: path)) != nil, let outliner = try? GlyphOutliner() else { return 0 }
  for hasColor in [false, true] {
    let face = FontFace(file: path, index: 0, family: "x", weight: 400, isItalic: false, hasColor: hasColor)
    for glyph: UInt32 in [0, 1, 2, 3, 36, 255, 65_535] {
      let outline = outliner.outline(face, size: 20, glyph: glyph)
      precondition(outline.elements.count < 1_000_000)
      if let picture = outliner.bitmap(face, glyph: glyph) {
        precondition(picture.pixels.bytes.count == picture.pixels.width * picture.pixels.height * 4)
      }
    }
  }
  try? removeFile(path)
  return 0
}

nonisolated(unsafe) private var number = 0
private let processNumber = UInt32.random(in: 0 ... .max)
