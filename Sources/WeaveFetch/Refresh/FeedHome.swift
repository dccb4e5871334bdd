// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveHash
public import WeaveStore
import WeaveSystem

/// The files of a profile's feeds: their settings, their facts and their state.
public struct FeedHome: Sendable, Hashable {
  /// Nil for the feeds without a profile.
  public var profile: String?
  /// `feeds.json`.
  public var file: String
  /// The folder of the profile's snapshots.
  public var folder: SnapshotFolder
  /// The folder with what is remembered about services.
  public var state: StateFolder

  /// A feeds file with a folder of its own; its state is shared with no other file.
  ///
  /// - Returns: nil if there is no home folder for the state.
  public init?(file: String, folder: SnapshotFolder, environment: (String) -> String?) {
    let name = "file-" + Checksum(of: Array((realPath(file) ?? file).utf8)).description.prefix(12)
    guard let state = StateFolder.standard(profile: name, environment: environment) else { return nil }
    (self.file, self.folder, self.state) = (file, folder, state)
  }

  /// The standard places of a profile; nil if there is no home folder.
  ///
  /// - Source: XDG Base Directory Specification 0.8.
  public init?(profile: String?, environment: (String) -> String?) {
    func home(_ variable: String, _ rest: String) -> String? {
      if let path = environment(variable), path.hasPrefix("/") { return path }
      return environment("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/\(rest)" : nil }
    }
    guard let settings = home("XDG_CONFIG_HOME", ".config"), let data = home("XDG_DATA_HOME", ".local/share"),
      let state = StateFolder.standard(profile: profile, environment: environment)
    else { return nil }
    self.profile = profile
    file = "\(settings)/weave/" + (profile.map { "\($0)/" } ?? "") + "feeds.json"
    folder = SnapshotFolder(path: "\(data)/weave/" + (profile.map { "profiles/\($0)/" } ?? "") + "snapshots")
    self.state = state
  }

  /// All standard places with feeds, the one without a profile first.
  public static func all(environment: (String) -> String?) -> [FeedHome] {
    guard let first = FeedHome(profile: nil, environment: environment) else { return [] }
    let folder = first.file.dropLast("/feeds.json".count)
    let profiles = ((try? names(inFolder: String(folder))) ?? []).filter(FeedName.isValid).sorted()
    return ([first] + profiles.compactMap { FeedHome(profile: $0, environment: environment) })
      .filter { fileStamp($0.file) != nil }
  }
}
