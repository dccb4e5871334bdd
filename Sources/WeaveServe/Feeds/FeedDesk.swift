// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveFetch
import WeaveJSON
import WeaveRender
import WeaveStore
import WeaveSystem

/// Changes the feeds of the house for the owner's page, as `weave feed` does for the command.
struct FeedDesk: Sendable {
  /// Why nothing was changed, worded as a message.
  struct Refusal: Error, Sendable, CustomStringConvertible {
    var description: String
  }

  let core: ServerCore
  let home: FeedHome

  /// - Returns: nil if the server refreshes no feeds.
  init?(_ core: ServerCore) {
    guard let home = core.options.feeds.first(where: { $0.profile == nil }) else { return nil }
    (self.core, self.home) = (core, home)
  }

  // MARK: The file

  private static let empty = "{\n  \"version\": 1,\n  \"feeds\": {}\n}\n"

  /// `feeds.json`, ready to be changed. Call it where the disk may be waited for.
  private func editor() throws(Refusal) -> JSONTextEditor {
    var text = Array(Self.empty.utf8)
    do throws(FileError) { text = try readFile(home.file, limit: Limits.designBytes) } catch .notFound {
    } catch { throw Refusal(description: "\(error)") }
    guard let editor = JSONTextEditor(SourceText(name: "feeds.json", bytes: text)) else {
      throw Refusal(description: "\(home.file) has mistakes; 'weave feed check' shows them")
    }
    return editor
  }

  /// The settings in a text.
  private func settings(_ source: SourceText) throws(Refusal) -> FeedSettings {
    let checked = FeedSettingsReader.read(source)
    if let settings = checked.output { return settings }
    let first = checked.diagnostics.first { $0.severity == .error }
    throw Refusal(description: first.map { "\($0.message)" } ?? "\(home.file) has mistakes")
  }

  /// The feeds that are set up.
  func current() async throws(Refusal) -> FeedSettings {
    let read = await core.disk.run { Result { () throws(Refusal) in try settings(editor().source) } }
    return try read.get()
  }

  /// Changes the file, without another command or page in between.
  private func change(
    _ edit: @escaping @Sendable (inout JSONTextEditor) throws(EditError) -> Void
  ) async throws(Refusal) {
    let written = await core.disk.run {
      Result { () throws(Refusal) in
        let folder = FilePath.folder(of: home.file)
        do throws(FileError) {
          try makePrivateFolder(folder)
          let lock = try FolderLock(folder, patience: DisplayEditor.patience)
          var editor: JSONTextEditor
          do throws(Refusal) { editor = try self.editor() } catch { throw .failed(home.file, reason: "\(error)") }
          do throws(EditError) { try edit(&editor) } catch { throw .failed(home.file, reason: "\(error)") }
          do throws(Refusal) { _ = try settings(editor.source) } catch { throw .failed(home.file, reason: "\(error)") }
          try lock.replace(fileName(home.file), with: editor.source.bytes)
        } catch { throw Refusal(description: "\(error)") }
      }
    }
    try written.get()
  }

  private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  // MARK: Feeds

  /// Adds a feed once it has answered.
  func add(_ name: String, _ draft: FeedDraft) async throws(Refusal) {
    let value = draft.value
    let path = JSONPath([.key("feeds"), .key(name)])
    let prepared = await core.disk.run {
      Result { () throws(Refusal) in
        var editor = try editor()
        do throws(EditError) { try editor.set(path, to: value) } catch { throw Refusal(description: "\(error)") }
        return try settings(editor.source)
      }
    }
    let outcome = try await ask(name, try prepared.get())
    if outcome.result == .failed { throw Refusal(description: outcome.reason) }
    try await change { editor throws(EditError) in try editor.set(path, to: value) }
    core.feeds.take(outcome)
  }

  /// Asks a feed out of turn.
  func ask(_ name: String) async throws(Refusal) {
    let outcome = try await ask(name, try await current())
    core.feeds.take(outcome)
    if outcome.result == .failed { throw Refusal(description: outcome.reason) }
  }

