// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization

/// The picture of one look: now, and next.
///
/// Whoever asks gets what is in memory without waiting for anybody, as long as it is right.
final class PictureSlot: Sendable {
  let look: PictureLook
  /// The picture as displays show it that have something to say on it.
  let marks = MarkShelf()

  fileprivate struct State {
    var current: KeptPicture?
    /// Drawn ahead, for the moment at which the current one ends.
    var next: KeptPicture?
    /// Whether somebody has fetched the current one: only then is the next one drawn ahead.
    var isWanted = false
    /// Whether somebody asked for another drawing of the current one.
    var isForgotten = false
    /// When the files were last looked at.
    var checked: ContinuousClock.Instant?
    /// Why the last attempt to draw failed.
    var failure: Failure?
    var isRestored = false
    /// The tag of the picture that is kept for the next run.
    var storedTag: String?
  }

  /// A failed attempt to draw.
  struct Failure: Sendable {
    var reason: String
    /// Files and moment after which it is worth another attempt.
    var files: [WatchedFile]
    var retry: Date
    var variables: Int
    /// Since when there is no new picture.
    var since: Date
  }

  private let state = Mutex(State())

  /// How long files are taken to be the same without another look. A thousand requests a second look twenty times.
  private static let pause = Duration.milliseconds(50)

  init(_ look: PictureLook) { self.look = look }

  /// The picture of a moment, if it is in memory and right.
  ///
  /// - Parameters:
  ///   - variables: the number of the variables from outside.
  ///   - isFetched: whether a display takes it, so that it will want the next one.
  func picture(at now: Date, variables: Int, isFetched: Bool) -> KeptPicture? {
    state.withLock { state in
      state.promote(at: now)
      guard !state.isForgotten, let current = state.current, current.holds(at: now), current.variables == variables,
        state.isFresh(current, Self.pause)
      else { return nil }
      if isFetched { state.isWanted = true }
      return current
    }
  }

  /// Whether somebody looked for a picture of an earlier run of the server.
  var isRestored: Bool { state.withLock { $0.isRestored } }

  /// Takes the picture of an earlier run, which is shown until there is a newer one; nil for none.
  func restore(_ picture: KeptPicture?) {
    state.withLock { state in
      state.isRestored = true
      if state.current == nil { state.current = picture }
    }
  }

  /// A picture that somebody has fetched and that is no longer the one of its files.
  ///
  /// - Parameter isSame: whether a file is still the one that was read.
  func isOutdated(at now: Date, variables: Int, _ isSame: (WatchedFile) -> Bool) -> Bool {
    state.withLock { state in
      guard state.isWanted, state.failure == nil, let current = state.current, current.holds(at: now) else {
        return false
      }
      return current.variables != variables || !current.files.allSatisfy(isSame)
    }
  }

  /// The picture that is kept for the next run of the server, if it is another one than was kept last.
  ///
  /// - Parameter now: what is kept is right until then, unless it is known to be wrong already.
  func unstored(at now: Date) -> StoredPicture? {
    state.withLock { state in
      guard let current = state.current, current.variables >= 0, state.storedTag != current.tag else { return nil }
      state.storedTag = current.tag
      return StoredPicture(current, until: state.failure?.since ?? min(now, current.until))
    }
  }

  /// The last picture that could be drawn, however old, and why there is no newer one.
  var last: (picture: KeptPicture?, failure: Failure?) { state.withLock { ($0.current, $0.failure) } }

  /// Whether another attempt to draw would fail as the last one did.
  func isHopeless(at now: Date, variables: Int) -> Bool {
    guard let failure = state.withLock({ $0.failure }) else { return false }
    return now < failure.retry && now >= failure.since && failure.variables == variables
      && failure.files.allSatisfy(\.isSame)
  }

  /// Takes a picture that has just been drawn for now.
  func take(_ picture: KeptPicture, isFetched: Bool) {
    state.withLock { state in
      state.current = picture
      state.next = nil
      state.isWanted = isFetched
      state.checked = .now
      state.failure = nil
      state.isForgotten = false
    }
  }

  /// Has the picture drawn again when it is next asked for.
  func forget() {
    state.withLock { state in
      state.isForgotten = true
      state.failure = nil
      state.next = nil
    }
  }

  /// Takes the picture after the current one.
  func takeNext(_ picture: KeptPicture) { state.withLock { $0.next = picture } }

  /// Remembers that there is no newer picture.
  func fail(_ error: ContentError, at now: Date, variables: Int) {
    state.withLock { state in
      // Nobody may have asked since the last picture ended; one of an earlier run of the server ended in that.
      let since = min(state.failure?.since ?? state.current?.until ?? now, now)
      state.failure = Failure(
        reason: error.description, files: error.files, retry: now.addingTimeInterval(30), variables: variables,
        since: since)
    }
  }

  /// The moment for which the next picture is to be drawn; nil where nobody wants it, or it is there.
  var dueNext: Date? {
    state.withLock { state in
      guard state.isWanted, state.failure == nil, let current = state.current else { return nil }
      if let next = state.next, next.from == current.until { return nil }
      return current.until
    }
  }
}

extension PictureSlot.State {
  /// Makes the next picture the current one when its time has come.
  fileprivate mutating func promote(at now: Date) {
    guard let next, now >= next.from else { return }
    self.next = nil
    guard next.holds(at: now) else { return }
    current = next
    isWanted = false
    checked = nil
  }

  /// Whether the files of a picture are the same, as far as was seen lately.
  fileprivate mutating func isFresh(_ picture: KeptPicture, _ pause: Duration) -> Bool {
    let instant = ContinuousClock.now
    if let checked, checked.duration(to: instant) < pause { return true }
    guard picture.files.allSatisfy(\.isSame) else { return false }
    checked = instant
    return true
  }
}

extension KeptPicture {
  func holds(at moment: Date) -> Bool { from <= moment && moment < until }
}
