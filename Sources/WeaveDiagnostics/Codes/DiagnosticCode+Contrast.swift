// SPDX-License-Identifier: MIT

/// W06: texts that readers with weak sight cannot read.
extension DiagnosticCode {
  /// The contrast between a text and what lies behind it is lower than WCAG 2.2 requires. Raised from the finished
  /// drawing, by `ContrastCheck`.
  public static let contrastTooLow = DiagnosticCode(
    "W0601", .warning, "text that is hard to read on its background",
    """
    The colour of the text is compared with the colours directly behind it. WCAG 2.2 requires a contrast of 4.5 to 1, \
    and 3 to 1 for large text (24 points, or 18.66 points bold). Use `label` or `secondary` for text, the `…Ink` \
    colours for coloured text, or put a background behind it.
    """)

  /// The codes of contrast, W0601 to W0699.
  public static let contrastCodes: [DiagnosticCode] = [contrastTooLow]
}
