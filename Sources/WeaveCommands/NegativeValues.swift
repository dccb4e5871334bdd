// SPDX-License-Identifier: MIT

/// Negative numbers as values of options: `--place -37.8,144.96`.
///
/// The argument parser takes every word that begins with `-` for an option, unless the word is joined to its option by
/// `=`. No option of weave is called like a number.
enum NegativeValues {
  /// The words of a command line, with each negative number joined to the option in front of it.
  static func joined(_ arguments: [String]) -> [String] {
    var words: [String] = []
    for (index, argument) in arguments.enumerated() {
      // After `--`, no word is an option.
      if argument == "--" { return words + arguments[index...] }
      if isNegative(argument), let option = words.last, option.hasPrefix("--"), !option.contains("=") {
        words[words.count - 1] = option + "=" + argument
      } else {
        words.append(argument)
      }
    }
    return words
  }

  /// Whether a word begins with a negative number: `-37.8,144.96`, `-.5`, `-5x5`.
  private static func isNegative(_ word: String) -> Bool {
    guard word.first == "-" else { return false }
    let digits = word.dropFirst().drop { $0 == "." }
    return digits.first.map { ("0"..."9").contains($0) } ?? false
  }
}
