// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveHash
import WeaveNative
import WeaveRaster
import WeaveResolve
import WeaveSpec
import WeaveSystem

/// Finds and decodes photos, each once.
///
/// Only files below the design's folder or the assets folder are read, after resolving links: a design from a stranger
/// cannot reach others. A file is opened once, so the bytes that are read are those that were checked.
final class PhotoLibrary: ImageSupplier {
  private let folder: PhotoFolder
  private let decoded: DecodedPhotos?
  /// Whether only the sizes of photos are needed, because nothing is drawn.
  private let hasSizesAlone: Bool
  private var ownFiles: [String: Checksum?] = [:]
  /// The libraries of a board's slots, by the folders of their designs.
  private var others: [String: PhotoLibrary] = [:]
  private var cache: [ImageRequest: Result<RasterImage, ImageFailure>] = [:]
  private var albums: [String: Result<ShuffleManifest, ImageFailure>?] = [:]
  /// The files that were looked for, with the hashes of their bytes; nil for missing files.
  var files: [String: Checksum?] { others.values.reduce(ownFiles) { $0.merging($1.files) { $1 } } }
  /// Whether any photo was requested, found or not.
  var wasAsked: Bool { !cache.isEmpty || !albums.isEmpty || others.values.contains { $0.wasAsked } }
  /// A photo that did not fit into memory, which is not a mistake in the design.
  private(set) var nameWithoutMemory: String?
  /// The number of pixels of all photos so far.
  private var pixelCount = 0
  /// Shared by all slots of a board.
  private let budget: PhotoBudget

  /// - Parameters:
  ///   - decoded: photos that earlier pictures have used.
  ///   - hasSizesAlone: whether nothing will be drawn, so that photos need not be decoded.
  ///   - budget: what the photos may cost.
  init(
    _ folder: PhotoFolder, decoded: DecodedPhotos? = nil, hasSizesAlone: Bool = false,
    budget: PhotoBudget = PhotoBudget()
  ) {
    self.folder = folder
    self.budget = budget
    self.decoded = decoded
    self.hasSizesAlone = hasSizesAlone
  }

  /// The photos of a slot, which lie in the folder of its design.
  func library(for folder: PhotoFolder) -> PhotoLibrary {
    if folder.designFolder == self.folder.designFolder, folder.embedded.isEmpty { return self }
    let key = "\(folder.designFolder)\n\(folder.embedded.map(\.originalFileName))"
    if let known = others[key] { return known }
    let made = PhotoLibrary(folder, decoded: decoded, hasSizesAlone: hasSizesAlone, budget: budget)
    others[key] = made
    return made
  }

  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure> {
    if let known = cache[request] { return known }
    let result: Result<RasterImage, ImageFailure>
    do throws(ImageFailure) {
      guard cache.count < Limits.images else {
        throw ImageFailure(.tooLarge, "the design uses more than \(Limits.images) photos")
      }
      result = .success(try read(request))
    } catch {
      result = .failure(error)
    }
    cache[request] = result
    return result
  }

  private func read(_ request: ImageRequest) throws(ImageFailure) -> RasterImage {
    if let photo = decoded?.photo(request, in: folder) {
      ownFiles[photo.path] = photo.sum
      pixelCount += photo.image.width * photo.image.height
      if pixelCount <= Limits.imagePixelsInAll { return photo.image }
    }
    let (bytes, path) = try bytes(of: request.file)
    let look = PhotoLook(request.filter, intensity: request.filterIntensity, duotone: request.duotone)
    let sum = Checksum(of: bytes)
    let key = Self.key(of: request, sum)
    let image: RasterImage
    if let known = known(key) { image = known } else { image = try decodedImage(bytes, request, key: key, look: look) }
    if let path { ownFiles[path] = sum }
    guard !hasSizesAlone, let decoded else { return image }
    decoded.add(image)
    if let path { decoded.store(DecodedPhotos.Photo(image: image, path: path, sum: sum), request, in: folder) }
    return image
  }

