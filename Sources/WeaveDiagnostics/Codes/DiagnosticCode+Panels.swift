// SPDX-License-Identifier: MIT

/// W15: panels. W1500 to W1519 are mistakes in a panel's file; from W1520 on, codes report what a panel cannot show.
extension DiagnosticCode {
  /// A key that a panel's file does not have.
  public static let panelUnknownKey = DiagnosticCode(
    "W1501", .error, "unknown key of a panel",
    "A panel's file has no such key; `weave panels NAME` prints a file to start from.")

  /// A key of a panel's file in an object that does not have it.
  public static let panelMisplacedKey = DiagnosticCode(
    "W1502", .error, "misplaced key of a panel", "The key exists, but belongs in another object.")

  /// A panel's file lacks a required key.
  public static let panelMissingKey = DiagnosticCode(
    "W1503", .error, "missing key of a panel", "Without this key, it is unclear what the panel needs.")

  /// A value in a panel's file has the wrong JSON type for its key.
  public static let panelWrongType = DiagnosticCode(
    "W1504", .error, "value of the wrong type in a panel", "The key needs another kind of value.")

  /// A word in a panel's file is not one that its key allows.
  public static let panelUnknownToken = DiagnosticCode(
    "W1505", .error, "unknown word in a panel", "Only some words are possible here.")

  /// A size, density or distance in a panel's file is one that no real panel has.
  public static let panelOutOfRange = DiagnosticCode(
    "W1506", .error, "impossible number in a panel", "No panel is so large, so small or so far away.")

  /// A count of pixels or the index of an ink in a panel's file has decimals.
  public static let panelNotInteger = DiagnosticCode(
    "W1507", .error, "number of a panel that is not whole", "Pixels and indices are counted in whole numbers.")

  /// A panel's file has more inks than `Limits.panelInks`, or too many formats.
  public static let panelTooMany = DiagnosticCode(
    "W1508", .error, "too many inks or formats of a panel",
    "A panel has at most \(Limits.panelInks) inks: as many as a byte can number.")

  /// An ink in a panel's file is not written as `#RRGGBB`.
  public static let panelInvalidColor = DiagnosticCode(
    "W1510", .error, "invalid colour of an ink", "Write an ink as `#RRGGBB`.")

  /// A panel's file has fewer than two inks.
  public static let panelNoInks = DiagnosticCode(
    "W1511", .error, "panel without inks",
    "A panel needs at least two inks, as one alone shows nothing: `inks`, or `greys` for evenly spaced ones.")

  /// Two inks in a panel's file have the same value or the same index.
  public static let panelSameInks = DiagnosticCode(
    "W1512", .error, "two inks of a panel are alike",
    "Two inks have the same value or the same index, so that a file cannot say which of them is meant.")

  /// A format in a panel's file cannot hold the panel's inks.
  public static let panelFormat = DiagnosticCode(
    "W1513", .error, "format that a panel's inks do not fit",
    "The format has too few bits for the inks, or can only hold inks of another kind.")

  /// A text, line or shape would get the same ink as its background; another ink is used. Raised from the drawing, by
  /// `PanelCheck`.
  public static let panelLostColor = DiagnosticCode(
    "W1520", .warning, "colour that vanishes on the panel",
    """
    On this panel the text, line or shape has the same ink as its background, so it is drawn in the ink that stands out \
    most. Choose a colour that the panel can distinguish from the background.
    """)

  /// Two of the design's colours become the same ink on the panel.
  public static let panelSameColor = DiagnosticCode(
    "W1521", .note, "colours that become one ink",
    "Two different colours of the design become one ink on this panel. Show the difference by shape or words too.")

  /// A text is smaller than `Limits.panelTextPixels` on the panel.
  public static let panelSmallText = DiagnosticCode(
    "W1522", .warning, "text too small for the panel",
    """
    On a panel of few tones, letters smaller than \(Limits.panelTextPixels) pixels lose their shapes, and capitals \
    under 0.2° of the field of view are hard to read from the viewing distance. Make the text larger, or give a \
    shorter `--viewing-distance` if readers stand nearer.
    """)

  /// A line is thinner than one pixel of the panel.
  public static let panelHairline = DiagnosticCode(
    "W1523", .warning, "line thinner than a pixel", "The panel shows the line one pixel wide, or with gaps.")

  /// The panel's inks can show only a small part of a photo's colours.
  public static let panelPhoto = DiagnosticCode(
    "W1524", .note, "photo that the panel hardly shows",
    """
    The panel has inks for only a few of the photo's colours. A picture with strong contrast and few colours suits it \
    better.
    """)

  /// A picture has fewer tones or larger dots, because its file would be larger than the panel takes.
  public static let panelSimplified = DiagnosticCode(
    "W1525", .warning, "picture simplified for the panel",
    """
    The device takes files up to a size, `maximumBytes` of its panel, and this picture's would be larger: photos \
    compress badly. Its photos and gradients get regular patterns, then fewer greys, then larger dots, until the file \
    fits. A smaller photo keeps more detail.
    """)

  /// A file is larger than the panel takes, and its format cannot be made smaller.
  public static let panelTooLarge = DiagnosticCode(
    "W1526", .warning, "file too large for the panel",
    """
    The device takes files up to a size, `maximumBytes` of its panel, and cannot show this one. Uncompressed formats \
    always have the same size: use another format that the panel takes.
    """)

  /// The codes of panels, W1501 to W1599.
  public static let panelCodes: [DiagnosticCode] = [
    panelUnknownKey, panelMisplacedKey, panelMissingKey, panelWrongType, panelUnknownToken, panelOutOfRange,
    panelNotInteger, panelTooMany, panelInvalidColor, panelNoInks, panelSameInks, panelFormat, panelLostColor,
    panelSameColor, panelSmallText, panelHairline, panelPhoto, panelSimplified, panelTooLarge,
  ]
}
