// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveHash
public import WeaveStore
import WeaveSystem

/// Where the feeds of a profile are written down, and where what they say is kept.
public struct FeedHome: Sendable, Hashable {
  /// Nil for the feeds without a profile.
  public var profile: String?
  /// `feeds.json`.
  public var file: String
  /// Where the profile's snapshots are.
  public var folder: SnapshotFolder
  /// Where it is remembered what services have said.
  public var state: StateFolder

  /// A file of feeds that fills a folder of its own choice; what is remembered of it is nobody else's.
  ///
  /// - Returns: nil without a home folder to remember in.
  public init?(file: String, folder: SnapshotFolder, environment: (String) -> String?) {
    let name = "file-" + Checksum(of: Array((realPath(file) ?? file).utf8)).description.prefix(12)
    guard let state = StateFolder.standard(profile: name, environment: environment) else { return nil }
    (self.file, self.folder, self.state) = (file, folder, state)
  }

  /// The standard places of a profile; nil without a home folder.
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

  /// All standard places in which feeds are written down, the one without a profile first.
  public static func all(environment: (String) -> String?) -> [FeedHome] {
    guard let first = FeedHome(profile: nil, environment: environment) else { return [] }
    let folder = first.file.dropLast("/feeds.json".count)
    let profiles = ((try? names(inFolder: String(folder))) ?? []).filter(FeedName.isValid).sorted()
    return ([first] + profiles.compactMap { FeedHome(profile: $0, environment: environment) })
      .filter { fileStamp($0.file) != nil }
  }
}
