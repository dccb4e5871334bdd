// SPDX-License-Identifier: MIT

extension Value {
  /// A text that is unique to the value and the same in every run.
  package var spelling: String {
    switch self {
    case .missing: "-"
    case .number(let number): "n\(number)"
    case .string(let text): "s\(text.utf8.count):\(text)"
    case .bool(let flag): flag ? "t" : "f"
    case .date, .span: "d\(self)"
    case .list(let entries): "[\(entries.map(\.spelling).joined(separator: ","))]"
    case .record(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key.utf8.count):\($0.key)=\($0.value.spelling)" }
        .joined(separator: ",") + "}"
    }
  }

  /// Whether two values are equal and their texts have the same bytes. Swift treats an é as equal to an e with a
  /// combining accent, and fonts do not.
  package func isSpelled(like other: Value) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a.hasBytes(of: b)
    case (.list(let a), .list(let b)):
      a.count == b.count && (a.sharesStorage(with: b) || zip(a, b).allSatisfy { $0.isSpelled(like: $1) })
    case (.record(let a), .record(let b)):
      a.count == b.count
        && (a.sharesStorage(with: b)
          || a.allSatisfy { key, value in
            guard let index = b.index(forKey: key) else { return false }
            return b[index].key.hasBytes(of: key) && b[index].value.isSpelled(like: value)
          })
    default: self == other
    }
  }
}

extension String {
  /// Whether both texts have the same bytes. Contiguous texts, such as those of facts, are compared at once.
  fileprivate func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let fast = utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in a.elementsEqual(b) }
    }
    return (fast ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension [Value] {
  /// Whether both lists share their storage: lists of facts are long, and seldom new.
  fileprivate func sharesStorage(with other: [Value]) -> Bool {
    withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress } }
  }
}

extension [String: Value] {
  /// Whether both records share their storage, judged by its address.
  fileprivate func sharesStorage(with other: [String: Value]) -> Bool {
    withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { b in a.elementsEqual(b) } }
  }
}

extension Value {
  /// Calls a closure with every text in it, at any depth.
  package func forEachText(_ body: (String) -> Void) {
    switch self {
    case .string(let text): body(text)
    case .list(let entries): for entry in entries { entry.forEachText(body) }
    case .record(let members): for member in members.values { member.forEachText(body) }
    case .missing, .number, .bool, .date, .span: break
    }
  }

  /// The value with another one set at the end of some steps; lists grow if necessary.
  package func setting(_ value: Value, at steps: ArraySlice<VariablePath.Step>) -> Value {
    guard let step = steps.first else { return value }
    switch step {
    case .member(let name):
      var members: [String: Value] = [:]
      if case .record(let known) = self { members = known }
      members[name] = (members[name] ?? .missing).setting(value, at: steps.dropFirst())
      return .record(members)
    case .entry(let index):
      guard index < 2_000 else { return self }
      var entries = entries ?? []
      while entries.count <= index { entries.append(.missing) }
      entries[index] = entries[index].setting(value, at: steps.dropFirst())
      return .list(entries)
    }
  }
}
