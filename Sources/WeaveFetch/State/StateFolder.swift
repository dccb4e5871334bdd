// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSystem

/// The folders for the state of refreshes: one for the profile, and its parent for what all profiles share.
public struct StateFolder: Sendable, Hashable {
  /// The folder of the profile.
  public let path: String
  /// The folder shared by all profiles.
  public let shared: String

  /// - Parameters:
  ///   - path: the folder shared by all profiles.
  ///   - profile: nil for the profile without a name.
  public init(path: String, profile: String?) {
    shared = path
    self.path = profile.map { "\(path)/profiles/\($0)" } ?? "\(path)/default"
  }

  /// `$XDG_STATE_HOME/weave/feeds`, or `~/.local/state/weave/feeds` if the variable is not set; nil without a home
  /// folder.
  ///
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(profile: String?, environment: (String) -> String?) -> StateFolder? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let base = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    return base.map { StateFolder(path: $0 + "/weave/feeds", profile: profile) }
  }
}

/// The state of a profile, held by one refresh at a time.
struct LockedState: ~Copyable {
  private let lock: FolderLock
  private(set) var feeds: [String: FeedState]
  /// Whether `feeds` has changes that are not on disk.
  private var isChanged = false

  private static let fileName = "state.json"
  private static let bytes = 4 << 20

  /// - Throws: `.locked` if another refresh is running.
  init(_ folder: StateFolder) throws(FileError) {
    try makePrivateFolder(folder.path)
    keepOthersOut(ofFolder: folder.path)
    lock = try FolderLock(folder.path, patience: 0)
    // An unreadable state is forgotten; the next answers bring new validators and waiting times.
    let stored = try? lock.read(Self.fileName, limit: Self.bytes)
    feeds = stored.flatMap { $0 }.flatMap { try? JSONDecoder().decode([String: FeedState].self, from: Data($0)) } ?? [:]
  }

  /// Stores the state of a feed in memory; `save` writes it to disk.
  mutating func store(_ state: FeedState, of name: String) {
    feeds[name] = state
    isChanged = true
  }

  /// Writes the state to disk if it has changed.
  mutating func save() throws(FileError) {
    guard isChanged else { return }
    try write()
    isChanged = false
  }

  /// Forgets a feed that no longer exists.
  mutating func forget(_ name: String) {
    feeds[name] = nil
    isChanged = true
    try? removeFile("\(lock.folder)/\(name).answer")
  }

  /// Gives what is known about a feed to another one, which is the same with a new name.
  mutating func move(_ name: String, to new: String) {
    feeds[new] = feeds.removeValue(forKey: name)
    isChanged = true
    try? moveFile("\(lock.folder)/\(name).answer", to: "\(lock.folder)/\(new).answer")
  }

  private func write() throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let bytes = try? encoder.encode(feeds) else { return }
    try lock.replace(Self.fileName, with: Array(bytes), isPrivate: true)
  }

  /// The last answer of a feed whose answer is read again each day.
  func answer(of name: String) -> [UInt8]? {
    (try? lock.read("\(name).answer", limit: WebClient.bodyBytes)).flatMap { $0 }
  }

  func store(_ answer: [UInt8], of name: String) throws(FileError) {
    try lock.replace("\(name).answer", with: answer, isPrivate: true)
  }
}
