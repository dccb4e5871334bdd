// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveRender
import WeaveSystem

/// The folder that a report is written to, for one run at a time.
public struct ReportFolder: Sendable {
  /// The path of the folder.
  public let path: String
  /// What tells the run from others that write to the same folder: `1f3a90c2`.
  public let run: String
  /// Held from the first file of a run to its end; copies of the folder share it.
  private let lock = SharedLock()

  /// The folder of a report, which need not exist.
  public init(path: String) {
    self.path = path
    var random = SystemRandomNumberGenerator()
    run = String(UInt32.random(in: 0x1000_0000 ... .max, using: &random), radix: 16)
  }

  private final class SharedLock: Sendable {
    let held = Mutex<FolderLock?>(nil)
  }

  /// Makes the folder if it is missing, and keeps other runs from writing to it until this value is gone. Without it,
  /// pictures of two runs would mix.
  ///
  /// - Throws: if another run holds the folder.
  func begin() throws(TestError) {
    try lock.held.withLock { held throws(TestError) in
      guard held == nil else { return }
      try TestError.writing { () throws(FileError) in try makeFolder(path) }
      do throws(FileError) { held = try FolderLock(path, patience: 0) } catch .locked {
        throw .folder(
          path, reason: "another run writes its report here; wait until it ends, or give another folder with --report")
      } catch {
        throw .unwritten(error)
      }
    }
  }

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
    try begin()
    try TestError.writing { () throws(FileError) in
      let folder = ConfinedFolder(path)
      try folder.write(Array(report.json(of: run).utf8), to: TestReport.jsonName)
      try folder.write(Array(report.junit.utf8), to: "junit.xml")
      let sarif = SARIFPrinter(toolVersion: weaveVersion).text(for: report.diagnosticReports)
      try folder.write(Array(sarif.utf8), to: "report.sarif")
      try folder.write(Array(report.html(in: self).utf8), to: "report.html")
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
