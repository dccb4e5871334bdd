// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The page of `weave preview` in a real browser: Debian's `chromium`, with `chromium-driver`.
@Suite(.waiting, .serialized) struct PreviewPageTests {
  private static let hasDriver = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")
  private static let hasSharedMemory = FileManager.default.fileExists(atPath: "/dev/shm")
  private static let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../Tools")

  @Test(
    .enabled(if: hasDriver, "no chromium-driver installed"),
    .enabled(if: hasSharedMemory, "no /dev/shm, without which Chromium does not start"))
  func anAuthorCanUseThePage() throws {
    #expect(
      try run("preview_browser.py") == [
        "doors", "pictures", "redrawn", "picked", "values", "time", "year", "panel", "problems", "typed", "changed",
        "form",
        "compared", "conflict", "exported", "named", "lists", "folder", "quiet",
      ])
  }

  @Test(
    .enabled(if: hasDriver, "no chromium-driver installed"),
    .enabled(if: hasSharedMemory, "no /dev/shm, without which Chromium does not start"))
  func aStrangerMakesDesignsInTheStudio() throws {
    #expect(
      try run("preview_studio.py") == [
        "by clicks", "layers", "by text", "two pages", "parts", "labels", "rims", "canvas",
        "refusals", "whole",
      ])
  }

  /// Files that two save, that are huge, binary, gone or too many; and a language server with a preview beside it.
  @Test func filesAndEditors() throws {
    #expect(
      try run("preview_files.py") == ["two editors", "changes", "odd files", "beside an editor", "many files"])
  }

  /// The pages with what an author has in hand beyond drawing, by their forms alone.
  @Test func workshop() throws {
    #expect(
      try run("preview_workshop.py") == [
        "words", "remixes", "themes", "theme from a photo", "photos", "sizes", "buttons", "variables", "library",
        "exchange", "catalogue", "texts", "doors",
      ])
  }

  @Test(
    .enabled(if: hasDriver, "no chromium-driver installed"),
    .enabled(if: hasSharedMemory, "no /dev/shm, without which Chromium does not start"))
  func anAuthorCanUseTheWorkshop() throws {
    #expect(
      try run("preview_workshop_browser.py") == ["keyboard", "files", "changes", "panels", "quiet"])
  }

  /// What a program of Tests/Tools that uses the preview says, line by line.
  private func run(_ program: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.tools.appendingPathComponent(program).path, Tool.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.start()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    return output.split(separator: "\n").map(String.init)
  }

  @Test func aFileThatIsNotThere() throws {
    let folder = try Folder()
    let outcome = try Tool.run(["preview", "no-such-design.json"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no-such-design.json"))
  }
}
