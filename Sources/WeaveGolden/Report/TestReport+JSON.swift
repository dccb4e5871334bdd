// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveDiff
import WeaveRender
import WeaveResolve

extension TestReport {
  static let jsonName = "report.json"

  /// `report.json`: every case, its pictures as paths relative to the report's folder.
  public var json: String { json(of: nil) }

  /// - Parameter run: what tells the run from others; nil for none.
  func json(of run: String?) -> String { value(run: run) { .string($1) }.text(indented: 2) }

  /// The report as values.
  ///
  /// - Parameters:
  ///   - run: what tells the run from others that write to the same folder.
  ///   - review: the secret of a server that accepts decisions; nil for a file.
  ///   - members: further members.
  ///   - picture: the value for a picture of a case, from its path.
  func value(
    run: String?, review: String? = nil, with members: [(String, OutputValue)] = [],
    picture: (CaseResult, String) -> OutputValue
  ) -> OutputValue {
    .compacted(
      members + [
        ("version", .integer(1)), ("run", .optional(run)), ("part", .optional(part.map { "\($0.index)/\($0.count)" })),
        ("golden", .string(golden)), ("command", .string(command)),
        ("review", .flag(review != nil)), ("token", .string(review ?? "")),
        ("environment", .array(outcome.drift.map(OutputValue.string))), ("drawnWith", .string(outcome.driftLine)),
        (
          "counts",
          .object(CaseResult.State.allCases.map { ($0.rawValue, .integer(outcome.count($0))) })
        ),
        ("skipped", .integer(outcome.skipped)), ("credits", creditValues),
        ("causes", .array(groups.map(Self.value))),
        ("cases", .array(outcome.results.map { value(of: $0, picture: picture) })),
      ])
  }

  private func value(of result: CaseResult, picture: (CaseResult, String) -> OutputValue) -> OutputValue {
    func file(_ path: String?) -> OutputValue { path.map { picture(result, $0) } ?? .null }
    var members: [(String, OutputValue?)] = [
      ("name", .string(result.name)), ("state", .string(result.state.rawValue)),
      ("design", .optional(result.design ?? result.report?.source.name)),
    ]
    if let variant = result.variant {
      members += [
        ("size", .string(variant.size)), ("appearance", .string(variant.appearance)),
        ("locale", .string(variant.locale)), ("textSize", .string(variant.textSize)),
        ("contrast", .string(variant.contrast)), ("scale", .integer(variant.scale)),
      ]
    }
    guard result.state != .same else { return .compacted(members) }
    if let size = result.size { members += [("width", .integer(size.width)), ("height", .integer(size.height))] }
    members += [
      ("settled", .flag(result.isSettled)), ("hash", .flag(result.isHashed)), ("message", .string(result.message)),
      ("before", file(result.files.before)), ("after", file(result.files.after)),
      ("patch", result.patch.map(Self.value)),
      (
        "was",
        result.earlierSize.map { .object([("width", .integer($0.width)), ("height", .integer($0.height))]) }
      ), ("tree", .optional(result.files.tree)),
      ("referenceSum", .string(result.referenceSum)),
      ("largestReference", result.largestReference.map(OutputValue.integer)),
      ("elsewhere", .optional(result.elsewhere)),
    ]
    if let measures = result.measures { members += Self.members(of: measures) }
    let own = groups(of: result)
    members += [
      ("causes", own.isEmpty ? nil : .array(own.map { .string($0.id) })),
      ("changes", .array(result.changes.map { value(of: $0, in: result) })),
      ("lines", .array(result.lines.map(OutputValue.string))),
    ]
    return .compacted(members)
  }

  /// A group of pictures with its cause.
  private static func value(of group: CauseGroup) -> OutputValue {
    let cause = group.cause
    return .compacted([
      ("id", .string(group.id)), ("kind", .string(cause.kind.rawValue)), ("name", .string(cause.name)),
      ("title", .string(cause.title)), ("detail", .string(cause.detail)), ("file", .optional(cause.file)),
      ("place", .optional(cause.place?.description)),
      (
        "changes",
        .array(
          cause.changes.map { change in
            .compacted([
              ("path", .string(change.path)), ("before", .optional(change.before)), ("after", .optional(change.after)),
            ])
          })
      ),
      ("pictures", .integer(group.pictures.count)), ("shown", .array(group.shown.map(OutputValue.string))),
    ])
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
