// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

extension DrawCommand {
  static func clip(_ path: Path, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(clip: path, items(commands)))
  }

  static func moved(_ map: Transform, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(transform: map, items(commands)))
  }

  static func effects(_ effects: DisplayGroup.Effects, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(effects: effects, items(commands)))
  }

  static func label(_ label: String, _ commands: [DrawCommand]) -> DrawCommand {
    .group(.init(label: label, items(commands)))
  }
}

/// Commands as items that belong to no node.
func items(_ commands: [DrawCommand]) -> [DisplayItem] { commands.map { DisplayItem($0, node: "") } }
