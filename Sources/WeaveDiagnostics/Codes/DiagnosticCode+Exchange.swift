// SPDX-License-Identifier: MIT

/// Mistakes in a file around its designs: W0700 to W0749.
extension DiagnosticCode {
  /// The root of a file is neither an object nor a list.
  public static let exchangeNotDesign = DiagnosticCode(
    "W0701", .error, "not a design",
    """
    A file holds one design (an object), a list of designs, or an exchange file. A text, a number or a word is not a design.
    """)

  /// The `magic` of an exchange file is not the app's.
  public static let exchangeWrongMagic = DiagnosticCode(
    "W0702", .error, "wrong mark of an exchange file",
    "`magic` marks an exchange file of WidgetWeaver. The app refuses a file with another mark.")

  /// The app refuses the `formatVersion` of an exchange file.
  public static let exchangeUnsupportedVersion = DiagnosticCode(
    "W0703", .error, "unsupported form of exchange file",
    "The app refuses exchange files with a `formatVersion` later than 1.")

  /// An exchange file or a list holds no design at all.
  public static let exchangeNoSpecs = DiagnosticCode(
    "W0704", .error, "no designs",
    "The file contains no design. The app refuses it.")

  /// An exchange file lacks a key that the app needs to import it; it is drawn anyway.
  public static let exchangeIncomplete = DiagnosticCode(
    "W0705", .warning, "incomplete exchange file",
    """
    An exchange file needs `magic`, `formatVersion`, `createdAt`, `specs` and `images`. If one is missing, WidgetWeaver \
    reads the file as a single empty design that says `Hello`.
    """)

  /// The data of a photo in an exchange file is not standard base64.
  public static let exchangeBase64 = DiagnosticCode(
    "W0706", .error, "photo is not base64",
    """
    The bytes of a photo are written in standard base64 on one line: letters, digits, `+` and `/`, and `=` to fill the \
    last group of four.
    """)

  /// Two photos in an exchange file have the same name; designs show the last one.
  public static let exchangeDuplicateImage = DiagnosticCode(
    "W0707", .warning, "two photos with the same name",
    "Designs name their photos by `originalFileName`; of two photos with the same name the last is shown.")

  /// None of the designs in an exchange file uses this photo.
  public static let exchangeUnusedImage = DiagnosticCode(
    "W0708", .note, "photo that no design shows",
    "The photo makes the file larger, but no design in the file uses it.")

  /// A date in an exchange file is a number although other dates are texts; the app misreads it.
  public static let exchangeNumericDate = DiagnosticCode(
    "W0709", .warning, "date as a number in an exchange file",
    """
    All dates of one file must have the same form. WidgetWeaver reads a number among dates such as \
    `2026-02-01T09:30:00Z` as the present moment.
    """)

  /// A file holds more designs than weave reads from one file.
  public static let exchangeTooMany = DiagnosticCode(
    "W0710", .error, "too many designs",
    """
    Commands that draw or check a file read at most 500 designs from it. `weave import` takes files of up to 20,000 \
    into the library, all of them or none.
    """)

  /// All of these codes, in order.
  public static let exchangeCodes: [DiagnosticCode] = [
    .exchangeNotDesign, .exchangeWrongMagic, .exchangeUnsupportedVersion, .exchangeNoSpecs, .exchangeIncomplete,
    .exchangeBase64, .exchangeDuplicateImage, .exchangeUnusedImage, .exchangeNumericDate, .exchangeTooMany,
  ]
}
