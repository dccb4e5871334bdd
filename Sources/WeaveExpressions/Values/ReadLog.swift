// SPDX-License-Identifier: MIT

import Synchronization

/// The variables that the texts and expressions of one picture read, with their values. A result that depends only on
/// these can be reused as long as they stay the same.
///
/// The evaluation of a picture creates one, and copies its contents when the picture is done; it is not stored longer.
public final class ReadLog: Sendable {
  /// A lookup in a scope with its result. A class, because a picture records thousands, which are passed from node to
  /// node.
  public final class Read: Sendable {
    package let name: VariableName
    /// The path into the value of the key: usually only one member of a long record is read.
    public let members: [String]
    /// The result; nil if no layer has one.
    public let value: Value?
    /// The value from the last source that knows the key, such as that of facts; nil if no source knows it.
    public let sourced: Value??
    /// Whether an open source was searched that lacks the key now, but may have it another time.
    public let isUnstored: Bool
    /// Whether a member of a value without members, such as a number, was read. It is noted once and counts as missing.
    let isMemberOfScalar: Bool

    init(
      _ name: VariableName, members: [String], value: Value?, sourced: Value??, isUnstored: Bool, isMemberOfScalar: Bool
    ) {
      (self.name, self.members, self.value, self.sourced) = (name, members, value, sourced)
      (self.isUnstored, self.isMemberOfScalar) = (isUnstored, isMemberOfScalar)
    }

    /// Whether another lookup of the same variable has exactly the same result, from sources with the same values for
    /// it.
    public func isSame(as other: Read) -> Bool {
      guard isMemberOfScalar == other.isMemberOfScalar, Self.isSame(value, other.value),
        (sourced == nil) == (other.sourced == nil)
      else { return false }
      return Self.isSame(member(of: sourced), other.member(of: other.sourced))
    }

    /// The member that was read in a source's value.
    private func member(of sourced: Value??) -> Value? {
      members.reduce(sourced ?? nil) { $0?.member($1) }
    }

    /// Whether another lookup reads the same variable with the same result.
    func isRepeat(_ other: Read) -> Bool { name == other.name && members == other.members && isSame(as: other) }

    private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
      switch (a, b) {
      case (let a?, let b?): a.isSpelled(like: b)
      case (nil, nil): true
      default: false
      }
    }
  }

  /// A source's value for a name, and the parts of it that were read.
  package struct Answer: Sendable {
    /// The value; nil if it is missing.
    package var value: Value?
    /// The paths of the members that were read; nil if the whole value or too many members were read.
    package var members: [[String]]? = []

    /// For more members, comparing the whole value is as fast.
    private static let mostMembers = 16

    fileprivate mutating func add(_ path: [String]) {
      guard let known = members, !known.contains(path) else { return }
      members = path.isEmpty || known.count == Self.mostMembers ? nil : known + [path]
    }
  }

  private struct State {
    var reads: [Read] = []
    var sourced = NameTable<Answer>()
    var unstored = NameIndex()
  }

  private let state = Mutex(State())
  private let keepsReads: Bool

  /// - Parameter keepsReads: whether to record every lookup in order, and not only the values of sources.
  public init(keepsReads: Bool = true) { self.keepsReads = keepsReads }

  /// The number of recorded lookups.
  public var count: Int { state.withLock { $0.reads.count } }

  /// Every key that was read from a source, such as that of a fact, with its value; nil for missing ones.
  public var sourced: [String: Value?] {
    let known = answers
    return Dictionary(zip(known.names.map(\.key), known.elements.map(\.value))) { $1 }
  }

  /// The same by name, with the parts of each value that were read.
  package var answers: NameTable<Answer> { state.withLock { $0.sourced } }

  /// Every key that was looked up among the stored variables but is missing there.
  public var unstored: Set<String> { Set(state.withLock { $0.unstored.names }.map(\.key)) }

  /// The canonical name of every variable that was looked up, whatever was found; nil if lookups are not recorded.
  public var names: Set<String>? {
    keepsReads
      ? state.withLock { state in Set(state.reads.lazy.map(\.name)) }.reduce(into: []) { $0.insert($1.key) } : nil
  }

  /// The lookups from an index on, each once; nil if there are more than `limit`. Repeated ones are removed, so that
  /// enclosing nodes need not look at them.
  public func reads(after start: Int, atMost limit: Int) -> [Read]? {
    state.withLock { state in
      // Marks are compared first: of the thousands of lookups in a long list few are distinct, so few are compared
      // fully.
      var marks: [UInt64] = []
      marks.reserveCapacity(16)
      for place in state.reads.indices.dropFirst(start) {
        let mark = state.reads[place].name.mark
        let isKnown = marks.indices.contains { other in
          marks[other] == mark && state.reads[start + other].isRepeat(state.reads[place])
        }
        if isKnown { continue }
        guard marks.count < limit else { return nil }
        state.reads.swapAt(start + marks.count, place)
        marks.append(mark)
      }
      let end = start + marks.count
      if end < state.reads.count { state.reads.removeSubrange(end...) }
      return Array(state.reads[start...])
    }
  }

  /// Records the lookups of a result that is reused.
  public func add(_ reads: [Read]) {
    state.withLock { state in for read in reads { note(read, in: &state) } }
  }

  /// Removes the lookups of some names from an index on: names that were bound there.
  package func forget(_ names: [VariableName], after start: Int) {
    if names.isEmpty { return }
    state.withLock { state in
      // In place, because of the thousands of lookups in a long list few are removed.
      guard var kept = state.reads.indices.dropFirst(start).first(where: { names.contains(state.reads[$0].name) })
      else {
        return
      }
      for index in state.reads.indices.dropFirst(kept + 1) where !names.contains(state.reads[index].name) {
        state.reads.swapAt(kept, index)
        kept += 1
      }
      state.reads.removeSubrange(kept...)
    }
  }

  func note(_ read: Read) {
    guard keepsReads || read.sourced != nil || read.isUnstored else { return }
    state.withLock { note(read, in: &$0) }
  }

  private func note(_ read: Read, in state: inout State) {
    if let value = read.sourced {
      var answer = state.sourced[read.name] ?? Answer()
      answer.value = value
      answer.add(read.members)
      state.sourced[read.name] = answer
    }
    if read.isUnstored, state.unstored.place(of: read.name) == nil { state.unstored.add(read.name) }
    if keepsReads { state.reads.append(read) }
  }
}
