// SPDX-License-Identifier: MIT

import WeaveTime

/// `--now` without a moment in `weave refresh`, which is short for `--ask-now`.
///
/// `weave refresh family --now` and `weave refresh --now family` fetch a feed out of turn, and
/// `weave refresh --now 2026-03-28` sets the moment as everywhere else.
enum BareNow {
  /// The arguments with `--ask-now` in place of each `--now` that no moment follows. What begins with a digit counts as
  /// a moment, so that a mistake in it is reported.
  static func expanded(_ arguments: [String]) -> [String] {
    guard arguments.first == "refresh" else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.enumerated().map { place, word in
      guard word == "--now", place < end else { return word }
      let next = place + 1 < end ? arguments[place + 1] : ""
      return next.first?.isNumber == true || WrittenMoment(next) != nil ? word : "--ask-now"
    }
  }
}
