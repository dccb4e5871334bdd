// swift-tools-version: 6.2
import PackageDescription

/// Every target is Swift 6, hides what it imports, and treats a warning as an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A pass: a library target in `Sources`, with the passes it may import. The two under all come along.
func pass(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: ["WeaveGraphics", "WeaveDiagnostics"] + dependencies, exclude: exclude,
    swiftSettings: strict + settings)
}

/// The tests of one target, with what they need besides it.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: Set([name, "WeaveGraphics", "WeaveDiagnostics"]).sorted().map { .init(stringLiteral: $0) }
      + dependencies,
    swiftSettings: strict)
}

extension Target.Dependency {
  /// A part of SwiftNIO.
  static func nio(_ name: String, of package: String = "swift-nio") -> Target.Dependency {
    .product(name: name, package: package)
  }
}

/// A C library of Debian 12; only `WeaveNative` names these.
func library(_ name: String, pkg: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkg, providers: [.apt([apt])])
}

let package = Package(
  name: "weave",
  products: [
    .library(name: "Weave", targets: ["Weave"]),
    .executable(name: "weave", targets: ["WeaveCLI"]),
    .executable(name: "weave-bench", targets: ["weave-bench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
  ],
  targets: [
    // Under all
    .target(name: "WeaveGraphics", swiftSettings: strict),
    .target(name: "WeaveDiagnostics", swiftSettings: strict),
    .target(name: "WeaveTime", swiftSettings: strict),
    tests("WeaveDiagnostics", ["WeaveJSON"]),

    // Front: text to a typed design
    pass("WeaveJSON"),
    tests("WeaveJSON"),
    pass("WeaveSchema", ["WeaveJSON", "WeaveTime"]),
    pass("WeaveSpec", ["WeaveJSON", "WeaveSchema", "WeaveTime"]),
    tests("WeaveSpec", ["WeaveJSON", "WeaveSchema"]),
    tests("WeaveTime"),
    pass("WeaveTemplates", ["WeaveJSON", "WeaveSpec"], exclude: ["Catalogue", "Templates"]),

    // Facts about the world
    .target(name: "WeaveScience", swiftSettings: strict),
    tests("WeaveScience"),
    pass("WeaveData", ["WeaveJSON", "WeaveSchema", "WeaveTime"]),
    tests("WeaveData", ["WeaveJSON", "WeaveSchema", "WeaveTime"]),

    pass("WeaveFeeds", ["WeaveData", "WeaveJSON", "WeaveNative", "WeaveSchema", "WeaveScience", "WeaveTime"]),
    tests("WeaveFeeds", ["WeaveData", "WeaveJSON", "WeaveTime"]),

    // Middle: design and facts to rectangles
    pass(
      "WeaveResolve",
      ["WeaveData", "WeaveJSON", "WeaveSchema", "WeaveScience", "WeaveSpec", "WeaveTemplates", "WeaveTime"]),
    tests("WeaveResolve", ["WeaveData", "WeaveJSON", "WeaveScience", "WeaveSpec", "WeaveTime"]),
    pass("WeaveLayout", ["WeaveResolve"]),
    tests("WeaveLayout", ["WeaveResolve"]),
    pass("WeaveDisplay", ["WeaveLayout"]),
    tests("WeaveDisplay", ["WeaveLayout", "WeaveResolve"]),

    // Back: rectangles to pictures
    pass("WeaveRaster", ["WeaveDisplay", "WeaveNative"]),
    tests("WeaveRaster", ["WeaveDisplay", "WeaveNative"]),
    pass("WeaveSVG", ["WeaveDisplay"]),
    tests("WeaveSVG", ["WeaveDisplay", "WeaveNative", "WeaveRaster"]),
    pass("WeaveText", ["WeaveLayout", "WeaveNative"]),
    pass("WeaveSymbols", ["WeaveResolve", "WeaveNative"], exclude: ["Art"]),
    tests("WeaveSymbols", ["WeaveResolve"]),
    tests("WeaveText", ["WeaveLayout", "WeaveResolve"]),
    pass(
      "WeaveNative",
      [
        "CCairo", "CPango", "CPNG", "CDeflate", "CTurboJPEG", "CWebP", "CFontconfig", "CExpat", "CXXHash", "CICal",
        "CConfine",
      ], settings: [.strictMemorySafety()]),
    tests("WeaveNative"),

    // Edge: the folder that snapshots are kept in
    pass("WeaveStore", ["WeaveData", "WeaveJSON", "WeaveNative", "WeaveSchema", "WeaveTime"]),
    .executableTarget(
      name: "store-writer", dependencies: ["WeaveData", "WeaveDiagnostics", "WeaveJSON", "WeaveNative", "WeaveStore"],
      path: "Tests/StoreWriter", swiftSettings: strict),
    tests("WeaveStore", ["WeaveData", "WeaveJSON", "WeaveNative", "WeaveTime", "store-writer"]),

    // Edge: what asks services, and what they are asked
    pass(
      "WeaveFetch",
      [
        "WeaveData", "WeaveFeeds", "WeaveJSON", "WeaveNative", "WeaveSchema", "WeaveStore", "WeaveTime",
        .nio("NIOCore"), .nio("NIOHTTP1"), .nio("NIOPosix"), .nio("NIOSSL", of: "swift-nio-ssl"),
        .nio("NIOHTTPCompression", of: "swift-nio-extras"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    tests(
      "WeaveFetch",
      [
        "WeaveData", "WeaveFeeds", "WeaveJSON", "WeaveNative", "WeaveStore", "WeaveTime", .nio("NIOCore"),
        .nio("NIOHTTP1"), .nio("NIOPosix"), .nio("NIOSSL", of: "swift-nio-ssl"),
      ]),

    // Beside: pictures compared
    pass("WeaveDiff"),
    tests("WeaveDiff"),

    // Over all
    pass(
      "Weave",
      [
        "WeaveData", "WeaveDiff", "WeaveJSON", "WeaveSchema", "WeaveSpec", "WeaveStore", "WeaveTemplates", "WeaveTime",
        "WeaveResolve", "WeaveLayout", "WeaveDisplay", "WeaveRaster", "WeaveSVG", "WeaveText", "WeaveSymbols",
        "WeaveNative",
      ]),
    tests(
      "Weave",
      [
        "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveLayout", "WeaveNative", "WeaveRaster", "WeaveResolve",
        "WeaveSchema",
        "WeaveSpec", "WeaveTime",
      ]),
    pass(
      "WeaveGolden",
      [
        "Weave", "WeaveData", "WeaveDiff", "WeaveDisplay", "WeaveJSON", "WeaveLayout", "WeaveNative", "WeaveResolve",
        "WeaveSchema", "WeaveSpec", "WeaveStore", "WeaveText", "WeaveTime",
      ], exclude: ["Report/report.html", "Report/report.css", "Report/report.js"]),
    pass(
      "WeaveBatch",
      [
        "Weave", "WeaveData", "WeaveJSON", "WeaveNative", "WeaveResolve", "WeaveSpec", "WeaveText", "WeaveTime",
      ]),
    pass("WeaveReview", ["WeaveGolden", "WeaveNative", .nio("NIOCore"), .nio("NIOHTTP1"), .nio("NIOPosix")]),
    .executableTarget(
      name: "WeaveCLI",
      dependencies: [
        "Weave", "WeaveBatch", "WeaveData", "WeaveDiagnostics", "WeaveDiff", "WeaveDisplay", "WeaveFeeds",
        "WeaveFetch", "WeaveGolden", "WeaveGraphics", "WeaveJSON", "WeaveLayout", "WeaveNative", "WeaveResolve", "WeaveReview",
        "WeaveSpec", "WeaveStore", "WeaveTime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    // Measures the passes, for tools/bench and the counts of instructions
    .executableTarget(
      name: "weave-bench",
      dependencies: [
        "Weave", "WeaveData", "WeaveDiagnostics", "WeaveDisplay", "WeaveGraphics", "WeaveJSON", "WeaveLayout",
        "WeaveNative", "WeaveRaster", "WeaveResolve", "WeaveSpec", "WeaveSymbols", "WeaveText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Bench", swiftSettings: strict),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "Weave", "WeaveCLI", "WeaveData", "WeaveDiagnostics", "WeaveFeeds", "WeaveJSON", "WeaveSpec", "WeaveStore",
      ],
      swiftSettings: strict),

    .testTarget(name: "CommandLineTests", dependencies: ["WeaveCLI"], swiftSettings: strict),
    // The documents and designs of the project, against the command and its passes
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "Weave", "WeaveCLI", "WeaveData", "WeaveDiagnostics", "WeaveGolden", "WeaveJSON", "WeaveResolve", "WeaveSchema",
        "WeaveSpec", "weave-bench",
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
    // Our own: what Swift cannot call, and the process that draws SVG.
    .target(
      name: "CConfine", dependencies: ["CCairo"], path: "Sources/C/CConfine",
      cSettings: [.treatAllWarnings(as: .error)]),
    // A header alone: nothing is linked.
    .systemLibrary(name: "CXXHash", path: "Sources/C/CXXHash", providers: [.apt(["libxxhash-dev"])]),
    // Headers alone: the library is loaded when the first calendar is read.
    .systemLibrary(name: "CICal", path: "Sources/C/CICal", providers: [.apt(["libical-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)

/// A fuzz target in `Tests/Fuzz`, a program around libFuzzer. Only `tools/fuzz` asks for these, as they do not link
/// without it.
func fuzzer(
  _ name: String,
  _ dependencies: [Target.Dependency] = [
    "Weave", "WeaveData", "WeaveDiagnostics", "WeaveDisplay", "WeaveGraphics", "WeaveNative", "WeaveResolve",
    "WeaveSpec",
  ]
) -> Target {
  .executableTarget(
    name: "fuzz-\(name.lowercased())", dependencies: dependencies,
    path: "Tests/Fuzz/\(name)", swiftSettings: strict)
}

if Context.environment["WEAVE_FUZZ"] != nil {
  package.targets += ["Parse", "Compile", "Draw", "Snapshots"].map { fuzzer($0) }
  package.targets += [
    fuzzer("Feeds", ["WeaveData", "WeaveDiagnostics", "WeaveFeeds"]),
    fuzzer("Rows", ["WeaveBatch", "WeaveDiagnostics", "WeaveNative"]),
    fuzzer("References", ["WeaveDiagnostics", "WeaveGolden", "WeaveGraphics", "WeaveNative"]),
  ]
  package.targets += ["Photo", "SVG", "Font"].map { fuzzer($0, ["WeaveGraphics", "WeaveNative"]) }
}
