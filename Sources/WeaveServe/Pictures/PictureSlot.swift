// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization

/// The current and the next picture of one look.
///
/// A client gets the picture in memory without waiting, as long as it is current.
final class PictureSlot: Sendable {
  let look: PictureLook
  /// The versions of the picture with a mark, for displays that need one.
  let marks = MarkShelf()
  /// How often each display with this look wakes a day, by its name, and when that was found out.
  let wakes = Mutex<[String: (count: Int, at: Date)]>([:])

  fileprivate struct State {
    var current: KeptPicture?
    /// Drawn ahead for the moment at which the current one ends.
    var next: KeptPicture?
    /// The picture before the current one, and when it was replaced.
    var replaced: (picture: KeptPicture, at: ContinuousClock.Instant)?
    /// Whether somebody has fetched the current picture. Only then is the next one drawn ahead.
    var isWanted = false
    /// Whether somebody asked for the current picture to be redrawn.
    var isForgotten = false
    /// When the files were last checked.
    var checked: ContinuousClock.Instant?
    /// Why the last attempt to draw failed.
    var failure: Failure?
    var isRestored = false
    /// The tag of the picture that is stored for the next run.
    var storedTag: String?
    /// The last picture of each entry of a playlist, and when it first appeared; without a playlist, of the look.
    var appearances: [String: (tag: String, seconds: Int)] = [:]
  }

  /// A failed attempt to draw.
  struct Failure: Sendable {
    var reason: String
    /// A change of these files, or the moment `retry`, makes another attempt worthwhile.
    var files: [WatchedFile]
    var retry: Date
    var variables: Int
    /// When new pictures stopped coming.
    var since: Date

    /// The picture is not ready yet.
    static func unfinished(since: Date) -> Failure {
      Failure(reason: "the picture is still being drawn", files: [], retry: since, variables: -1, since: since)
    }
  }

  private let state = Mutex(State())

  /// How long files are assumed to be unchanged after a check. A thousand requests a second cause twenty checks.
  private static let pause = Duration.milliseconds(50)

  init(_ look: PictureLook) { self.look = look }

  /// The picture for a moment, if it is in memory and current, and its files have just been checked. It never waits.
  ///
  /// - Parameters:
  ///   - variables: the posted variables.
  ///   - isFetched: whether a display takes the picture and so will want the next one.
  func picture(at now: Date, variables: SharedVariables, isFetched: Bool) -> KeptPicture? {
    state.withLock { state in
      state.promote(at: now)
      return state.isChecked(within: Self.pause) ? state.give(at: now, variables: variables, isFetched: isFetched) : nil
    }
  }

  /// The same for a picture whose files are checked first, which may wait for the disk.
  func checkedPicture(at now: Date, variables: SharedVariables, isFetched: Bool) -> KeptPicture? {
    if let known = picture(at: now, variables: variables, isFetched: isFetched) { return known }
    guard let files = uncheckedFiles(at: now) else {
      // Another thread may have checked them just now.
      return picture(at: now, variables: variables, isFetched: isFetched)
    }
    let instant = ContinuousClock.now
    guard files.allSatisfy(\.isSame) else { return nil }
    return state.withLock { state in
      guard state.current?.files == files else { return nil }
      state.checked = instant
      return state.give(at: now, variables: variables, isFetched: isFetched)
    }
  }

  /// The files of the current picture, if they must be checked before it can be given away; nil otherwise.
  func uncheckedFiles(at now: Date) -> [WatchedFile]? {
    state.withLock { state in
      state.promote(at: now)
      return state.isChecked(within: Self.pause) ? nil : state.current?.files
    }
  }

  /// Whether a picture from an earlier run of the server has been looked for.
  var isRestored: Bool { state.withLock { $0.isRestored } }

  /// Stores the picture from an earlier run, which is shown until there is a newer one; nil if there is none.
  func restore(_ picture: KeptPicture?) {
    state.withLock { state in
      state.isRestored = true
      guard state.current == nil, let picture else { return }
      state.current = state.named(picture)
    }
  }

  /// The current picture if it has been fetched, so that it must be redrawn when its files change; nil otherwise.
  func wanted(at now: Date) -> KeptPicture? {
    state.withLock { state in
      guard state.isWanted, state.failure == nil, let current = state.current, current.holds(at: now) else {
        return nil
      }
      return current
    }
  }

