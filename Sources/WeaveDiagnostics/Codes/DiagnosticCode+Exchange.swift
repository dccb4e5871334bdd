// SPDX-License-Identifier: MIT

/// What may be wrong with the file around designs: W0700 to W0749.
extension DiagnosticCode {
  public static let exchangeNotDesign = DiagnosticCode(
    "W0701", .error, "not a design",
    """
    A file holds one design (an object), a list of designs, or an exchange file. A text, a number or a \
    word is none of them.
    """)

  public static let exchangeWrongMagic = DiagnosticCode(
    "W0702", .error, "wrong mark of an exchange file",
    """
    `magic` says that a file is an exchange file of WidgetWeaver. The app refuses a file with another \
    mark.
    """)

  public static let exchangeUnsupportedVersion = DiagnosticCode(
    "W0703", .error, "unsupported form of exchange file",
    "The app refuses exchange files of a later form than 1.")

  public static let exchangeNoSpecs = DiagnosticCode(
    "W0704", .error, "no designs",
    "The file holds no design. The app refuses it.")

  public static let exchangeIncomplete = DiagnosticCode(
    "W0705", .warning, "incomplete exchange file",
    """
    An exchange file needs `magic`, `formatVersion`, `createdAt`, `specs` and `images`. WidgetWeaver \
    reads one that lacks any of them as a single empty design that says `Hello`.
    """)

  public static let exchangeBase64 = DiagnosticCode(
    "W0706", .error, "photo is not base64",
    """
    The bytes of a photo are written in standard base64 on one line: letters, digits, `+` and `/`, and \
    `=` to fill the last group of four.
    """)

  public static let exchangeDuplicateImage = DiagnosticCode(
    "W0707", .warning, "two photos of one name",
    "Designs name their photos by `originalFileName`; of two photos with one name the last is shown.")

  public static let exchangeUnusedImage = DiagnosticCode(
    "W0708", .note, "photo that no design shows",
    "The photo makes the file larger, and none of its designs names it.")

  public static let exchangeNumericDate = DiagnosticCode(
    "W0709", .warning, "date as a number in an exchange file",
    """
    All dates of one file have the same form. WidgetWeaver reads a number among dates such as \
    `2026-02-01T09:30:00Z` as the present moment.
    """)

  public static let exchangeTooMany = DiagnosticCode(
    "W0710", .error, "too many designs",
    """
    A file that is drawn or checked holds at most 500 designs; those past the limit are not read. `weave import` takes files \
    of up to 20,000 into the library, all of them or none.
    """)

  /// All of these codes, in their order.
  public static let exchangeCodes: [DiagnosticCode] = [
    .exchangeNotDesign, .exchangeWrongMagic, .exchangeUnsupportedVersion, .exchangeNoSpecs, .exchangeIncomplete,
    .exchangeBase64, .exchangeDuplicateImage, .exchangeUnusedImage, .exchangeNumericDate, .exchangeTooMany,
  ]
}
