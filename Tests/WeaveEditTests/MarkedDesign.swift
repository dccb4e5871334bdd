// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveEdit
import WeaveExpressions
import WeaveFacts
import WeaveRender

/// A design with the cursor written into it as `‸`.
struct MarkedDesign {
  let view: DesignView
  let offset: Int
  let facts: DesignFacts

  /// Three lines of the tz database as it is published, and one that is a remark.
  static let places = ZonePlace.read(
    """
    # tzdb timezone descriptions
    FR,MC\t+4852+00220\tEurope/Paris
    AR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\tmost areas
    US\t+404251-0740023\tAmerica/New_York\tEastern
    """)

  init(_ text: String, given: [String: Value] = [:]) {
    let parts = text.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    view = DesignView(SourceText(name: "card.json", text: parts.joined()), isAsked: true)
    let moment = Moment(
      now: Date(timeIntervalSince1970: 1_774_706_700), timeZone: .gmt, locale: Locale(identifier: "en_US"))
    facts = DesignFacts(
      facts: FactVariables(given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale),
      given: given,
      moment: moment)
  }

  var items: [CompletionItem] { list.items }
  var list: CompletionList { Completer(view, facts: facts, around: Surroundings(places: Self.places), at: offset).list }
  var labels: [String] { items.map(\.label) }
  var hover: String? { HoverFinder(view, facts: facts, at: offset).hover?.markdown }

  /// The text after an item was taken.
  func taking(_ label: String) -> String? {
    guard let item = items.first(where: { $0.label == label }) else { return nil }
    let bytes = EditedText.applying([.init(item.range, with: item.text)] + item.others, to: view.source.bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
