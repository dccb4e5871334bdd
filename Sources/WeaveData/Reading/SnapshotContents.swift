// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveSchema
import WeaveTime

/// The contents of a snapshot file. They do not depend on the moment, so they can be kept for pictures at other
/// moments.
public struct SnapshotContents: Sendable {
  /// Something that reading found in a file.
  enum Finding: Sendable {
    /// A mistake, which is reported at every moment.
    case diagnostic(Diagnostic)
    /// When the file was made, with its place. It is reported at moments before it.
    case date(Date, SourceRange)
  }

  /// The snapshot; nil if the file is not a snapshot, is of another kind, or does not say when it was made.
  public let snapshots: Snapshots?
  /// Mistakes of the syntax and of single keys.
  private let diagnostics: [Diagnostic]
  private let findings: [Finding]
  /// Whether the file has the form of a snapshot.
  private let isUsable: Bool

  init(_ snapshots: Snapshots?, _ diagnostics: [Diagnostic], _ findings: [Finding]) {
    (self.snapshots, self.diagnostics, self.findings, isUsable) = (snapshots, diagnostics, findings, true)
  }

  /// The contents of a file that is not a snapshot.
  init(unusable diagnostics: [Diagnostic]) {
    (snapshots, self.diagnostics, findings, isUsable) = (nil, diagnostics, [], false)
  }

  /// The snapshot with the file's diagnostics in the order of the text.
  ///
  /// - Parameter now: the moment of the picture; a snapshot from after it is reported.
  public func checked(at now: Date) -> Checked<Snapshots> {
    guard isUsable else { return Checked(nil, diagnostics) }
    let found = findings.compactMap { $0.diagnostic(at: now) }.prefix(Limits.diagnostics)
    return Checked(snapshots, Array((diagnostics + found).inOrder.prefix(Limits.diagnostics)))
  }
}

extension SnapshotContents.Finding {
  /// The tolerated difference between clocks, in seconds.
  private static let clockTolerance = 300.0

  fileprivate func diagnostic(at now: Date) -> Diagnostic? {
    switch self {
    case .diagnostic(let diagnostic): return diagnostic
    case .date(let date, let range):
      let ahead = date.timeIntervalSince(now)
      guard ahead > Self.clockTolerance else { return nil }
      return Diagnostic(
        .snapshotFromFuture, "the snapshot is of \(Self.span(ahead)) after \(InstantText.text(now))", at: range)
    }
  }

  /// A length of time, rounded down to days, hours or minutes: the largest unit that it contains at least twice.
  private static func span(_ seconds: Double) -> String {
    let minutes = (min(seconds, 1e12) / 60).rounded(.down)
    if minutes < 120 { return "\(shortest(minutes)) minutes" }
    if minutes < 2_880 { return "\(shortest((minutes / 60).rounded(.down))) hours" }
    return "\(shortest((minutes / 1_440).rounded(.down))) days"
  }
}

extension [Diagnostic] {
  /// Sorted by place; those of the whole file come first.
  fileprivate var inOrder: [Diagnostic] {
    if count < 2 { return self }
    return enumerated().sorted { a, b in
      let places = (a.element.range?.lower ?? -1, b.element.range?.lower ?? -1)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}
