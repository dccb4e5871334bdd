// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveSpec

/// The photo of an album that a design shows at a moment.
struct AlbumChoice {
  /// What its reading is called among those of facts.
  var readingName: String
  /// The file; nil where none can be shown.
  var file: String?
  /// The year of the photo, if the album says.
  var year: Int?
  /// The file, and the time in which it is shown.
  var reading: FactReading
  /// What keeps the album from being shown.
  var failure: ImageFailure?

  /// The choice of an album for a size; an album that cannot be read has no photo.
  init(_ album: Result<ShuffleManifest, ImageFailure>, _ name: String, at now: Date, size: MatchedSet.Key) {
    readingName = Self.prefix + name
    switch album {
    case .failure(let failure):
      reading = FactReading(value: nil, period: .always)
      self.failure = failure
    case .success(let album):
      let entry = album.shown(at: now, size: size)
      file = entry?.file(for: size)
      year = entry?.year
      let (start, end) = album.period(at: now, size: size)
      reading = FactReading(
        value: file.map { .string($0) }, period: FactPeriod(start: start ?? .distantPast, end: end ?? .distantFuture))
      if file == nil {
        failure = ImageFailure(.missing, "the album `\(name)` has no photo that is ready for \(size.rawValue)")
      }
    }
  }

  static let prefix = "album:"
}

extension String {
  /// The file of the album that a reading is of, also of one in a slot of a board; nil for facts and variables.
  public var albumFile: String? {
    let name = lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
    return name.hasPrefix(AlbumChoice.prefix) ? String(name.dropFirst(AlbumChoice.prefix.count)) : nil
  }
}

extension WidgetResolver {
  /// Puts the photo that an album shows now in the place of the design's photo.
  ///
  /// Where the album is not there, the design's photo stays, which is told. As in the app, an album without a photo that
  /// can be shown leaves a design without one.
  ///
  /// - Returns: the choice, and what is to be told.
  func takeFromAlbum(_ spec: inout WidgetSpec) -> (choice: AlbumChoice?, told: Diagnostic?) {
    guard spec.layout.template != .custom, var image = spec.image, let name = image.smartPhoto?.shuffleManifestFileName
    else { return (nil, nil) }
    let place = spec.places.range(of: "image.smartPhoto.shuffleManifestFileName")
    guard let album = images.album(name) else {
      return (nil, Diagnostic(.specShuffleManifest, .noAlbum(name), at: place))
    }
    let choice = AlbumChoice(album, name, at: environment.now, size: environment.size.key)
    if let file = choice.file {
      image.fileName = file
      image.smartPhoto = nil
      spec.image = image
      return (choice, nil)
    }
    spec.image = nil
    return (
      choice,
      choice.failure.map {
        Diagnostic($0.code, "\($0.sentence)", at: place, severity: widget.isLenient ? .warning : nil)
      }
    )
  }
}

extension Diagnostic.Message {
  fileprivate static func noAlbum(_ name: String) -> Self {
    "there is no album `\(name)` beside the design; the photo of `fileName` is shown"
  }
}
