// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveDiagnostics
import WeaveHTTP
import WeaveJSON
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
    guard let ending = Self.ending(of: part.bytes) else {
      return .refusal(.unsupportedMediaType, "`\(name)` is no JPEG, PNG or WebP; save it as one of these first")
    }
    let (core, bytes) = (core, Array(part.bytes))
    let stored = await core.disk.run {
      Result { () throws(FileError) in try Self.store(bytes, name, ending, in: core.options.scene.folder) }
    }
    let files: (photo: String, design: String)
    do { files = try stored.get() } catch { return .refusal(.serviceUnavailable, "\(error)") }
    guard let reason = await trouble(with: files.design) else { return Page.seeOther("/") }
    await core.disk.run {
      for file in [files.design, files.photo] {
        try? FileManager.default.removeItem(atPath: "\(core.options.scene.folder)/\(file)")
      }
    }
    return .refusal(.badRequest, "`\(name)` cannot be drawn: \(reason)")
  }

  /// Why the design of a photo cannot be drawn as it should; nil if it can.
  private func trouble(with design: String) async -> String? {
    let slot = core.shelf.slot(of: Display.thumbnail(of: design))
    let (kept, failure) = await core.picture(in: slot, isFetched: false)
    return failure?.reason ?? kept?.problems.first
  }

  /// The ending for a file of photos by its first bytes; nil for other files.
  ///
  /// - Source: PNG, section 5.2; JPEG (T.81), B.1.1.3; RFC 9649, section 2.3.
  private static func ending(of bytes: ArraySlice<UInt8>) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return "webp" }
    return nil
  }

  /// Writes both files under a name that is free.
  private static func store(
    _ bytes: [UInt8], _ name: String, _ ending: String, in folder: String
  ) throws(FileError) -> (photo: String, design: String) {
    let stem = name.split(separator: ".").dropLast().joined(separator: " ")
    let title = stem.isEmpty ? "Photo" : String(stem.prefix(60))
    let base = NewDesign.fileName(of: title).dropLast(".json".count)
    let free = (1...10_000).lazy.map { $0 == 1 ? "photo-\(base)" : "photo-\(base)-\($0)" }.first { base in
      ["json", "jpg", "png", "webp"].allSatisfy { !NewDesign.isTaken("\(folder)/\(base).\($0)") }
    }
    guard let free, let text = Language.newDesign(named: title, from: "photo") else {
      throw .failed(folder, reason: "there are too many photos of this name")
    }
    let photo = "\(free).\(ending)"
    try createFile(bytes, at: "\(folder)/\(photo)")
    let design = text.replacing("\"photo.jpg\"", with: JSONText.literal(photo))
    try NewDesign.write(design, to: "\(folder)/\(free).json")
    return (photo, "\(free).json")
  }
}
