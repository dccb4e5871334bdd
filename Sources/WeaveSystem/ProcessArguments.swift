// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The arguments that the process was started with, without the program name.
///
/// Swift reads them from `/proc`, which some containers lack. Then they are read from their place in memory at the
/// start: an array that ends just before that of the environment.
public func processArguments() -> [String] {
  let known = CommandLine.arguments
  return known.isEmpty ? startArguments() : Array(known.dropFirst())
}

/// The arguments in the initial stack.
///
/// - Source: System V Application Binary Interface, AMD64 supplement, 3.4.1, the initial stack; the same on arm64.
///   glibc and musl keep the address of the first argument as `program_invocation_name`.
private func startArguments() -> [String] {
  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  guard let environment = unsafe dlsym(nil, "environ")?.load(as: Words?.self),
    let program = unsafe dlsym(nil, "program_invocation_name")?.load(as: UnsafeMutablePointer<CChar>?.self)
  else { return [] }
  var place = unsafe environment - 1
  // Otherwise the environment has been changed and was moved elsewhere.
  guard unsafe place.pointee == nil else { return [] }
  var words: [String] = []
  while true {
    unsafe place -= 1
    guard let word = unsafe place.pointee else { return [] }
    if unsafe word == program { return words.reversed() }
    words.append(unsafe String(cString: word))
  }
}

/// The path of the program's own file, with links resolved; nil if the system does not provide it.
public func programPath() -> String? {
  if let path = realPath("/proc/self/exe") { return path }
  // `getauxval(AT_EXECFN)`, which Swift does not import.
  typealias Look = @convention(c) (UInt) -> UInt
  guard let symbol = unsafe dlsym(nil, "getauxval") else { return nil }
  let name = unsafe unsafeBitCast(symbol, to: Look.self)(31)
  guard let name = unsafe UnsafePointer<CChar>(bitPattern: name) else { return nil }
  return unsafe realPath(String(cString: name))
}

/// The paths of the libraries that the process has loaded, with links resolved, in no order.
public func loadedLibraries() -> [String] {
  // `struct dl_phdr_info` begins with an address and the name.
  typealias Visit = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
  typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
  guard let symbol = unsafe dlsym(nil, "dl_iterate_phdr") else { return [] }
  let iterate = unsafe unsafeBitCast(symbol, to: Iterate.self)
  var paths: [String] = []
  unsafe withUnsafeMutablePointer(to: &paths) { list in
    _ = unsafe iterate(
      { info, _, list in
        let name = unsafe info.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
        if let name = unsafe name, unsafe name.pointee != 0 {
          unsafe list?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }
        return 0
      }, list)
  }
  return paths.compactMap { realPath($0) }
}

/// Replaces this process with another program, keeping the arguments and the environment. Returns if the program cannot
/// be started, for example because it does not exist.
public func becomeProgram(_ path: String) {
  var words = unsafe (["weave"] + processArguments()).map { unsafe strdup($0) }
  unsafe words.append(nil)
  _ = unsafe execv(path, words)
  unsafe words.forEach { unsafe free($0) }
}
