// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveSystem

/// The folder that a report is written to.
public struct ReportFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// The folder of a report, which need not exist.
  public init(path: String) { self.path = path }

  /// Whether the folder exists.
  public var exists: Bool { isFolder(path) }

  /// The bytes of one of the report's pictures; nil if it is missing, larger than `limit`, or lies elsewhere.
  func picture(_ path: String, limit: Int = Limits.imageBytes) -> [UInt8]? {
    (try? ConfinedFolder(self.path).read(path, limit: min(limit, Limits.imageBytes))) ?? nil
  }

  /// The path of the HTML page.
  public var page: String { "\(path)/report.html" }

  /// Writes `report.html`, `report.json`, `junit.xml` and `report.sarif`.
  public func write(_ report: TestReport) throws(TestError) {
    try TestError.writing { () throws(FileError) in
      try makeFolder(path)
      let folder = ConfinedFolder(path)
      try folder.write(Array(report.json.utf8), to: TestReport.jsonName)
      try folder.write(Array(report.junit.utf8), to: "junit.xml")
      let sarif = SARIFPrinter(toolVersion: weaveVersion).text(for: report.diagnosticReports)
      try folder.write(Array(sarif.utf8), to: "report.sarif")
      try folder.write(Array(report.html(in: path).utf8), to: "report.html")
    }
  }

  /// Refuses a folder that was found by its default name instead of being named by the user, if it is a link to
  /// another.
  ///
  /// - Parameter option: the option that names it.
  public static func checkUnnamed(_ path: String, option: String) throws(TestError) {
    guard try TestError.kind(ofFile: path) == .link else { return }
    throw .folder(path, reason: "a symbolic link; give the folder that it points to with \(option)")
  }
}
