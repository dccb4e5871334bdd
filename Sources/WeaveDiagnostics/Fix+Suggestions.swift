// SPDX-License-Identifier: MIT

extension Diagnostic.Fix {
  /// "Did you mean" fixes for a mistyped word in quotes, nearest first.
  ///
  /// A single candidate that is one slip away is sure; the first of several is likely; the rest are guesses.
  public static func suggestions(
    for word: String, among candidates: some Sequence<String>, replacing range: SourceRange
  ) -> [Diagnostic.Fix] {
    let names = nearest(to: word, in: candidates)
    return names.enumerated().map { index, name in
      let isOneSlip = editDistance(word.lowercased(), name.lowercased()) <= 1 && word.count > 2
      let confidence: Confidence = index > 0 ? .guess : names.count == 1 && isOneSlip ? .sure : .likely
      return Diagnostic.Fix("did you mean `\(name)`?", confidence, [Edit(range, with: "\"\(name)\"")])
    }
  }
}
