// SPDX-License-Identifier: MIT

import ArgumentParser

#if Network
  import WeaveFetch
#endif

/// What a build with the trait `Network` knows of feeds, and what one without it says instead.
///
/// The client that asks services is half of all that is compiled; a first picture need not wait for it.
enum FeedsBuild {
  /// The JSON Schema of `feeds.json`.
  static func schema() throws -> String {
    #if Network
      FeedSettingsTable.schema
    #else
      throw missing
    #endif
  }

  /// What to do where the client was left out of the build.
  static let missing = ValidationError.builtWithout("what asks services")
}

extension ValidationError {
  /// What a build without the trait `Network` says where that is asked for.
  static func builtWithout(_ part: String) -> ValidationError {
    ValidationError("This weave was built without \(part); the package weave-full and 'tools/build' have it.")
  }
}

#if !Network
  /// `weave feed`, in a build without it.
  struct FeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "feed", abstract: "Says where facts come from: weather services, calendars, files.",
      discussion: FeedsBuild.missing.message)

    @Argument(parsing: .captureForPassthrough) var words: [String] = []

    mutating func run() throws { throw FeedsBuild.missing }
  }

  /// `weave refresh`, in a build without it.
  struct RefreshCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "refresh", abstract: "Asks the feeds for new facts.", discussion: FeedsBuild.missing.message)

    @Argument(parsing: .captureForPassthrough) var words: [String] = []

    mutating func run() throws { throw FeedsBuild.missing }
  }
#endif
