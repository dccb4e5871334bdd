// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// An album of a server with Immich.
struct ImmichAlbum {
  /// A photo of the album.
  struct Photo {
    var id: String
    /// What is known of it, by the ends of variables' names.
    var facts: [(name: String, text: String)]

    /// - Returns: nil for a film, and for a photo that is in the bin or archived.
    init?(_ asset: JSONNode) {
      let isHidden = ["isTrashed", "isArchived", "isOffline"].contains { asset[$0]?.boolValue == true }
      guard let id = asset["id"]?.stringValue, asset["type"]?.stringValue == "IMAGE", !isHidden else { return nil }
      self.id = id
      let camera = asset["exifInfo"]
      let found: [(String, String?)] = [
        ("date", asset["localDateTime"]?.stringValue ?? asset["fileCreatedAt"]?.stringValue),
        ("title", camera?["description"]?.stringValue), ("town", camera?["city"]?.stringValue),
        ("country", camera?["country"]?.stringValue),
      ]
      // A photo without a place must not keep that of the photo before it.
      facts = found.map { ($0.0, $0.1 ?? "") }
    }
  }

  private let context: RequestContext
  private let server: WebAddress
  private let key: String
  private let id: String

  /// Finds the album by its name or its identifier.
  init(_ context: RequestContext) async throws(FetchError) {
    self.context = context
    let base = try context.address(nil)
    // Both addresses are given in its documentation.
    server = base.text.hasSuffix("/api") ? WebAddress(String(base.text.dropLast(4))) ?? base : base
    key = try context.key
    let wanted = context.feed.query ?? ""
    let list = try await Self.json(context, server, key, "/api/albums").elements ?? []
    let shared = try await Self.json(context, server, key, "/api/albums", [("shared", "true")]).elements ?? []
    let album = (list + shared).first { album in
      album["id"]?.stringValue == wanted || album["albumName"]?.stringValue == wanted
    }
    guard let id = album?["id"]?.stringValue else {
      let names = list.compactMap { $0["albumName"]?.stringValue }.prefix(8).map { "`\(brief($0))`" }
      throw FetchError(
        .lasting,
        "\(server.host) has no album `\(brief(wanted))`"
          + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"))
    }
    self.id = id
  }

  /// All photos. Later servers list them only in a search.
  func photos() async throws(FetchError) -> [Photo] {
    let album = try await Self.json(context, server, key, "/api/albums/\(id)")
    if let assets = album["assets"]?.elements, !assets.isEmpty { return assets.compactMap(Photo.init) }
    guard let address = server.with(path: "/api/search/metadata") else { return [] }
    var photos: [Photo] = []
    var page = 1
    while page <= 20 {
      var request = WebRequest(address)
      request.method = "POST"
      request.headers = [("x-api-key", key), ("Content-Type", "application/json")]
      let wish =
        "{\"albumIds\":[\(JSONText.literal(id))],\"type\":\"IMAGE\",\"withExif\":true,\"size\":500,\"page\":\(page)}"
      request.body = Array(wish.utf8)
      let found = try Self.tree(try await context.answer(request))["assets"]
      photos += (found?["items"]?.elements ?? []).compactMap(Photo.init)
      guard let next = found?["nextPage"]?.stringValue.flatMap({ Int($0) }), next == page + 1 else { break }
      page = next
    }
    return photos
  }

  /// A photo, as large as the server prepares it for screens.
  func picture(_ photo: Photo) async throws(FetchError) -> WebAnswer {
    guard let address = server.with(path: "/api/assets/\(photo.id)/thumbnail", [("size", "preview")]) else {
      throw FetchError(.lasting, "the address of the feed cannot be completed")
    }
    var request = WebRequest(address)
    request.headers = [("x-api-key", key)]
    return try await context.answer(request)
  }

  private static func json(
    _ context: RequestContext, _ server: WebAddress, _ key: String, _ path: String, _ items: [(String, String)] = []
  ) async throws(FetchError) -> JSONNode {
    guard let address = server.with(path: path, items) else {
      throw FetchError(.lasting, "the address of the feed cannot be completed")
    }
    var request = WebRequest(address)
    request.headers = [("x-api-key", key), ("Accept", "application/json")]
    return try tree(try await context.answer(request))
  }

  private static func tree(_ answer: WebAnswer) throws(FetchError) -> JSONNode {
    guard let root = JSONParser.parse(SourceText(name: "immich", bytes: answer.bytes)).output else {
      throw FetchError(.lasting, "\(answer.host) does not answer as Immich does")
    }
    return root
  }
}
