// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeaveRaster
import WeaveResolve
import WeaveSpec

/// Finds, decodes and filters photos, each once.
///
/// Only files below the design's folder or the assets folder are read, links resolved: a design from a stranger cannot
/// reach others.
final class PhotoLibrary: ImageSupplier {
  private let folder: PhotoFolder
  private var cache: [ImageRequest: Result<RasterImage, ImageFailure>] = [:]
  /// Pixels of all photos so far.
  private var pixelCount = 0

  init(_ folder: PhotoFolder) { self.folder = folder }

  func image(_ request: ImageRequest) -> Result<RasterImage, ImageFailure> {
    if let known = cache[request] { return known }
    let result: Result<RasterImage, ImageFailure>
    do throws(ImageFailure) {
      guard cache.count < Limits.images else {
        throw ImageFailure(.tooLarge, "the design uses more than \(Limits.images) photos")
      }
      let bytes = try bytes(of: request.file)
      result = .success(RasterImage(pixels: try pixels(bytes, request), key: key(of: request)))
    } catch {
      result = .failure(error)
    }
    cache[request] = result
    return result
  }

  // MARK: Bytes

  private func bytes(of name: String) throws(ImageFailure) -> [UInt8] {
    if let embedded = folder.embedded.last(where: { $0.originalFileName == name }) { return embedded.bytes }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."), !name.contains("\0") else {
      throw ImageFailure(.outside, "`\(name)` lies outside the design's folder")
    }
    for root in [folder.designFolder, folder.assets].compactMap({ $0 }) {
      let path = "\(root)/\(name)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      guard Self.isInside(path, root) else {
        throw ImageFailure(.outside, "`\(name)` is a link that leads outside the design's folder")
      }
      do { return try readFile(path, limit: Limits.imageBytes) } catch { throw ImageFailure(error, name) }
    }
    throw ImageFailure(.missing, "there is no photo `\(name)`\(question(for: name))")
  }

  /// "; did you mean `lake.jpg`?" where a photo of nearly this name lies beside the design.
  private func question(for name: String) -> String {
    let folders = [folder.designFolder, folder.assets].compactMap { $0 }
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let photos = files.prefix(1_000).filter { file in
      [".jpg", ".jpeg", ".png", ".webp", ".svg"].contains { file.lowercased().hasSuffix($0) }
    }
    let near = nearest(to: name, in: Set(photos + folder.embedded.map(\.originalFileName)))
    return near.first.map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Whether a path stays below a folder once all links are followed.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return real.hasPrefix(root == "/" ? root : root + "/")
  }

  // MARK: Pixels

  private func pixels(_ bytes: [UInt8], _ request: ImageRequest) throws(ImageFailure) -> PixelBuffer {
    var pixels: PixelBuffer
    let room = Limits.imagePixelsInAll - pixelCount
    do { pixels = try decodePhoto(bytes, pixelLimit: min(Limits.imagePixels, room)) } catch {
      if case .tooLarge(let width, let height) = error, width * height > room, room < Limits.imagePixels {
        throw ImageFailure(.tooLarge, "the photos come to more than \(Limits.imagePixelsInAll / 1_000_000) megapixels")
      }
      throw ImageFailure(error, request.file)
    }
    pixelCount += pixels.width * pixels.height
    if request.quarterTurns % 4 != 0 { pixels = pixels.turned(quarters: request.quarterTurns) }
    if request.straighten != 0 { pixels = pixels.straightened(degrees: request.straighten) }
    if let filter = request.filter, filter != "none", request.filterIntensity > 0 {
      pixels = applyFilter(filter, intensity: request.filterIntensity, to: pixels)
    }
    return pixels
  }

  private func key(of request: ImageRequest) -> String {
    "\(folder.designFolder)|\(request.file)|\(request.quarterTurns)|\(request.straighten)"
      + "|\(request.filter ?? "")|\(request.filterIntensity)"
  }
}

extension ImageFailure {
  fileprivate init(_ error: FileError, _ name: String) {
    switch error {
    case .notFound: self.init(.missing, "there is no photo `\(name)`")
    case .tooLarge: self.init(.tooLarge, "`\(name)` is larger than \(Limits.imageBytes >> 20) MB")
    case .isDirectory: self.init(.unreadable, "`\(name)` is a folder, not a photo")
    case .permissionDenied: self.init(.unreadable, "there is no permission to read `\(name)`")
    case .notRegular: self.init(.unreadable, "`\(name)` is not a regular file")
    // The path of the machine that draws says nothing to the author.
    case .diskFull, .failed: self.init(.unreadable, "`\(name)` cannot be read")
    }
  }

  fileprivate init(_ error: ImageDecodingError, _ name: String) {
    let reason: Reason =
      switch error {
      case .empty, .damaged: .damaged
      case .unknownFormat: .unsupported
      case .tooManyBytes, .tooLarge, .memory: .tooLarge
      case .refusedSVG: .unsupported
      }
    self.init(reason, "`\(name)` cannot be used: \(error)")
  }
}
