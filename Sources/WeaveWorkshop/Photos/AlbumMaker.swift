// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveHash
public import WeaveGraphics
public import WeaveSpec

/// Makes an album: photos that a design shows in turn, each cropped for each size.
public enum AlbumMaker {
  /// The largest number of photos in an album. Stops: a folder of thousands.
  public static let most = 200
  /// The prefix of an album's file name.
  public static let prefix = "smart-shuffle-"

  /// Makes an album of photos in the given order, starting with the first.
  ///
  /// - Parameters:
  ///   - names: the names of the photos, at least one.
  ///   - minutes: how long each photo stays, one of `ShuffleManifest.intervals`; 0 for always.
  ///   - now: when the first photo's turn begins.
  ///   - photo: decodes one photo; only one is in memory at a time.
  ///   - write: receives each file to place beside the design: the photos, their crops, and finally the album.
  ///   - refusal: the caller's error for a photo that cannot be cut.
  /// - Returns: the design's entry for the photo.
  public static func make<Failure: Error>(
    _ names: [String], every minutes: Int, now: Date, photo: (String) throws(Failure) -> PixelBuffer,
    write: (_ name: String, _ bytes: [UInt8]) throws(Failure) -> Void, refusal: (PhotoCutError) -> Failure
  ) throws(Failure) -> ImageSpec? {
    var image: ImageSpec?
    var entries: [ShuffleManifest.Entry] = []
    for name in names.prefix(most) {
      let photo = try photo(name)
      let made: SmartPhotoMaker.Made
      do { made = try SmartPhotoMaker.make(photo, SmartCrop(photo), now: now) } catch { throw refusal(error) }
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
