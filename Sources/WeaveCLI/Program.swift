// SPDX-License-Identifier: MIT

import WeaveCommands

/// The program `weave`: every command that needs no network.
@main
enum Program {
  static func main() { WeaveCommand.run() }
}
