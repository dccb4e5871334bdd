// SPDX-License-Identifier: MIT

import FoundationEssentials
import Logging
import ServiceLifecycle
import WeaveData
import WeaveDiagnostics
import WeaveFetch
import WeaveStore
import WeaveSystem

/// Refreshes feeds when they are due, alongside the pictures that show them. A failing feed never stops it.
struct ServerFeeds: ServiceLifecycle.Service {
  let core: ServerCore
  let homes: [FeedHome]
  let environment: @Sendable (String) -> String?

  /// Seconds between two checks whether a file of feeds has changed.
  private static let look = 5.0
  /// Seconds until feeds are tried again when their file has errors or another program is refreshing them.
  private static let retry = 60.0

  func run() async {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        for home in homes { group.addTask { await watch(home) } }
      }
    }
  }

  private func watch(_ home: FeedHome) async {
    while !Task.isCancelled {
      let file = await core.disk.run { WatchedFile(home.file) }
      var left = Self.retry
      do throws(FeedTrouble) {
        let outcomes = try await refresh(home)
        for status in core.feeds.take(outcomes, of: home.profile) {
          core.log.warning("feed \(status.feed) failed: \(status.trouble ?? "")")
        }
        left = FeedWatch.pause(after: outcomes, now: Date().timeIntervalSince1970)
      } catch {
        if !Task.isCancelled, core.feeds.fail("\(error)", of: home.profile) {
          core.log.warning("cannot refresh feeds: \(error)")
        }
      }
      while left > 0, !Task.isCancelled, await core.disk.run({ file.isSame }) {
        try? await Task.sleep(for: .seconds(min(left, Self.look)))
        left -= Self.look
      }
    }
  }

  /// Refreshes all feeds of a file that are due.
  private func refresh(_ home: FeedHome) async throws(FeedTrouble) -> [RefreshOutcome] {
    let now = Date()
    let read = await core.disk.run { () -> Result<([UInt8]?, TimeZone?), FeedTrouble> in
      do {
        guard let bytes = try Self.settings(in: home.file) else { return .success((nil, nil)) }
        let stored = home.folder.exists ? try home.folder.read([.location], now: now, timeZone: .gmt) : nil
        return .success((bytes, stored?.snapshots.location?.place.timeZone))
      } catch { return .failure(FeedTrouble(description: "\(error)")) }
    }
    let (found, place) = try read.get()
    guard let bytes = found else { return [] }
    let checked = FeedSettingsReader.read(SourceText(name: home.file, bytes: bytes))
    guard let settings = checked.output else {
      let first = checked.diagnostics.first { $0.severity == .error } ?? checked.diagnostics.first
      throw FeedTrouble(description: "\(home.file): \(first.map { "\($0.message)" } ?? "there are no feeds in it")")
    }
    let zone = core.options.scene.timeZone ?? place ?? core.options.scene.machineZone
    var refresh = Refresh(
      settings, folder: home.folder, state: home.state, secrets: SecretStore { environment($0) }, now: now,
      timeZone: zone, agent: core.options.agent)
    refresh.file = home.file
    var outcomes: [RefreshOutcome] = []
    do throws(Refresh.Refusal) { try await refresh.run(nil) { outcomes.append($0) } } catch {
      throw FeedTrouble(description: "\(error)")
    }
    return outcomes
  }

  /// The contents of a file of feeds; nil if there is no file, because the owner's page makes it with the first feed.
  private static func settings(in file: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try readFile(file, limit: Limits.designBytes) } catch .notFound { return nil }
  }
}

/// Why no feed of a file could be requested.
private struct FeedTrouble: Error, CustomStringConvertible {
  var description: String
}
