// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// A text prints a fact that may be missing, without a fallback. Raised by `FactCheck` on the design, without
  /// facts.
  public static let factMissing = DiagnosticCode(
    "W0901", .warning, "a fact that may be missing has no fallback",
    """
    Facts come from snapshots: weather, steps, a calendar. If the snapshot is missing or lacks the value, a fact prints \
    as nothing, so `{{__weather_temp}}°` shows a lone sign. Give a fallback, `{{__weather_temp|--}}°`, or draw the text \
    only if the fact exists: `"when": "=__weather_temp != ''"`.
    """)
  /// A formula uses a fact that may be missing; it then counts as 0.
  public static let factCountsAsZero = DiagnosticCode(
    "W0902", .warning, "a missing fact counts as 0",
    """
    In sums and comparisons a missing fact counts as 0: without weather, `{{=__weather_temp + 2}}` prints 2, and \
    `__weather_temp < 5` is true. A fallback does not help, because a sum is never missing. First check that the fact \
    exists: `{{=__weather_temp != "" ? __weather_temp + 2 : "--"}}`, `__weather_temp != "" and __weather_temp < 5`.
    """)
  /// A filter follows a fact of a kind that it cannot read, such as a date filter after a count.
  public static let factFilter = DiagnosticCode(
    "W0903", .warning, "a filter cannot read the fact",
    """
    Date filters read moments, days and times of day. A plain number counts as seconds since 1970, so 7,000 steps \
    become a Thursday. Number filters and `plural` read numbers, and leave a text unchanged. Remove the filter, or use \
    a key that fits it: most moments also have a key in `_iso`.
    """)
  /// `percent` or `bar` follows a fact that is not a fraction.
  public static let factShare = DiagnosticCode(
    "W0904", .warning, "a share of a value that is not a fraction",
    """
    `percent` and `bar` read numbers from -1 to 1 as fractions of the whole, and larger ones as percent. A key in \
    percent thus shows 2 as 2 % but 1 as 100 %; its `_fraction` is exact. A number of steps or degrees is not a share.
    """)
  /// A formula calculates with a fact that is a text, a symbol, a day or a moment.
  public static let factNotNumber = DiagnosticCode(
    "W0905", .warning, "maths on a fact that is not a number",
    """
    A text, a symbol, a day or a moment counts as 0 in a sum, and even `{{=key}}` turns its value into a number. To \
    print the value, name the variable without `=`. To calculate with the present moment, use `now()` or `__now_unix`.
    """)
  /// A comparison with a fact always has the same result.
  public static let factComparison = DiagnosticCode(
    "W0906", .warning, "a comparison with a constant result",
    """
    A number never equals a word, a flag is 1 or 0 and not `true`, a text is never greater than a number, and a \
    fraction is at most 1. Compare numbers with numbers and times with times in the same form, `__time > "12:00"`; use \
    a flag itself as the condition.
    """)
  /// A formula adds or compares facts whose units differ, or may differ by the reader's locale.
  public static let factUnlikeUnits = DiagnosticCode(
    "W0907", .warning, "facts in different units",
    """
    Degrees and steps cannot be added, and °C and °F cannot be compared. A key without a unit in its name is in the \
    unit of the reader's locale, and changes with it. Read both facts in the same unit: `_c` or `_f`, `_kmh`, `_mph` or \
    `_ms`.
    """)
  /// A design prints the same quantity in units of different systems in different places.
  public static let factMixedUnits = DiagnosticCode(
    "W0908", .warning, "units of two systems in one design",
    """
    The design prints one value in °C and another in °F, or one in the reader's unit and another in a fixed unit, and a \
    reader may think that the units are the same. Use one system in the whole design. The same fact in both units, \
    `14 °C / 57 °F`, is fine, and so are fixed units in conditions.
    """)
  /// The unit that the author wrote after a fact is not the fact's own.
  public static let factWrittenUnit = DiagnosticCode(
    "W0909", .warning, "a unit that is not the fact's",
    """
    The unit after the value is not the unit of the key. A key without a unit in its name, such as `__weather_temp`, \
    follows the reader's locale: write only `°` after it, or read the key of the unit, `__weather_temp_c`. A \
    `_fraction` goes from 0 to 1: before `%`, use the key without `_fraction`.
    """)
  /// A fact record, or an entry of a fact list, has no member of this name.
  public static let factUnknownMember = DiagnosticCode(
    "W0910", .warning, "unknown member",
    """
    The record, or the entries of the list, have no member with this name, so it is always missing. \
    `docs/variables.md` lists the members of `weather.hourly`, `calendar.events` and the other lists.
    """)
  /// The folder lacks the snapshot that provides a design's facts. Raised if the folder is known.
  public static let factSnapshotMissing = DiagnosticCode(
    "W0911", .note, "a snapshot that the design reads is missing",
    """
    The folder of snapshots lacks the file of these facts, so the design shows their fallbacks, or nothing. \
    `weave snapshot path` prints the folder of the snapshots.
    """)
  /// The snapshot that provides a design's facts is older than `SnapshotDefinition.staleAge`; it is drawn anyway.
  public static let factSnapshotStale = DiagnosticCode(
    "W0912", .note, "a snapshot that the design reads is stale",
    """
    The snapshot is older than its facts are valid: a day for the weather. The design still shows it. With `--max-age`, \
    facts that are too old count as missing; with variables such as `__weather_is_stale`, the design can say so itself.
    """)

  /// The codes for how designs use facts.
  public static let factCodes: [DiagnosticCode] = [
    factMissing, factCountsAsZero, factFilter, factShare, factNotNumber, factComparison, factUnlikeUnits,
    factMixedUnits, factWrittenUnit, factUnknownMember, factSnapshotMissing, factSnapshotStale,
  ]
}
