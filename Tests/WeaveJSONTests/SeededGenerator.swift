// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Random numbers and JSON that a seed gives again.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2, 3: return .number(number())
    case 4: return .string(string())
    case 5: return .array((0..<Int.random(in: 0...4, using: &self)).map { _ in node(depth: depth - 1) })
    default: return .object(members(depth: depth))
    }
  }

  private mutating func members(depth: Int) -> [JSONMember] {
    var seen: Set<String> = []
    return (0..<Int.random(in: 0...4, using: &self)).compactMap { _ in
      let key = string()
      let member = member(key, depth: depth)
      return seen.insert(key).inserted ? member : nil
    }
  }

  mutating func member(_ key: String, depth: Int) -> JSONMember {
    JSONMember(key: key, keyRange: SourceRange(0, 0), value: node(depth: depth - 1))
  }

  private mutating func node(depth: Int) -> JSONNode { JSONNode(value(depth: depth), at: SourceRange(0, 0)) }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return Double(Int.random(in: -100...2000, using: &self))
    case 1: return Double(Int.random(in: -100...2000, using: &self)) / 8
    case 2: return Double.random(in: 0..<1, using: &self)
    default:
      let number = Double(bitPattern: next())
      return number.isFinite ? number : 0
    }
  }

  mutating func string() -> String {
    let alphabet = Array("abcXYZ019 _./\\\"{}[]:,\n\t\u{1}\u{1F}\u{7F}äß日😀").map { String($0) }
    return (0..<Int.random(in: 0...8, using: &self)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &self)]
    }.joined()
  }
}

/// A tree without its places, to compare by content.
indirect enum PlainJSON: Equatable {
  case null
  case bool(Bool)
  case number(UInt64)
  case string(String)
  case array([PlainJSON])
  case object([[String]], [PlainJSON])

  /// The same with keys in the order of their UTF-8.
  var sortedByKeys: PlainJSON {
    switch self {
    case .array(let elements): return .array(elements.map(\.sortedByKeys))
    case .object(let keys, let values):
      let sorted = zip(keys, values).sorted {
        Array($0.0.joined().utf8).lexicographicallyPrecedes(Array($1.0.joined().utf8))
      }
      return .object(sorted.map(\.0), sorted.map(\.1.sortedByKeys))
    default: return self
    }
  }
}

extension JSONNode {
  var plain: PlainJSON {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number.bitPattern)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { [$0.key] }, members.map(\.value.plain))
    }
  }
}
