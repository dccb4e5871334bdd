// SPDX-License-Identifier: MIT

package import ArgumentParser
import WeaveRender
package import WeaveStore

/// The folder that snapshots are kept in.
package struct SnapshotFolderOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "The folder with the snapshots.", discussion: "Default: what 'weave snapshot path' prints.",
      valueName: "folder"), completion: .directory)
  package var snapshots: String?

  @Option(
    help: ArgumentHelp(
      "Use the facts of this profile of feeds.", discussion: "--snapshots takes precedence.", valueName: "name"))
  package var profile: String?

  package func validate() throws {
    if snapshots?.isEmpty == true { throw ValidationError("--snapshots needs the path of a folder.") }
    if let profile, !SnapshotFolder.isProfileName(profile) {
      throw ValidationError("'\(profile)' is not a profile name; use letters, digits, '-' and '_'.")
    }
  }

  /// Whether the user asks for a folder.
  var isAsked: Bool { snapshots != nil || profile != nil }

  /// The requested folder; nil if none is requested.
  private func asked() throws(ValidationError) -> SnapshotFolder? {
    if let snapshots { return SnapshotFolder(path: snapshots) }
    return try profile.map { profile throws(ValidationError) in try Self.standard().ofProfile(profile) }
  }

  /// The requested folder, otherwise the standard one, which need not exist.
  package func folder() throws(ValidationError) -> SnapshotFolder {
    if let asked = try asked() { return asked }
    return try Self.standard()
  }

  /// The default folder.
  package static func standard() throws(ValidationError) -> SnapshotFolder {
    guard let standard = SnapshotFolder.standard(environment: Inputs.environment) else {
      throw ValidationError(
        "No folder for snapshots: set XDG_DATA_HOME or HOME to an absolute path, or give --snapshots.")
    }
    return standard
  }

  /// The folder to read from: a requested folder must exist. Nil if there is none.
  package func existingFolder() throws -> SnapshotFolder? {
    if let folder = try asked() {
      guard folder.exists else { throw Console.refuse(StoreError.noFolder(folder.path)) }
      return folder
    }
    return SnapshotFolder.standard(environment: Inputs.environment).flatMap { $0.exists ? $0 : nil }
  }
}

/// A duration as people write it: `90s`, `45m`, `2h`, `1d`, `1h30m`.
struct TimeSpan: ExpressibleByArgument {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    var seconds = 0.0
    var digits = ""
    for character in argument {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else {
        guard let unit = Self.units[character], let count = Double(digits), digits.count <= 9 else { return nil }
        seconds += count * unit
        digits = ""
      }
    }
    guard digits.isEmpty, !argument.isEmpty else { return nil }
    self.seconds = seconds
  }

  var defaultValueDescription: String { "\(Int(seconds / 3_600))h" }

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
}
