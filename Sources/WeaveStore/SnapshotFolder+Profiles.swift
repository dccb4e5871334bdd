// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

extension SnapshotFolder {
  /// The folder of a profile: `profiles/NAME` within this one, else beside it, where `weave feeds --profile` keeps it.
  ///
  /// - Returns: nil where there is none, or the name could lead elsewhere.
  public func profile(_ name: String) -> SnapshotFolder? {
    guard Self.isProfileName(name) else { return nil }
    // Beside this folder also where it is not there itself, so that no `..` leads through it.
    let beside = SnapshotFolder(path: "\(path)/../profiles/\(name)/snapshots")
    return [SnapshotFolder(path: "\(path)/profiles/\(name)"), ofProfile(name), beside].first { $0.exists }
  }

  /// Whether a profile may be called so: at most 60 letters, digits, `-` and `_`.
  public static func isProfileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// Where a profile of this standard folder keeps its snapshots, be it there or not.
  ///
  /// - Parameter name: a name of a profile.
  public func ofProfile(_ name: String) -> SnapshotFolder {
    SnapshotFolder(
      path: path.hasSuffix("/snapshots")
        ? "\(path.dropLast(10))/profiles/\(name)/snapshots" : "\(path)/profiles/\(name)")
  }

  /// What is known to some profiles; those that are not there, or cannot be read, are left out.
  public func profiles(_ names: Set<String>, at now: Date, zone: TimeZone) -> [String: Snapshots] {
    var known: [String: Snapshots] = [:]
    for name in names {
      guard let folder = profile(name) else { continue }
      known[name] = (try? folder.read(now: now, timeZone: zone))?.snapshots
    }
    return known
  }
}
