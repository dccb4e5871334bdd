// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeavePNG
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// Photos and albums in the folder of a design.
extension WorkshopRoom {
  /// Names in the photo folders with some endings, in order.
  private func names(_ endings: [String]) -> [String] {
    let folders = [folder, session.assets].compactMap(\.self)
    let all = folders.flatMap { (try? WeaveSystem.names(inFolder: $0)) ?? [] }
    let found = all.filter { name in
      !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) }
    }
    return Array(Set(found).sorted().prefix(500))
  }

  /// The photos.
  var photoNames: [String] { names(ImageFormat.allEndings.map { ".\($0)" }) }

  /// The albums: JSON files that can be read as an album.
  var albumNames: [String] { names([".json"]).filter { $0 != title && album($0) != nil } }

  /// The album with a name; nil if it is not an album.
  func album(_ name: String) -> ShuffleManifest? {
    guard let bytes = photo(name) else { return nil }
    return ShuffleManifest.read(SourceText(name: name, bytes: bytes)).output
  }

  /// A photo as an image on the page.
  func image(_ photo: PixelBuffer, side: Int, says words: String) throws(WorkshopRefusal) -> HTML {
    let reduced: PixelBuffer
    do { reduced = try SmartPhotoMaker.reduced(photo, to: 2 * side) } catch { throw WorkshopRefusal(error) }
    let key = try key(of: reduced)
    let scale = Double(side) / Double(max(reduced.width, reduced.height, 1))
    let (width, height) = (Int(Double(reduced.width) * scale), Int(Double(reduced.height) * scale))
    return "<img class=\"photo\" src=\"picture/\(key).png\" width=\"\(width)\" height=\"\(height)\" alt=\"\(words)\">"
  }

  /// Keeps a photo like the preview's pictures.
  ///
  /// - Returns: its key.
  func key(of photo: PixelBuffer) throws(WorkshopRefusal) -> String {
    do {
      var encoder = try PNGEncoder(level: 4)
      return session.keep(try encoder.encode(photo))
    } catch { throw WorkshopRefusal(error) }
  }
}
