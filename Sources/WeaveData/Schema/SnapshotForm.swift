// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// A file format for a kind of snapshot: weave's own, or one of the app's.
struct SnapshotForm: Sendable {
  enum Origin: Sendable, Hashable {
    /// Weave's own form, with a version.
    case weave
    /// WidgetWeaver's form.
    case app
    /// The app's steps of the days before today, stored separately from today's.
    case appHistory
  }

  let kind: SnapshotKind
  let origin: Origin
  let root: ObjectType
  let vocabulary: Vocabulary
  /// Builds the snapshot from a file's object; nil if a required value is missing.
  let read: Read

  typealias Read = @Sendable (inout SnapshotReading, SnapshotObject) -> (any SnapshotModel)?

  init(
    _ kind: SnapshotKind, _ origin: Origin, _ root: ObjectType, _ others: [ObjectType] = [], read: @escaping Read
  ) {
    self.read = read
    self.kind = kind
    self.origin = origin
    self.root = root
    vocabulary = Vocabulary(
      "snapshot", root: root.name, [root] + others, codes: Self.codes, excess: .dropped)
  }

  private static let codes = Vocabulary.Codes(
    unknownKey: .snapshotUnknownKey, misplacedKey: .snapshotMisplacedKey, missingKey: .snapshotMissingKey,
    wrongType: .snapshotWrongType, unknownToken: .snapshotUnknownToken, outOfRange: .snapshotOutOfRange,
    notInteger: .snapshotNotInteger, invalidDate: .snapshotInvalidDate, tooManyElements: .snapshotTooMany)

  /// Every form, weave's own form of each kind first.
  static let all: [SnapshotForm] =
    SnapshotKind.allCases.compactMap { $0.file.forms.first }
    + SnapshotKind.allCases.flatMap { $0.file.forms.dropFirst() }

  /// The forms of one kind, weave's own first.
  static func forms(of kind: SnapshotKind) -> [SnapshotForm] { kind.file.forms }

  /// Weave's own form of a kind.
  static func ours(_ kind: SnapshotKind) -> SnapshotForm? { forms(of: kind).first }
}
