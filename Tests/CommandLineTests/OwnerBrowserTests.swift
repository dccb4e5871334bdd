// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The owner's page in a real browser: Debian's `chromium`, with `chromium-driver`.
@Suite(.waiting) struct OwnerBrowserTests {
  private static let hasDriver = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")
  private static let hasSharedMemory = FileManager.default.fileExists(atPath: "/dev/shm")

  @Test(
    .enabled(if: hasDriver, "no chromium-driver installed"),
    .enabled(if: hasSharedMemory, "no /dev/shm, without which Chromium does not start"))
  func theOwnerChangesWhatADisplayShows() throws {
    let folder = try Folder()
    for name in ["a", "b", "c"] {
      try folder.write(Design.custom(#"{"type": "text", "text": "\#(name)"}"#), to: "\(name).json")
    }
    try Household.write([Household.display("kitchen", "frame-800x480", "a.json")], to: folder)
    let server = try RunningServer(folder)
    let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Tools/owner_browser.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", program.path, "http://127.0.0.1:\(server.port)/", folder.path]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.start()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output.split(separator: "\n") == ["choose", "collect", "drag"], "\(output)")
  }
}
