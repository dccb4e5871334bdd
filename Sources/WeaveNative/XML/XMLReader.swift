// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Reads XML as a stream of events, with limits on everything that an untrusted file could make large.
///
/// Names are reported as written, prefix included (`xlink:href`). Only the five predefined entities and character
/// references can occur, because a document type with declarations is rejected. Encodings: UTF-8, UTF-16, Latin-1,
/// ASCII.
public struct XMLReader {
  /// One piece of the document, in document order.
  public enum Event: Sendable, Hashable {
    /// An opening tag. An empty-element tag is followed by its `end`.
    case start(name: String, attributes: [Attribute])
    /// A closing tag.
    case end(name: String)
    /// All text between two tags, including CDATA, with references replaced. It may be blank.
    case text(String)
    /// `<?target data?>`.
    case instruction(target: String, data: String)
  }

  /// A name and its value, in the order of the file.
  public struct Attribute: Sendable, Hashable {
    /// As written in the file; references in the value are replaced.
    public var name, value: String

    /// An attribute by its name and its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The limits for one document.
  public struct Bounds: Sendable, Hashable {
    /// The maximum bytes, nesting levels and elements of a file, and attributes of one element.
    public var bytes, depth, elements, attributes: Int

    /// The limits for an SVG file, from `Limits`.
    public static let svg = Bounds(
      bytes: Limits.svgBytes, depth: Limits.svgDepth, elements: Limits.svgElements,
      attributes: Limits.svgAttributes)

    /// Limits for one kind of file.
    public init(bytes: Int, depth: Int, elements: Int, attributes: Int = 256) {
      self.bytes = bytes
      self.depth = depth
      self.elements = elements
      self.attributes = attributes
    }
  }

  /// Reads a whole document and passes every event to `handler`, with the place where it begins.
  ///
  /// - Throws: the first error of syntax or limits, or whatever `handler` throws. Reading stops there.
  public static func read(
    _ bytes: [UInt8], limits: Bounds = .svg,
    handler: (Event, XMLPosition) throws(XMLError) -> Void
  ) throws(XMLError) {
    let start = XMLPosition(line: 1, column: 1)
    guard bytes.count <= limits.bytes else {
      throw XMLError(.limit, "larger than \(limits.bytes) bytes", at: start)
    }
    guard let length = Int32(exactly: bytes.count) else {
      throw XMLError(.limit, "larger than a parser takes", at: start)
    }
    let failure = withoutActuallyEscaping(handler) { handler -> XMLError? in
      guard let parser = ExpatParser(limits: limits, handler: handler) else {
        return XMLError(.memory, "no memory for the parser", at: start)
      }
      return parser.parse(bytes, length: length)
    }
    if let failure { throw failure }
  }
}
