// SPDX-License-Identifier: MIT

/// W10: messages of `weave test`. W1000 to W1019 are mistakes in `weave.test.json`.
extension DiagnosticCode {
  /// A key that no object of `weave.test.json` has.
  public static let settingsUnknownKey = DiagnosticCode(
    "W1001", .error, "unknown key of test settings",
    "`weave.test.json` has no such key. An ignored setting would leave a picture untested.")

  /// A key of test settings in an object that does not have it.
  public static let settingsMisplacedKey = DiagnosticCode(
    "W1002", .error, "misplaced key of test settings", "The key exists, but belongs in another place.")

  /// An object of test settings lacks a required key.
  public static let settingsMissingKey = DiagnosticCode(
    "W1003", .error, "missing key of test settings", "The object needs this key.")

  /// A test setting has the wrong JSON type for its key.
  public static let settingsWrongType = DiagnosticCode(
    "W1004", .error, "test setting of another type", "The value does not have the type that the key needs.")

  /// A word in test settings is not one that its key allows.
  public static let settingsUnknownToken = DiagnosticCode(
    "W1005", .error, "unknown word in test settings", "Only some words are possible here.")

  /// A number in test settings lies outside the range of its key.
  public static let settingsOutOfRange = DiagnosticCode(
    "W1006", .error, "number out of range in test settings", "The number is larger or smaller than is possible here.")

  /// A number in test settings has decimals where a whole number is required.
  public static let settingsNotInteger = DiagnosticCode(
    "W1007", .error, "test setting that is not a whole number", "Only whole numbers are possible here.")

  /// A moment in test settings is not in ISO 8601, or has no time zone.
  public static let settingsInvalidDate = DiagnosticCode(
    "W1008", .error, "test setting that is not a date",
    "Moments are written in ISO 8601 with their zone: `2026-03-28T14:05:00+01:00`.")

  /// A list in test settings is longer than `Limits` allow.
  public static let settingsTooMany = DiagnosticCode(
    "W1009", .error, "too many test settings",
    "The list is too long; every entry multiplies the number of pictures.")

  /// A text in test settings is not the zone, device, box or tolerance that its key requires.
  public static let settingsInvalidValue = DiagnosticCode(
    "W1010", .error, "invalid test setting",
    "The text is not what the key needs: a time zone of the IANA database, a device, a rectangle, a tolerance.")

  // MARK: Results of pictures

  /// A picture differs from its reference by more than the settings tolerate.
  public static let pictureChanged = DiagnosticCode(
    "W1021", .error, "picture that changed",
    """
    The design's picture differs from its reference. Look at both in the report; accept the new one with \
    `weave accept`, or correct the design.
    """)

  /// A picture has no reference although the environment variable `CI` is set.
  public static let pictureMissing = DiagnosticCode(
    "W1022", .error, "picture without a reference",
    "If `CI` is set, every picture needs a reference. Run `weave test --update`, look at what it wrote, and commit it.")

  /// A picture could not be drawn, or its reference could not be read.
  public static let pictureFailed = DiagnosticCode(
    "W1023", .error, "picture that could not be compared",
    "The design has errors, or its reference cannot be read. A damaged reference is never overwritten: remove it first."
  )

  /// A picture has no reference yet.
  public static let pictureNew = DiagnosticCode(
    "W1024", .note, "new picture",
    "The design has no reference yet. Run `weave test --update`, look at what it wrote, and commit it.")

  /// No design makes a picture for this reference.
  public static let pictureOrphaned = DiagnosticCode(
    "W1025", .warning, "reference without a design",
    """
    No design makes a picture with this name any more: the design was renamed or removed, or the settings ask for other \
    sizes. `weave test --update --prune` removes such references.
    """)

  /// The codes for test settings and compared pictures, W1001 to W1099.
  public static let testCodes: [DiagnosticCode] = [
    settingsUnknownKey, settingsMisplacedKey, settingsMissingKey, settingsWrongType, settingsUnknownToken,
    settingsOutOfRange, settingsNotInteger, settingsInvalidDate, settingsTooMany, settingsInvalidValue, pictureChanged,
    pictureMissing, pictureFailed, pictureNew, pictureOrphaned,
  ]
}