  private func ask(_ name: String, _ settings: FeedSettings) async throws(Refusal) -> RefreshOutcome {
    var refresh = await refresh(settings)
    refresh.asksNow = true
    for attempt in 0... {
      var outcomes: [RefreshOutcome] = []
      do throws(Refresh.Refusal) {
        try await refresh.run([name]) { outcomes.append($0) }
        if let outcome = outcomes.first(where: { $0.feed == name }) { return outcome }
        throw .refused("nothing was asked")
      } catch {
        // The server's own refresh holds the lock for as long as its answers take.
        guard outcomes.isEmpty, attempt < 40, !Task.isCancelled, "\(error)".contains("is running") else {
          throw Refusal(description: "\(error)")
        }
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
    throw Refusal(description: "nothing was asked")
  }

  /// Removes a feed with its facts.
  func remove(_ name: String) async throws(Refusal) {
    let settings = try await current()
    guard let feed = settings.feed(name) else { throw Refusal(description: "there is no feed `\(name)`") }
    try await change { editor throws(EditError) in try editor.remove(JSONPath([.key("feeds"), .key(name)])) }
    let refresh = await refresh(settings)
    let secrets = secrets
    await core.disk.run {
      // If another refresh is running, it removes the facts next time.
      _ = try? refresh.remove([feed])
      for use in SecretFile.allCases { try? removeFile("\(secrets)/\(name)-\(use.rawValue)") }
    }
  }

  private func refresh(_ settings: FeedSettings) async -> Refresh {
    let now = Date()
    let home = home
    let place = await core.disk.run { () -> TimeZone? in
      home.folder.exists
        ? (try? home.folder.read([.location], now: now, timeZone: .gmt))?.snapshots.location?.place.timeZone : nil
    }
    let environment = core.options.environment
    var refresh = Refresh(
      settings, folder: home.folder, state: home.state, secrets: SecretStore { environment($0) }, now: now,
      timeZone: core.options.scene.timeZone ?? place ?? core.options.scene.machineZone, agent: core.options.agent)
    refresh.file = home.file
    return refresh
  }

  // MARK: Secrets

  /// The folder with what the owner has typed into the page and nobody else may read.
  private var secrets: String { "\(FilePath.folder(of: home.file))/secrets" }

  /// What a secret is for.
  enum SecretFile: String, CaseIterable {
    case address, key, password, token, authorization
  }

  /// Stores a secret in a file of its own.
  func keep(_ secret: String, for use: SecretFile, of name: String) async throws(Refusal) -> FeedDraft.SecretPlace {
    let (folder, file) = (secrets, "\(name)-\(use.rawValue)")
    let written = await core.disk.run {
      Result { () throws(FileError) in
        try makePrivateFolder(folder)
        let lock = try FolderLock(folder, patience: DisplayEditor.patience)
        try lock.replace(file, with: Array("\(secret)\n".utf8), isPrivate: true)
      }
    }
    do throws(FileError) { try written.get() } catch { throw Refusal(description: "\(error)") }
    return FeedDraft.SecretPlace(file: "\(folder)/\(file)")
  }

  // MARK: The place of the house

  /// Finds a place and makes it that of the house: of its days and hours, and of its weather.
  func move(to name: String) async throws(Refusal) -> Place {
    let settings = try await current()
    let found: [Place]
    do throws(FetchError) {
      found = try await PlaceSearch.places(
        called: name, server: settings.geocoding, agent: core.options.agent, now: Date())
    } catch { throw Refusal(description: "\(name) cannot be looked up: \(error)") }
    guard let place = found.first?.zoned else { throw Refusal(description: "no place is called \(name)") }
    let moving = settings.feeds.filter { $0.asksAboutHouse }.map(\.name)
    let hasWeather = settings.feeds.contains { $0.bringsWeather }
    try await change { editor throws(EditError) in
      try editor.set(JSONPath([.key("places"), .key("home")]), to: FeedDraft.value(of: place))
      for name in moving {
        try editor.set(JSONPath([.key("feeds"), .key(name), .key("place")]), to: .string("home"))
        if editor.root["feeds"]?[name]?["search"] != nil {
          try editor.remove(JSONPath([.key("feeds"), .key(name), .key("search")]))
        }
      }
      if !hasWeather {
        var draft = FeedDraft(source: "open-meteo")
        draft.set("place", "home")
        try editor.set(JSONPath([.key("feeds"), .key("weather")]), to: draft.value)
      }
    }
    let home = home
    let stored = await core.disk.run {
      Result { () throws(StoreError) in
        var snapshots = Snapshots()
        snapshots.location = LocationSnapshot(updatedAt: Date(), place: place)
        guard let text = SnapshotWriter.text(.location, of: snapshots) else { return }
        try home.folder.locked().write(text, as: .location)
      }
    }
    do throws(StoreError) { try stored.get() } catch { throw Refusal(description: "\(error)") }
    return place
  }

  /// The place of the house; nil if it is not known.
  func place() async -> Place? {
    let home = home
    return await core.disk.run {
      home.folder.exists
        ? (try? home.folder.read([.location], now: Date(), timeZone: .gmt))?.snapshots.location?.place : nil
    }
  }
}

extension Feed {
  private var service: WeaveFetch.Service? { ServiceTable.service(source) }

  fileprivate var bringsWeather: Bool { service?.reader.kinds.contains(.weather) == true }

  /// Whether it asks about the one place of a house, and not about somewhere else that has a name of its own.
  fileprivate var asksAboutHouse: Bool {
    guard service?.needs.contains(.place) == true, others.isEmpty else { return false }
    return location != .random
  }
}
