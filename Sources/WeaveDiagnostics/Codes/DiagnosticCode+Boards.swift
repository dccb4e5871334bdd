// SPDX-License-Identifier: MIT

/// W16: boards and playlists. W1600 to W1619 are mistakes in a board, from W1620 on in a playlist.
extension DiagnosticCode {
  public static let boardUnknownKey = DiagnosticCode(
    "W1601", .error, "unknown key of a board", "A board, its slots and a playlist have no such key.")

  public static let boardMisplacedKey = DiagnosticCode(
    "W1602", .error, "misplaced key of a board", "The key is known, but stands in another object.")

  public static let boardMissingKey = DiagnosticCode(
    "W1603", .error, "missing key of a board", "Without this key nobody knows what to show, or where.")

  public static let boardWrongType = DiagnosticCode(
    "W1604", .error, "value of the wrong type in a board", "The key needs another kind of value.")

  public static let boardUnknownToken = DiagnosticCode(
    "W1605", .error, "unknown word in a board", "Only some words are possible here.")

  public static let boardOutOfRange = DiagnosticCode(
    "W1606", .error, "impossible number in a board", "The number lies outside of what a board can be.")

  public static let boardNotInteger = DiagnosticCode(
    "W1607", .error, "number of a board that is not whole", "Rows and columns are counted in whole numbers.")

  public static let boardTooMany = DiagnosticCode(
    "W1608", .error, "too many slots, tracks or entries",
    """
    A board has at most \(Limits.boardSlots) slots, with those of the boards in it, and \(Limits.boardTracks) rows and \
    columns; a playlist has at most \(Limits.playlistEntries) entries.
    """)

  public static let boardAreas = DiagnosticCode(
    "W1610", .error, "areas of a board that are no grid",
    """
    The rows of `areas` have the same number of names each, and an area is a rectangle: its name fills all places between its \
    first and its last row and column. A dot leaves a place empty.
    """)

  public static let boardOverlap = DiagnosticCode(
    "W1611", .error, "slots of a board overlap",
    "Two slots stand in one place of the grid, or bear one name. Give each an area of its own.")

  public static let boardMissingSlot = DiagnosticCode(
    "W1612", .error, "area of a board without a slot",
    "The layout has an area that no slot is for. Add the slot, or leave the place empty with a dot in `areas`.")

  public static let boardUnknownSlot = DiagnosticCode(
    "W1613", .error, "slot without a place",
    "The layout has no such area, or the slot stands outside of its rows and columns.")

  public static let boardSlotSource = DiagnosticCode(
    "W1614", .error, "slot with two designs or none", "A slot has either a `template` or a `design`.")

  public static let boardCycle = DiagnosticCode(
    "W1615", .error, "board that contains itself",
    "A slot shows a board or a design in which this one stands again, so that it would never end.")

  public static let boardSlotFails = DiagnosticCode(
    "W1616", .warning, "slot that cannot be shown",
    """
    What the slot should show is not there or is wrong. The picture shows the reason in the slot's place, and the other slots as \
    they should be; `--strict` refuses to draw it, and `weave validate` takes it for an error.
    """)

  public static let playlistTime = DiagnosticCode(
    "W1620", .error, "time that no clock shows", "Times are written `07:30`, durations `15m`, `1h30m`.")

  public static let playlistCondition = DiagnosticCode(
    "W1621", .error, "condition of a playlist that is no formula",
    "`when` is a formula over facts and variables, such as `__calendar_today_left > 0`.")

  public static let playlistNothing = DiagnosticCode(
    "W1622", .error, "playlist with nothing to show", "A playlist names one board or design at least.")

  public static let playlistFile = DiagnosticCode(
    "W1623", .error, "file of a playlist that cannot be shown",
    "What an entry shows is a board or a design in the playlist's folder or below it. A display has nothing to show in its turn."
  )

  public static let boardCodes: [DiagnosticCode] = [
    boardUnknownKey, boardMisplacedKey, boardMissingKey, boardWrongType, boardUnknownToken, boardOutOfRange,
    boardNotInteger, boardTooMany, boardAreas, boardOverlap, boardMissingSlot, boardUnknownSlot, boardSlotSource,
    boardCycle, boardSlotFails, playlistTime, playlistCondition, playlistNothing, playlistFile,
  ]
}
