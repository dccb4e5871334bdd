// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Reads an SVG before librsvg does, and rejects content that could name other files or take unbounded memory and time.
///
/// Debian's librsvg 2.54 needs 2.7 GB for a 48 KB PNG of 20,000 × 20,000 pixels inside a `data:` address.
public enum SVGScan {
  /// Throws the first reason to reject a file, with its place.
  public static func check(_ bytes: [UInt8]) throws(XMLError) { _ = try layers(bytes) }

  /// Checks a file and returns an upper estimate of the layers that drawing it takes, with copies.
  static func layers(_ bytes: [UInt8]) throws(XMLError) -> Int {
    var scan = SVGScanner()
    try XMLReader.read(bytes, limits: .svg) { event, place throws(XMLError) in try scan.read(event, at: place) }
    return try scan.finish()
  }
}

/// The state of a scan.
struct SVGScanner {
  /// The open elements, by their index in document order.
  private var open: [Int] = []
  private var isInStyle = false
  private var references = SVGReferences()
  private var embeddedPixels = 0
  private var styleRules = 0
  private var hasSiblingRule = false
  /// The passes for effects in style sheets, which may apply to any element.
  private var sheetLayers = 0
  private var sheetFilters = 0
  private var filterSteps = 0
  private var outlines = SVGOutlines()
  private var place = XMLPosition(line: 1, column: 1)

  mutating func read(_ event: XMLReader.Event, at place: XMLPosition) throws(XMLError) {
    self.place = place
    switch event {
    case .start(let name, let attributes): try start(local(name), attributes)
    case .end:
      if let index = open.popLast() { references.end(index) }
      isInStyle = false
    case .text(let text): if isInStyle { try checkStyle(text, isSheet: true) }
    case .instruction(let target, _):
      if target == "xml-stylesheet" { throw refused("a style sheet outside the file") }
    }
  }

  /// The number of layers of the whole drawing.
  func finish() throws(XMLError) -> Int {
    // Every rule is matched against every element, and a rule about siblings against all before it.
    let matches = references.count * (hasSiblingRule ? references.count : 1)
    guard styleRules * matches <= 4_000_000 else { throw limit("too many style rules for its elements") }
    let crossings = outlines.crossings(limit: Limits.svgCrossings)
    let cost = try references.cost(outlines.drawnSegments, crossings, at: place)
    guard cost.segments <= Limits.svgSegments else { throw tooManySegments }
    guard cost.crossings <= Limits.svgCrossings else { throw limit("a path that crosses itself too often") }
    let layers = sheetLayers > 0 ? max(cost.layers, references.count * sheetLayers) : cost.layers
    let filters = sheetFilters > 0 ? max(cost.filters, references.count * sheetFilters) : cost.filters
    guard filters <= Limits.svgFilters else { throw limit("more than \(Limits.svgFilters) filtered elements") }
    guard layers <= Limits.svgLayers else { throw limit("more than \(Limits.svgLayers) layers") }
    return layers
  }

  private mutating func start(_ name: String, _ attributes: [XMLReader.Attribute]) throws(XMLError) {
    if name == "include" || name == "foreignObject" { throw refused("an element `\(name)`") }
    // librsvg would use the machine's fonts, so the picture would differ on other machines; huge font sizes make it
    // abort.
    if name == "text" { throw refused("text, which must be turned into outlines") }
    isInStyle = name == "style"
    try checkFilter(name)
    let index = references.begin(
      isCopy: name == "use", layers: Self.layers(attributes), filters: Self.filters(attributes))
    open.append(index)
    guard outlines.read(attributes, of: name, index) else { throw tooManySegments }
    for attribute in attributes {
      switch local(attribute.name) {
      case "id": references.name(index, attribute.value)
      case "href": try checkReference(attribute.value, of: name, index)
      case "base": throw refused("a base address")
      default:
        try checkStyle(attribute.value, isSheet: false)
        for target in CSSReferences(attribute.value).targets {
          references.add(target, from: index, times: Self.copies(attribute, attributes))
        }
      }
    }
  }

  /// Properties that make librsvg draw an element on its own layer, and the passes over its pixels that each takes.
  private static let effects: [(name: String, passes: Int)] = [
    ("opacity", 1), ("mix-blend-mode", 1), ("isolation", 1), ("mask", 6), ("clip-path", 1), ("filter", 24),
  ]

  private static func layers(_ attributes: [XMLReader.Attribute]) -> Int {
    attributes.reduce(0) { count, attribute in
      let style = attribute.name == "style" ? attribute.value : ""
      return effects.reduce(count) { $0 + ($1.name == attribute.name || declares($1.name, in: style) ? $1.passes : 0) }
    }
  }

