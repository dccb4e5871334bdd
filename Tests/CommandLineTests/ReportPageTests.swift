// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The report's page in a real browser, and the review that writes references.
///
/// The browser is Debian's `chromium`, with `chromium-driver`.
@Suite(.waiting, .serialized)
struct ReportPageTests {
  private static let hasDriver = FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")
  private static let hasSharedMemory = FileManager.default.fileExists(atPath: "/dev/shm")
  private static let browserScript = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Tools/report_browser.py").path

  /// Two changed pictures, one with an odd name, and a new one.
  private func changed() throws -> GoldenFolder {
    let golden = try GoldenFolder(["one", "it's two"])
    try #require(try golden.test("--update").status == 0)
    try golden.path.write(GoldenFolder.design("Stairs", color: "#C02050"), to: "Specs/one.json")
    try golden.path.write(GoldenFolder.design(padding: 20), to: "Specs/it's two.json")
    try golden.path.write(GoldenFolder.design("</script><b>&amp;"), to: "Specs/new.json")
    return golden
  }

  private func python(_ script: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    try run(["python3", "-c", script] + arguments)
  }

  private func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.start()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(
    .enabled(if: hasDriver, "no chromium-driver installed"),
    .enabled(if: hasSharedMemory, "no /dev/shm, without which Chromium does not start"))
  func aReviewerCanUseThePage() throws {
    let golden = try changed()
    #expect(try golden.test().status == 1)
    let outcome = try run(["python3", Self.browserScript, golden.path.path + "/weave-report/report.html"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count > 20)
  }

  /// With a browser that ends at once, the driver ends, too. A variable that all processes of the run inherit finds them.
  @Test(.enabled(if: hasDriver, "no chromium-driver installed"))
  func aSessionThatDoesNotStartLeavesNothingBehind() throws {
    let golden = try changed()
    #expect(try golden.test().status == 1)
    try golden.path.makeFolder("bin")
    try golden.path.write("#!/bin/sh\nexit 1\n", to: "bin/chromium")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: golden.path.path + "/bin/chromium")
    let mark = "WEAVE_TEST_MARK=" + UUID().uuidString
    let outcome = try run([
      mark, "PATH=\(golden.path.path)/bin:/usr/bin:/bin", "python3", Self.browserScript,
      golden.path.path + "/weave-report/report.html",
    ])
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("session not created"), "\(outcome.output)")
    let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
      return environment.firstRange(of: Data(mark.utf8)) != nil
    }
    #expect(left == [])
  }

  @Test func aReviewWritesWhatIsAccepted() throws {
    let golden = try changed()
    let review = Process()
    review.executableURL = URL(fileURLWithPath: Tool.path)
    review.arguments = ["test", "Specs", "--review"]
    review.currentDirectoryURL = URL(fileURLWithPath: golden.path.path)
    let (output, errors) = (Pipe(), Pipe())
    review.standardOutput = output
    review.standardError = errors
    try review.start()
    defer { review.terminate() }
    var said = ""
    while !said.contains("Control-C") {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    let address = try #require(said.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)?.output)
    let one = #"{"names": ["\#(GoldenFolder.one)"]}"#
    let two = #"{"names": ["it's two-small-light@1x"]}"#
    let outcome = try python(
      """
      import json, sys, re, urllib.error, urllib.request
      address, one, two = sys.argv[1:]
      page = urllib.request.urlopen(address).read().decode()
      token = re.search(r'"token": "([0-9a-f]+)"', page).group(1)
      def ask(path, body, **headers):
          request = urllib.request.Request(address + path, body.encode(), headers)
          try:
              return urllib.request.urlopen(request).read().decode()
          except urllib.error.HTTPError as error:
              return str(error.code)
      print(ask("accept", one), ask("accept", one, **{"X-Weave-Token": "0"}))
      print(ask("accept", one, **{"X-Weave-Token": token, "Host": "example.org"}))
      print(json.loads(ask("accept", one, **{"X-Weave-Token": token}))["done"])
      print(json.loads(ask("reject", two, **{"X-Weave-Token": token}))["done"])
      print(ask("finish", "{}", **{"X-Weave-Token": token}))
      """, [String(address), one, two])
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "403 403\n403\n['\(GoldenFolder.one)']\n[\"it's two-small-light@1x\"]\nfinished\n\n", "\(outcome.output)")
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    review.waitUntilExit()
    #expect(text.contains("1 accepted, 1 rejected") && review.terminationStatus == 1)
    #expect(try golden.test().text.contains("1 changed, 1 new, 1 same"))
  }
}
