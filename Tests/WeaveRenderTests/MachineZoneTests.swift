// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveRender

/// The machine's time zone, as systems define it.
@Suite struct MachineZoneTests {
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "weave-zone-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  static let variables = [
    ("Europe/Paris", "Europe/Paris"), (":Asia/Tokyo", "Asia/Tokyo"), ("posix/Asia/Tokyo", "Asia/Tokyo"),
    ("/usr/share/zoneinfo/America/New_York", "America/New_York"), ("", "GMT"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin"), ("EST5EDT", "EST5EDT"), ("Etc/UTC", "GMT"),
    ("Etc/GMT+5", "Etc/GMT+5"),
    // West of Greenwich, unlike in other places.
    ("GMT+5", "GMT-0500"),
  ]

  @Test(arguments: variables) func theVariableDecides(_ text: String, _ name: String) {
    let zone = MachineZone(variable: text, file: "/nowhere")
    #expect(zone.timeZone.identifier == name && zone.origin == .variable)
  }

  /// Without the variable, or with one that says nothing, the file decides, even if no zone database is installed.
  @Test func aLinkNamesTheZone() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = folder + "/localtime"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../missing/zoneinfo/Australia/Melbourne")
    for variable in [nil, "Nowhere/Land", "CET-1CEST"] {
      let zone = MachineZone(variable: variable, file: link)
      #expect(zone.timeZone.identifier == "Australia/Melbourne" && zone.origin == .file)
    }
  }

  /// A copy, as containers have it when they mount the file of their host.
  @Test func aCopyHasItsRules() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copy = folder + "/localtime"
    try Data("TZif2\0\0\0\n\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8).write(to: URL(filePath: copy))
    #expect(MachineZone(variable: nil, file: copy).timeZone.identifier == "Europe/Berlin")
    for text in ["", "TZif", "TZif2\n\nnothing\n", "nothing\n\nJST-9\n"] {
      try Data(text.utf8).write(to: URL(filePath: copy))
      #expect(MachineZone(variable: nil, file: copy) == MachineZone(variable: "?", file: "/nowhere"))
    }
    #expect(MachineZone(variable: nil, file: "/nowhere").origin == .none)
  }
}
