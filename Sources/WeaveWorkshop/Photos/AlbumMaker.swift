// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveHash
public import WeaveGraphics
public import WeaveSpec

/// Makes an album: photos that follow each other in a design, each cut for each size.
public enum AlbumMaker {
  /// Photos of one album. Stops: a folder of thousands.
  public static let most = 200
  /// What the name of an album's file begins with.
  public static let prefix = "smart-shuffle-"

  /// An album of photos in their order, the first of which is shown first.
  ///
  /// - Parameters:
  ///   - names: what the photos are known by, one at least.
  ///   - minutes: that each stays, one of `ShuffleManifest.intervals`; 0 for always.
  ///   - now: when the first one's turn begins.
  ///   - photo: decodes one; one is held at a time.
  ///   - write: gets each file, which lies beside the design: the photos, their crops, and the album at the end.
  /// - Returns: what a design says of its photo.
  public static func make(
    _ names: [String], every minutes: Int, now: Date, photo: (String) throws -> PixelBuffer,
    write: (_ name: String, _ bytes: [UInt8]) throws -> Void
  ) throws -> ImageSpec? {
    var image: ImageSpec?
    var entries: [ShuffleManifest.Entry] = []
    for name in names.prefix(most) {
      let photo = try photo(name)
      let made = try SmartPhotoMaker.make(photo, SmartCrop(photo), now: now)
      for file in made.files { try write(file.name, file.bytes) }
      guard let smart = made.image.smartPhoto else { continue }
      var entry = ShuffleManifest.Entry(id: name)
      entry.sourceFileName = smart.masterFileName
      for (size, _) in SmartCrop.pixelSizes { entry.prepared[size] = smart.variant(for: size)?.renderFileName }
      entries.append(entry)
      image = image ?? made.image
    }
    var album = ShuffleManifest(sourceID: "weave", entries: entries)
    album.intervalMinutes = minutes
    album.nextChange = minutes > 0 ? now.addingTimeInterval(Double(minutes) * 60) : nil
    let text = Array(album.text.utf8)
    let file = "\(prefix)\(Checksum(of: text).description.uppercased()).json"
    try write(file, text)
    image?.smartPhoto?.shuffleManifestFileName = file
    return image
  }
}
