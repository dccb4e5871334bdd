// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

extension SnapshotFolder {
  /// The folder of a profile: `profiles/NAME` inside this one, or else beside it, where `weave feeds --profile` stores
  /// it.
  ///
  /// - Returns: nil if there is none, or if the name could lead elsewhere.
  public func profile(_ name: String) -> SnapshotFolder? {
    guard Self.isProfileName(name) else { return nil }
    // `ofProfile` finds the folder beside this one even if this one does not exist, because its path does not go
    // through `..`.
    let beside = SnapshotFolder(path: "\(path)/../profiles/\(name)/snapshots")
    return [SnapshotFolder(path: "\(path)/profiles/\(name)"), ofProfile(name), beside].first { $0.exists }
  }

  /// Whether a name is valid for a profile: at most 60 letters, digits, `-` and `_`.
  public static func isProfileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// The folder for the snapshots of a profile of this standard folder, whether or not it exists.
  ///
  /// - Parameter name: a valid profile name.
  public func ofProfile(_ name: String) -> SnapshotFolder {
    SnapshotFolder(
      path: path.hasSuffix("/snapshots")
        ? "\(path.dropLast(10))/profiles/\(name)/snapshots" : "\(path)/profiles/\(name)")
  }

  /// The snapshots of some profiles. Profiles that do not exist or cannot be read are omitted.
  ///
  /// - Parameter cache: what was read for other moments.
  public func profiles(
    _ names: Set<String>, at now: Date, zone: TimeZone, keptIn cache: SnapshotCache? = nil
  ) -> [String: Snapshots] {
    var known: [String: Snapshots] = [:]
    for name in names {
      guard let folder = profile(name) else { continue }
      known[name] = (try? folder.read(now: now, timeZone: zone, keptIn: cache))?.snapshots
    }
    return known
  }
}
