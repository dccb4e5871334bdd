// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

extension FileForm {
  /// The photos of an exchange file, without those that cannot be read.
  func images(in source: SourceText) -> Checked<[ExchangeImage]> {
    guard shape == .envelope, case .object(let members) = root.value,
      case .array(let elements)? = members.first(where: { $0.key == "images" })?.value.value
    else { return Checked([]) }
    var images: [ExchangeImage] = []
    var diagnostics: [Diagnostic] = []
    for element in elements where diagnostics.count < Limits.diagnostics {
      guard case .object(let members) = element.value,
        let name = members.first(where: { $0.key == "originalFileName" })?.value.text,
        let data = members.first(where: { $0.key == "data" })?.value, let text = data.text
      else { continue }
      do {
        images.append(ExchangeImage(originalFileName: name, bytes: try Base64.bytes(text)))
      } catch {
        diagnostics.append(.notBase64(name, at: source.offset(ofDecoded: error.offset, in: data.range)))
      }
    }
    return Checked(images, diagnostics)
  }
}

extension SourceText {
  /// The place of a decoded ASCII byte in its literal, with escapes counted as written.
  fileprivate func offset(ofDecoded offset: Int, in literal: SourceRange) -> Int {
    var place = literal.lower + 1
    for _ in 0..<offset {
      guard place < literal.upper, bytes.indices.contains(place + 1) else { break }
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      place += bytes[place + 1] == UInt8(ascii: "u") ? 6 : 2
    }
    return min(place, max(literal.lower, literal.upper - 1))
  }
}

extension Diagnostic {
  fileprivate static func notBase64(_ name: String, at place: Int) -> Diagnostic {
    Diagnostic(
      .exchangeBase64, "the bytes of `\(name)` are not base64 from here on", at: SourceRange(place, place + 1))
  }
}
