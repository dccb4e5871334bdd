// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization

/// Devices that have a token and ask for another, or that come with a key which this server has not given them. Anybody
/// can send the hardware address of a device, so only the owner can say whether it is the device that asks.
final class PairingDesk: Sendable {
  /// A device that asks.
  struct Question: Sendable, Hashable {
    /// The hardware address that it gives.
    var device: String
    /// The network address that it comes from.
    var client: String
    var model: String?
    var firmware: String?
    /// Whether it wants to keep the key that it has from another server.
    var hasOtherKey = false
    /// When it last asked.
    var at: Date
    /// Whether the owner has said yes.
    var isAllowed = false
  }

  /// How many questions are remembered, so that nobody can fill the page.
  private static let limit = 20
  /// Seconds after which a question, or a yes, no longer counts.
  fileprivate static let patience = 3_600.0

  private let state = Mutex<[Question]>([])

  /// The questions that wait for the owner, the latest first.
  func waiting(at now: Date) -> [Question] {
    state.withLock { $0.filter { !$0.isAllowed && $0.isCurrent(at: now) } }.sorted { $0.at > $1.at }
  }

  /// Records that a device asks for another token.
  ///
  /// - Returns: whether the owner has said yes to this device at this network address. A yes counts once.
  func ask(_ question: Question) -> Bool {
    state.withLock { questions in
      questions.removeAll { !$0.isCurrent(at: question.at) }
      if let place = questions.firstIndex(where: { $0.isFrom(question.device, question.client) }) {
        if questions[place].isAllowed {
          questions.remove(at: place)
          return true
        }
        questions[place] = question
        return false
      }
      if questions.count >= Self.limit, let oldest = questions.indices.min(by: { questions[$0].at < questions[$1].at })
      {
        questions.remove(at: oldest)
      }
      questions.append(question)
      return false
    }
  }

  /// The owner's answer to a device at a network address.
  func answer(_ device: String, from client: String, _ isAllowed: Bool) {
    state.withLock { questions in
      guard let place = questions.firstIndex(where: { $0.isFrom(device, client) }) else { return }
      if isAllowed { questions[place].isAllowed = true } else { questions.remove(at: place) }
    }
  }
}

extension PairingDesk.Question {
  fileprivate func isFrom(_ device: String, _ client: String) -> Bool { self.device == device && self.client == client }

  fileprivate func isCurrent(at now: Date) -> Bool { abs(now.timeIntervalSince(at)) < PairingDesk.patience }
}
