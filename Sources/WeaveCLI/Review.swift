// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveGolden

#if Network
  import WeaveReview
#endif

/// The review of a report in a browser.
///
/// The trait `Network` of the package has the web server compiled for it, which takes as long as half of all else; a first
/// picture need not wait for that.
enum Review {
  /// Ends with what to do where the server was left out of the build.
  static func checkIsBuilt() throws {
    #if !Network
      throw ValidationError.builtWithout("the server of --review")
    #endif
  }

  /// Serves the report until the reviewer finishes.
  ///
  /// - Throws: the exit code where something was not accepted; where the port is taken.
  static func serve(_ report: TestReport, in folder: ReportFolder, golden: String, port: Int) throws {
    #if Network
      let session = try ReviewSession(report, in: folder, golden: golden)
      let decided = try ReviewServer.serve(session, port: port) { address in
        Console.error("review at \(address), end with Finish or Control-C\n")
      }
      try Console.out("\(decided.accepted.count) accepted, \(decided.rejected.count) rejected\n")
      if !decided.open.isEmpty { throw Exit.picturesDiffer }
    #else
      try checkIsBuilt()
    #endif
  }
}
