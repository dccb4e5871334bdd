// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeaveNative

/// The folder that a report is written to.
public struct ReportFolder: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  public var exists: Bool { isFolder(path) }

  public var page: String { "\(path)/report.html" }

  /// Writes `report.html`, `report.json`, `junit.xml` and `report.sarif`.
  public func write(_ report: TestReport) throws {
    try WriteError.wrap {
      try makeFolder(path)
      try writeFile(Array(report.json.utf8), to: "\(path)/\(TestReport.jsonName)")
      try writeFile(Array(report.junit.utf8), to: "\(path)/junit.xml")
      let sarif = SARIFPrinter(toolVersion: weaveVersion).text(for: report.diagnosticReports)
      try writeFile(Array(sarif.utf8), to: "\(path)/report.sarif")
      try writeFile(Array(report.html(in: path).utf8), to: page)
    }
  }
}
