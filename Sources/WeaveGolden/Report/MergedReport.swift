// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDiff
import WeaveRender
public import WeaveSystem

/// The reports of all parts of a run, joined into one with a review of its own.
public struct MergedReport: Sendable {
  /// The whole report; its pictures are copied to its folder.
  public let report: TestReport
  /// The parts that gave no report, such as `3/4`: their jobs ended early.
  public let missing: [String]

  /// - Parameters:
  ///   - folders: the folders of the parts' reports.
  ///   - target: the folder of the whole report.
  ///   - golden: the folder of references; nil for the one that the reports name.
  ///   - command: the command, for display.
  /// - Throws: if a folder has no report, or they are of different runs.
  public init(
    _ folders: [String], into target: ReportFolder, golden: String?, command: String
  ) throws(MergeError) {
    let own = realPath(target.path)
    var parts: [(folder: String, report: StoredReport)] = []
    for folder in folders {
      guard own == nil || realPath(folder) != own else { throw .target(folder) }
      parts.append((folder, try StoredReport(in: folder)))
    }
    guard let first = parts.first else { throw .noReports }
    for part in parts where part.report.golden != first.report.golden && golden == nil {
      throw .otherReferences(first.folder, part.folder)
    }
    var results: [CaseResult] = []
    var owners: [String: String] = [:]
    let pictures = PictureFolder(report: target)
    do throws(TestError) { try pictures.clear() } catch { throw .test(error) }
    for (folder, stored) in parts {
      for entry in stored.cases {
        guard let result = stored.result(of: entry) else { throw .unreadable(folder) }
        // Each part knows the designs that could not be read.
        if let other = owners.updateValue(folder, forKey: result.name) {
          if result.state == .failed { continue }
          throw .twice(result.name, other, folder)
        }
        results.append(try Self.copied(result, from: folder, to: pictures))
      }
    }
    missing = try Self.missingParts(parts.map { ($0.folder, $0.report.part) })
    results += missing.map { part in
      CaseResult("part \(part)", .failed, message: "there is no report of this part; its job may have ended early")
    }
    results.sort { $0.name < $1.name }
    var outcome = TestOutcome(
      results: results, drift: parts.flatMap { $0.report.environment ?? [] }.withoutRepetitions,
      skipped: parts.reduce(0) { $0 + ($1.report.skipped ?? 0) })
    // Each part counts its own pictures, in brackets at the end.
    outcome.driftLine = parts.compactMap(\.report.drawnWith)
      .map { line in line.firstRange(of: " (").map { String(line[..<$0.lowerBound]) } ?? line }
      .filter { !$0.isEmpty }.withoutRepetitions.joined(separator: "; ")
    outcome.isEmpty = results.isEmpty
    var report = TestReport(outcome, golden: golden ?? first.report.golden, command: command)
    report.storedCredits = Set(parts.flatMap { $0.report.credits ?? [] })
    self.report = report
  }

  /// The parts that are missing, if the reports say which parts they are.
  private static func missingParts(_ parts: [(folder: String, part: String?)]) throws(MergeError) -> [String] {
    let shards = parts.compactMap { part in part.part.flatMap { Shard($0) } }
    guard let count = shards.first?.count else { return [] }
    guard shards.allSatisfy({ $0.count == count }) else { throw .otherParts }
    let known = Set(shards.map(\.index))
    return (1...count).filter { !known.contains($0) }.map { "\($0)/\(count)" }
  }

  /// The result with its pictures copied to the whole report.
  private static func copied(
    _ result: CaseResult, from folder: String, to pictures: PictureFolder
  ) throws(MergeError) -> CaseResult {
    var result = result
    let name = result.name
    func copy(_ path: String?, _ role: PictureFolder.Role) throws(MergeError) -> String? {
      guard let path else { return nil }
      let ending = role.endings.first { path == "\(PictureFolder.name)/\(name)\($0)" }
      guard let ending else { throw .unreadable(folder) }
      let bytes: [UInt8]?
      do throws(FileError) { bytes = try ConfinedFolder(folder).read(path, limit: Limits.imageBytes) } catch {
        throw .file(error)
      }
      guard let bytes else { throw .file(.notFound("\(folder)/\(path)")) }
      do throws(TestError) { return try pictures.write(bytes, name, role, ending: ending) } catch { throw .test(error) }
    }
    result.files.before = try copy(result.files.before, .before)
    result.files.after = try copy(result.files.after, .after)
    result.files.tree = try copy(result.files.tree, .tree)
    return result
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Why reports were not merged.
public enum MergeError: Error, Sendable, CustomStringConvertible {
  /// No folder was given.
  case noReports
  /// The folder has no report.
  case noReport(String)
  /// The file is not a report of this version.
  case unreadable(String)
  /// The reports have other folders of references.
  case otherReferences(String, String)
  /// The reports are parts of runs with other numbers of parts.
  case otherParts
  /// Two reports have a picture of the same name.
  case twice(String, String, String)
  /// The whole report would overwrite one of its parts.
  case target(String)
  /// A file cannot be read.
  case file(FileError)
  /// A file cannot be written.
  case test(TestError)

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .noReports: "--merge needs the folders of the reports"
    case .noReport(let folder):
      "there is no report in `\(folder)`; give `weave test` a folder with --report, so that it also writes one if nothing "
        + "differs"
    case .unreadable(let folder):
      "`\(folder)/\(TestReport.jsonName)` is not a report that can be merged; run `weave test` of this version again"
    case .otherReferences(let first, let second):
      "`\(first)` and `\(second)` compare with different references; name the folder with --golden"
    case .otherParts: "the reports are parts of different runs: they do not agree on the number of parts"
    case .twice(let name, let first, let second):
      "`\(name)` is in `\(first)` and in `\(second)`; merge the parts of one run, each made with its own --shard"
    case .target(let folder): "`\(folder)` is one of the parts; give another folder with --report"
    case .file(let error): "\(error)"
    case .test(let error): "\(error)"
    }
  }
}
