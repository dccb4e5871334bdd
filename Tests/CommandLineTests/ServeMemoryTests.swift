// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// A server with little memory.
@Suite(.waiting) struct ServeMemoryTests {
  /// Decoding the photo takes more memory than there is: this picture fails, and the server goes on.
  @Test func onePictureIsTooLarge() throws {
    let displays = ["red.json", "blue.json", "photo.json"].map {
      Household.display(String($0.dropLast(5)), "trmnl-og", $0)
    }
    let folder = try Household.folder(displays)
    try folder.write(Design.photo("photo.png"), to: "photo.json")
    // 77 MB of pixels, by its header.
    try folder.write(PNG.header(width: 4_400, height: 4_400) + Data(count: 120_000), to: "photo.png")
    // What the server takes on this machine, with its threads.
    let usual = try RunningServer(folder, ["--state", "usual"], shell: "ulimit -v 8000000")
    #expect(try usual.ask("/picture/red.png").status == 200)
    let status = try String(contentsOfFile: "/proc/\(usual.process.processIdentifier)/status", encoding: .utf8)
    let peak = try #require(status.firstMatch(of: /VmPeak:\s*(\d+) kB/).flatMap { Int($0.output.1) })
    // 32 MB are kept in reserve, which leaves less than the photo takes.
    let server = try RunningServer(folder, ["--state", "little"], shell: "ulimit -v \(peak + (32 + 40) * 1_024)")
    #expect(try server.ask("/picture/red.png").status == 200, "\(server.said)")
    #expect(try server.ask("/picture/photo.png").status == 503, "\(server.said)")
    // What it says comes on another way than its answers.
    for _ in 0..<5_000 where !server.said.contains("no memory") { _ = try server.ask("/health") }
    #expect(server.said.contains("no memory to decode `photo.png`"), "\(server.said)")
    #expect(try server.ask("/picture/blue.png").status == 200, "\(server.said)")
    #expect(server.process.isRunning)
  }
}
