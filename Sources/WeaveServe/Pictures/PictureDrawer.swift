// SPDX-License-Identifier: MIT

import FoundationEssentials
import NIOCore
import NIOPosix
import WeaveRender
import WeaveSpec

/// Draws pictures one after the other on its own thread, while other requests are answered.
actor PictureDrawer {
  /// How many pictures were drawn, and how many attempts failed.
  struct Counts: Sendable {
    var drawn = 0, ahead = 0, failed = 0
  }

  private let loop: any EventLoop
  private let group: MultiThreadedEventLoopGroup
  private let makeContent: @Sendable () throws(RenderError) -> any DisplayContent
  private let variables: SharedVariables
  private var content: (any DisplayContent)?
  private(set) var counts = Counts()

  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

  /// - Parameter makeContent: called once, on the drawing thread.
  init(_ variables: SharedVariables, makeContent: @escaping @Sendable () throws(RenderError) -> any DisplayContent) {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    loop = group.next()
    self.variables = variables
    self.makeContent = makeContent
  }

  /// Loads what drawing needs, so that the first picture does not wait for it.
  ///
  /// - Throws: if the graphics libraries fail to start.
  func start() throws(ContentError) { _ = try ready() }

  /// Redraws a picture with changed facts before its display asks: once, until the display has asked again.
  func redraw(_ slot: PictureSlot, at now: Date) { draw(slot, at: now, isFetched: false) }

  /// Makes sure that a slot has a picture for a moment. Concurrent requests cause one drawing.
  func draw(_ slot: PictureSlot, at now: Date, isFetched: Bool = true) {
    let values = variables.values
    guard slot.checkedPicture(at: now, variables: values.version, isFetched: isFetched) == nil,
      !slot.isHopeless(at: now, variables: values.version)
    else { return }
    do throws(ContentError) {
      let drawn = try ready().picture(of: slot.look, at: now, values)
      counts.drawn += 1
      slot.take(
        KeptPicture(drawn, as: slot.look.form, from: now, variables: values.version, after: slot.last.picture),
        isFetched: isFetched)
    } catch {
      counts.failed += 1
      slot.fail(error, at: now, variables: values.version)
    }
  }

  /// Draws the picture after the current one, for the moment at which the current one ends.
  func drawNext(_ slot: PictureSlot) {
    guard let moment = slot.dueNext else { return }
    let values = variables.values
    do throws(ContentError) {
      let drawn = try ready().picture(of: slot.look, at: moment, values)
      counts.ahead += 1
      slot.takeNext(
        KeptPicture(drawn, as: slot.look.form, from: moment, variables: values.version, after: slot.last.picture))
    } catch {
      counts.failed += 1
      slot.fail(error, at: moment, variables: values.version)
    }
  }

  /// What the buttons of a look do.
  func actions(of look: PictureLook, at now: Date) throws(ContentError) -> [ActionBarSpec.Action] {
    try ready().actions(of: look, at: now, variables.values)
  }

  /// The playlist that a look shows, and its turn.
  func playing(of look: PictureLook, at now: Date) throws(ContentError) -> PlaylistTurn? {
    try ready().playing(of: look, at: now, variables.values)
  }

  /// A picture with words on it.
  func mark(_ kept: KeptPicture, of look: PictureLook, _ words: String, at now: Date) throws(ContentError)
    -> KeptPicture
  {
    kept.marked(try ready().marked(Array(kept.body.readableBytesView), of: look, words), at: now)
  }

  private func ready() throws(ContentError) -> any DisplayContent {
    if let content { return content }
    do throws(RenderError) {
      let made = try makeContent()
      content = made
      return made
    } catch { throw ContentError(description: "\(error)", files: []) }
  }
}
