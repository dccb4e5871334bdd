// SPDX-License-Identifier: MIT

/// The numbers of a column, whose marks may separate thousands or decimals: `8,532`, `8.532`, `8.0`.
struct StepsNumbers {
  private enum Mark { case point, comma }

  private static let marks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}"]
  private let decimal: Mark?

  /// - Parameter texts: the whole column, which decides what a mark means.
  init(_ texts: [String]) {
    // Three digits after the only mark may be thousands, unless more than three stand before it.
    func isDecimal(_ text: String, _ mark: Character) -> Bool {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return false }
      return parts[1].count != 3 || parts[0].count > 3
    }
    decimal =
      texts.contains { isDecimal($0, ".") } ? .point : texts.contains { isDecimal($0, ",") } ? .comma : nil
  }

  /// The number that a text stands for, 0 or more; nil for anything else.
  func number(_ text: String) -> Double? {
    let point: Character? = decimal.map { $0 == .point ? "." : "," }
    let parts = text.split(separator: point ?? "\0", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    let groups = whole.split { Self.marks.contains($0) }
    guard !groups.isEmpty, groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.allSatisfy({ $0.allSatisfy(\.isNumber) }), parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    let digits = groups.joined() + (parts.count == 2 ? ".\(parts[1])" : "")
    return Double(digits).flatMap { $0 <= 10_000_000 ? $0 : nil }
  }
}
