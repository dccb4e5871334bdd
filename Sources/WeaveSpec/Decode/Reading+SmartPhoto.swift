// SPDX-License-Identifier: MIT

import FoundationEssentials

// The app reads these objects as a whole: if one key is missing or one value is bad, it drops the entire object.
// `isDropped` is true in that case when reading as the app does.

extension SmartPhotoSpec {
  init?(reading reader: inout ObjectReader) {
    let master = reader.fileName("masterFileName")
    let version = reader.integer("algorithmVersion")
    let date = reader.date("preparedAt")
    self.init(masterFileName: master ?? "", algorithmVersion: version ?? 0, preparedAt: date ?? reader.context.now)
    small = reader.object("small") { Variant(reading: &$0) }
    medium = reader.object("medium") { Variant(reading: &$0) }
    large = reader.object("large") { Variant(reading: &$0) }
    shuffleManifestFileName = reader.fileName("shuffleManifestFileName").flatMap { $0.isEmpty ? nil : $0 }
    if reader.isDropped { return nil }
  }
}

extension SmartPhotoSpec.Variant {
  init?(reading reader: inout ObjectReader) {
    let file = reader.fileName("renderFileName")
    let crop = reader.object("cropRect") { SmartPhotoSpec.CropRect(reading: &$0) }
    let pixels = reader.object("pixelSize") { SmartPhotoSpec.PixelSize(reading: &$0) }
    let degrees = reader.number("straightenDegrees")
    let turns = reader.integer("rotationQuarterTurns")
    guard !reader.isDropped, let file, let pixels else { return nil }
    self.init(
      renderFileName: file, cropRect: crop ?? SmartPhotoSpec.CropRect(x: 0, y: 0, width: 1, height: 1),
      pixelSize: pixels)
    straightenDegrees = degrees
    rotationQuarterTurns = turns
  }
}

extension SmartPhotoSpec.CropRect {
  init?(reading reader: inout ObjectReader) {
    let x = reader.number("x")
    let y = reader.number("y")
    let width = reader.number("width")
    let height = reader.number("height")
    guard let x, let y, let width, let height else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension SmartPhotoSpec.PixelSize {
  init?(reading reader: inout ObjectReader) {
    let width = reader.integer("width")
    let height = reader.integer("height")
    guard let width, let height else { return nil }
    self.init(width: width, height: height)
  }
}
