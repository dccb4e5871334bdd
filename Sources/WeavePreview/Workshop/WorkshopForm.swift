// SPDX-License-Identifier: MIT

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

  // MARK: Forms with files

  /// Reads the parts of a form with files. The first line is the boundary.
  ///
  /// - Source: RFC 7578; RFC 2046, 5.1.1.
  private mutating func readParts(_ body: ArraySlice<UInt8>) {
    let lineEnd = Array("\r\n".utf8)
    guard let first = Self.place(of: lineEnd, in: body) else { return }
    let divider = lineEnd + body[..<first.lowerBound]
    var rest = body[first.upperBound...]
    while let end = Self.place(of: divider, in: rest), files.count + fields.count < 200 {
      readPart(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      guard rest.starts(with: lineEnd) else { return }
      rest = rest.dropFirst(lineEnd.count)
    }
  }

  /// The first place of some bytes. The standard library's search takes seconds for a photo.
  private static func place(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = pattern.first else { return nil }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first) {
      if bytes[found...].starts(with: pattern) { return found..<found + pattern.count }
      start = found + 1
    }
    return nil
  }

  private mutating func readPart(_ part: ArraySlice<UInt8>) {
    guard let gap = Self.place(of: Array("\r\n\r\n".utf8), in: part) else { return }
    let head = String(decoding: part[..<gap.lowerBound], as: UTF8.self)
    let content = part[gap.upperBound...]
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let line, let name = Self.parameter("name", of: line) else { return }
    guard let file = Self.parameter("filename", of: line) else {
      fields[name] = String(decoding: content, as: UTF8.self)
      return
    }
    // A form sends an empty file if none was chosen.
    let plain = file.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    if !plain.isEmpty { files[name] = File(name: plain, bytes: Array(content)) }
  }

  /// A parameter of a line such as `form-data; name="photo"; filename="lake.jpg"`; `%22` stands for a quotation mark.
  private static func parameter(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: "; \(name)=\"") else { return nil }
    let rest = line[start.upperBound...]
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<end]).replacing("%22", with: "\"")
  }
}
