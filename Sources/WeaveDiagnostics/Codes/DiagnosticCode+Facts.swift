// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// A text prints a fact that may be missing, without a fallback. Raised by `FactCheck` on the design alone, without
  /// facts.
  public static let factMissing = DiagnosticCode(
    "W0901", .warning, "a fact that may be missing has no fallback",
    """
    Facts come from snapshots: weather, steps, a calendar. Without its snapshot, or where that does not say, a fact is \
    missing and prints as nothing, so that `{{__weather_temp}}°` shows a lone sign. Write what stands for it, \
    `{{__weather_temp|--}}°`, or draw the text only where the fact is there: `"when": "=__weather_temp != ''"`.
    """)
  /// A formula uses a fact that may be missing; it then counts as 0.
  public static let factCountsAsZero = DiagnosticCode(
    "W0902", .warning, "a missing fact counts as 0",
    """
    In sums and comparisons what is missing counts as 0: `{{=__weather_temp + 2}}` prints 2 without any weather, and \
    `__weather_temp < 5` holds. A fallback does not help, as a sum is never missing. Ask first whether the fact is \
    there: `{{=__weather_temp != "" ? __weather_temp + 2 : "--"}}`, `__weather_temp != "" and __weather_temp < 5`.
    """)
  /// A filter follows a fact of a kind that it cannot read, such as a date filter after a count.
  public static let factFilter = DiagnosticCode(
    "W0903", .warning, "a filter cannot read the fact",
    """
    Date filters read moments, days and times of day; a plain number they take for seconds since 1970, so that 7,000 \
    steps become a Thursday. Number filters and `plural` read numbers, and leave a text as it is. Take the filter away, \
    or read the key that is meant: most moments are there as `_iso` too.
    """)
  /// `percent` or `bar` follows a fact that is not a fraction.
  public static let factShare = DiagnosticCode(
    "W0904", .warning, "a share of what is no fraction",
    """
    `percent` and `bar` take numbers from -1 to 1 as fractions of the whole, and larger ones as percent. A key in \
    percent thus shows 2 as 2 % but 1 as 100 %; its `_fraction` is exact. A number of steps or degrees is no share.
    """)
  /// A formula calculates with a fact that is a text, a symbol, a day or a moment.
  public static let factNotNumber = DiagnosticCode(
    "W0905", .warning, "maths on a fact that is not a number",
    """
    A text, a symbol, a day or a moment counts as 0 in a sum, and `{{=key}}` alone makes a number of whatever the key \
    gives. To print it, name the variable without `=`. To count with the present moment, use `now()` or `__now_unix`.
    """)
  /// A comparison with a fact always has the same result.
  public static let factComparison = DiagnosticCode(
    "W0906", .warning, "a comparison that always gives the same",
    """
    A number never equals a word, a flag is 1 or 0 and not `true`, a text is never more than a number, and a fraction is \
    at most 1. Compare numbers with numbers, times with times in the same form, `__time > "12:00"`, and use a flag as the \
    condition itself.
    """)
  /// A formula adds or compares facts whose units differ, or may differ by the reader's locale.
  public static let factUnlikeUnits = DiagnosticCode(
    "W0907", .warning, "facts in unlike units",
    """
    Degrees and steps cannot be added, and of °C and °F neither is the greater. A key without a unit in its name is in \
    the unit of the reader's locale, and changes with it. Read both facts in the same unit: `_c` or `_f`, `_kmh`, `_mph` \
    or `_ms`.
    """)
  /// A design prints the same quantity in units of different systems in different places.
  public static let factMixedUnits = DiagnosticCode(
    "W0908", .warning, "units of two systems in one design",
    """
    The design prints one value in °C and another in °F, or one in the reader's unit beside one in a fixed unit, and a \
    reader takes them for the same. Use one system in the whole design. The same fact in both units, `14 °C / 57 °F`, is \
    fine, and so are fixed units in conditions.
    """)
  /// The unit that the author wrote after a fact is not the fact's own.
  public static let factWrittenUnit = DiagnosticCode(
    "W0909", .warning, "a unit that is not the fact's",
    """
    The unit behind the value is another than the key's. A key without a unit in its name, such as `__weather_temp`, \
    follows the reader's locale: write `°` alone behind it, or read the key of the unit, `__weather_temp_c`. A \
    `_fraction` is 0 to 1: before `%` stands the key without it.
    """)
  /// A fact record, or an entry of a fact list, has no member of this name.
  public static let factUnknownMember = DiagnosticCode(
    "W0910", .warning, "unknown member",
    """
    A record, or the entries of a list, have no member of this name, so that it is always missing. `docs/variables.md` \
    lists the members of `weather.hourly`, `calendar.events` and the other lists.
    """)
  /// The folder lacks the snapshot that provides a design's facts. Raised if the folder is known.
  public static let factSnapshotMissing = DiagnosticCode(
    "W0911", .note, "a snapshot that the design reads is missing",
    """
    The folder of snapshots has no file that these facts come from, so that the design shows their fallbacks, or \
    nothing. `weave snapshot path` tells where the files belong.
    """)
  /// The snapshot that provides a design's facts is older than `SnapshotDefinition.staleAge`; it is drawn anyway.
  public static let factSnapshotStale = DiagnosticCode(
    "W0912", .note, "a snapshot that the design reads is stale",
    """
    The snapshot is older than its facts hold: a day for the weather. The design still shows it; `--max-age` takes what \
    is too old for missing, and `__weather_is_stale` and its like let the design say so.
    """)

  /// The codes for how designs use facts.
  public static let factCodes: [DiagnosticCode] = [
    factMissing, factCountsAsZero, factFilter, factShare, factNotNumber, factComparison, factUnlikeUnits,
    factMixedUnits, factWrittenUnit, factUnknownMember, factSnapshotMissing, factSnapshotStale,
  ]
}
