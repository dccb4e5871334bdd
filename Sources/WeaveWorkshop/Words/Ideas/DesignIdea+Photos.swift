// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

extension DesignIdea {
  /// Ideas about photos.
  static let photos: [DesignIdea] = [
    photo("photoClock", ["clock": 5, "time": 4, "hour": 2], "a photo with the time"),
    photo("photoQuote", ["quote": 6, "motto": 5, "saying": 2, "verse": 4], "a photo with a quote"),
    photo("photoCaptionGlass", ["glass": 5, "frosted": 5, "blurred": 4], "a photo with a caption on glass"),
    photo("photoCaptionTop", ["top": 4, "above": 3, "upper": 3], "a photo with a caption at the top"),
    photo(
      "photoCaption",
      [
        "caption": 4, "title": 3, "text": 2, "called": 3, "captioned": 4, "labelled": 3, "saying": 1, "words": 2,
        "date": 6, "name": 3, "place": 2,
      ],
      "a photo of my dog with the caption 'Luna'"),
    photo("photoFramed", ["frame": 5, "framed": 5, "mat": 3, "border": 4, "whole": 2], "a framed photo"),
    photo("photo", ["only": 1], "a photo"),
  ]

  private static func photo(_ name: String, _ words: [String: Int], _ phrase: String) -> DesignIdea {
    DesignIdea(
      name: name, phrases: [phrase], words: [:],
      bonus: { request in
        guard request.says(any: ["photo", "picture", "photograph", "image", "portrait", "selfie", "snapshot of my"])
        else { return 0 }
        let own = words.reduce(0) { $0 + (request.says($1.key) ? $1.value : 0) }
        return own > 0 || name == "photo" ? 6 + own : 0
      },
      make: { request in
        guard var draft = DesignDraft(ready: name) else { return nil }
        var lines = ["put your photo beside it as photo.jpg"]
        let caption =
          request.quotations.first
          ?? request.rest(after: [
            "caption", "captioned", "called", "saying", "titled", "with the title", "with the text",
          ])
        if let caption, name != "photoClock", name != "photo", name != "photoFramed" {
          draft.set("primaryText", caption)
          draft.set("secondaryText", request.quotations.dropFirst().first.map { .text($0) })
          lines.append("text \(caption)")
        }
        var made = MadeDesign(draft: draft, lines: lines)
        made = made.titled(caption ?? "Photo")
        return made
      })
  }
}
