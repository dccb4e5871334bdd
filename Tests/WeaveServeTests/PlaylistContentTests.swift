// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics

@testable import WeaveServe

/// Displays that show playlists and boards.
@Suite struct PlaylistContentTests {
  private static let playlist = #"""
    {"entries": [
      {"show": "morning.json", "from": "06:00", "until": "12:00"},
      {"show": "evening.json", "from": "18:00", "until": "23:00", "variables": {"words": "Good evening"}}
    ]}
    """#

  private func household(at moment: String) throws -> Household {
    try Household(
      [
        "list.json": Self.playlist, "morning.json": Household.text("Good morning"),
        "evening.json": Household.text("{{words}}"), "words.json": Household.text("Good evening"),
      ],
      [
        Household.display("hall", "list.json"), Household.display("morning", "morning.json"),
        Household.display("evening", "words.json"),
      ], at: moment)
  }

  @Test func showsWhatThePlaylistShowsAtTheMoment() async throws {
    let household = try household(at: "2026-03-28T08:00:00Z")
    let first = try #require(try await household.fetch("hall"))
    #expect(first.tag == (try await household.fetch("morning"))?.tag)
    // It holds until the entry's time ends, though the design never changes.
    #expect(first.until == StandingClock.date("2026-03-28T12:00:00Z"))
    household.clock.now = first.until
    let gap = try #require(try await household.fetch("hall"))
    #expect(gap.tag != first.tag)
    #expect(gap.until == StandingClock.date("2026-03-28T18:00:00Z"))
    household.clock.now = gap.until
    #expect((try await household.fetch("hall"))?.tag == (try await household.fetch("evening"))?.tag)
  }

  @Test func aPlaylistIsReadAgainWhenItChanges() async throws {
    let household = try household(at: "2026-03-28T08:00:00Z")
    let first = try #require(try await household.fetch("hall"))
    let other = Self.playlist.replacing("morning.json", with: "words.json")
    try Data(other.utf8).write(to: URL(filePath: household.path + "/list.json"))
    household.core.shelf.slot(of: try #require(household.core.shelf.display("hall"))).forget()
    let second = try #require(try await household.fetch("hall"))
    #expect(second.tag != first.tag)
    #expect(second.tag == (try await household.fetch("evening"))?.tag)
  }

  /// The owner's page tells whose turn it is, until when, and what comes then.
  @Test func thePageTellsOfTurns() async throws {
    let household = try household(at: "2026-03-28T08:00:00Z")
    let core = household.core
    let hall = try #require(core.shelf.display("hall"))
    _ = try await household.fetch("hall")
    let pages = OwnerPages(core: core, now: household.clock.now, csrf: "x")
    let shelf = FolderShelf(household.path)
    let card = await pages.playlist(of: hall, shelf).text
    #expect(card.contains("Shows <strong>morning.json</strong> now, then <strong>nothing</strong> from 12:00."))
    let current = try #require(card.firstMatch(of: /<li aria-current="true">[\s\S]*?<\/li>/)?.output)
    #expect(current.contains("morning.json <span class=\"quiet\">06:00–12:00, 15 min</span>"), "\(card)")
    #expect(core.shelf.slot(of: hall).last.picture?.shown == "morning.json")
    let morning = try #require(core.shelf.display("morning"))
    #expect(await pages.playlist(of: morning, shelf).text.contains("Let it take turns with others"))
    household.clock.now = StandingClock.date("2026-03-28T12:30:00Z")
    let later = OwnerPages(core: core, now: household.clock.now, csrf: "x")
    #expect(
      await later.playlist(of: hall, shelf).text.contains(
        "<strong>nothing</strong> now, then <strong>evening.json</strong>"))
  }

  @Test func aBrokenPlaylistKeepsItsLastPicture() async throws {
    let household = try household(at: "2026-03-28T08:00:00Z")
    let first = try #require(try await household.fetch("hall"))
    try Data(#"{"entries": [{"show": "../x.json"}]}"#.utf8).write(to: URL(filePath: household.path + "/list.json"))
    let slot = household.core.shelf.slot(of: try #require(household.core.shelf.display("hall")))
    slot.forget()
    let (picture, failure) = await household.core.picture(in: slot)
    #expect(picture?.tag == first.tag)
    #expect(failure != nil)
  }
}
