// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import WeaveTesting

/// References of views: the first picture, its acceptance, and a change.
@Suite @MainActor struct AssertWidgetTests {
  /// The path of a test in a package of its own.
  private let file: String
  private let package: String

  init() throws {
    package = NSTemporaryDirectory() + "weave-testing-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: "\(package)/Tests/CupsTests", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(package)/Package.swift"))
    file = "\(package)/Tests/CupsTests/CupsTests.swift"
  }

  private func failure(_ word: String, record: Bool = false) -> String? {
    verifyWidget(
      Text(verbatim: word), family: .systemSmall, appearances: [.dark], record: record, function: "looksRight()",
      filePath: file)
  }

  private var reference: String { "\(package)/Tests/Golden/CupsTests/looksRight-small-dark@2x.png" }

  @Test func aPictureWithoutReferenceFailsAndIsNotWritten() throws {
    let message = try #require(failure("One"))
    #expect(message.contains("CupsTests/looksRight-small-dark@2x: no reference"))
    #expect(message.contains("weave accept 'CupsTests/looksRight-small-dark@2x'"))
    #expect(!FileManager.default.fileExists(atPath: reference))
    #expect(FileManager.default.fileExists(atPath: "\(package)/weave-report/report.html"))
    let after = "\(package)/weave-report/pictures/CupsTests/looksRight-small-dark@2x-after.png"
    #expect(FileManager.default.fileExists(atPath: after))
  }

  @Test func aRecordedPictureIsHeldToItsReference() throws {
    #expect(failure("One", record: true) == nil)
    #expect(FileManager.default.fileExists(atPath: reference))
    #expect(failure("One") == nil)
    let message = try #require(failure("Two"))
    #expect(message.contains("pixels differ"))
    #expect(failure("One") == nil)
  }

  @Test func aViewThatCannotBeDrawnIsAFailure() throws {
    let message = verifyWidget(
      EmptyView(), appearances: [.light], function: "nothing()", filePath: file)
    #expect(try #require(message).contains("CupsTests/nothing-small-light@2x"))
  }

  @Test func assertionsRecordIssues() {
    withKnownIssue {
      assertSnapshot(of: Text(verbatim: "New"), as: .widget(.systemMedium, appearances: [.light]), file: file)
    }
  }
}