  private static func filters(_ attributes: [XMLReader.Attribute]) -> Int {
    attributes.count { $0.name == "filter" || $0.name == "style" && declares("filter", in: $0.value) }
  }

  /// Whether CSS sets a property; `fill-opacity` is not `opacity`.
  private static func declares(_ property: String, in style: String) -> Bool {
    let style = Array(style.utf8)
    let name = Array(property.utf8)
    guard style.count > name.count else { return false }
    return (0...style.count - name.count).contains { start in
      style[start] == name[0] && style[start..<start + name.count].elementsEqual(name)
        && (start == 0 || style[start - 1] != UInt8(ascii: "-"))
    }
  }

  /// How often a reference is drawn. A marker is drawn at every corner, and a corner takes at least two characters.
  private static func copies(_ reference: XMLReader.Attribute, _ all: [XMLReader.Attribute]) -> Int {
    guard reference.name.hasPrefix("marker") || reference.name == "style" && reference.value.contains("marker") else {
      return 1
    }
    let outline = all.first { $0.name == "d" || $0.name == "points" }
    return max(1, (outline?.value.utf8.count ?? 0) / 2)
  }

  /// Filter primitives whose time does not depend on a number in the file. Noise, lighting, dilation and large matrices
  /// take seconds; some sizes make librsvg abort.
  private static let filterNames: Set<String> = [
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feOffset",
  ]

  private mutating func checkFilter(_ name: String) throws(XMLError) {
    guard name.hasPrefix("fe"), name.count > 2 else { return }
    guard Self.filterNames.contains(name) else { throw refused("a filter step `\(name)`") }
    filterSteps += 1
    guard filterSteps <= 64 else { throw limit("more than 64 filter steps") }
  }

  private var tooManySegments: XMLError { limit("paths of more than \(Limits.svgSegments) segments") }

  // MARK: References

  private mutating func checkReference(_ value: String, of element: String, _ index: Int) throws(XMLError) {
    let target = value.trimmedBlanks
    if target.hasPrefix("#") {
      references.add(String(target.dropFirst()), from: index)
    } else if target.lowercased().hasPrefix("data:") {
      guard element == "image" else { throw refused("a `data:` address in `\(element)`") }
      try checkEmbedded(target)
    } else if element != "a", !target.isEmpty {
      // A link (`a`) has no effect in a picture.
      throw refused("a reference to another file, `\(target.shortened)`")
    }
  }

  private mutating func checkEmbedded(_ address: String) throws(XMLError) {
    guard let data = DataAddress(address), let format = ImageFormat(data.bytes), format != .svg, format != .heic else {
      throw refused("an embedded picture that is not PNG, JPEG or WebP in base64")
    }
    guard let header = PhotoHeader(data.bytes, format) else { throw refused("an embedded picture without a size") }
    do throws(ImageDecodingError) { try header.check() } catch {
      throw limit("an embedded picture that claims \(header.width) × \(header.height) pixels")
    }
    embeddedPixels += header.width * header.height
    guard embeddedPixels <= Limits.svgEmbeddedPixels else {
      throw limit("embedded pictures of more than \(Limits.svgEmbeddedPixels) pixels in all")
    }
  }

  // MARK: Style

  /// Looks for references to other files in a declaration or a style sheet.
  private mutating func checkStyle(_ text: String, isSheet: Bool) throws(XMLError) {
    let style = CSSReferences(text)
    if style.hasImport, isSheet { throw refused("a style sheet that imports another") }
    if let outside = style.outside { throw refused("a reference to another file, `\(outside.shortened)`") }
    guard isSheet else { return }
    let sheet = [XMLReader.Attribute(name: "style", value: text)]
    sheetLayers += Self.layers(sheet)
    sheetFilters += Self.filters(sheet)
    outlines.read(style: text)
    hasSiblingRule = hasSiblingRule || text.utf8.contains(UInt8(ascii: "~"))
    styleRules += text.utf8.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") }
    for target in style.targets { references.addFromSheet(target) }
  }

  private func refused(_ message: String) -> XMLError { XMLError(.refused, message, at: place) }
  private func limit(_ message: String) -> XMLError { XMLError(.limit, message, at: place) }

  /// A name without its prefix. Any prefix can stand for any namespace, so prefixes are ignored.
  private func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    func isBlank(_ c: Unicode.Scalar) -> Bool { c.value <= 0x20 }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBlank($0) }), let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }

  fileprivate var shortened: String { count <= 60 ? self : String(prefix(59)) + "…" }
}
