// swift-tools-version: 6.2
import PackageDescription

// Programs that use the library as any other package does: they see what it makes public, and nothing else.
let package = Package(
  name: "weave-examples",
  dependencies: [.package(name: "weave", path: "..")],
  targets: ["five", "card", "cards", "route", "values"].map { name in
    .executableTarget(name: name, dependencies: [.product(name: "Weave", package: "weave")])
  },
  swiftLanguageModes: [.v6]
)
