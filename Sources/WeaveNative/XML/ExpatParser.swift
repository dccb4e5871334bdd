// SPDX-License-Identifier: MIT

internal import CExpat

/// The owner of one Expat parser, which reads one document.
///
/// It is a class because Expat passes its address to every callback.
@safe
final class ExpatParser {
  typealias Handler = (XMLReader.Event, XMLPosition) throws(XMLError) -> Void

  private let parser: XML_Parser
  private let limits: XMLReader.Bounds
  private let handler: Handler
  private var failure: XMLError?
  private var depth = 0
  private var elements = 0
  /// Text is reported in pieces; it is kept here until a tag ends it.
  private var text: [UInt8] = []
  private var textStart = XMLPosition(line: 1, column: 1)

  /// Nil if there is no memory for a parser.
  init?(limits: XMLReader.Bounds, handler: @escaping Handler) {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    unsafe self.parser = parser
    self.limits = limits
    self.handler = handler
    // The callbacks are only called within `parse`, while `self` is alive.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(parser, startElement, endElement)
    unsafe XML_SetCharacterDataHandler(parser, characterData)
    unsafe XML_SetProcessingInstructionHandler(parser, processingInstruction)
    unsafe XML_SetStartDoctypeDeclHandler(parser, startDoctype)
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads the document; returns the first error, or nil.
  func parse(_ bytes: [UInt8], length: Int32) -> XMLError? {
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), length, 1)
    }
    if let failure { return failure }
    guard status != XML_STATUS_OK else { return nil }
    let code = unsafe XML_GetErrorCode(parser)
    let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "not XML"
    return XMLError(code == XML_ERROR_NO_MEMORY ? .memory : .syntax, reason, at: position)
  }

  /// Where the current event begins.
  private var position: XMLPosition {
    XMLPosition(
      line: unsafe Int(clamping: XML_GetCurrentLineNumber(parser)),
      column: unsafe Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1)
  }

  // MARK: What the callbacks do

  fileprivate func start(_ name: String, _ attributes: [XMLReader.Attribute]) {
    depth += 1
    elements += 1
    if depth > limits.depth { return fail(.limit, "more than \(limits.depth) levels of elements") }
    if attributes.count > limits.attributes { return fail(.limit, "more than \(limits.attributes) attributes") }
    if elements > limits.elements { return fail(.limit, "more than \(limits.elements) elements") }
    flushText()
    emit(.start(name: name, attributes: attributes))
  }

  fileprivate func end(_ name: String) {
    depth -= 1
    flushText()
    emit(.end(name: name))
  }

  fileprivate func characters(_ bytes: UnsafeRawBufferPointer) {
    if text.isEmpty { textStart = position }
    unsafe text.append(contentsOf: bytes)
  }

  fileprivate func instruction(_ target: String, _ data: String) {
    flushText()
    emit(.instruction(target: target, data: data))
  }

  /// Accepts the plain SVG 1.x document type, which declares nothing and appears in many files; rejects any other.
  fileprivate func documentType(publicID: String, systemID: String, hasSubset: Bool) {
    let isPlain = publicID.hasPrefix("-//W3C//DTD SVG ") && systemID.hasPrefix("http://www.w3.org/")
    if hasSubset || !isPlain {
      fail(.documentType, "a document type that could declare entities or name other files")
    }
  }

  private func flushText() {
    guard !text.isEmpty else { return }
    let whole = String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
    emit(.text(whole), at: textStart)
  }

  private func emit(_ event: XMLReader.Event, at place: XMLPosition? = nil) {
    guard failure == nil else { return }
    do throws(XMLError) {
      try handler(event, place ?? position)
    } catch {
      failure = error
      stop()
    }
  }

  private func fail(_ kind: XMLError.Kind, _ message: String) {
    guard failure == nil else { return }
    failure = XMLError(kind, message, at: position)
    stop()
  }

  /// Ends the parse. Expat may still report the end of an empty element; `emit` ignores it.
  private func stop() { unsafe _ = XML_StopParser(parser, 0) }
}

// MARK: Callbacks: convert C values to Swift values, nothing more

private func owner(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
  unsafe data.map { unsafe Unmanaged<ExpatParser>.fromOpaque($0).takeUnretainedValue() }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String {
  unsafe pointer.map { unsafe String(cString: $0) } ?? ""
}

private func startElement(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
  _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) {
  var list: [XMLReader.Attribute] = []
  if var next = unsafe attributes {
    // Names and values alternate; nil ends the list.
    while let key = unsafe next[0], let value = unsafe next[1] {
      unsafe list.append(XMLReader.Attribute(name: text(key), value: text(value)))
      unsafe next += 2
    }
  }
  unsafe owner(data)?.start(text(name), list)
}

private func endElement(_ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?) {
  unsafe owner(data)?.end(text(name))
}

private func characterData(
  _ data: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int32
) {
  unsafe owner(data)?.characters(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
}

private func processingInstruction(
  _ data: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) {
  unsafe owner(data)?.instruction(text(target), text(value))
}

private func startDoctype(
  _ data: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?, _ system: UnsafePointer<CChar>?,
  _ publicID: UnsafePointer<CChar>?, _ hasSubset: Int32
) {
  unsafe owner(data)?.documentType(publicID: text(publicID), systemID: text(system), hasSubset: hasSubset != 0)
}
