// SPDX-License-Identifier: MIT

import WeaveSystem

/// The compiled modules `SwiftUI`, `WidgetKit` and the others, with the library and the program that draw previews.
public struct PreviewModules: Sendable, Hashable {
  /// The folder of products.
  public let folder: String

  /// Modules that were compiled already.
  public init(folder: String) { self.folder = folder }

  /// Compiles the modules, unless the cache has them.
  ///
  /// - Parameters:
  ///   - cache: the folder of the cache, for all programs.
  ///   - compiler: the compiler.
  ///   - report: receives what takes long.
  public init(
    of checkout: SourceCheckout, in cache: String, _ compiler: SwiftCompiler,
    report: @escaping @Sendable (String) -> Void
  ) throws(SeeError) {
    let build = "\(cache)/build"
    folder = "\(build)/release"
    let stamp = checkout.stamp(compiler: compiler.version)
    let stampFile = "\(cache)/build.stamp"
    let known = try? readFile(stampFile, limit: 1_000)
    if known == Array(stamp.utf8), isComplete { return }
    report("compiling weave's SwiftUI with \(compiler.version); this takes minutes, and happens once")
    for product in ["WeavePreviews", "weave-previews"] {
      let words = [
        compiler.builder, "build", "--package-path", checkout.path, "--scratch-path", build, "-c", "release",
        "--disable-default-traits", "--product", product,
      ]
      guard try waitForProgram(words, hear: report) == 0 else { throw .modules }
    }
    do { try writeFile(Array(stamp.utf8), to: stampFile) } catch { throw .file(error) }
  }

  private var isComplete: Bool { isFile(library) && isFile(program) && isFile(macros) }

  /// The library that draws previews.
  var library: String { "\(folder)/libWeavePreviews.so" }
  /// The program that loads a library of previews.
  var program: String { "\(folder)/weave-previews" }
  /// The program that expands `#Preview`.
  var macros: String { "\(folder)/WeaveMacros-tool" }

  /// The options with which the compiler finds the modules.
  var options: [String] {
    ["-I", "\(folder)/Modules", "-load-plugin-executable", "\(macros)#WeaveMacros"]
  }
}
