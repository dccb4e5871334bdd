// SPDX-License-Identifier: MIT

import Foundation
import WeaveResolve
import WeaveViews
import WidgetKit

/// How previews are drawn, as `weave see` passes it on.
struct PreviewOptions {
  /// The folder of the pictures.
  var output = "."
  /// The families, instead of those of the previews.
  var families: [WidgetFamily]?
  var appearances: [WidgetScene.Appearance] = [.light, .dark]
  /// Folders with assets and texts.
  var resources: [String] = []
  var fonts: String?
  var locale = "en_US"
  var scale = 2
  var moment = Date()
  var timeZone = TimeZone.gmt

  /// Reads pairs of a name and a value; unknown ones are refused.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Refusal("\(name) has no value") }
      switch name {
      case "--output": output = value
      case "--families":
        families = try value.split(separator: ",").map { name in
          guard let size = WidgetSize(rawValue: String(name)) else { throw Refusal("there is no family `\(name)`") }
          return WidgetFamily(size)
        }
      case "--appearances":
        appearances = try value.split(separator: ",").map { name in
          guard let appearance = WidgetScene.Appearance(rawValue: String(name)) else {
            throw Refusal("there is no appearance `\(name)`")
          }
          return appearance
        }
      case "--time-zone":
        guard let zone = TimeZone(identifier: value) else { throw Refusal("there is no time zone `\(value)`") }
        timeZone = zone
      case "--resources": resources.append(value)
      case "--fonts": fonts = value
      case "--locale": locale = value
      case "--scale": scale = Int(value) ?? 2
      case "--now":
        guard let date = try? Date(value, strategy: .iso8601) else { throw Refusal("`\(value)` is not a moment") }
        moment = date
      default: throw Refusal("there is no option \(name)")
      }
    }
  }

  /// Why nothing is drawn.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
