// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDiff
import WeaveRender
import WeaveResolve

extension TestReport {
  static let jsonName = "report.json"

  /// `report.json`: every case, its pictures as paths relative to the report's folder.
  public var json: String { value { .string($1) }.text }

  /// The report as values.
  ///
  /// - Parameters:
  ///   - review: the secret of a server that accepts decisions; nil for a file.
  ///   - picture: the value for a picture of a case, from its path.
  func value(review: String? = nil, picture: (CaseResult, String) -> OutputValue) -> OutputValue {
    .object([
      ("version", .integer(1)), ("golden", .string(golden)), ("command", .string(command)),
      ("review", .flag(review != nil)), ("token", .string(review ?? "")),
      ("environment", .array(outcome.drift.map(OutputValue.string))), ("drawnWith", .string(outcome.driftLine)),
      (
        "counts",
        .object(CaseResult.State.allCases.map { ($0.rawValue, .integer(outcome.count($0))) })
      ),
      ("skipped", .integer(outcome.skipped)), ("credits", creditValues),
      ("cases", .array(outcome.results.map { value(of: $0, picture: picture) })),
    ])
  }

  private func value(of result: CaseResult, picture: (CaseResult, String) -> OutputValue) -> OutputValue {
    func file(_ path: String?) -> OutputValue { path.map { picture(result, $0) } ?? .null }
    var members: [(String, OutputValue?)] = [
      ("name", .string(result.name)), ("state", .string(result.state.rawValue)),
      ("design", .optional(result.item?.design.path ?? result.report?.source.name)),
    ]
    if let environment = result.item?.environment {
      members += [
        ("size", .string(environment.size.rawValue)), ("appearance", .string(environment.appearance.rawValue)),
        ("locale", .string(environment.locale.identifier)), ("textSize", .string(environment.textSize.rawValue)),
        ("contrast", .string(environment.contrast.rawValue)),
        ("scale", .integer(Int(environment.scale))),
      ]
    }
    guard result.state != .same else { return .compacted(members) }
    if let size = result.size { members += [("width", .integer(size.width)), ("height", .integer(size.height))] }
    members += [
      ("settled", .flag(result.isSettled)), ("hash", .flag(result.isHashed)), ("message", .string(result.message)),
      ("before", file(result.files.before)), ("after", file(result.files.after)),
      ("difference", file(result.files.difference)), ("tree", .optional(result.files.tree)),
      ("referenceSum", .string(result.referenceSum)),
      ("largestReference", result.item?.settings.largestReference.map(OutputValue.integer)),
      ("elsewhere", .optional(result.origin?.refusal?.sentence())),
    ]
    if let measures = result.measures { members += Self.members(of: measures) }
    members += [
      ("changes", .array(result.changes.map { value(of: $0, in: result) })),
      ("lines", .array(result.lines.map(OutputValue.string))),
    ]
    return .compacted(members)
  }

  private static func members(of measures: CaseResult.Measures) -> [(String, OutputValue?)] {
    [
      ("differing", .integer(measures.differing)), ("share", .number((measures.share * 1e6).rounded() / 1e6)),
      ("densest", .integer(measures.densest)),
      ("similarity", .number((measures.similarity * 1e6).rounded() / 1e6)),
      ("largest", .integer(measures.largestChannelDifference)),
      ("regions", .array(measures.regions.map(value))),
    ]
  }

  private static func value(of region: PixelRegion) -> OutputValue {
    .object([
      ("x", .integer(region.x)), ("y", .integer(region.y)), ("width", .integer(region.width)),
      ("height", .integer(region.height)),
    ])
  }

  private func value(of change: PictureChange, in result: CaseResult) -> OutputValue {
    .compacted([
      ("verdict", .string(change.verdict.rawValue)), ("node", .string(change.node)), ("text", .string(change.text)),
      ("place", .optional(Self.place(of: change, in: result))),
      ("regions", .array(change.regions.map(OutputValue.integer))),
    ])
  }
}
