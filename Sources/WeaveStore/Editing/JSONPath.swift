// SPDX-License-Identifier: MIT

/// The path to a value in a JSON tree.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// One step down a tree.
  public enum Step: Sendable, Hashable {
    /// Into an object, to the value of a key.
    case key(String)
    /// Into an array, counted from 0.
    case index(Int)
  }

  /// From the outermost value inwards.
  public var steps: [Step]

  /// A path of steps; without steps, it is the outermost value.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A path of keys and indices such as `events[0].title`.
  ///
  /// - Returns: nil for any other text, including an empty one.
  public init?(_ text: some StringProtocol) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let key = pieces.first, !key.isEmpty, !key.contains("]") else { return nil }
      steps.append(.key(String(key)))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Self.index(piece.dropLast()) else { return nil }
        steps.append(.index(index))
      }
    }
    self.steps = steps
  }

  private static func index(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }

  /// The text of the path: `events[0].title`; empty for the whole tree.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  /// The path as used in messages.
  var place: String { steps.isEmpty ? "the file" : "`\(self)`" }
}
