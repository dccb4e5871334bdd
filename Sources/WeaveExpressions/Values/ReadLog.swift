// SPDX-License-Identifier: MIT

import Synchronization

/// What the texts and expressions of one picture have asked for, and the answers: a result that came from these alone is
/// the same again as long as they are.
///
/// Whoever evaluates a picture makes one for it and takes its contents as values when the picture is done; nobody holds
/// it longer.
public final class ReadLog: Sendable {
  /// A question to a scope, and its answer. An object, as a picture notes thousands, and each goes from node to node.
  public final class Read: Sendable {
    package let name: VariableName
    /// The names that lead into what stands under the key: of a long record mostly one member is asked for.
    public let members: [String]
    /// The answer; nil where no layer has one.
    public let value: Value?
    /// What the last source said that was asked for the key, such as that of facts; nil where none has it.
    public let sourced: Value??
    /// Whether a source was asked that has no such key now, but may have it another time.
    public let isUnstored: Bool
    /// Whether a member was asked of what has none, such as a number, which is told once and gives as little as a missing one.
    let isOfNoRecord: Bool

    init(
      _ name: VariableName, members: [String], value: Value?, sourced: Value??, isUnstored: Bool, isOfNoRecord: Bool
    ) {
      (self.name, self.members, self.value, self.sourced) = (name, members, value, sourced)
      (self.isUnstored, self.isOfNoRecord) = (isUnstored, isOfNoRecord)
    }

    /// Whether another answer to the same question is the same to the letter, and came from sources that said the same of what
    /// was asked.
    public func isSame(as other: Read) -> Bool {
      guard isOfNoRecord == other.isOfNoRecord, Self.isSame(value, other.value),
        (sourced == nil) == (other.sourced == nil)
      else { return false }
      return Self.isSame(member(of: sourced), other.member(of: other.sourced))
    }

    /// What a source said of the member that was asked for.
    private func member(of sourced: Value??) -> Value? {
      members.reduce(sourced ?? nil) { $0?.member($1) }
    }

    /// Whether another is the same question with the same answer.
    func isAgain(_ other: Read) -> Bool { name == other.name && members == other.members && isSame(as: other) }

    private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
      switch (a, b) {
      case (let a?, let b?): a.isSpelled(like: b)
      case (nil, nil): true
      default: false
      }
    }
  }

  /// What a source said of a name, and what was asked of it.
  package struct Answer: Sendable {
    /// Nil where it is missing.
    package var value: Value?
    /// The names that lead into it, of each member that was asked for; nil where all of it was, or more members than a few.
    package var members: [[String]]? = []

    /// Of more than a few members the whole is as quickly compared.
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

  /// - Parameter keepsReads: whether each answer is noted in turn, and not only what sources said.
  public init(keepsReads: Bool = true) { self.keepsReads = keepsReads }

  /// How many answers were noted so far.
  public var count: Int { state.withLock { $0.reads.count } }

  /// Every key of a source that was asked for, such as that of a fact, with its value; nil for the missing ones.
  public var sourced: [String: Value?] {
    let known = answers
    return Dictionary(zip(known.names.map(\.key), known.elements.map(\.value))) { $1 }
  }

  /// The same by name, with what was asked of each.
  package var answers: NameTable<Answer> { state.withLock { $0.sourced } }

  /// Every key that was looked for among the stored variables, and is not there.
  public var unstored: Set<String> { Set(state.withLock { $0.unstored.names }.map(\.key)) }

  /// The answers after the first few, each once; nil if they are more than a number. Those that were noted again are dropped, so that what is
  /// around need not look at them.
  public func reads(after start: Int, atMost limit: Int) -> [Read]? {
    state.withLock { state in
      // By their marks: of the thousands of answers in a long list few are kept, and few are compared.
      var marks: [UInt64] = []
      marks.reserveCapacity(16)
      for place in state.reads.indices.dropFirst(start) {
        let mark = state.reads[place].name.mark
        let isKnown = marks.indices.contains { other in
          marks[other] == mark && state.reads[start + other].isAgain(state.reads[place])
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

  /// Notes answers that stand for those of a result that was worked out before.
  public func add(_ reads: [Read]) {
    state.withLock { state in for read in reads { note(read, in: &state) } }
  }

  /// Forgets what was asked under some names after the first few answers: names that were bound there.
  package func forget(_ names: [VariableName], after start: Int) {
    if names.isEmpty { return }
    state.withLock { state in
      // In place: of the thousands of answers in a long list few are forgotten.
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