  /// A photo that an earlier picture decoded, if this picture has room for it.
  private func known(_ key: String) -> RasterImage? {
    guard !hasSizesAlone, let image = decoded?.image(key) else { return nil }
    let count = image.width * image.height
    guard pixelCount + count <= Limits.imagePixelsInAll else { return nil }
    pixelCount += count
    return image
  }

  // MARK: Albums

  func album(_ file: String) -> Result<ShuffleManifest, ImageFailure>? {
    if let known = albums[file] { return known }
    let read: Result<ShuffleManifest, ImageFailure>?
    do throws(ImageFailure) {
      read = .success(try readAlbum(file))
    } catch {
      read = error.reason == .missing ? nil : .failure(error)
    }
    albums[file] = .some(read)
    return read
  }

  private func readAlbum(_ file: String) throws(ImageFailure) -> ShuffleManifest {
    let (bytes, path) = try bytes(of: file)
    if let path { ownFiles[path] = Checksum(of: bytes) }
    let read = ShuffleManifest.read(SourceText(name: file, bytes: bytes))
    guard let album = read.output, !read.hasErrors else {
      throw ImageFailure(.damaged, "the album `\(file)` cannot be read: it is not a list of photos")
    }
    return album
  }

  // MARK: Bytes

  /// The bytes of a data URI: `data:image/png;base64,iVBORw0…`.
  ///
  /// - Source: RFC 2397.
  private func embedded(in uri: String) throws(ImageFailure) -> [UInt8] {
    // A longer one has been cut, as every text is.
    guard uri.unicodeScalars.count < Limits.textScalars else {
      throw ImageFailure(
        .unreadable, "the data URI is too long: texts have at most \(Limits.textScalars) characters; use a file instead"
      )
    }
    guard let comma = uri.firstIndex(of: ","),
      uri[..<comma].lowercased().hasSuffix(";base64"),
      let data = Data(base64Encoded: String(uri[uri.index(after: comma)...])), !data.isEmpty
    else {
      throw ImageFailure(.unreadable, "the data URI must be `data:image/png;base64,` followed by a picture in base64")
    }
    return [UInt8](data)
  }

