// SPDX-License-Identifier: MIT

import Foundation
import Weave

/// A departure as the program has it.
struct Departure: Codable {
  var to: String
  var minutes: Int
  var isLate: Bool
}

let design = try WidgetDesign(contentsOf: "Designs/departures.json")
let renderer = try WidgetRenderer()

// Literals of any shape.
let picture = try await renderer.picture(
  of: design, in: WidgetScene(.large),
  variables: [
    "stop": "Harbour", "checked": nil,
    "departures": [
      ["to": "Old Town", "minutes": 4, "isLate": false], ["to": "Airport", "minutes": 11, "isLate": true],
    ],
  ])
try picture.write(to: "departures.png")

// Types of the program's own, and a table as `--data` reads it.
var variables = try WidgetValue.variables(inFile: "Designs/departures.csv", named: "departures")
variables["stop"] = "Market"
let own = [Departure(to: "University", minutes: 2, isLate: false)]
if case .list(let more) = try WidgetValue(encoding: own), case .list(let read)? = variables["departures"] {
  variables["departures"] = .list(read + more)
}

// A reader with large text, on a certain device, over a photo's colour.
var scene = WidgetScene(.medium, appearance: .clear, timeZone: .gmt, locale: "de-DE")
scene.textSize = .xxLarge
scene.device = .init(named: "iphone-430")
scene.wallpaper = .color("#3A5C94")
let pixels = try await renderer.pixels(of: design, in: scene, variables: variables)
print("\(pixels.width) × \(pixels.height) pixels, \(pixels.bytes.count) bytes")

// A display by its name: the file has its inks and its size.
let frame = try await renderer.picture(of: design, on: EInkPanel(named: "trmnl-og"), variables: variables)
print("\(frame.format), \(frame.bytes.count) bytes: \(frame.altText)")

// Mistakes without a picture.
for problem in try WidgetDesign.validate(json: #"{ "name": "Note", "primaryText": "{{stopp}}" }"#, name: "note.json") {
  print(problem)
}
