// SPDX-License-Identifier: MIT

import WeaveHTTP
import WeaveSchema

/// The fields of a form, or of a query.
struct WorkshopForm {
  /// A file chosen in a form.
  struct File {
    /// The browser's name for it, without folders.
    var name: String
    var bytes: [UInt8]
  }

  private var fields: [String: String] = [:]
  private(set) var files: [String: File] = [:]

  /// - Parameter query: the part of an address after `?`.
  init(query: some StringProtocol) {
    for part in query.split(separator: "&").prefix(200) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = PreviewScene.decoded(Substring(pair[0])) else { continue }
      guard let value = pair.count > 1 ? PreviewScene.decoded(Substring(pair[1])) : "" else { continue }
      fields[key] = value
    }
  }

  /// - Parameters:
  ///   - body: the body of a form, in either encoding that browsers use.
  ///   - query: the query of the form's address; fields of the body take precedence.
  init(body: [UInt8], query: String) {
    self.init(query: query)
    if body.starts(with: Array("--".utf8)) {
      readParts(body[...])
      return
    }
    let sent = WorkshopForm(query: String(decoding: body, as: UTF8.self))
    fields.merge(sent.fields) { $1 }
  }

  /// A field without surrounding white space; nil if it is missing or blank.
  subscript(_ name: String) -> String? {
    guard let text = fields[name]?.trimmed, !text.isEmpty else { return nil }
    return text
  }

  /// A field as it was written; empty if it is missing.
  func text(_ name: String) -> String { fields[name] ?? "" }

  /// Whether a box is ticked.
  func isOn(_ name: String) -> Bool { fields[name] != nil }

  /// A number; nil if there is none.
  func number(_ name: String) -> Double? { self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  /// Takes the parts of a form with files. A form sends an empty file if none was chosen.
  private mutating func readParts(_ body: ArraySlice<UInt8>) {
    for part in MultipartForm(body).parts {
      guard let file = part.file else {
        fields[part.name] = String(decoding: part.bytes, as: UTF8.self)
        continue
      }
      if !file.isEmpty { files[part.name] = File(name: file, bytes: Array(part.bytes)) }
    }
  }
}
