// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveNative
import WeaveSystem

/// Sources of pictures. Their answers are what is known of the picture, as an object of variables.
extension Service {
  static let picture = Service(
    "picture", needs: [.url, .save], every: 3_600, cost: "nothing; any picture that you may show", acceptsBody: true
  ) { context throws(FetchError) in
    var answer = try await context.answer(ifChanged: context.address(nil))
    if !answer.isUnchanged { answer.becomePicture(of: context.feed) }
    return answer
  }

  /// The photos of a folder in turn, a new one after each interval.
  static let photoFolder = Service(
    "folder", needs: [.file, .save], every: 86_400, cost: "nothing; a folder of your own"
  ) { context throws(FetchError) in
    guard let folder = context.feed.file else { throw FetchError(.lasting, "the feed has no folder") }
    return try await PhotoFolder(path: folder).answer(context)
  }

  /// The photos of an album in turn, a new one after each interval, as large as Immich prepares them for screens.
  ///
  /// - Source: Immich, API: `GET /albums`, `GET /albums/{id}`, `POST /search/metadata`, `GET /assets/{id}/thumbnail`.
  static let immich = Service(
    "immich", needs: [.url, .key, .query, .save], every: 86_400,
    cost: "nothing; your own server, an API `key` that may read albums and assets"
  ) { context throws(FetchError) in
    let album = try await ImmichAlbum(context)
    let photos = try await album.photos()
    guard let photo = context.turn(among: photos, by: \.id) else {
      throw FetchError(.lasting, "the album `\(brief(context.feed.query ?? ""))` has no photos")
    }
    var answer = try await album.picture(photo)
    answer.becomePicture(of: context.feed, photo.facts)
    return answer
  }
}

extension RequestContext {
  /// The element whose turn it is: each comes once before one comes again, in an order without a pattern. A new element
  /// does not change the order of the others.
  func turn<Element>(among elements: [Element], by name: (Element) -> String) -> Element? {
    guard !elements.isEmpty, let service = ServiceTable.service(feed.source) else { return nil }
    let interval = max(feed.interval ?? service.interval, service.least)
    let offset = Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: now)))
    let count = Int(((now + offset) / interval).rounded(.down))
    let order = elements.map { (Checksum(of: Array(name($0).utf8)).description, $0) }.sorted { $0.0 < $1.0 }
    let place = count % order.count
    return order[place < 0 ? place + order.count : place].1
  }
}

extension WebAnswer {
  /// Makes the bytes of an answer its picture. What is known of it takes their place.
  ///
  /// - Parameter facts: by the end of their variables' names: the date of `photo` is `photo_date`.
  mutating func becomePicture(of feed: Feed, _ facts: [(name: String, text: String)] = []) {
    let variable = feed.name.replacing("-", with: "_")
    picture = bytes
    let members = [(variable, fileName(feed.save ?? ""))] + facts.map { ("\(variable)_\($0.name)", $0.text) }
    let texts = members.map { "\(JSONText.literal($0.0)):\(JSONText.literal($0.1))" }
    bytes = Array("{\(texts.joined(separator: ","))}".utf8)
    type = "application/json"
  }
}

/// The last part of a path.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
