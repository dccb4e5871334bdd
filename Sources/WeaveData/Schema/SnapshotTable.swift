// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of weave's own form of snapshots, each defined once.
///
/// Ranges cover everything that has occurred on Earth, with room to spare. A value outside is a mistake, usually of
/// the unit.
enum SnapshotTable {
  static let schema = Field("$schema", .string, "The JSON Schema of this file, for editors.")

  static let version = Field(
    "version", .integer(1...Int.max), default: "1", "The version of this form of the file; the newest is 1.")

  static let fetchedAt = Field(
    "fetchedAt", .moment, required: true, "When the values were taken: their age counts from it.")
  static let generatedAt = Field(
    "generatedAt", .moment, required: true, "When the entries were read: their age counts from it.")
  static let attribution = Field(
    "attribution", .string, "The source of the values, in the form that its licence requires.")
  static let attributionURL = Field(
    "attributionURL", .string, "A page about the licence or the service, for reports to link to.")
  static let access = Field(
    "access", .token(AccessState.allCases.map(\.rawValue)), default: "\"authorised\"",
    "Whether the source of the values may be read.")
}
