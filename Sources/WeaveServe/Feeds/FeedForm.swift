// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveFetch
import WeaveHTTP
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSystem
import WeaveWorkshop

/// A form of the owner's page that adds a feed.
struct FeedForm: Sendable {
  /// What can be added, in the order of the page.
  enum Kind: String, CaseIterable, Sendable {
    case calendar, weather, air, news, picture, ready, immich, homeAssistant = "home-assistant", json
  }

  private let kind: Kind
  private let fields: [String: String]
  private let file: (name: String, bytes: [UInt8])?

  /// - Returns: nil for a form of another kind.
  init?(_ form: MultipartForm) {
    guard let kind = form["kind"].flatMap(Kind.init) else { return nil }
    self.kind = kind
    let texts = form.parts.filter { $0.file == nil }.map { part in
      (part.name, String(decoding: part.bytes, as: UTF8.self).trimmed)
    }
    fields = Dictionary(texts) { first, _ in first }.filter { !$0.value.isEmpty }
    file = form.parts.first { $0.file?.isEmpty == false }.map { ($0.file ?? "", Array($0.bytes)) }
  }

  private subscript(_ name: String) -> String? { fields[name] }

  /// Adds the feed. If it does not answer, nothing stays of it.
  func add(to desk: FeedDesk) async throws(FeedDesk.Refusal) {
    let settings = try await desk.current()
    let recipe = kind == .ready ? fields["recipe"].flatMap(FeedRecipe.named) : nil
    let name = try Self.free(fields["name"] ?? recipe?.name ?? kind.rawValue, among: settings)
    var files: [String] = []
    do throws(FeedDesk.Refusal) {
      let draft = try await draft(name, recipe, desk, &files)
      try await desk.add(name, draft)
    } catch {
      let made = files
      await desk.core.disk.run { for file in made { try? removeFile(file) } }
      throw error
    }
  }

  /// A name for a feed that no other has.
  private static func free(_ wish: String, among settings: FeedSettings) throws(FeedDesk.Refusal) -> String {
    let base = String(NewDesign.fileName(of: String(wish.prefix(40))).dropLast(".json".count))
    let letters = base.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let plain = letters.allSatisfy { $0 == "-" } ? "feed" : letters
    let free = (1...1_000).lazy.map { $0 == 1 ? plain : "\(plain)-\($0)" }.first { settings.feed($0) == nil }
    guard let free else { throw FeedDesk.Refusal(description: "there are too many feeds of this name") }
    return free
  }

