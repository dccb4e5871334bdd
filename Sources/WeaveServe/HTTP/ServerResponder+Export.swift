// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveDiagnostics
import WeaveHTTP
import WeaveNative
import WeaveSystem

/// Everything that the owner has made, in one file.
extension ServerResponder {
  /// `/export.zip`: the designs, playlists, photos, calendars and settings of the folder. What the server remembers, such
  /// as tokens, is not in it.
  func export(_ request: Request) async -> Response {
    guard core.gate.csrf(of: request) != nil else { return Page.seeOther("/login") }
    core.count("page")
    let core = core
    let made = await core.disk.run {
      Result { () throws(FileError) in
        try Self.archive(of: core.options.scene.folder, in: core.options.state)
      }
    }
    do {
      var headers = HTTPFields()
      headers[.contentType] = "application/zip"
      headers[.contentDisposition] = "attachment; filename=\"weave.zip\""
      headers[.cacheControl] = "no-store"
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: try made.get())))
    } catch { return .refusal(.serviceUnavailable, "\(error)") }
  }

  /// The endings of files that belong to a home.
  private static let endings: Set = [
    "json", "png", "jpg", "jpeg", "webp", "heic", "heif", "svg", "ics", "csv", "md", "txt", "ttf", "otf",
  ]
  /// The most that is put into one file, in bytes.
  private static let limit = 96 << 20
  /// How many folders inside each other are looked through.
  private static let depth = 4

  private static func archive(of folder: String, in state: String) throws(FileError) -> [UInt8] {
    let path = "\(state)/.weave-export-\(Token.random()).tmp"
    let writer = try ArchiveWriter(path, .zip)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var left = limit
    for name in files(in: folder, below: "", depth: depth) {
      let bytes = try ConfinedFolder.read("\(folder)/\(name)", within: [folder], limit: left)
      left -= bytes.count
      try writer.add(name, bytes)
    }
    try writer.close()
    return try readFile(path, limit: 2 * limit)
  }

  /// The files of a folder and of the folders in it, in order. Hidden ones are left out.
  private static func files(in folder: String, below inner: String, depth: Int) -> [String] {
    let found = ((try? names(inFolder: "\(folder)/\(inner)")) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    return found.flatMap { name -> [String] in
      let path = inner + name
      if isFolder("\(folder)/\(path)") {
        return depth > 1 ? files(in: folder, below: path + "/", depth: depth - 1) : []
      }
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return endings.contains(ending) ? [path] : []
    }
  }
}
