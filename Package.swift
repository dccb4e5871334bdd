// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target is Swift 6, hides what it imports, and treats a warning as an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A pass: a library target in `Sources`, with the passes that it may import. `WeaveGraphics` and `WeaveDiagnostics`
/// are always included.
func pass(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: ["WeaveGraphics", "WeaveDiagnostics"] + dependencies, exclude: exclude,
    swiftSettings: strict + settings)
}

/// The tests of one target, with their other dependencies.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: Set([name, "Waiting", "WeaveGraphics", "WeaveDiagnostics"]).sorted().map {
      .init(stringLiteral: $0)
    }
      + dependencies,
    swiftSettings: strict)
}

extension Target.Dependency {
  /// A part of SwiftNIO or a package built on it. They make up half of the build, so they need the trait `Network`.
  static func nio(_ name: String, of package: String = "swift-nio") -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Network"]))
  }
}

/// A C library of Debian 12. Only `WeaveNative` imports these.
func library(_ name: String, pkg: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkg, providers: [.apt([apt])])
}

/// How the programs are linked.
///
/// A process starts in 6 % less processor time than when linked by gold. Relocations are not packed: that would save
/// 4 MB, but it needs glibc 2.36, and Ubuntu 22.04 has 2.35. Nothing looks up a symbol by its name. Loading the C++ and
/// GCC libraries takes a fifteenth of the start-up time; the C++ library is linked from the folder in which
/// `tools/build` puts it, and which it names for another processor.
let linked: [LinkerSetting] = [
  .unsafeFlags([
    "-L\(Context.packageDirectory)/\(Context.environment["WEAVE_STATIC"] ?? ".build/static")", "-use-ld=lld",
    "-Xclang-linker", "-static-libgcc", "-Xlinker",
    "--no-export-dynamic",
  ])
]

