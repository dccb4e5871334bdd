// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

/// The parameters of the function or filter around a cursor.
public struct Signature: Sendable, Hashable {
  /// The function or filter with its parameters: `clamp(x, low, high)`, `number[:decimals]`.
  public var label: String
  /// What it does, with an example, as Markdown.
  public var documentation: String
  /// The parameters, as ranges of `label` in UTF-16 units.
  public var parameters: [Range<Int>]
  /// The parameter that the cursor is in; nil if there is none.
  public var active: Int?

  /// The signature at a byte of a file; nil outside of a call.
  public init?(_ view: DesignView, facts: DesignFacts, around: Surroundings = Surroundings(), at offset: Int) {
    let completer = Completer(view, facts: facts, around: around, at: offset)
    guard view.kind != .other, case .string(let range) = completer.cursor.token else { return nil }
    let text = StringText(range, in: view.source)
    let forms = PlainType.all(of: completer.place.types)
    guard forms.isEmpty || forms.contains(where: { $0.isDynamic || $0.isText }) else { return nil }
    let place = text.decodedOffset(of: offset)
    let cursor = TextCursor(in: text.text, at: place, isExpression: forms.contains { $0.isDynamic })
    switch cursor.region {
    case .argument(let name): self.init(filter: name, cursor, text.text)
    case .expression, .quoted: self.init(callIn: Array(text.text.utf8), before: place)
    case .literal, .key, .fallback, .filter: return nil
    }
  }

  // MARK: Filters

  private init?(filter name: String, _ cursor: TextCursor, _ text: String) {
    guard let filter = TextFilter(name: name.trimmingBlanks) else { return nil }
    let written = filter.reference.arguments
    let names = written.split { "[]:".contains($0) }.map(String.init)
    guard !names.isEmpty else { return nil }
    label = filter.name + written
    documentation = TextCompleter.markdown(of: filter)
    parameters = Self.places(of: names, in: label, after: filter.name.utf16.count)
    let before = Array(text.utf8)[cursor.fullRange.lowerBound..<cursor.range.upperBound]
    let colons = before.count { $0 == UInt8(ascii: ":") }
    // The last argument of a filter may contain colons, as `HH:mm` does.
    active = min(max(colons, 1), names.count) - 1
  }

  // MARK: Functions

  private init?(callIn bytes: [UInt8], before offset: Int) {
    guard let call = Call(in: bytes, before: offset) else { return nil }
    let function = call.function
    let names = function.parameters.isEmpty ? [] : function.parameters.split(separator: ", ").map(String.init)
    label = "\(function.name)(\(function.parameters))"
    documentation = TextCompleter.markdown(of: function)
    parameters = Self.places(of: names, in: label, after: function.name.utf16.count + 1)
    active = names.isEmpty ? nil : min(call.argument, names.count - 1)
  }

  private static func places(of names: [String], in label: String, after start: Int) -> [Range<Int>] {
    let units = Array(label.utf16)
    var start = start
    return names.compactMap { name in
      guard let place = units[min(start, units.count)...].firstRange(of: Array(name.utf16)) else { return nil }
      start = place.upperBound
      return place
    }
  }
}

/// The innermost call of a known function before a place in an expression.
private struct Call {
  let function: ExpressionFunction
  /// The number of commas before the place.
  let argument: Int

  init?(in bytes: [UInt8], before offset: Int) {
    /// Open brackets, each with the name before it and the commas after it.
    var open: [(name: String, commas: Int)] = []
    var quote: UInt8?
    for at in Self.start(bytes, offset)..<min(offset, bytes.count) {
      let byte = bytes[at]
      if let opening = quote {
        if byte == opening { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["):
        var start = at
        while start > 0, TextCursor.isNameByte(bytes[start - 1]) { start -= 1 }
        open.append((byte == UInt8(ascii: "[") ? "" : String(decoding: bytes[start..<at], as: UTF8.self), 0))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): if !open.isEmpty { open[open.count - 1].commas += 1 }
      default: break
      }
    }
    guard let call = open.last(where: { ExpressionFunction(name: $0.name) != nil }),
      let function = ExpressionFunction(name: call.name)
    else { return nil }
    (self.function, argument) = (function, call.commas)
  }

  /// Where the expression around a place begins: behind `=`, or behind the last `{{=` in a text.
  private static func start(_ bytes: [UInt8], _ offset: Int) -> Int {
    if bytes.first == UInt8(ascii: "=") { return 1 }
    let braces = Array("{{".utf8)
    return bytes[..<min(offset, bytes.count)].ranges(of: braces).last?.upperBound ?? 0
  }
}
