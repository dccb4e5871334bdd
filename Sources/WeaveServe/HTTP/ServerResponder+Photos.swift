// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveDiagnostics
import WeaveHTTP
import WeaveJSON
import WeaveNative
import WeaveRender
import WeaveSystem
import WeaveWorkshop

/// Photos that the owner brings.
extension ServerResponder {
  /// The largest photo in bytes, with the rest of its form.
  private static let photoBytes = 24 << 20

  /// Stores a photo and a design that fills a display with it. A photo that cannot be drawn is not kept.
  func uploadPhoto(_ request: Request) async -> Response {
    core.count("post")
    guard core.gate.isFromHere(request), let csrf = core.gate.csrf(of: request) else {
      core.count("refused")
      return .refusal(.forbidden, "only the owner can bring photos")
    }
    guard let body = try? await request.body.collect(upTo: Self.photoBytes) else {
      return .refusal(.contentTooLarge, "the photo is larger than 24 MiB")
    }
    let form = MultipartForm(ArraySlice(body.readableBytesView))
    guard let given = form["csrf"], Token.areEqual(given, csrf) else {
      core.count("refused")
      return .refusal(.forbidden, "this form is too old; reload the page")
    }
    guard let part = form.parts.first(where: { $0.file != nil }), let name = part.file, !name.isEmpty else {
      return .refusal(.badRequest, "choose a photo first")
    }
    guard let format = ImageFormat(part.bytes), format != .svg else {
      return .refusal(.unsupportedMediaType, "`\(name)` is no JPEG, PNG, WebP or HEIC; save it as one of these first")
    }
    let (core, bytes) = (core, Array(part.bytes))
    let stored = await core.disk.run {
      Result {
        _ = try decodePhoto(bytes)
        try Self.store(bytes, name, format.endings[0], in: core.options.scene.folder)
      }
    }
    do { try stored.get() } catch let error as ImageDecodingError {
      return .refusal(.badRequest, "`\(name)` cannot be drawn: \(error)")
    } catch { return .refusal(.serviceUnavailable, "\(error)") }
    return Page.seeOther("/")
  }

  /// Writes both files under a name that is free.
  private static func store(
    _ bytes: [UInt8], _ name: String, _ ending: String, in folder: String
  ) throws(FileError) {
    let stem = name.split(separator: ".").dropLast().joined(separator: " ")
    let title = stem.isEmpty ? "Photo" : String(stem.prefix(60))
    let base = NewDesign.fileName(of: title).dropLast(".json".count)
    let free = (1...10_000).lazy.map { $0 == 1 ? "photo-\(base)" : "photo-\(base)-\($0)" }.first { base in
      ["json", ending].allSatisfy { !NewDesign.isTaken("\(folder)/\(base).\($0)") }
    }
    guard let free, let text = Language.newDesign(named: title, from: "photo") else {
      throw .failed(folder, reason: "there are too many photos of this name")
    }
    let photo = "\(free).\(ending)"
    try createFile(bytes, at: "\(folder)/\(photo)")
    let design = text.replacing("\"photo.jpg\"", with: JSONText.literal(photo))
    try NewDesign.write(design, to: "\(folder)/\(free).json")
  }
}
