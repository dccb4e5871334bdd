// SPDX-License-Identifier: MIT

/// Mistakes in a snapshot: W0800 to W0899.
extension DiagnosticCode {
  /// A key that no object of this kind of snapshot has; its value does nothing.
  public static let snapshotUnknownKey = DiagnosticCode(
    "W0801", .warning, "unknown key in a snapshot",
    """
    The object has no such key, so its value does nothing. Keys are spelt exactly, upper and lower case \
    included; `docs/snapshots.md` lists those of every file.
    """)

  /// A key of a snapshot in an object that does not have it.
  public static let snapshotMisplacedKey = DiagnosticCode(
    "W0802", .warning, "key in the wrong object of a snapshot",
    "The key exists, but in another object, and does nothing here. Move it, with its value, to the object named.")

  /// An object in a snapshot lacks a required key, and is left out.
  public static let snapshotMissingKey = DiagnosticCode(
    "W0803", .error, "missing key in a snapshot",
    """
    The object cannot be used without this key and is left out; the rest of the file is used. A file that does not say \
    when it was made is not used at all, because its age is unknown.
    """)

  /// A value in a snapshot has the wrong JSON type for its key, and counts as missing.
  public static let snapshotWrongType = DiagnosticCode(
    "W0804", .error, "value of the wrong type in a snapshot",
    """
    The key needs another kind of value: a number without quotes, a text in quotes, `true` or `false`. The value counts \
    as missing.
    """)

  /// A word in a snapshot is not one that its key allows, and counts as missing.
  public static let snapshotUnknownToken = DiagnosticCode(
    "W0805", .error, "unknown word in a snapshot",
    "The value must be one of a fixed set of words. It counts as missing.")

  /// A number in a snapshot is impossible on Earth, and counts as missing.
  public static let snapshotOutOfRange = DiagnosticCode(
    "W0806", .error, "impossible number in a snapshot",
    """
    No such value occurs on Earth: the number is a mistake, or its unit is not the one that the key names. It counts as \
    missing, which is better than a wrong picture. Fractions such as `humidity01` go from 0 to 1; percentages \
    have their own key, `humidityPercent`.
    """)

  /// A count in a snapshot has decimals, and counts as missing.
  public static let snapshotNotInteger = DiagnosticCode(
    "W0807", .error, "number in a snapshot is not whole",
    "The key counts something and needs a whole number. The value counts as missing.")

  /// A moment or day in a snapshot is not written in ISO 8601, and counts as missing.
  public static let snapshotInvalidDate = DiagnosticCode(
    "W0808", .error, "invalid date in a snapshot",
    """
    A moment is written as `2026-03-28T14:05:00+01:00` or `2026-03-28T13:05:00Z`, a day as `2026-03-28`. The value \
    counts as missing.
    """)

  /// A list in a snapshot is longer than `Limits` allow; the rest of it is left out.
  public static let snapshotTooMany = DiagnosticCode(
    "W0809", .warning, "list in a snapshot is too long",
    "The list has more entries than the limit; the rest is skipped.")

  /// A moment in a snapshot has no UTC offset.
  public static let snapshotNoZone = DiagnosticCode(
    "W0810", .error, "moment without a time zone",
    """
    Without a zone, a moment is a different one in every place. Add `Z` for UTC, or the offset from UTC, as in \
    `+01:00`. Until then the value counts as missing.
    """)

  /// A key in a snapshot ends in a unit that does not fit its quantity.
  public static let snapshotUnknownUnit = DiagnosticCode(
    "W0811", .error, "unknown unit",
    """
    Keys end in the unit of their value, such as `temperatureC` or `windSpeedKMH`, and values are converted when they \
    are read. This key does not end in a unit of its quantity, so the value cannot be used.
    """)

  /// An object in a snapshot gives the same quantity in two units; neither is used.
  public static let snapshotTwoUnits = DiagnosticCode(
    "W0812", .error, "quantity in two units",
    "An object gives the same quantity in two units. It is unclear which one is right, so neither is used.")

  /// A snapshot in weave's own form has no `version`; it is read as version 1.
  public static let snapshotVersionMissing = DiagnosticCode(
    "W0813", .warning, "snapshot without a version",
    "A snapshot names the version of its form: `\"version\": 1`. Without it, the file is read as version 1.")