let package = Package(
  name: "weave",
  products: [
    .library(name: "Weave", targets: ["Weave"]),
    .executable(name: "weave", targets: ["WeaveCLI"]),
    .executable(name: "weave-network", targets: ["WeaveNetworkCLI"]),
    .executable(name: "weave-bench", targets: ["weave-bench"]),
  ],
  traits: [
    .default(enabledTraits: ["Network"]),
    .trait(name: "Network", description: "what asks or answers over a network: the program weave-network"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Foundations of all targets
    .target(name: "WeaveGraphics", swiftSettings: strict),
    .target(name: "WeaveDiagnostics", swiftSettings: strict),
    .target(name: "WeaveTime", swiftSettings: strict),
    .target(name: "WeaveHash", dependencies: ["CXXHash"], swiftSettings: strict + [.strictMemorySafety()]),
    .target(name: "WeaveSystem", dependencies: ["CConfine"], swiftSettings: strict + [.strictMemorySafety()]),
    tests("WeaveSystem"),
    tests("WeaveDiagnostics", ["WeaveJSON"]),

    // Expected values from outside, shared by tests
    .target(
      name: "Oracles", path: "Tests/Oracles",
      exclude: ["Answers", "App", "Designs", "README.md", "Snapshots", "Tables"], swiftSettings: strict),

    // Front end: text to a typed design
    pass("WeaveJSON"),
    tests("WeaveJSON", ["Oracles"]),
    pass("WeaveSchema", ["WeaveJSON", "WeaveTime"]),
    pass("WeaveExpressions", ["WeaveJSON", "WeaveSchema", "WeaveTime"], exclude: ["Languages"]),
    tests("WeaveExpressions", ["Oracles"]),
    pass("WeaveSpec", ["WeaveExpressions", "WeaveJSON", "WeaveSchema", "WeaveTime"]),
    tests("WeaveSpec", ["Oracles", "WeaveExpressions", "WeaveJSON", "WeaveSchema"]),
    tests("WeaveTime"),
    pass("WeaveTemplates", ["WeaveJSON", "WeaveSpec"], exclude: ["Boards", "Catalogue", "Looks", "Templates"]),
    tests("WeaveTemplates", ["WeaveSchema", "WeaveSpec"]),

    // Facts about the world
    .target(name: "WeaveScience", swiftSettings: strict),
    tests("WeaveScience", ["Oracles"]),
    pass("WeaveData", ["WeaveJSON", "WeaveSchema", "WeaveTime"]),
    tests("WeaveData", ["Oracles", "WeaveJSON", "WeaveSchema", "WeaveTime"]),

    pass(
      "WeaveFeeds",
      ["WeaveData", "WeaveJSON", "WeaveNative", "WeaveSchema", "WeaveScience", "WeaveSystem", "WeaveTime"]),
    tests("WeaveFeeds", ["Oracles", "WeaveData", "WeaveJSON", "WeaveNative", "WeaveSystem", "WeaveTime"]),

    pass("WeaveFacts", ["WeaveData", "WeaveExpressions", "WeaveScience", "WeaveTime"]),
    tests(
      "WeaveFacts",
      ["FactFixtures", "Oracles", "WeaveData", "WeaveExpressions", "WeaveJSON", "WeaveScience", "WeaveTime"]),
    // Shared by the tests of facts and of designs
    .target(
      name: "FactFixtures", dependencies: ["WeaveData", "WeaveFacts", "WeaveTime"], path: "Tests/FactFixtures",
      swiftSettings: strict),

    // Middle: design and facts to rectangles
    pass(
      "WeaveResolve",
      ["WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveJSON", "WeaveSchema", "WeaveSpec", "WeaveTemplates"]),
    tests(
      "WeaveResolve",
      ["FactFixtures", "WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveJSON", "WeaveSpec"]),
    pass("WeaveLayout", ["WeaveResolve"]),
    tests("WeaveLayout", ["WeaveResolve"]),
    pass("WeaveDisplay", ["WeaveLayout"]),
    tests("WeaveDisplay", ["WeaveLayout", "WeaveResolve"]),

    // Back end: rectangles to pictures
    pass("WeaveRaster", ["WeaveDisplay", "WeaveHash", "WeaveNative", "WeavePNG", "WeavePixels", "WeaveSystem"]),
    tests("WeaveRaster", ["WeaveDisplay", "WeaveNative", "WeaveSystem"]),
    pass("WeaveSVG", ["WeaveDisplay"]),
    pass("WeavePDF", ["WeaveDisplay", "WeaveHash", "WeaveNative"]),
    tests("WeaveSVG", ["WeaveDisplay", "WeaveNative", "WeavePDF", "WeavePNG", "WeaveRaster"]),
    pass("WeaveText", ["WeaveLayout", "WeaveNative", "WeaveSystem"]),
    pass("WeaveSymbols", ["WeaveResolve", "WeaveNative", "WeaveSystem"], exclude: ["Art"]),
    tests("WeaveSymbols", ["WeaveResolve"]),
    tests("WeaveText", ["WeaveLayout", "WeaveNative", "WeaveResolve"]),
    pass(
      "WeaveNative",
      [
        "CArgon2", "CCairo", "CPango", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CFontconfig", "CExpat", "CICal",
        "CQRencode", "CCrypto", "CCurl", "CMosquitto", "CConfine", "WeaveHash", "WeaveSystem",
      ], settings: [.strictMemorySafety()]),
    tests("WeaveNative", ["WeavePNG"]),
    pass("WeavePNG", ["WeaveHash", "WeaveNative", "WeaveSystem"], settings: [.strictMemorySafety()]),
    tests("WeavePNG", ["WeaveNative"]),
    pass("WeavePixels", ["WeaveNative"], settings: [.strictMemorySafety()]),
    tests("WeavePixels", ["WeaveNative"]),

    // Edge: the folder of stored snapshots
    pass("WeaveStore", ["WeaveData", "WeaveHash", "WeaveJSON", "WeaveSchema", "WeaveSystem", "WeaveTime"]),
    .executableTarget(
      name: "store-writer", dependencies: ["WeaveData", "WeaveDiagnostics", "WeaveJSON", "WeaveStore", "WeaveSystem"],
      path: "Tests/StoreWriter", swiftSettings: strict),
    tests("WeaveStore", ["WeaveData", "WeaveJSON", "WeaveSystem", "WeaveTime", "store-writer"]),

    // Edge: services and their answers
    pass(
      "WeaveFetch",
      [
        "WeaveData", "WeaveFeeds", "WeaveHash", "WeaveJSON", "WeaveNative", "WeaveSchema", "WeaveStore",
        "WeaveSystem", "WeaveTime",
      ]),
    tests(
      "WeaveFetch",
      [
        "WeaveData", "WeaveFeeds", "WeaveJSON", "WeaveNative", "WeaveStore", "WeaveSystem", "WeaveTime",
        .nio("NIOCore"), .nio("NIOPosix"),
      ]),

    // Beside the passes: comparison of pictures
    pass("WeaveDiff"),
    tests("WeaveDiff"),

    // Beside the passes: the pixels for a display
    pass("WeavePanel", ["WeaveJSON", "WeaveSchema"]),
    tests("WeavePanel", ["WeaveJSON", "WeaveNative", "WeaveSchema"]),

    // Above the passes: requests in, renderings out
    pass(
      "WeaveRender",
      [
        "WeaveData", "WeaveDiff", "WeaveExpressions", "WeaveFacts", "WeaveJSON", "WeavePanel", "WeaveSchema",
        "WeaveSpec", "WeaveStore", "WeaveTemplates", "WeaveTime", "WeaveResolve", "WeaveLayout", "WeaveDisplay",
        "WeaveRaster", "WeaveSVG", "WeavePDF", "WeaveText", "WeaveSymbols", "WeaveHash", "WeaveNative", "WeavePNG",
        "WeaveSystem",
      ]),
    tests(
      "WeaveRender",
      [
        "Oracles", "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveExpressions", "WeaveFacts", "WeaveHash",
        "WeaveLayout", "WeaveNative", "WeavePanel", "WeaveRaster", "WeaveResolve", "WeaveSchema", "WeaveSpec",
        "WeaveTime",
      ]),
    // The public library: what other packages import
    pass(
      "Weave",
      [
        "WeaveData", "WeaveExpressions", "WeaveFacts", "WeavePanel", "WeaveRender", "WeaveResolve", "WeaveSpec",
        "WeaveStore", "WeaveSystem",
      ]),
    tests("Weave"),
    pass(
      "WeaveGolden",
      [
        "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveExpressions", "WeaveFacts", "WeaveHash", "WeaveJSON",
        "WeaveLayout", "WeaveNative", "WeavePNG", "WeaveRender", "WeaveResolve", "WeaveSchema", "WeaveSpec",
        "WeaveStore", "WeaveSystem", "WeaveTemplates", "WeaveText", "WeaveTime",
      ], exclude: ["Report/report.html", "Report/report.css", "Report/report.js"]),
    tests("WeaveGolden"),
    pass(
      "WeaveBatch",
      [
        "WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveHash", "WeaveJSON", "WeaveNative", "WeaveRender",
        "WeaveResolve", "WeaveSpec", "WeaveSystem", "WeaveText", "WeaveTime",
      ]),
    tests("WeaveBatch", ["WeaveData", "WeaveExpressions", "WeaveResolve", "WeaveSpec", "WeaveSystem", "WeaveTime"]),
    // Tools for authors beyond drawing: a library, exchange, remixes, words
    pass(
      "WeaveWorkshop",
      [
        "WeaveData", "WeaveEdit", "WeaveExpressions", "WeaveFeeds", "WeaveHash", "WeaveJSON", "WeaveLayout",
        "WeaveNative", "WeavePixels", "WeaveRender", "WeaveResolve", "WeaveSchema", "WeaveSpec", "WeaveStore",
        "WeaveSystem", "WeaveTemplates", "WeaveTime",
      ]),
    tests(
      "WeaveWorkshop",
      [
        "Oracles", "WeaveData", "WeaveJSON", "WeaveNative", "WeaveNetworkCLI", "WeaveRender", "WeaveResolve",
        "WeaveSpec", "WeaveStore", "WeaveSystem",
      ]),
    // The language service for editors, and its server
    pass(
      "WeaveEdit",
      [
        "WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveJSON", "WeaveRender", "WeaveResolve", "WeaveSchema",
        "WeaveSpec",
      ]),
    tests(
      "WeaveEdit",
      ["WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveJSON", "WeaveRender", "WeaveResolve", "WeaveSpec"]),
    pass(
      "WeaveLSP",
      [
        "WeaveData", "WeaveEdit", "WeaveExpressions", "WeaveFacts", "WeaveHash", "WeaveJSON", "WeaveLayout",
        "WeaveNative", "WeaveRender", "WeaveResolve", "WeaveSchema", "WeaveSpec", "WeaveSystem", "WeaveText",
        "WeaveTime",
      ]),
    pass(
      "WeavePreview",
      [
        "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveEdit", "WeaveExpressions", "WeaveFacts", "WeaveFeeds",
        "WeaveHTTP", "WeaveHash", "WeaveJSON", "WeaveLayout", "WeaveNative", "WeavePNG", "WeavePanel", "WeaveRender",
        "WeaveResolve", "WeaveSchema", "WeaveSpec", "WeaveStore", "WeaveSystem", "WeaveTime", "WeaveWorkshop",
        .nio("NIOCore"), .nio("NIOPosix"),
      ], exclude: ["Page"]),
    // Edge: what all servers for browsers and displays share
    .target(
      name: "WeaveHTTP",
      dependencies: [
        "WeaveSystem", .nio("NIOCore"), .nio("NIOPosix"), .nio("NIOHTTP1"), .nio("Hummingbird", of: "hummingbird"),
        .nio("HTTPTypes", of: "swift-http-types"), .nio("NIOHTTPTypes", of: "swift-nio-extras"),
        .nio("NIOHTTPTypesHTTP1", of: "swift-nio-extras"),
        .nio("Logging", of: "swift-log"), .nio("ServiceLifecycle", of: "swift-service-lifecycle"),
        .nio("UnixSignals", of: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    // Edge: displays that request pictures, and reviews in a browser
    pass(
      "WeaveServe",
      [
        "WeaveData", "WeaveExpressions", "WeaveFacts", "WeaveFeeds", "WeaveFetch", "WeaveGolden", "WeaveHTTP",
        "WeaveHash", "WeaveJSON", "WeaveNative", "WeavePanel", "WeaveRender", "WeaveResolve", "WeaveSchema",
        "WeaveSpec", "WeaveStore", "WeaveSystem", "WeaveTime", "WeaveWorkshop", .nio("NIOCore"), .nio("NIOPosix"),
        .nio("Hummingbird", of: "hummingbird"), .nio("GRDB", of: "GRDB.swift"),
        .nio("HTTPTypes", of: "swift-http-types"), .nio("Logging", of: "swift-log"),
        .nio("ServiceLifecycle", of: "swift-service-lifecycle"), .nio("UnixSignals", of: "swift-service-lifecycle"),
      ], exclude: ["Pages/Languages"]),
    // Shared by all tests: threads for those that wait, and a time limit for the processes that they start
    .target(name: "Waiting", path: "Tests/Waiting", swiftSettings: strict),
    // Shared by the tests of servers
    .target(name: "Loopback", path: "Tests/Loopback", swiftSettings: strict),
    tests("WeaveHTTP", ["Loopback"]),
    tests(
      "WeaveServe",
      [
        "Loopback", "WeaveExpressions", "WeaveNative", "WeavePanel", "WeaveRender", "WeaveResolve", "WeaveSpec",
        "WeaveSystem", "WeaveTime", .nio("NIOCore"), .nio("Logging", of: "swift-log"),
      ]),
    // Compiles SwiftUI source with the compiler of the machine
    pass("WeaveSee", ["WeaveHash", "WeaveSystem"]),
    tests("WeaveSee", ["WeavePNG", "WeaveSystem"]),
    // The commands, and the two programs that contain them
    pass(
      "WeaveCommands",
      [
        "WeaveBatch", "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveEdit", "WeaveExpressions", "WeaveFacts",
        "WeaveFeeds", "WeaveGolden", "WeaveJSON", "WeaveLSP", "WeaveLayout", "WeaveNative", "WeavePNG", "WeavePanel",
        "WeaveRender", "WeaveResolve", "WeaveSee", "WeaveSpec", "WeaveStore", "WeaveSystem", "WeaveTime",
        "WeaveWorkshop", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "WeaveCLI", dependencies: ["CAllocation", "WeaveCommands"], swiftSettings: strict, linkerSettings: linked),
    .executableTarget(
      name: "WeaveNetworkCLI",
      dependencies: [
        "CAllocation", "WeaveCommands", "WeaveData", "WeaveDiagnostics", "WeaveEdit", "WeaveFeeds", "WeaveFetch",
        "WeaveGolden", "WeaveJSON", "WeaveNative", "WeavePanel", "WeavePreview", "WeaveRender", "WeaveServe",
        "WeaveStore", "WeaveSystem", "WeaveTime", "WeaveWorkshop", .nio("Logging", of: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict, linkerSettings: linked),
    // Measures the passes, for tools/bench and instruction counts
    .executableTarget(
      name: "weave-bench",
      dependencies: [
        "WeaveData", "WeaveDiagnostics", "WeaveDisplay", "WeaveExpressions", "WeaveGraphics", "WeaveJSON",
        "WeaveLayout", "WeavePNG", "WeavePanel", "WeaveRaster", "WeaveRender", "WeaveResolve", "WeaveSpec",
        "WeaveSymbols", "WeaveSystem", "WeaveText", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Bench", swiftSettings: strict),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "Oracles", "Waiting", "WeaveCLI", "WeaveData", "WeaveDiagnostics", "WeaveFeeds", "WeaveJSON",
        "WeaveNetworkCLI",
        "WeaveRender", "WeaveSpec", "WeaveStore",
      ],
      swiftSettings: strict),

    .testTarget(
      name: "CommandLineTests", dependencies: ["Loopback", "Waiting", "WeaveCLI", "WeaveNetworkCLI"],
      swiftSettings: strict),
    // Tests of the project's documents and designs, against the commands and passes
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "Waiting", "WeaveCLI", "WeaveData", "WeaveDiagnostics", "WeaveEdit", "WeaveExpressions", "WeaveFacts",
        "WeaveFetch",
        "WeaveGolden", "WeaveJSON", "WeaveNetworkCLI", "WeaveRender", "WeaveResolve", "WeaveSchema", "WeaveSpec",
        "weave-bench",
      ],
      swiftSettings: strict),

    // C
    library("CCairo", pkg: "cairo-ft", apt: "libcairo2-dev"),
    library("CPango", pkg: "pangocairo", apt: "libpango1.0-dev"),
    library("CPNG", pkg: "libpng", apt: "libpng-dev"),
    library("CDeflate", pkg: "libdeflate", apt: "libdeflate-dev"),
    library("CTurboJPEG", pkg: "libturbojpeg", apt: "libturbojpeg0-dev"),
    library("CWebP", pkg: "libwebp", apt: "libwebp-dev"),
    library("CFontconfig", pkg: "fontconfig", apt: "libfontconfig-dev"),
    library("CExpat", pkg: "expat", apt: "libexpat1-dev"),
    // Weave's own C: functions that Swift cannot call, and the process that decodes photos.
    .target(
      name: "CConfine", dependencies: ["CCairo", "CPNG", "CTurboJPEG", "CWebP"], path: "Sources/C/CConfine",
      cSettings: [.treatAllWarnings(as: .error)]),
    // Weave's own C for the two programs, in which it replaces `malloc`.
    .target(
      name: "CAllocation", dependencies: ["CConfine"], path: "Sources/C/CAllocation",
      cSettings: [.treatAllWarnings(as: .error)]),
    // Weave's own C for libraries that are loaded with the first request, the first signed token and the first
    // connection to a broker. It declares what it calls, so their headers are not needed.
    .target(name: "CCurl", path: "Sources/C/CCurl", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CCrypto", path: "Sources/C/CCrypto", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CMosquitto", path: "Sources/C/CMosquitto", cSettings: [.treatAllWarnings(as: .error)]),
    // Only a header: nothing is linked.
    .systemLibrary(name: "CXXHash", path: "Sources/C/CXXHash", providers: [.apt(["libxxhash-dev"])]),
    // Only headers: the library is loaded when the first calendar is read.
    .systemLibrary(name: "CICal", path: "Sources/C/CICal", providers: [.apt(["libical-dev"])]),
    // Only a header: the library is loaded when the first code is drawn.
    .systemLibrary(name: "CQRencode", path: "Sources/C/CQRencode", providers: [.apt(["libqrencode-dev"])]),
    // Also only a header: the library is loaded when the first password is needed.
    .systemLibrary(name: "CArgon2", path: "Sources/C/CArgon2", providers: [.apt(["libargon2-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)

/// A fuzz target in `Tests/Fuzz`. `tools/fuzz` builds it into a program with libFuzzer, which it needs for linking.
/// Other builds compile it with the tests, so that it stays up to date with the code it calls.
func fuzzer(
  _ name: String,
  _ dependencies: [Target.Dependency] = [
    "WeaveData", "WeaveDiagnostics", "WeaveDisplay", "WeaveExpressions", "WeaveGraphics", "WeaveNative", "WeaveRender",
    "WeaveResolve", "WeaveSpec", "WeaveSystem",
  ]
) -> Target {
  let target = "fuzz-\(name.lowercased())"
  let path = "Tests/Fuzz/\(name)"
  return Context.environment["WEAVE_FUZZ"] == nil
    ? .target(name: target, dependencies: dependencies, path: path, swiftSettings: strict)
    : .executableTarget(name: target, dependencies: dependencies, path: path, swiftSettings: strict)
}

package.targets += ["Parse", "Compile", "Draw", "Snapshots"].map { fuzzer($0) }
package.targets += [
  fuzzer("Feeds", ["WeaveData", "WeaveDiagnostics", "WeaveFeeds"]),
  fuzzer("Recurrence", ["WeaveData", "WeaveDiagnostics", "WeaveFeeds"]),
  fuzzer("CSV", ["WeaveDiagnostics", "WeaveJSON"]),
  fuzzer("Zip", ["WeaveDiagnostics", "WeaveFeeds", "WeaveSystem", "WeaveWorkshop"]),
  fuzzer("Rows", ["WeaveBatch", "WeaveDiagnostics", "WeaveNative"]),
  fuzzer("References", ["WeaveDiagnostics", "WeaveGolden", "WeaveGraphics", "WeaveNative"]),
]
// A server in the process of the fuzzer, for the two targets after it
package.targets += [
  .target(
    name: "FuzzedHousehold",
    dependencies: ["Loopback", "WeaveServe", .nio("Logging", of: "swift-log")], path: "Tests/Fuzz/Household",
    swiftSettings: strict),
  fuzzer("Server", ["FuzzedHousehold"]),
  fuzzer("Addresses", ["FuzzedHousehold"]),
]
package.targets += ["Photo", "SVG", "Font"].map { fuzzer($0, ["WeaveGraphics", "WeaveNative", "WeaveSystem"]) }

#if os(Linux)
  // SwiftUI source on Linux: modules with the names of Apple's, for programs that draw their views with weave. Nothing
  // else depends on them.
  package.products += ["SwiftUI", "UIKit", "WidgetKit", "AppIntents", "Charts", "WeaveViews", "WeaveTesting"].map {
    .library(name: $0, targets: [$0])
  }
  package.products += [
    // What `weave see` loads programs with
    .library(name: "WeavePreviews", type: .dynamic, targets: ["WeavePreviews"]),
    .executable(name: "weave-previews", targets: ["WeavePreviewsCLI"]),
  ]
  package.targets += [
    // Types of Apple's that Foundation on Linux lacks
    .target(name: "WeaveFoundation", swiftSettings: strict),
    // Expands `#Preview` and `@Entry`
    .macro(name: "WeaveMacros", swiftSettings: strict),
    pass("SwiftUI", ["WeaveFoundation", "WeaveMacros", "WeaveResolve", "WeaveSpec"]),
    .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: strict),
    pass("Charts", ["SwiftUI", "WeaveResolve", "WeaveSpec"]),
    .target(name: "AppIntents", dependencies: ["SwiftUI", "WeaveFoundation"], swiftSettings: strict),
    pass("WidgetKit", ["AppIntents", "SwiftUI", "WeaveMacros", "WeaveResolve"]),
    // Draws views and widgets
    pass(
      "WeaveViews",
      ["SwiftUI", "Weave", "WeaveExpressions", "WeaveHash", "WeaveRender", "WeaveResolve", "WeaveSpec", "WidgetKit"]),
    tests("WeaveViews", ["SwiftUI", "WidgetKit"]),
    // Draws the previews of a program that `weave see` has compiled
    .target(
      name: "CProgramTypes", path: "Sources/C/CProgramTypes", cSettings: [.treatAllWarnings(as: .error)]),
    pass(
      "WeavePreviews",
      ["AppIntents", "CProgramTypes", "Charts", "SwiftUI", "UIKit", "WeaveResolve", "WeaveViews", "WidgetKit"]),
    .executableTarget(name: "WeavePreviewsCLI", swiftSettings: strict),
    // References of views, for tests of other packages
    pass(
      "WeaveTesting",
      ["SwiftUI", "WeaveGolden", "WeaveRender", "WeaveSystem", "WeaveViews", "WidgetKit"]),
    tests("WeaveTesting", ["SwiftUI", "WeaveSystem", "WeaveViews", "WidgetKit"]),
    tests("Charts", ["SwiftUI", "WeaveViews", "WidgetKit"]),
  ]
#endif
