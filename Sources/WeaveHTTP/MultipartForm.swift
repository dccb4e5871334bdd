// SPDX-License-Identifier: MIT

/// The parts of a form that may have files.
///
/// - Source: RFC 7578; RFC 2046, 5.1.1.
package struct MultipartForm: Sendable {
  /// A field, or a file.
  package struct Part: Sendable {
    /// The name of the field.
    package var name: String
    /// The browser's name for a file, without folders; nil for a field, empty if no file was chosen.
    package var file: String?
    /// The text of a field in UTF-8, or the file.
    package var bytes: ArraySlice<UInt8>
  }

  /// The parts in order, at most 200.
  package private(set) var parts: [Part] = []

  /// Reads the body of a form. Its first line is the boundary.
  package init(_ body: ArraySlice<UInt8>) {
    let lineEnd = Array("\r\n".utf8)
    guard let first = Self.place(of: lineEnd, in: body) else { return }
    let divider = lineEnd + body[..<first.lowerBound]
    var rest = body[first.upperBound...]
    while let end = Self.place(of: divider, in: rest), parts.count < 200 {
      if let part = Self.part(rest[..<end.lowerBound]) { parts.append(part) }
      rest = rest[end.upperBound...]
      guard rest.starts(with: lineEnd) else { return }
      rest = rest.dropFirst(lineEnd.count)
    }
  }

  /// The text of a field; nil if there is none of that name.
  package subscript(_ name: String) -> String? {
    parts.first { $0.name == name && $0.file == nil }.map { String(decoding: $0.bytes, as: UTF8.self) }
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

  private static func part(_ part: ArraySlice<UInt8>) -> Part? {
    guard let gap = place(of: Array("\r\n\r\n".utf8), in: part) else { return nil }
    let head = String(decoding: part[..<gap.lowerBound], as: UTF8.self)
    let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let line, let name = parameter("name", of: line) else { return nil }
    let file = parameter("filename", of: line).map { file in
      file.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    }
    return Part(name: name, file: file, bytes: part[gap.upperBound...])
  }

  /// A parameter of a line such as `form-data; name="photo"; filename="lake.jpg"`; `%22` stands for a quotation mark.
  private static func parameter(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: "; \(name)=\"") else { return nil }
    let rest = line[start.upperBound...]
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    return String(rest[..<end]).replacing("%22", with: "\"")
  }
}