  /// The picture to store for the next run of the server; nil if it is already stored.
  ///
  /// - Parameter now: becomes the end of the stored picture's validity, unless the picture is already known to be out
  ///   of date.
  func unstored(at now: Date) -> StoredPicture? {
    state.withLock { state in
      guard let current = state.current, current.variables >= 0, state.storedTag != current.tag else { return nil }
      state.storedTag = current.tag
      return StoredPicture(current, until: state.failure?.since ?? min(now, current.until))
    }
  }

  /// The last picture that could be drawn, however old, and why there is no newer one.
  var last: (picture: KeptPicture?, failure: Failure?) { state.withLock { ($0.current, $0.failure) } }

  /// The picture that was replaced within the last second; nil if there is none.
  var replaced: KeptPicture? {
    state.withLock { state in
      state.replaced.flatMap { $0.at.duration(to: .now) < .seconds(1) ? $0.picture : nil }
    }
  }

  /// Whether another attempt to draw would fail like the last one. It may wait for the disk.
  func isHopeless(at now: Date, variables: Int) -> Bool {
    guard let failure = state.withLock({ $0.failure }) else { return false }
    return now < failure.retry && now >= failure.since && failure.variables == variables
      && failure.files.allSatisfy(\.isSame)
  }

  /// Stores a picture that has just been drawn for now.
  func take(_ picture: KeptPicture, isFetched: Bool) {
    state.withLock { state in
      state.show(state.named(picture))
      state.next = nil
      state.isWanted = isFetched
      state.checked = .now
      state.failure = nil
      state.isForgotten = false
    }
  }

  /// Causes the picture to be redrawn on the next request.
  func forget() {
    state.withLock { state in
      state.isForgotten = true
      state.failure = nil
      state.next = nil
    }
  }

  /// Stores the picture after the current one.
  func takeNext(_ picture: KeptPicture) { state.withLock { $0.next = $0.named(picture) } }

  /// The picture after the current one, if it has been drawn.
  var coming: KeptPicture? {
    state.withLock { state in state.next.flatMap { $0.from == state.current?.until ? $0 : nil } }
  }

  /// Records that no newer picture could be drawn.
  func fail(_ error: ContentError, at now: Date, variables: Int) {
    state.withLock { state in
      // The last picture may have ended long before anybody asked. A picture from an earlier run ended in that run.
      let since = min(state.failure?.since ?? state.current?.until ?? now, now)
      state.failure = Failure(
        reason: error.description, files: error.files, retry: now.addingTimeInterval(30), variables: variables,
        since: since)
    }
  }

  /// The moment for which to draw the next picture; nil if nobody wants it or it is already drawn.
  ///
  /// - Parameter isAsked: whether a display asks for it now.
  func dueNext(isAsked: Bool = false) -> Date? {
    state.withLock { state in
      guard state.isWanted || isAsked, state.failure == nil, let current = state.current else { return nil }
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
    show(next)
    isWanted = false
    checked = nil
  }

  /// A picture with the date under which its entry already showed these bytes, or else a date that the entry had not.
  fileprivate mutating func named(_ picture: KeptPicture) -> KeptPicture {
    let entry = picture.entry ?? ""
    guard let known = appearances[entry] else {
      appearances[entry] = (picture.tag, picture.appeared)
      return picture
    }
    let seconds = known.tag == picture.tag ? known.seconds : max(picture.appeared, known.seconds + 1)
    appearances[entry] = (picture.tag, seconds)
    return picture.appearing(at: seconds)
  }

  /// Makes a picture the current one.
  fileprivate mutating func show(_ picture: KeptPicture) {
    if let current, current.lastModified != picture.lastModified { replaced = (current, .now) }
    current = picture
  }

  /// The current picture if it holds at a moment.
  fileprivate mutating func give(at now: Date, variables: SharedVariables, isFetched: Bool) -> KeptPicture? {
    guard !isForgotten, let current, current.holds(at: now), current.isCurrent(with: variables) else {
      return nil
    }
    if isFetched { isWanted = true }
    return current
  }

  /// Whether the files of the current picture have just been checked.
  fileprivate func isChecked(within pause: Duration) -> Bool {
    checked.map { $0.duration(to: .now) < pause } ?? false
  }
}

extension KeptPicture {
  func holds(at moment: Date) -> Bool { from <= moment && moment < until }
}
