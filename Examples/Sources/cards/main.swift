// SPDX-License-Identifier: MIT

import Weave

/// Cities with the days until somebody goes there, as a database would have them.
let trips = [("porto", "Porto", 4), ("lyon", "Lyon", 2), ("oslo", "Oslo", 11)]

// One renderer for all: what the pictures share is drawn once.
let renderer = try WidgetRenderer()
let design = try WidgetDesign(contentsOf: "Designs/card.json")
for (name, city, days) in trips {
  for family in [WidgetScene.Family.small, .medium] {
    let picture = try await renderer.picture(
      of: design, in: WidgetScene(family), variables: ["city": city, "days": "\(days)"], as: .webp)
    try picture.write(to: "\(name)-\(family.rawValue).webp")
    print("\(name)-\(family.rawValue).webp: \(picture.altText)")
  }
}
