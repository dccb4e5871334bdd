// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Replaces secrets in texts that are printed, in every form in which a service may quote them: plain, escaped as in
/// addresses, and in base 64, alone or as a part of `user:password`.
public struct Redaction: Sendable {
  /// What is printed instead of a secret.
  public static let mark = "•••"
  /// Shorter texts are not looked for: they would be found in ordinary words.
  private static let shortest = 4
  /// How much of a secret must stand at the end of a cut text to be taken for it.
  private static let shortestBeginning = 6

  /// The longest first, so that no form hides a part of another.
  private let forms: [String]

  /// A redaction of secrets.
  public init(_ secrets: [String]) {
    let forms = secrets.filter { $0.utf8.count >= Self.shortest }.flatMap(Self.forms)
    self.forms = Set(forms).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
  }

  /// The text without the secrets.
  public func text(_ text: String) -> String {
    var text = text
    for form in forms where text.contains(form) { text = text.replacing(form, with: Self.mark) }
    return withoutBeginning(text)
  }

  /// A body without the secrets. Invalid UTF-8 becomes U+FFFD if there is one.
  public func bytes(_ bytes: [UInt8]) -> [UInt8] {
    let plain = String(decoding: bytes, as: UTF8.self)
    return forms.contains { plain.contains($0) } ? Array(text(plain).utf8) : bytes
  }

  /// Whether a text contains a secret.
  public func isNeeded(for text: String) -> Bool { forms.contains { text.contains($0) } }

  /// The text without the beginning of a secret at its end, where a message was cut.
  private func withoutBeginning(_ text: String) -> String {
    let isMarked = text.hasSuffix("…")
    let body = isMarked ? String(text.dropLast()) : text
    for form in forms {
      let most = min(form.utf8.count - 1, body.utf8.count)
      guard most >= Self.shortestBeginning else { continue }
      for count in (Self.shortestBeginning...most).reversed()
      where body.utf8.suffix(count).elementsEqual(form.utf8.prefix(count)) {
        return String(decoding: body.utf8.dropLast(count), as: UTF8.self) + Self.mark + (isMarked ? "…" : "")
      }
    }
    return text
  }

  private static func forms(of secret: String) -> [String] {
    let bytes = Array(secret.utf8)
    let escaped = [PercentEncoding.text(secret, keeping: ""), PercentEncoding.text(secret, keeping: ",")]
    // In a longer text, base 64 depends on how many bytes stand before: 0, 1 or 2 of a group of three.
    let encoded = (0..<3).flatMap { before -> [String] in
      let letters = Array(base64(Array(repeating: 0, count: before) + bytes).utf8)
      let first = before == 0 ? 0 : before + 1
      let last = (before + bytes.count) * 8 / 6
      guard last - first >= Self.shortestBeginning else { return [] }
      let inner = String(decoding: letters[first..<last], as: UTF8.self)
      return [inner, inner.replacing("+", with: "-").replacing("/", with: "_")]
    }
    return [secret, JSONText.literal(secret).dropFirst().dropLast().description] + escaped + encoded
  }
}
