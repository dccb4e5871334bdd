// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveSpec

extension DesignIdea {
  /// Ideas about words: quotations, notes, codes.
  static let texts: [DesignIdea] = [
    DesignIdea(
      name: "quote", phrases: ["a quote: “Stay curious.” by Ada", "a daily affirmation"],
      words: [
        "quote": 7, "quotation": 7, "motto": 7, "affirmation": 7, "mantra": 7, "proverb": 6, "verse": 5, "poem": 5,
        "saying": 3, "wisdom": 4,
        "inspirational": 3, "inspiring": 3, "motivational": 4, "motivation": 4, "lyrics": 4, "photo": -4,
      ],
      make: { request in
        let quote = request.quotations.first ?? afterColon(request)
        let by = quote == nil ? "Henry David Thoreau" : author(in: request)
        var draft = DesignDraft(
          json: DrawnIdeas.quote,
          filling: [
            "quote": (quote ?? "Go confidently in the direction of your dreams.").plainWords,
            "by": (by ?? "").plainWords,
          ])
        if by == nil { draft.set("content.children.2", nil) }
        return MadeDesign(draft: draft, lines: quote == nil ? ["the words are an example: change the text"] : [])
      }),
    DesignIdea(
      name: "note", phrases: ["a note: buy flowers for mum"],
      words: [
        "note": 6, "memo": 6, "sticky note": 4, "post-it": 6, "message": 4, "reminder note": 4, "saying": 2,
        "that says": 6, "text widget": 5,
        "remember to": 5, "sign": 2, "welcome": 4, "notice": 4, "photo": -3, "quote": -3,
      ],
      bonus: { $0.quotations.isEmpty ? 0 : 1 },
      make: { request in
        let given =
          request.quotations.first ?? afterColon(request)
          ?? request.rest(after: ["remember to", "that says", "saying", "says"])
        let title = request.title(without: ["note", "memo", "sticky", "post-it", "message", "sign", "text"])
        let note = given ?? (title.isEmpty ? "Write something here" : title)
        var draft = DesignDraft(json: DrawnIdeas.note, filling: ["note": note.plainWords])
        var made = MadeDesign(draft: draft, hasOwnLook: true, takesColors: request.accent != nil)
        if given == nil, title.isEmpty { made.lines.append("the words are an example: change the text") }
        if let (accent, hex) = request.accent {
          // The paper takes the colour.
          draft.set("colors", nil)
          draft.set("content.background", "\(hex ?? accent.rawValue)/0.2")
          draft.set("content.children.0.foreground", "label")
        }
        made.draft = draft
        return made
      }),
    DesignIdea(
      name: "guest network", phrases: ["the wifi password for guests"],
      words: ["wifi": 8, "wi-fi": 8, "wlan": 7, "guest network": 8, "network": 2, "password": 4],
      make: { request in
        let password = request.value(after: ["password", "key", "pass"])
        let network = request.quotations.first ?? request.value(after: ["network", "ssid", "called", "named"])
        let key = request.quotations.dropFirst().first ?? password
        let draft = DesignDraft(
          json: DrawnIdeas.network,
          filling: [
            "network": (network == password ? nil : network)?.plainWords ?? "Our network",
            "password": key?.plainWords ?? "change-me",
          ])
        return MadeDesign(draft: draft, lines: key == nil ? ["network and password are examples: change them"] : [])
      }),
    DesignIdea(
      name: "code", phrases: ["a QR code for https://example.org"],
      words: ["qr code": 8, "qr": 8, "barcode": 5, "scan": 3, "link": 2],
      bonus: { $0.link == nil ? 0 : 3 },
      make: { request in
        let link = request.link ?? request.quotations.first
        let draft = DesignDraft(json: DrawnIdeas.code, filling: ["link": (link ?? "https://example.org").plainWords])
        return MadeDesign(draft: draft, lines: link == nil ? ["the link is an example: change it"] : [])
      }),
  ]

  private static func afterColon(_ request: WordRequest) -> String? {
    guard let colon = request.text.firstIndex(of: ":") else { return nil }
    let rest = String(request.text[request.text.index(after: colon)...]).trimmingBlanks
    return rest.isEmpty || rest.hasPrefix("//") ? nil : rest
  }

  /// The words after the last `by` or dash.
  private static func author(in request: WordRequest) -> String? {
    for mark in [" by ", " — ", " – ", " - "] {
      guard let range = request.text.ranges(of: mark).last else { continue }
      let rest = String(request.text[range.upperBound...]).trimmingCharacters("\"“”'.!? ")
      if !rest.isEmpty, rest.count < 40 { return rest }
    }
    return nil
  }
}

extension WordRequest {
  /// What follows one of some phrases, to the end.
  func rest(after phrases: [String]) -> String? {
    let lower = text.lowercased()
    for phrase in phrases {
      guard let range = lower.firstRange(of: "\(phrase) ") else { continue }
      let offset = lower.distance(from: lower.startIndex, to: range.upperBound)
      let rest = String(text.dropFirst(offset)).trimmingCharacters("\"“” ")
      if !rest.isEmpty { return rest.capitalizedWord }
    }
    return nil
  }

  /// The word after one of some words, as it was written.
  func value(after names: [String]) -> String? {
    for (index, word) in words.enumerated() where names.contains(word) {
      var next = index + 1
      while next < words.count, ["is", "for", "of", "the", "my", "our"].contains(words[next]) { next += 1 }
      if next < words.count, !["guests", "guest", "and", "with"].contains(words[next]) { return written[next] }
    }
    return nil
  }

  /// A web address in it.
  var link: String? { written.first { $0.hasPrefix("http://") || $0.hasPrefix("https://") || $0.hasPrefix("www.") } }
}
