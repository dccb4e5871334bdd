// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveDiagnostics
public import WeaveExpressions
import WeaveFacts
public import WeaveResolve
public import WeaveSpec

/// The variables that some designs read, for reporting values that no design reads.
public struct ReadNames: Sendable {
  /// In canonical form.
  private var names: Set<String> = []
  /// Whether a name is computed while drawing, so that it cannot be known here.
  private var readsAny = false

  /// No names.
  public init() {}

  /// Adds the names that a design reads at any size, and those that its buttons change.
  public mutating func add(_ widget: CompiledWidget) {
    for text in widget.designTexts() {
      switch text.content {
      case .template(let template): add(template)
      case .expression(let expression): add(expression.identifiers, source: expression.source)
      }
    }
    for slot in widget.board?.slots ?? [] { add(slot.design) }
    add(widget.spec.actionBar?.actions.map(\.variableKey) ?? [], source: "")
  }

  /// Adds the names that a text reads, which may contain `{{…}}` itself.
  public mutating func add(text: String, dialect: TextTemplate.Dialect = .app) {
    if text.hasTokenStart { add(TextTemplate(text, dialect: dialect)) }
  }

  /// Adds the names that the texts in a value read.
  public mutating func add(_ value: Value) {
    value.forEachText { text in if text.hasTokenStart { add(TextTemplate(text)) } }
  }

  /// Adds the names that the values of stored variables read.
  public mutating func add(_ snapshots: Snapshots) {
    for value in (snapshots.variables?.scope ?? [:]).values { add(value) }
  }

  /// Adds the names that other designs read.
  public mutating func formUnion(_ other: ReadNames) {
    names.formUnion(other.names)
    readsAny = readsAny || other.readsAny
  }

  /// The values that no design reads, sorted by name, each with the nearest name that is read.
  ///
  /// Values for facts are left out, because any design may use them, and so are values that other given values read.
  public func unread(of given: [String: Value]) -> [(name: String, nearest: String?)] {
    if readsAny { return [] }
    var read = self
    for value in given.values { read.add(value) }
    let known = read.names.sorted()
    return given.keys.sorted().compactMap { name in
      let key = VariableScope.canonicalKey(name)
      guard !read.reads(key), FactTable.key(key) == nil else { return nil }
      return (name, nearest(to: key, in: known).first)
    }
  }

  /// The variables that a design declares in `types` and reads, but that have no value: neither a sample nor a given
  /// one.
  ///
  /// - Parameter given: names in any form.
  public static func unset(in widget: CompiledWidget, given: [String]) -> [DataType.Member] {
    let known = Set((given + Array(widget.spec.variables.keys)).map(VariableScope.canonicalKey))
    let unset = widget.spec.types.filter { member in
      !member.isOptional && !known.contains(VariableScope.canonicalKey(member.name))
    }
    // Most designs have no such variables, so their texts need not be searched.
    if unset.isEmpty { return [] }
    var read = ReadNames()
    read.add(widget)
    return unset.filter { read.reads(VariableScope.canonicalKey($0.name)) }
  }

  private func reads(_ key: String) -> Bool {
    names.contains(key) || names.contains(VariablePath.root(of: key))
  }

  private mutating func add(_ template: TextTemplate) { add(template.variableNames, source: template.source) }

  private mutating func add(_ found: [String], source: String) {
    for name in found {
      // An expression writes `last done` as `last_done`, and reads a record by its members.
      let root = VariablePath.root(of: name)
      for spelling in [name, root, String(name.map { $0 == "_" ? " " : $0 })] {
        names.insert(VariableScope.canonicalKey(spelling))
      }
    }
    readsAny = readsAny || Self.readsComputedName(source)
  }

  /// Whether an expression reads a variable whose name is not a literal. It compares bytes, because an expression may
  /// have megabytes.
  private static func readsComputedName(_ source: String) -> Bool {
    // `var(`
    let call: UInt32 = 0x7661_7228
    var last: UInt32 = 0
    var isCalled = false
    for byte in source.utf8 {
      if isCalled, byte != UInt8(ascii: " ") {
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return true }
        isCalled = false
      }
      last = last << 8 | UInt32(byte)
      if last == call { isCalled = true }
    }
    return isCalled
  }
}
