// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeavePanel
import WeaveRender
import WeaveSystem

@testable import WeaveServe

/// Which of two threads draws what, and when.
@Suite struct DrawingQueueTests {
  private let start = ContinuousClock.now

  private func job(_ show: String, waiting time: Duration = .zero) -> DrawingQueue.Job {
    DrawingQueue.Job(show: show, since: start.advanced(by: .zero - time)) {}
  }

  private func queue(slow: [String] = [], _ jobs: [DrawingQueue.Job]) -> DrawingQueue {
    var queue = DrawingQueue()
    for show in slow { queue.took(.seconds(3), drawing: show) }
    for job in jobs { queue.add(job) }
    return queue
  }

  @Test func quickOnesAreDrawnInOrder() {
    var queue = queue([job("a"), job("b"), job("a")])
    #expect((0..<4).map { _ in queue.next(on: .quick, at: start)?.show } == ["a", "b", "a", nil])
  }

  /// A slow design has the second thread alone, and the first one keeps drawing the others.
  @Test func slowOnesHaveTheirOwnThread() {
    var queue = queue(slow: ["slow"], [job("slow"), job("a"), job("slow"), job("b")])
    #expect(queue.next(on: .slow, at: start)?.show == "slow")
    #expect((0..<3).map { _ in queue.next(on: .quick, at: start)?.show } == ["a", "b", nil])
    #expect(queue.next(on: .slow, at: start)?.show == "slow")
  }

  /// Slow designs take turns, however often one of them is asked for.
  @Test func slowOnesTakeTurns() {
    var queue = queue(slow: ["x", "y"], [job("x"), job("x"), job("x"), job("y")])
    var shown: [String] = []
    while let next = queue.next(on: .slow, at: start) {
      shown.append(next.show)
      queue.took(.seconds(3), drawing: next.show)
    }
    #expect(shown == ["x", "y", "x", "x"])
  }

  /// The second thread helps if a new design turns out to be slow while others wait.
  @Test func theSecondThreadHelps() {
    var queue = queue([job("new"), job("a", waiting: .milliseconds(20)), job("new", waiting: .seconds(1))])
    #expect(queue.next(on: .quick, at: start)?.show == "new")
    // `a` has not waited long, and no design has both threads.
    #expect(queue.next(on: .slow, at: start) == nil)
    #expect(queue.next(on: .slow, at: start.advanced(by: .milliseconds(90)))?.show == "a")
  }

  @Test func aDesignThatIsQuickAgain() {
    var queue = queue(slow: ["x"], [job("x")])
    #expect(queue.next(on: .quick, at: start) == nil)
    queue.took(.milliseconds(3), drawing: "x")
    #expect(queue.next(on: .quick, at: start)?.show == "x")
  }

  // MARK: The threads

  private func slot(_ shows: String) throws -> PictureSlot {
    let panel = try #require(Panel.named("inky-phat"))
    let display = Display(
      name: "hall", label: "Hall", panel: panel, format: .png2, shows: shows, variables: [:], refresh: 60...60)
    return PictureSlot(PictureLook(display, as: .panel(.png2)))
  }

  /// A design that is never ready keeps no other from being drawn: while it is new, and later.
  @Test func aStuckDesignHoldsNobody() async throws {
    let signal = WeaveSystem.Semaphore(places: 0)
    let drawer = PictureDrawer(SharedVariables()) { () throws(RenderError) in StuckContent(signal) }
    var now = Date(timeIntervalSince1970: 1_774_703_100)
    let (stuck, quick) = (try slot("stuck.json"), try slot("quick.json"))
    for _ in 0..<2 {
      let moment = now
      async let never: Void = drawer.draw(stuck, at: moment)
      for _ in 0..<3 {
        await drawer.draw(quick, at: now)
        #expect(quick.last.picture?.from == now)
        now += 60
      }
      #expect(stuck.last.picture?.from != moment)
      signal.signal()
      await never
      #expect(stuck.last.picture?.from == moment)
    }
  }
}