  /// A snapshot has an unknown `version`; it is read as the newest known one.
  public static let snapshotNewerVersion = DiagnosticCode(
    "W0814", .warning, "snapshot of another version",
    """
    The file names a version that weave does not know. It is read as the newest known version; new keys are reported as \
    unknown.
    """)

  /// The keys of a snapshot clearly do not belong to the kind that its file name says; no part of it is used.
  public static let snapshotWrongKind = DiagnosticCode(
    "W0815", .error, "snapshot of another kind",
    "The file has the keys of another kind of snapshot. No part of it is used; give the file its correct name.")

  /// A snapshot is dated more than five minutes after the moment for which it is read.
  public static let snapshotFromFuture = DiagnosticCode(
    "W0816", .warning, "snapshot from the future",
    """
    The file says that it was made more than five minutes after the moment it is read for. A clock is wrong, or the \
    picture is drawn for an earlier moment. The values are used unchanged.
    """)

  /// The entries of a list in a snapshot are not in order of time; they are sorted.
  public static let snapshotOrder = DiagnosticCode(
    "W0817", .warning, "entries out of order",
    "The entries of a list must be in order of time. weave sorts them.")

  /// A list in a snapshot has two entries for one day, moment or identifier; one of them is kept.
  public static let snapshotTwice = DiagnosticCode(
    "W0818", .warning, "two entries for the same thing",
    """
    A list has one entry for a day, a moment or an identifier. Of two step counts for one day the larger is used, since \
    a count only grows; of other entries the first is used.
    """)

  /// An event in a snapshot ends before it starts, and is left out.
  public static let snapshotEndsBeforeStart = DiagnosticCode(
    "W0819", .error, "event ends before it starts",
    "An event must end after it starts, or at the same moment. This one is left out.")

  /// A time zone in a snapshot is not in the IANA database.
  public static let snapshotUnknownZone = DiagnosticCode(
    "W0820", .error, "unknown time zone",
    """
    A time zone has a name of the IANA database, such as `Europe/Paris` or `UTC`. Without a known zone, the days of the \
    place are those of the reader's zone.
    """)

  /// A colour in a snapshot is not written as `#` and six hexadecimal digits.
  public static let snapshotColor = DiagnosticCode(
    "W0821", .error, "invalid colour in a snapshot",
    "A colour is written as `#` and six hexadecimal digits: red, green, blue. It counts as missing.")

  /// The file of a snapshot has more than `Limits.snapshotBytes` bytes, and is not read.
  public static let snapshotTooLarge = DiagnosticCode(
    "W0822", .error, "snapshot too large",
    "The file is larger than any snapshot needs to be, and is not read.")

  /// A day in a snapshot has a low above its high; both are used unchanged.
  public static let snapshotLowAboveHigh = DiagnosticCode(
    "W0823", .warning, "low above high",
    "The lowest temperature of a day is above its highest. Both are used unchanged; they may have been swapped.")

  /// A list in a snapshot of reminders names a reminder that is not in the snapshot.
  public static let snapshotUnknownItem = DiagnosticCode(
    "W0824", .warning, "reminder that does not exist",
    "A prepared list names a reminder that is not among the items, so it is not shown.")

  /// The app wrote a day as the moment when it began, but no day begins then in the reader's zone.
  public static let snapshotDayOfAnotherZone = DiagnosticCode(
    "W0825", .warning, "day of another time zone",
    """
    WidgetWeaver writes a day as the moment when it began, in the time zone of the phone. In the reader's zone no day \
    begins then; the day with the nearest beginning is used.
    """)

  /// All of these codes, in order.
  public static let snapshotCodes: [DiagnosticCode] = [
    .snapshotUnknownKey, .snapshotMisplacedKey, .snapshotMissingKey, .snapshotWrongType, .snapshotUnknownToken,
    .snapshotOutOfRange, .snapshotNotInteger, .snapshotInvalidDate, .snapshotTooMany, .snapshotNoZone,
    .snapshotUnknownUnit, .snapshotTwoUnits, .snapshotVersionMissing, .snapshotNewerVersion, .snapshotWrongKind,
    .snapshotFromFuture, .snapshotOrder, .snapshotTwice, .snapshotEndsBeforeStart, .snapshotUnknownZone,
    .snapshotColor, .snapshotTooLarge, .snapshotLowAboveHigh, .snapshotUnknownItem, .snapshotDayOfAnotherZone,
  ]
}
