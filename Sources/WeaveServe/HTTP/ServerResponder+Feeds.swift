// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveData
import WeaveHTTP
import WeaveJSON
import WeaveSchema
import WeaveSystem

/// Forms of the owner about feeds and the house. They show their page again with what is wrong.
extension ServerResponder {
  /// The largest form with a file, in bytes.
  private static let formBytes = 8 << 20

  /// Adds a feed.
  func addFeed(_ request: Request) async -> Response {
    core.count("post")
    guard core.gate.isFromHere(request), let csrf = core.gate.csrf(of: request) else {
      core.count("refused")
      return .refusal(.forbidden, "only the owner can add feeds")
    }
    guard let body = try? await request.body.collect(upTo: Self.formBytes) else {
      return .refusal(.contentTooLarge, "the file is larger than 8 MiB")
    }
    let parts = MultipartForm(ArraySlice(body.readableBytesView))
    guard let given = parts["csrf"], Token.areEqual(given, csrf) else {
      core.count("refused")
      return .refusal(.forbidden, "this form is too old; reload the page")
    }
    guard let form = FeedForm(parts) else { return .refusal(.badRequest, "the form asks for no feed") }
    return await feeds(csrf) { desk throws(FeedDesk.Refusal) in try await form.add(to: desk) }
  }

  /// Asks or removes a feed.
  func changeFeed(_ fields: [String: String], _ csrf: String) async -> Response {
    let name = fields["feed"] ?? ""
    return await feeds(csrf) { desk throws(FeedDesk.Refusal) in
      switch fields["change"] {
      case "ask": try await desk.ask(name)
      case "remove": try await desk.remove(name)
      default: throw FeedDesk.Refusal(description: "the form asks for no change")
      }
    }
  }

  private func feeds(
    _ csrf: String, _ change: (FeedDesk) async throws(FeedDesk.Refusal) -> Void
  ) async -> Response {
    guard let desk = FeedDesk(core) else { return .notFound() }
    do throws(FeedDesk.Refusal) { try await change(desk) } catch {
      return await OwnerPages(core: core, now: core.clock.now, csrf: csrf).feedsPage(refusal: error.description)
    }
    return Page.seeOther("/feeds")
  }

  /// Sets what holds for the whole house.
  func furnish(_ fields: [String: String], _ csrf: String) async -> Response {
    do throws(FeedDesk.Refusal) {
      switch fields["change"] {
      case "place":
        guard let desk = FeedDesk(core) else { return .notFound() }
        let name = (fields["place"] ?? "").trimmed
        if name.isEmpty { throw FeedDesk.Refusal(description: "give the name of a town") }
        _ = try await desk.move(to: name)
      case "readers": try await setReaders(fields)
      default: throw FeedDesk.Refusal(description: "the form asks for no change")
      }
    } catch {
      return await OwnerPages(core: core, now: core.clock.now, csrf: csrf).house(refusal: error.description)
    }
    return Page.seeOther("/house")
  }

  private func setReaders(_ fields: [String: String]) async throws(FeedDesk.Refusal) {
    guard
      let house = HouseLocale(
        language: fields["language"] ?? "", units: fields["units"] ?? "", clock: fields["clock"] ?? "")
    else { throw FeedDesk.Refusal(description: "this language, unit or clock is not offered") }
    let place = await FeedDesk(core)?.place()
    let zone = core.options.scene.timeZone ?? place?.timeZone
    let identifier = house.identifier(at: zone.flatMap { ZoneLocale.locale(in: $0)?.identifier })
    let core = core
    let changed = await core.disk.run {
      Result { () throws(DisplayEditor.Refusal) in
        try DisplayEditor.change(core.options.scene.folder) { editor throws(DisplayEditor.Refusal) in
          try editor.setHouse("locale", to: identifier.map(JSONValue.string))
        }
        core.readDisplays(after: .zero)
      }
    }
    do throws(DisplayEditor.Refusal) { try changed.get() } catch {
      throw FeedDesk.Refusal(description: "\(error)")
    }
  }
}
