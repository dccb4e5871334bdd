// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveGolden
import WeaveReview

/// The review of a report in a browser.
enum Review {
  /// Serves the report until the reviewer finishes.
  ///
  /// - Throws: the exit code where something was not accepted; where the port is taken.
  static func serve(_ report: TestReport, in folder: ReportFolder, golden: String, port: Int) throws {
    let session = try ReviewSession(report, in: folder, golden: golden)
    let decided = try ReviewServer.serve(session, port: port) { address in
      Console.error("review at \(address), end with Finish or Control-C\n")
    }
    try Console.out("\(decided.accepted.count) accepted, \(decided.rejected.count) rejected\n")
    if !decided.open.isEmpty { throw Exit.picturesDiffer }
  }
}
