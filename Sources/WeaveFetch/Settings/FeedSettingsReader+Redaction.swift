// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

extension FeedSettingsReader {
  /// A report on `feeds.json` that shows no passwords, keys or private addresses, which the file may contain by mistake.
  public static func report(on source: SourceText, _ diagnostics: [Diagnostic]) -> DiagnosticReport {
    DiagnosticReport(source: redacted(source), diagnostics: diagnostics)
  }

  /// The file with an asterisk for each byte of what may be secret, so that all places stay the same: what stands in an
  /// address before `@`, the values of its query and long parts of its path, and texts called a password, key or token.
  static func redacted(_ source: SourceText) -> SourceText {
    var mask = SecretMask(source.bytes)
    mask.hideAddresses()
    mask.hideNamedTexts()
    return SourceText(name: source.name, bytes: mask.bytes)
  }
}

extension Diagnostic {
  /// The diagnostic without the secret parts of addresses that its texts quote.
  var redacted: Diagnostic {
    var copy = self
    copy.message = Message(SecretMask.hidden(in: message.text))
    copy.notes = notes.map { note in
      var note = note
      note.message = Message(SecretMask.hidden(in: note.message.text))
      return note
    }
    return copy
  }
}

/// Writes asterisks over the secrets of a text.
private struct SecretMask {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func hidden(in text: String) -> String {
    guard text.contains(":") else { return text }
    var mask = SecretMask(Array(text.utf8))
    mask.hideAddresses()
    return String(decoding: mask.bytes, as: UTF8.self)
  }

  private mutating func hide(_ range: Range<Int>) {
    for index in range where bytes[index] < 0x80 { bytes[index] = UInt8(ascii: "*") }
  }

  // MARK: Addresses

  /// Parts of a path with as many bytes may be the secret of a private address.
  private static let secretLength = 16

  mutating func hideAddresses() {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ":"), let start = afterSlash(index + 1).flatMap(afterSlash) else {
        index += 1
        continue
      }
      let end = bytes[start...].firstIndex(where: Self.endsAddress) ?? bytes.count
      hideAddress(start..<end)
      index = max(end, index + 1)
    }
  }

  /// The index after a slash, which JSON may write as `\/`; nil if there is none.
  private func afterSlash(_ index: Int) -> Int? {
    let slash = index < bytes.count && bytes[index] == UInt8(ascii: "\\") ? index + 1 : index
    return slash < bytes.count && bytes[slash] == UInt8(ascii: "/") ? slash + 1 : nil
  }

  private static func endsAddress(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  /// - Parameter range: an address after `://`.
  private mutating func hideAddress(_ range: Range<Int>) {
    var start = range.lowerBound
    let hostEnd = bytes[range].firstIndex { "/?#\\".utf8.contains($0) } ?? range.upperBound
    let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
    if let at = bytes[range].lastIndex(of: UInt8(ascii: "@")), at < hostEnd || colon ?? range.upperBound < at {
      hide(start..<at)
      start = at + 1
    } else if let colon, colon + 1 < hostEnd, !(0x30...0x39).contains(bytes[colon + 1]) {
      // What stands after the password was cut off.
      hide(start..<range.upperBound)
      return
    }
    var part = bytes[start..<range.upperBound].firstIndex { "/?#\\".utf8.contains($0) } ?? range.upperBound
    while part < range.upperBound {
      let next = bytes[(part + 1)..<range.upperBound].firstIndex { "/?#&=".utf8.contains($0) } ?? range.upperBound
      let isValue = bytes[part] == UInt8(ascii: "=")
      if isValue || next - part > Self.secretLength { hide((part + 1)..<next) }
      part = next
    }
  }

  // MARK: Texts with names

  /// Hides texts whose keys say that they are secret, and addresses that are written with escapes.
  mutating func hideNamedTexts() {
    var name = ""
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end, bytes.count)
      let content = (start + 1)..<end
      let after = bytes[min(end + 1, bytes.count)...].first { $0 > 0x20 }
      if after == UInt8(ascii: ":") {
        name = String(decoding: bytes[content], as: UTF8.self).lowercased()
      } else if Self.isSecret(name) || isEscapedAddress(content) {
        hide(content)
      }
      index = min(end + 1, bytes.count)
    }
  }

  private static func isSecret(_ name: String) -> Bool {
    name != "keyid" && ["pass", "token", "key", "secret", "authorization"].contains { name.contains($0) }
  }

  /// Whether a text has Unicode escapes, behind which an address may hide.
  private func isEscapedAddress(_ range: Range<Int>) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.contains("\\u") && (text.contains(":") || text.contains("\\u003"))
  }
}
