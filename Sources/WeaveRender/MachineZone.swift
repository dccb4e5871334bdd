// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveSystem
import WeaveTime

/// The time zone of this machine: that of people who do not name one.
///
/// References of tests never depend on it.
public struct MachineZone: Sendable, Hashable {
  /// What sets the zone.
  public enum Origin: Sendable, Hashable {
    /// The environment variable `TZ`.
    case variable
    /// The file `/etc/localtime`.
    case file
    /// Nothing, so it is UTC.
    case none
  }

  /// The zone.
  public var timeZone: TimeZone
  /// What sets it.
  public var origin: Origin

  /// The zone of this process: `TZ`, then `/etc/localtime`, then UTC.
  public static var current: MachineZone { MachineZone(variable: environmentVariable("TZ"), file: "/etc/localtime") }

  /// The zone that a system with this variable and this file has.
  ///
  /// - Parameters:
  ///   - variable: the value of `TZ`; nil if it is not set. A value that weave cannot read counts as not set.
  ///   - file: a link to a file of the zone database, which need not be installed, or a copy of one.
  /// - Source: tzset(3), localtime(5).
  public init(variable: String?, file: String) {
    if let variable, let zone = Self.zone(variable: variable) {
      (timeZone, origin) = (zone, .variable)
    } else if let zone = Self.zone(file: file) {
      (timeZone, origin) = (zone, .file)
    } else {
      (timeZone, origin) = (.gmt, .none)
    }
  }

  /// `Europe/Paris`, `:Europe/Paris`, the path of a zone's file, or rules such as `JST-9`; empty is UTC.
  private static func zone(variable: String) -> TimeZone? {
    let text = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if text.isEmpty { return .gmt }
    if text.hasPrefix("/") { return zone(path: text) ?? zone(file: text) }
    // Rules come first, because `GMT+5` is west of Greenwich there.
    return PosixTimeZone.zone(text) ?? named(text)
  }

  private static func zone(file: String) -> TimeZone? {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file), let zone = zone(path: target) {
      return zone
    }
    if let path = realPath(file), let zone = zone(path: path) { return zone }
    // A copy has no name, but it ends with its rules on a line of their own.
    guard let bytes = try? readFile(file, limit: 65_536), bytes.starts(with: Array("TZif".utf8)) else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard bytes.last == 0x0A, lines.count > 2 else { return nil }
    return PosixTimeZone.zone(String(decoding: lines[lines.count - 2], as: UTF8.self))
  }

  /// The zone in a path such as `/usr/share/zoneinfo/Europe/Paris`.
  private static func zone(path: String) -> TimeZone? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    return named(parts[(folder + 1)...].joined(separator: "/"))
  }

  private static func named(_ name: String) -> TimeZone? {
    let plain = ["posix/", "right/"].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    // UTC needs no zone database, and is one zone whatever its name.
    return namesOfUTC.contains(plain) ? .gmt : TimeZone(identifier: plain)
  }

  private static let namesOfUTC: Set = [
    "UTC", "Etc/UTC", "UCT", "Etc/UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal", "GMT", "Etc/GMT",
  ]

  /// The name for people, such as `Europe/Paris` or `UTC`.
  public static func name(of zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }
}
