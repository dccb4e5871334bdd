// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A GTFS-Realtime message as a tree: parsed from JSON, or decoded from Protocol Buffers, with the names of its JSON form.
///
/// - Source: `gtfs-realtime.proto` 2.0; Protocol Buffers, Encoding.
enum TransitMessage {
  /// The tree of an answer; nil if it is neither JSON nor a complete message.
  static func tree(_ reading: inout FeedReading) -> JSONNode? {
    if FileStart(reading.source.bytes.prefix(1_024), name: "").isJSON { return reading.json() }
    if let message = decoded(reading.source.bytes) { return message }
    reading.add(
      .wrongShape(
        of: "GTFS-Realtime", expected: "it is neither JSON nor a complete message of Protocol Buffers",
        at: SourceRange(0, 0)))
    return nil
  }

  /// Whether a file begins as a message does: with a header whose first field is the version, `1.0` or `2.0`.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(7))
    return start.count == 7 && start[0] == 0x0A && start[2] == 0x0A && start[3] == 3 && start[5] == 0x2E
      && (start[4] == 0x31 || start[4] == 0x32)
  }

  /// - Returns: nil for bytes that are not such a message, or that are cut off.
  static func decoded(_ bytes: [UInt8]) -> JSONNode? {
    guard !bytes.isEmpty, let message = Decoder(bytes).message(Fields.message, 0..<bytes.count),
      message["header"] != nil
    else { return nil }
    return message
  }

  /// The trees that a field may lead to.
  private enum Kind: Sendable {
    case text, number
    /// A 32-bit number that may be negative. It is written with 64 bits, of which the lower ones count.
    case signed
    case message([UInt64: Field])
  }

  private struct Field: Sendable {
    var name: String
    var kind: Kind
    var isRepeated = false
  }

  /// The fields that departures need, by number; all others are skipped.
  private enum Fields {
    static let event: [UInt64: Field] = [
      1: Field(name: "delay", kind: .signed), 2: Field(name: "time", kind: .number),
      4: Field(name: "scheduledTime", kind: .number),
    ]
    static let callProperties: [UInt64: Field] = [
      1: Field(name: "assignedStopId", kind: .text), 2: Field(name: "stopHeadsign", kind: .text),
    ]
    static let call: [UInt64: Field] = [
      1: Field(name: "stopSequence", kind: .number), 2: Field(name: "arrival", kind: .message(event)),
      3: Field(name: "departure", kind: .message(event)), 4: Field(name: "stopId", kind: .text),
      5: Field(name: "scheduleRelationship", kind: .number),
      6: Field(name: "stopTimeProperties", kind: .message(callProperties)),
    ]
    static let trip: [UInt64: Field] = [
      1: Field(name: "tripId", kind: .text), 4: Field(name: "scheduleRelationship", kind: .number),
      5: Field(name: "routeId", kind: .text),
    ]
    static let tripProperties: [UInt64: Field] = [5: Field(name: "tripHeadsign", kind: .text)]
    static let update: [UInt64: Field] = [
      1: Field(name: "trip", kind: .message(trip)),
      2: Field(name: "stopTimeUpdate", kind: .message(call), isRepeated: true), 5: Field(name: "delay", kind: .signed),
      6: Field(name: "tripProperties", kind: .message(tripProperties)),
    ]
    static let entity: [UInt64: Field] = [
      2: Field(name: "isDeleted", kind: .number), 3: Field(name: "tripUpdate", kind: .message(update)),
    ]
    static let header: [UInt64: Field] = [
      1: Field(name: "gtfsRealtimeVersion", kind: .text), 3: Field(name: "timestamp", kind: .number),
    ]
    static let message: [UInt64: Field] = [
      1: Field(name: "header", kind: .message(header)),
      2: Field(name: "entity", kind: .message(entity), isRepeated: true),
    ]
  }

  private struct Decoder {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func message(_ fields: [UInt64: Field], _ range: Range<Int>) -> JSONNode? {
      var position = range.lowerBound
      var members: [JSONMember] = []
      var lists: [String: [JSONNode]] = [:]
      while position < range.upperBound {
        guard let key = varint(&position, range.upperBound) else { return nil }
        let field = fields[key >> 3]
        switch key & 7 {
        case 0:
          let start = position
          guard let value = varint(&position, range.upperBound) else { return nil }
          guard let field else { continue }
          let place = SourceRange(start, position)
          switch field.kind {
          case .number: members.append(Self.member(field.name, .number(Double(value)), place))
          case .signed:
            let signed = Int32(truncatingIfNeeded: value)
            members.append(Self.member(field.name, .number(Double(signed)), place))
          case .text, .message: return nil
          }
        case 1: position += 8
        case 2:
          guard let length = varint(&position, range.upperBound), length <= UInt64(range.upperBound - position) else {
            return nil
          }
          let inner = position..<(position + Int(length))
          position = inner.upperBound
          guard let field else { continue }
          guard let node = value(of: field.kind, inner) else { return nil }
          if field.isRepeated {
            lists[field.name, default: []].append(node)
          } else {
            members.append(JSONMember(key: field.name, keyRange: node.range, value: node))
          }
        case 5: position += 4
        default: return nil
        }
      }
      guard position == range.upperBound else { return nil }
      let place = SourceRange(range.lowerBound, range.upperBound)
      for (name, nodes) in lists { members.append(Self.member(name, .array(nodes), place)) }
      return JSONNode(.object(members), at: place)
    }

    private func value(of kind: Kind, _ range: Range<Int>) -> JSONNode? {
      switch kind {
      case .message(let fields): return message(fields, range)
      case .text:
        let text = String(decoding: bytes[range], as: UTF8.self)
        return JSONNode(.string(text), at: SourceRange(range.lowerBound, range.upperBound))
      case .number, .signed: return nil
      }
    }

    private static func member(_ name: String, _ value: JSONValue, _ place: SourceRange) -> JSONMember {
      JSONMember(key: name, keyRange: place, value: JSONNode(value, at: place))
    }

    private func varint(_ position: inout Int, _ end: Int) -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while position < end, shift < 64 {
        let byte = bytes[position]
        position += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }
  }
}
