// SPDX-License-Identifier: MIT

/// W19: the displays that a server feeds. W1900 to W1919 are mistakes in `displays.json`.
extension DiagnosticCode {
  /// A key that no object in `displays.json` has.
  public static let displaysUnknownKey = DiagnosticCode(
    "W1901", .error, "unknown key of a display",
    "A file of displays has no such key; `weave schema displays` prints all of them.")

  /// A key of `displays.json` in an object that does not have it.
  public static let displaysMisplacedKey = DiagnosticCode(
    "W1902", .error, "misplaced key of a display", "The key exists, but belongs in another object.")

  /// An object of `displays.json` lacks a required key.
  public static let displaysMissingKey = DiagnosticCode(
    "W1903", .error, "missing key of a display", "Without this key, it is unclear what the display needs.")

  /// A value in `displays.json` has the wrong JSON type for its key.
  public static let displaysWrongType = DiagnosticCode(
    "W1904", .error, "value of the wrong type in a display", "The key needs another kind of value.")

  /// A word in `displays.json` is not one that its key allows.
  public static let displaysUnknownToken = DiagnosticCode(
    "W1905", .error, "unknown word in a display", "Only some words are possible here.")

  /// A number in `displays.json` lies outside the range of its key.
  public static let displaysOutOfRange = DiagnosticCode(
    "W1906", .error, "impossible number in a display", "No display is refreshed so often, so seldom, or is so large.")

  /// A count of seconds or pixels in `displays.json` has decimals.
  public static let displaysNotInteger = DiagnosticCode(
    "W1907", .error, "number of a display that is not whole", "Seconds and pixels are counted in whole numbers.")

  /// `displays.json` has more displays than `Limits.displays`.
  public static let displaysTooMany = DiagnosticCode(
    "W1908", .error, "too many displays", "One file has at most \(Limits.displays) displays.")

  /// A display's name has characters that are not allowed in an address, or more than 63 of them.
  public static let displaysName = DiagnosticCode(
    "W1909", .error, "name of a display that cannot be part of an address",
    "A display's name is part of the address of its pictures: letters from a to z, digits and hyphens, 63 at most.")

  /// Two displays share a name or a hardware address, so a request would be ambiguous.
  public static let displaysTwins = DiagnosticCode(
    "W1910", .error, "two displays are alike",
    "Two displays have the same name or the same hardware address, so they cannot be distinguished.")

  /// A display names a panel that is neither built in nor a file in the served folder.
  public static let displaysPanel = DiagnosticCode(
    "W1911", .error, "display with an unknown panel",
    "The panel is neither a name that `weave panels` lists nor a panel's file in the folder.")

  /// A display asks for a file format that its panel does not accept.
  public static let displaysFormat = DiagnosticCode(
    "W1912", .error, "format that a display's panel does not accept",
    "The format is not among those that `weave panels NAME` prints for the panel.")

  /// A display shows a file by a path that leads out of the served folder.
  public static let displaysContent = DiagnosticCode(
    "W1913", .error, "display that shows a file outside of the folder",
    "What a display shows must be in the served folder, with a path relative to it.")

  /// A display's hardware address is not six pairs of hexadecimal digits.
  public static let displaysAddress = DiagnosticCode(
    "W1914", .error, "invalid hardware address",
    "The address of a network card is six pairs of hexadecimal digits, such as `AA:BB:CC:00:11:22`.")

  /// A display's time zone is not in the IANA database, or its language is not a BCP 47 tag.
  public static let displaysZone = DiagnosticCode(
    "W1915", .error, "unknown time zone or language of a display",
    "Write a time zone of the IANA database, such as `Europe/Paris`, or a language such as `de-DE`.")

  /// The codes of `displays.json`, W1901 to W1999.
  public static let displayCodes: [DiagnosticCode] = [
    displaysUnknownKey, displaysMisplacedKey, displaysMissingKey, displaysWrongType, displaysUnknownToken,
    displaysOutOfRange, displaysNotInteger, displaysTooMany, displaysName, displaysTwins, displaysPanel,
    displaysFormat, displaysContent, displaysAddress, displaysZone,
  ]
}
