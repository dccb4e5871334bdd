// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The report's page in a real browser, and the review that writes references.
///
/// Needs Debian's `chromium` and `chromium-driver`.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromedriver")))
struct ReportPageTests {
  /// Two changed pictures, one with an odd name, and a new one.
  private func changed() throws -> GoldenFolder {
    let golden = try GoldenFolder(["one", "it's two"])
    try #require(try golden.test("--update").status == 0)
    try golden.path.write(GoldenFolder.design("Stairs", color: "#C02050"), to: "Specs/one.json")
    try golden.path.write(GoldenFolder.design(padding: 20), to: "Specs/it's two.json")
    try golden.path.write(GoldenFolder.design("</script><b>&amp;"), to: "Specs/new.json")
    return golden
  }

  /// Runs the script that uses the page.
  private func use(_ address: String) throws -> (status: Int32, output: String) {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Tools/report_browser.py").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script, address]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func aReviewerCanUseThePage() throws {
    let golden = try changed()
    #expect(try golden.test().status == 1)
    let outcome = try use(golden.path.path + "/weave-report/report.html")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count > 30)
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
    try review.run()
    defer { review.terminate() }
    var said = ""
    while !said.contains("Control-C") {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    let address = try #require(said.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)?.output)
    let outcome = try use(String(address))
    #expect(outcome.status == 0, "\(outcome.output)")
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    review.waitUntilExit()
    #expect(text.contains("1 accepted, 1 rejected") && review.terminationStatus == 1)
    // One of the two changed ones was accepted, the other was not.
    #expect(try golden.test().text.contains("1 changed, 1 new, 1 same"))
  }
}
