// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The variables that a text or expression can see: layers, of which the inner ones hide the outer.
public struct VariableScope: Sendable {
  private enum Layer: Sendable {
    case values([String: Value])
    case source(any VariableSource)
  }

  private var layers: [Layer]
  /// Where answers are noted.
  public var log: ReadLog?
  /// The texts of the design around, by language; nil where it has none.
  public var strings: DesignStrings?

  /// A scope of some layers, from the outermost to the innermost.
  public init(_ layers: [[String: Value]] = []) {
    self.layers = layers.map { .values(Self.canonical($0)) }
  }

  /// A scope of one source alone, such as the time keys.
  public init(source: some VariableSource) { layers = [.source(source)] }

  /// This scope with a source inside, whose values hide equal keys of all others.
  public func adding(source: some VariableSource) -> VariableScope {
    var scope = self
    scope.layers.append(.source(source))
    return scope
  }

  /// This scope with one more layer inside, which hides equal keys of all others.
  public func adding(_ layer: [String: Value]) -> VariableScope {
    var scope = self
    scope.layers.append(.values(Self.canonical(layer)))
    return scope
  }

  /// The value under a key as expressions find it: the canonical key, else the key with `_` read as a space.
  ///
  /// - Parameter members: names that lead into it; nil where they lead to nothing.
  public func value(for key: String, members: [String] = []) -> Value? {
    if let value = exactValue(for: key, members: members) { return value }
    guard key.utf8.contains(UInt8(ascii: "_")) else { return nil }
    let spaced = String(decoding: key.utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self)
    return exactValue(for: spaced, members: members)
  }

  /// The value under a key as texts find it: the canonical key only, innermost layer first.
  public func exactValue(for key: String, members: [String] = []) -> Value? {
    let read = read(Self.canonicalKey(key), members: members)
    log?.note(read)
    return read.value
  }

  /// The answer to a key in canonical form, and what sources said on the way. Nothing is noted.
  ///
  /// - Parameter members: names that lead into the value that is found.
  public func read(_ canonicalKey: String, members: [String] = []) -> ReadLog.Read {
    var read = ReadLog.Read(key: canonicalKey, members: members, value: nil)
    for layer in layers.reversed() {
      switch layer {
      case .values(let values): read.value = values[canonicalKey]
      case .source(let source):
        guard source.knows(canonicalKey) else {
          if source.isOpen { read.isUnstored = true }
          continue
        }
        read.value = source.value(for: canonicalKey).map(Self.held)
        read.sourced = .some(read.value)
      }
      if read.value != nil { break }
    }
    for name in members {
      if let whole = read.value, whole != .missing, !whole.isWhole { read.isOfNoRecord = true }
      read.value = read.value?.member(name)
    }
    return read
  }

  /// Every key, canonical, sorted, once.
  public var keys: [String] {
    var all: Set<String> = []
    for layer in layers {
      switch layer {
      case .values(let values): all.formUnion(values.keys)
      case .source(let source): all.formUnion(source.keys)
      }
    }
    return all.sorted()
  }
}

extension VariableScope {
  /// A value as texts and expressions get it: of a text that is longer than any may grow, one character more than that, by
  /// which the text that shows it is known to be cut. So no function and no filter ever works on megabytes.
  private static func held(_ value: Value) -> Value {
    guard isLong(value), case .string(let text) = value else { return value }
    return .string(text.capped(atScalars: Limits.textScalars + 1))
  }

  private static func isLong(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.utf8.count > Limits.textScalars
  }

  /// The form in which keys are compared: trimmed, lower case, each run of white space one space, 64 characters.
  public static func canonicalKey(_ key: String) -> String { VariableKey.canonical(key) }

  private static func canonical(_ layer: [String: Value]) -> [String: Value] {
    if layer.keys.allSatisfy(VariableKey.isCanonical) {
      return layer.values.contains(where: isLong) ? layer.mapValues(held) : layer
    }
    var result: [String: Value] = [:]
    result.reserveCapacity(layer.count)
    var isAmbiguous = false
    for (key, value) in layer where result.updateValue(held(value), forKey: canonicalKey(key)) != nil {
      isAmbiguous = true
    }
    guard isAmbiguous else { return result }
    // Sorted, so that of two spellings of one key the same wins in every run.
    for (key, value) in layer.sorted(by: { $0.key < $1.key }) { result[canonicalKey(key)] = held(value) }
    return result
  }
}
