// SPDX-License-Identifier: MIT

/// W16: boards and playlists. W1600 to W1619 are mistakes in a board, from W1620 on in a playlist.
extension DiagnosticCode {
  /// A key that no object in boards and playlists has. Raised by the table of keys.
  public static let boardUnknownKey = DiagnosticCode(
    "W1601", .error, "unknown key of a board", "A board, its slots and a playlist have no such key.")

  /// A key of boards or playlists in an object that does not have it.
  public static let boardMisplacedKey = DiagnosticCode(
    "W1602", .error, "misplaced key of a board", "The key exists, but belongs in another object.")

  /// An object of a board or playlist lacks a required key.
  public static let boardMissingKey = DiagnosticCode(
    "W1603", .error, "missing key of a board", "Without this key, it is unclear what to show, or where.")

  /// A value of a board or playlist has the wrong JSON type for its key.
  public static let boardWrongType = DiagnosticCode(
    "W1604", .error, "value of the wrong type in a board", "The key needs another kind of value.")

  /// A word in a board or playlist is not one that its key allows.
  public static let boardUnknownToken = DiagnosticCode(
    "W1605", .error, "unknown word in a board", "Only some words are possible here.")

  /// A number in a board or playlist lies outside the range of its key.
  public static let boardOutOfRange = DiagnosticCode(
    "W1606", .error, "impossible number in a board", "The number is outside the possible range for a board.")

  /// A count of rows, columns or places in a board has decimals.
  public static let boardNotInteger = DiagnosticCode(
    "W1607", .error, "number of a board that is not whole", "Rows and columns are counted in whole numbers.")

  /// A board or playlist has more slots, tracks or entries than `Limits` allow; boards inside slots count too.
  public static let boardTooMany = DiagnosticCode(
    "W1608", .error, "too many slots, tracks or entries",
    """
    A board has at most \(Limits.boardSlots) slots, including those of boards inside it, and \(Limits.boardTracks) rows \
    and columns. A playlist has at most \(Limits.playlistEntries) entries.
    """)

  /// The rows of `areas` differ in length, or the places of one name do not form a rectangle. Raised when the file is
  /// read.
  public static let boardAreas = DiagnosticCode(
    "W1610", .error, "areas of a board that do not form a grid",
    """
    All rows of `areas` must have the same number of names, and an area must be a rectangle: its name fills all places \
    between its first and its last row and column. A dot leaves a place empty.
    """)

  /// Two slots of a board have the same name, or share a place of its grid.
  public static let boardOverlap = DiagnosticCode(
    "W1611", .error, "slots of a board overlap",
    "Two slots share a place of the grid, or have the same name. Give each its own area.")

  /// A board's layout names an area that is missing in `slots`.
  public static let boardMissingSlot = DiagnosticCode(
    "W1612", .error, "area of a board without a slot",
    "The layout has an area without a slot. Add the slot, or leave the place empty with a dot in `areas`.")

  /// A slot names an area missing in the layout, or a row or column beyond its grid.
  public static let boardUnknownSlot = DiagnosticCode(
    "W1613", .error, "slot without a place",
    "The layout has no such area, or the slot is outside its rows and columns.")

  /// A slot names both a template and a design, or neither.
  public static let boardSlotSource = DiagnosticCode(
    "W1614", .error, "slot with two designs or none", "A slot has either a `template` or a `design`.")

  /// A board contains itself, directly or through other boards. Raised when its files are put together.
  public static let boardCycle = DiagnosticCode(
    "W1615", .error, "board that contains itself",
    "A slot shows a board or a design that contains this one, so it would never end.")

  /// The contents of one slot cannot be read or drawn; the picture is made without it and shows the reason in its
  /// place.
  public static let boardSlotFails = DiagnosticCode(
    "W1616", .warning, "slot that cannot be shown",
    """
    The design of the slot is missing or has errors. The picture shows the reason in its place, and the other slots as \
    usual. `--strict` refuses to draw the board, and `weave validate` reports an error.
    """)

  /// A time of day or a duration in a playlist is not written like `07:30` or `1h30m`.
  public static let playlistTime = DiagnosticCode(
    "W1620", .error, "invalid time or duration", "Times are written `07:30`, durations `15m`, `1h30m`.")

  /// The `when` of a playlist's entry does not parse as an expression.
  public static let playlistCondition = DiagnosticCode(
    "W1621", .error, "condition of a playlist that is not a formula",
    "`when` is a formula over facts and variables, such as `__calendar_today_left > 0`.")

  /// A playlist without an entry.
  public static let playlistNothing = DiagnosticCode(
    "W1622", .error, "playlist with nothing to show", "A playlist needs at least one board or design.")

  /// The file of a playlist's entry is missing, or outside the playlist's folder. Raised when its turn is drawn.
  public static let playlistFile = DiagnosticCode(
    "W1623", .error, "file of a playlist that cannot be shown",
    """
    An entry shows a board or a design in the playlist's folder or below it. A display has nothing to show in its turn.
    """)

  /// The codes of boards and playlists, W1601 to W1699.
  public static let boardCodes: [DiagnosticCode] = [
    boardUnknownKey, boardMisplacedKey, boardMissingKey, boardWrongType, boardUnknownToken, boardOutOfRange,
    boardNotInteger, boardTooMany, boardAreas, boardOverlap, boardMissingSlot, boardUnknownSlot, boardSlotSource,
    boardCycle, boardSlotFails, playlistTime, playlistCondition, playlistNothing, playlistFile,
  ]
}
