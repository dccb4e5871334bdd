// SPDX-License-Identifier: MIT

import Weave

let design = try WidgetDesign(contentsOf: "Designs/card.json")
let picture = try await WidgetRenderer().picture(of: design, variables: ["city": "Porto", "days": "4"])
try picture.write(to: "card.png")