  /// The bytes of a photo, and the path of its file; the path is nil if the design's own file embeds it.
  private func bytes(of name: String) throws(ImageFailure) -> (bytes: [UInt8], path: String?) {
    if let embedded = folder.embedded.last(where: { $0.originalFileName == name }) { return (embedded.bytes, nil) }
    if name.hasPrefix("data:") { return (try embedded(in: name), nil) }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."), !name.contains("\0") else {
      throw ImageFailure(.outside, "`\(name)` is outside the design's folder")
    }
    for root in [folder.designFolder, folder.assets].compactMap({ $0 }) where !root.isEmpty {
      let path = "\(root)/\(name)"
      do throws(FileError) {
        return (try readFile(name, below: root, limit: Limits.imageBytes), path)
      } catch .notFound {
        ownFiles[path] = .some(nil)
      } catch {
        throw ImageFailure(error, name)
      }
    }
    if let given = try given(name) { return (given, nil) }
    throw ImageFailure(.missing, "there is no photo `\(name)`\(question(for: name))")
  }

  /// The bytes of a photo from the image source; nil if it has none of this name.
  private func given(_ name: String) throws(ImageFailure) -> [UInt8]? {
    do { return try folder.source?.image(named: name) } catch {
      throw ImageFailure(.unreadable, "`\(name)` cannot be read: \(error)")
    }
  }

  /// "; did you mean `lake.jpg`?" if a photo with a similar name lies beside the design.
  private func question(for name: String) -> String {
    let folders = [folder.designFolder, folder.assets].compactMap { $0 }
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let photos = files.prefix(1_000).filter { ImageFormat.isName($0) }
    let near = nearest(to: name, in: Set(photos + folder.embedded.map(\.originalFileName)))
    return near.first.map { "; did you mean `\($0)`?" } ?? ""
  }

  // MARK: Pixels

  /// Decodes the bytes of a photo, or creates its placeholder.
  private func decodedImage(
    _ bytes: [UInt8], _ request: ImageRequest, key: String, look: PhotoLook?
  ) throws(ImageFailure) -> RasterImage {
    let room = Limits.imagePixelsInAll - pixelCount
    do throws(ImageDecodingError) {
      let limit = min(Limits.imagePixels, room)
      if hasSizesAlone, let size = try photoSize(bytes, pixelLimit: limit) {
        pixelCount += size.width * size.height
        let isOnSide = request.quarterTurns % 2 != 0
        return RasterImage(
          width: isOnSide ? size.height : size.width, height: isOnSide ? size.width : size.height, key: key, look: look)
      }
      var pixels = try decodePhoto(bytes, pixelLimit: limit, budget: budget)
      pixelCount += pixels.width * pixels.height
      if request.quarterTurns % 4 != 0 { pixels = pixels.turned(quarters: request.quarterTurns) }
      if request.straighten != 0 { pixels = pixels.straightened(degrees: request.straighten) }
      return RasterImage(pixels: pixels, key: key, look: look)
    } catch {
      if case .tooLarge(let width, let height) = error, room < Limits.imagePixels,
        width <= Limits.imageSide, height <= Limits.imageSide, width * height <= Limits.imagePixels
      {
        // On its own, the photo would be within the limits.
        throw ImageFailure(
          .tooLarge, "the photos have more than \(Limits.imagePixelsInAll / 1_000_000) megapixels in total")
      }
      if error == .memory { nameWithoutMemory = request.file }
      throw ImageFailure(error, request.file)
    }
  }

  /// The key of a decoded photo, which depends on its bytes and not on its path: two files of one name differ, and a
  /// design uses the same names in every folder.
  private static func key(of request: ImageRequest, _ sum: Checksum) -> String {
    var parts = ["\(request.file)#\(String(sum.word, radix: 16))"]
    if request.quarterTurns % 4 != 0 { parts.append("turned \(request.quarterTurns)") }
    if request.straighten != 0 { parts.append("straightened \(request.straighten)") }
    if let filter = request.filter, filter != "none" { parts.append("\(filter) \(request.filterIntensity)") }
    if let duotone = request.duotone { parts.append(duotone.name) }
    return parts.joined(separator: ", ")
  }
}

extension ImageFailure {
  fileprivate init(_ error: FileError, _ name: String) {
    switch error {
    case .notFound: self.init(.missing, "there is no photo `\(name)`")
    case .tooLarge: self.init(.tooLarge, "`\(name)` is larger than \(Limits.imageBytes >> 20) MB")
    case .isDirectory: self.init(.unreadable, "`\(name)` is a folder, not a photo")
    case .permissionDenied: self.init(.unreadable, "no permission to read `\(name)`")
    case .notRegular: self.init(.unreadable, "`\(name)` is not a regular file")
    case .isLink: self.init(.outside, "`\(name)` is a link that leads outside the design's folder")
    // A path on the machine that draws does not help the author.
    case .noFolder, .diskFull, .locked, .failed: self.init(.unreadable, "`\(name)` cannot be read")
    }
  }

  fileprivate init(_ error: ImageDecodingError, _ name: String) {
    let reason: Reason =
      switch error {
      case .empty, .damaged: .damaged
      case .unknownFormat, .notPNG: .unsupported
      case .tooManyBytes, .tooLarge, .overstated, .memory, .overrun: .tooLarge
      case .refusedSVG: .unsupported
      case .noWorker, .noLibrary: .unreadable
      }
    self.init(reason, "`\(name)` cannot be used: \(error)")
  }
}
