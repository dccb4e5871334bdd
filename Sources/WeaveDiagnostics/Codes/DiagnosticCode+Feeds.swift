// SPDX-License-Identifier: MIT

/// Mistakes in a service's answer or in an imported file: W1100 to W1199.
extension DiagnosticCode {
  /// A service gave a reason instead of values: a wrong key, an unknown place, a spent quota. The snapshot stays as
  /// it was.
  public static let feedRefused = DiagnosticCode(
    "W1101", .error, "the service refused",
    """
    Instead of values the answer has the service's reason for refusing: a wrong key, an unknown place, too many \
    requests. The snapshot stays as it was.
    """)

  /// An answer does not have its source's known structure, for example an HTML page; no part of it is used.
  public static let feedWrongShape = DiagnosticCode(
    "W1102", .error, "not what the source gives",
    """
    The file or the answer does not have the known structure of its source, so no part of it is used. An HTML page \
    instead of data is usually a login page or the error page of a proxy.
    """)

  /// An answer has the right structure but no value.
  public static let feedNothing = DiagnosticCode(
    "W1103", .error, "answer without values",
    "The answer has the right structure but no value: the service has none for this place or this time.")

  /// An answer gives a quantity in an unknown unit, or without a unit; that quantity is left out.
  public static let feedUnknownUnit = DiagnosticCode(
    "W1104", .warning, "unknown unit in an answer",
    """
    The answer has a unit that weave does not know, or none for a quantity that comes in several units. A guess could \
    draw a wrong picture, so these values are left out.
    """)

  /// A column of an answer differs in length from its column of times; values without a time are left out.
  public static let feedColumnLength = DiagnosticCode(
    "W1105", .warning, "columns of different length",
    "A column of the answer has more or fewer values than there are times. Values without a time are left out.")

  /// An answer names a kind of weather that has no symbol here; its other values are used.
  public static let feedUnknownWeather = DiagnosticCode(
    "W1106", .warning, "unknown kind of weather",
    "weave does not know the kind of weather that the service names. It draws no symbol, and uses the other values.")

  /// A line or entry of a file cannot be read, and is left out.
  public static let feedLine = DiagnosticCode(
    "W1107", .warning, "line that cannot be read",
    "A line or entry of the file is broken, or lacks what it needs. It is left out, and the rest of the file is used.")

  /// A calendar uses a time zone that neither it nor any database defines.
  public static let feedZone = DiagnosticCode(
    "W1108", .warning, "unknown time zone in a calendar",
    """
    The calendar uses a time zone that it does not define and that is neither in the IANA database nor a zone of \
    Windows. Its times are read in the reader's zone. If the calendar defines it only for another span of time, the \
    nearest offset of the definition is used.
    """)

  /// The recurrence of an event cannot be read, or has too many steps; only its first occurrence is used.
  public static let feedRule = DiagnosticCode(
    "W1109", .warning, "recurrence that is not followed",
    """
    The recurrence rule of an event cannot be read, or has too many steps. Only the first occurrence is used.
    """)

  /// A file has more entries than a snapshot holds; those nearest to the present are kept.
  public static let feedTooMany = DiagnosticCode(
    "W1110", .warning, "more than a snapshot holds",
    "The file has more entries than a snapshot may hold; those nearest to the present are used.")

  /// A record in a health export has no number, no known unit or no time, and is not counted.
  public static let feedRecord = DiagnosticCode(
    "W1111", .warning, "record that cannot be used",
    "A record of the export has no number, no known unit or no time. It is not counted.")

  /// The value that a feed picks from an answer, by a path or a column, is missing or has another type.
  public static let feedPick = DiagnosticCode(
    "W1112", .error, "nothing to pick",
    """
    The answer has nothing at the path or in the column, or its value does not have the type that the feed asks \
    for. The variable keeps its value.
    """)

  /// The path that picks a feed's value is not JSONPath (RFC 9535).
  public static let feedPath = DiagnosticCode(
    "W1113", .error, "invalid path",
    "Pick a value of a JSON answer by a path as in RFC 9535, such as `$.state` or `$.items[0]['name']`.")

  /// A count of steps that makes no sense for its kind of file; it is used as it is.
  public static let feedCount = DiagnosticCode(
    "W1114", .warning, "count that makes no sense",
    """
    A day has more than 200,000 steps, or a file that counts minutes has fewer than 100 on a whole day. The count is \
    used, but the file may have been read by the wrong rule, which the message names, or may not be complete.
    """)

  /// All of these codes, in order.
  public static let feedCodes: [DiagnosticCode] = [
    .feedRefused, .feedWrongShape, .feedNothing, .feedUnknownUnit, .feedColumnLength, .feedUnknownWeather, .feedLine,
    .feedZone, .feedRule, .feedTooMany, .feedRecord, .feedPick, .feedPath, .feedCount,
  ]
}
