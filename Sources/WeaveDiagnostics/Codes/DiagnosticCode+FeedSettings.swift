// SPDX-License-Identifier: MIT

/// Mistakes in `feeds.json`: W1200 to W1299.
extension DiagnosticCode {
  /// A key that no object of `feeds.json` has.
  public static let feedsUnknownKey = DiagnosticCode(
    "W1201", .error, "unknown key of feeds",
    "`feeds.json` has no such key. If it were ignored, the feed would not do what you wrote.")

  /// A key of `feeds.json` in an object that does not have it.
  public static let feedsMisplacedKey = DiagnosticCode(
    "W1202", .error, "misplaced key of feeds", "The key exists, but belongs in another place.")

  /// An object of `feeds.json` lacks a required key.
  public static let feedsMissingKey = DiagnosticCode(
    "W1203", .error, "missing key of feeds", "The object needs this key.")

  /// A value in `feeds.json` has the wrong JSON type for its key.
  public static let feedsWrongType = DiagnosticCode(
    "W1204", .error, "value of another type in feeds", "The value does not have the type that the key needs.")

  /// A word in `feeds.json`, such as a source, is not one that its key allows.
  public static let feedsUnknownWord = DiagnosticCode(
    "W1205", .error, "unknown word in feeds",
    "Only some words are possible here; `weave feed sources` lists the sources.")

  /// A number in `feeds.json` lies outside the range of its key.
  public static let feedsOutOfRange = DiagnosticCode(
    "W1206", .error, "number out of range in feeds", "The number is larger or smaller than is possible here.")

  /// A number in `feeds.json` has decimals where a whole number is required.
  public static let feedsNotInteger = DiagnosticCode(
    "W1207", .error, "number in feeds that is not whole", "Only whole numbers are possible here.")

  /// A moment in `feeds.json` is not in ISO 8601, or has no time zone.
  public static let feedsInvalidDate = DiagnosticCode(
    "W1208", .error, "invalid moment in feeds", "Moments are written in ISO 8601 with their zone.")

  /// A list in `feeds.json` is longer than `Limits` allow.
  public static let feedsTooMany = DiagnosticCode(
    "W1209", .error, "too many feeds", "The list has more entries than the limit.")

  /// A text in `feeds.json` is not the duration, zone, colour or name that its key requires.
  public static let feedsInvalidValue = DiagnosticCode(
    "W1210", .error, "invalid value in feeds",
    "The text is not what the key needs: a duration, a time zone of the IANA database, a colour, a name of letters and digits."
  )

  /// A feed lacks the place, address, key or pick that its source needs.
  public static let feedsLack = DiagnosticCode(
    "W1211", .error, "a feed lacks what its source needs",
    """
    A source needs a place, an address, a key or a pick, and the feed does not have it. `weave feed sources` lists what \
    each source needs.
    """)

  /// A key or password is written in `feeds.json`, instead of the name of the place that stores it.
  public static let feedsSecret = DiagnosticCode(
    "W1212", .error, "a secret in the settings",
    """
    Keys and passwords do not belong in `feeds.json`, which is copied, shown and committed like any other file. Name \
    the place where they are stored: `{ "env": "NAME" }` is an environment variable, `{ "file": "/path" }` a file that \
    only you can read, `{ "credential": "name" }` a systemd credential.
    """)

  /// The address of a feed has a scheme other than HTTP or HTTPS, or no host.
  public static let feedsAddress = DiagnosticCode(
    "W1213", .error, "an address that cannot be used",
    "An address begins with `https://` or `http://` and names a host. For a file on this machine, use `file`.")

  /// All of these codes, in order.
  public static let feedSettingsCodes: [DiagnosticCode] = [
    .feedsUnknownKey, .feedsMisplacedKey, .feedsMissingKey, .feedsWrongType, .feedsUnknownWord, .feedsOutOfRange,
    .feedsNotInteger, .feedsInvalidDate, .feedsTooMany, .feedsInvalidValue, .feedsLack, .feedsSecret, .feedsAddress,
  ]
}