  private func draft(
    _ name: String, _ recipe: FeedRecipe?, _ desk: FeedDesk, _ files: inout [String]
  ) async throws(FeedDesk.Refusal) -> FeedDraft {
    switch kind {
    case .calendar: return try await calendar(name, desk, &files)
    case .weather, .air:
      var draft = FeedDraft(source: kind == .weather ? "open-meteo" : "open-meteo-air")
      if let place = fields["place"] {
        draft.set("search", place)
      } else if let place = await desk.place() {
        draft.set(place)
      } else {
        throw FeedDesk.Refusal(description: "give a place, or set that of the house first")
      }
      return draft
    case .news:
      var draft = FeedDraft(source: "rss")
      draft.set("url", fields["address"])
      return draft
    case .ready:
      guard let recipe else { throw FeedDesk.Refusal(description: "choose a ready feed") }
      var draft = FeedDraft(recipe)
      draft.set("url", fields["address"])
      if let secret = fields["secret"] {
        let isHeader = recipe.needs.hasPrefix("--header")
        let place = try await desk.keep(secret, for: isHeader ? .authorization : .token, of: name)
        if isHeader { draft.add(header: "Authorization", "\(place)") } else { draft.set("token", place) }
      }
      if recipe.hasPicture { try await addPicture(to: &draft, name, recipe.variables, desk, &files) }
      return draft
    case .picture:
      var draft = FeedDraft(source: "picture")
      draft.set("url", fields["address"])
      draft.set("every", fields["every"])
      try await addPicture(to: &draft, name, [], desk, &files)
      return draft
    case .immich:
      var draft = FeedDraft(source: "immich")
      draft.set("url", fields["address"])
      if let key = fields["secret"] { draft.set("key", try await desk.keep(key, for: .key, of: name)) }
      draft.set("query", fields["album"])
      draft.set("every", fields["every"])
      let variable = name.replacing("-", with: "_")
      try await addPicture(to: &draft, name, ["\(variable)_title", "\(variable)_town"], desk, &files)
      return draft
    case .homeAssistant:
      var draft = FeedDraft(source: "home-assistant")
      draft.set("url", fields["address"])
      if let token = fields["secret"] { draft.set("token", try await desk.keep(token, for: .token, of: name)) }
      draft.set("entities", (fields["entities"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init))
      return draft
    case .json:
      var draft = FeedDraft(source: "json")
      draft.set("url", fields["address"])
      if let token = fields["secret"] { draft.set("token", try await desk.keep(token, for: .token, of: name)) }
      draft.set(body: fields["body"])
      let picks = (fields["picks"] ?? "").split(separator: "\n").compactMap { line -> (String, String)? in
        let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
      draft.add(picks: picks)
      return draft
    }
  }

  /// A calendar at an address, of an account, or in a file that is kept in the folder.
  private func calendar(
    _ name: String, _ desk: FeedDesk, _ files: inout [String]
  ) async throws(FeedDesk.Refusal) -> FeedDraft {
    var draft = FeedDraft(source: fields["user"] == nil ? "icalendar" : "caldav")
    if let file {
      let (bytes, folder) = (file.bytes, desk.core.options.scene.folder)
      let stored = await desk.core.disk.run {
        Result { () throws(FileError) -> String in
          let free = (1...1_000).lazy.map { $0 == 1 ? "\(name).ics" : "\(name)-\($0).ics" }
          guard let path = free.map({ "\(folder)/\($0)" }).first(where: { !NewDesign.isTaken($0) }) else {
            throw .failed(folder, reason: "there are too many calendars of this name")
          }
          try createFile(bytes, at: path)
          return realPath(path) ?? path
        }
      }
      let path: String
      do throws(FileError) { path = try stored.get() } catch { throw FeedDesk.Refusal(description: "\(error)") }
      files.append(path)
      draft.set("file", path)
    } else if let address = fields["address"] {
      if fields["user"] == nil {
        // The address of a private calendar is its key.
        draft.set("url", try await desk.keep(address, for: .address, of: name))
      } else {
        draft.set("url", address)
      }
    } else {
      throw FeedDesk.Refusal(description: "give the address of the calendar, or choose its file")
    }
    draft.set("user", fields["user"])
    if let password = fields["secret"] {
      draft.set("password", try await desk.keep(password, for: .password, of: name))
    }
    draft.set("label", fields["name"])
    draft.set("color", fields["color"])
    return draft
  }

  /// Lets a feed write its picture into the folder, and makes a design that shows it.
  private func addPicture(
    to draft: inout FeedDraft, _ name: String, _ captions: [String], _ desk: FeedDesk, _ files: inout [String]
  ) async throws(FeedDesk.Refusal) {
    let folder = desk.core.options.scene.folder
    let (picture, design) = ("\(name).jpg", "\(folder)/\(name).json")
    let text = PictureDesign.text(named: fields["name"] ?? name, file: picture, captions: captions)
    let stored = await desk.core.disk.run {
      Result { () throws(FileError) -> String in
        if NewDesign.isTaken("\(folder)/\(picture)") {
          throw .failed("\(folder)/\(picture)", reason: "a file of this name is there already; choose another name")
        }
        try createFile(Array(text.utf8), at: design)
        return realPath(folder) ?? folder
      }
    }
    do throws(FileError) { draft.set("save", "\(try stored.get())/\(picture)") } catch {
      throw FeedDesk.Refusal(description: "\(error)")
    }
    files += [design, "\(folder)/\(picture)"]
  }
}

/// A design that fills a display with the picture of a feed.
enum PictureDesign {
  /// - Parameter captions: the variables below it, the first one large.
  static func text(named name: String, file: String, captions: [String]) -> String {
    let template = captions.isEmpty ? "photo" : "photoCaption"
    guard var text = Language.newDesign(named: name, from: template) else { return "" }
    text = text.replacing("\"photo.jpg\"", with: JSONText.literal(file))
    for (place, words) in ["Your caption", "Where and when"].enumerated() {
      let shown = captions.indices.contains(place) ? "{{\(captions[place])|}}" : ""
      text = text.replacing("\"\(words)\"", with: JSONText.literal(shown))
    }
    return text
  }
}
