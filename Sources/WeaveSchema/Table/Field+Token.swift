// SPDX-License-Identifier: MIT

extension Field {
  /// The spelling in the table for a word as written in a file; nil if the table does not know the word.
  package func canonicalToken(_ word: String) -> String? {
    guard case .token(let words) = type else { return nil }
    if words.contains(word) { return word }
    guard foldsCase else { return spellings[word] }
    let folded = word.trimmed.lowercased()
    if let match = words.first(where: { $0.lowercased() == folded }) { return match }
    return spellings.first { $0.key.lowercased() == folded }?.value
  }
}
