// SPDX-License-Identifier: MIT

import Glibc

/// The program that `weave see` starts: it loads a compiled program and draws its previews.
///
/// It is a program of its own, so that it is linked once, while the library of the program is linked after each change.
@main enum Program {
  /// The arguments are the path of the library, then those of `drawPreviews`.
  static func main() {
    guard CommandLine.arguments.count > 1 else { fail("no library was named") }
    let path = CommandLine.arguments[1]
    guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else { fail(dlerror().map { String(cString: $0) }) }
    guard let entry = dlsym(library, "weave_draw_previews") else { fail(dlerror().map { String(cString: $0) }) }
    unsafeBitCast(entry, to: (@convention(c) () -> Void).self)()
    fail("the previews were not drawn")
  }

  private static func fail(_ reason: String?) -> Never {
    let message = Array("weave: error: \(reason ?? "the library could not be loaded")\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(2)
  }
}
