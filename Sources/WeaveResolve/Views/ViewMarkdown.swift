// SPDX-License-Identifier: MIT

/// Inline Markdown as views read it: the marks of designs, with addresses in place of colours.
package enum ViewMarkdown {
  /// Letters of one look.
  package struct Stretch: Sendable, Hashable {
    /// The letters without the marks.
    package var text: String
    /// The look of the letters.
    package var isBold, isItalic, isStruck, isCode, isLink: Bool
  }

  /// The stretches of a text.
  package static func stretches(of text: String) -> [Stretch] {
    InlineMarkdown(text) { _ in true }.stretches.map { stretch in
      Stretch(
        text: stretch.text, isBold: stretch.look.isBold, isItalic: stretch.look.isItalic,
        isStruck: stretch.look.isStruck, isCode: stretch.look.isCode, isLink: stretch.look.color != nil)
    }
  }
}
