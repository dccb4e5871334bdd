// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveSpec

/// The photo of an album that a design shows at a moment.
struct AlbumChoice {
  /// The name of its reading among the readings of facts.
  var readingName: String
  /// The file; nil if none can be shown.
  var file: String?
  /// The year of the photo, if the album states it.
  var year: Int?
  /// The file, with the period in which it is shown.
  var reading: FactReading
  /// Why the album cannot be shown; nil if it can.
  var failure: ImageFailure?

  /// The choice from an album for a size; an unreadable album has no photo.
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
  /// The album file of a reading, also for a slot of a board; nil for facts and variables.
  public var albumFile: String? {
    let name = lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
    return name.hasPrefix(AlbumChoice.prefix) ? String(name.dropFirst(AlbumChoice.prefix.count)) : nil
  }
}

extension WidgetResolver {
  /// Replaces the design's photo by the photo that an album shows now.
  ///
  /// If the album is missing, the design's photo stays and a diagnostic says so. As in the app, an album without a
  /// photo to show leaves the design without one.
  ///
  /// - Returns: the choice, and a diagnostic if something is wrong.
  func takeFromAlbum(_ spec: inout WidgetSpec) -> (choice: AlbumChoice?, diagnostic: Diagnostic?) {
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
