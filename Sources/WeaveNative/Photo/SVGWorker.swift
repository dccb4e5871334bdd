// SPDX-License-Identifier: MIT

internal import CConfine
import WeaveDiagnostics
import WeaveGraphics
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that draws SVG with librsvg, and has the means for nothing else.
///
/// It is this very program, started once more: a constructor in C takes over before `main`, so that any program that links
/// the library has a worker, of its own version, without a second file to install. What it sends is taken as coming from a
/// stranger: only lengths that were asked for, only as long as it keeps within its limits.
///
/// A worker ends when its socket closes, and so with this process, however that ends.
final class SVGWorker: Sendable {
  let process: pid_t
  private let socket: FileDescriptor
  /// What holds it.
  let confinement: SVGConfinement
  /// The file of librsvg.
  let library: String

  /// Starts a worker and waits for its greeting, which it sends when it is confined.
  init() throws(ImageDecodingError) {
    var process: Int32 = 0
    let number = unsafe weave_spawn_worker(&process)
    guard number >= 0 else { throw .noWorker(reason: systemWords(errno)) }
    let socket = FileDescriptor(owning: number, path: "<worker>")
    // Loading the libraries is no work of a document.
    let watch = WorkerWatch(process: process, limit: .infinity)
    let greeting: (head: weave_answer, text: String)
    do throws(WorkerFailure) {
      let head = try watch.receiveAnswer(from: socket)
      greeting = (head, try watch.receiveText(head, from: socket))
    } catch {
      throw .noWorker(reason: "it \(watch.end()) before it could greet")
    }
    guard greeting.head.status == UInt32(WEAVE_DONE) else {
      watch.end()
      throw .damaged(format: .svg, reason: "the machine has no librsvg to draw it: \(greeting.text)")
    }
    library = greeting.text
    confinement = SVGConfinement(rawValue: Int(exactly: greeting.head.width) ?? 0)
    self.process = process
    self.socket = socket
  }

  deinit { WorkerWatch(process: process).end(atOnce: true) }

  /// Whether it still waits for questions.
  var isAlive: Bool {
    var waiting = pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&waiting, 1, 0) == 0
  }

  /// Has a document read.
  ///
  /// - Returns: the size that the document has in pixels, by the worker's word.
  func load(_ bytes: [UInt8]) throws(ImageDecodingError) -> Size {
    guard let length = UInt32(exactly: bytes.count) else { throw .tooManyBytes(limit: Limits.svgBytes) }
    let question = weave_question(kind: UInt32(WEAVE_LOAD), length: length, width: 0, height: 0)
    return try ask(question, bytes, "reading it") { head, _ throws(WorkerFailure) in
      guard head.length == 0 else { throw .stopped }
      return Size(width: head.width, height: head.height)
    }
  }

  /// Has the document drawn that was loaded last.
  ///
  /// - Returns: so many pixels, premultiplied.
  func draw(width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height), !isTooLarge, count > 0,
      count <= Limits.imagePixels
    else { throw .tooLarge(width: width, height: height) }
    let question = weave_question(kind: UInt32(WEAVE_DRAW), length: 0, width: columns, height: rows)
    return try ask(question, [], "drawing it") { head, watch throws(WorkerFailure) in
      guard Int(head.length) == count * 4 else { throw .stopped }
      var pixels = PixelBuffer(width: width, height: height)
      try watch.receive(into: &pixels.bytes, from: socket)
      pixels.swapRedAndBlue()
      return pixels
    }
  }

  /// Asks, and lets `read` take what follows the head of the answer.
  private func ask<Result>(
    _ question: weave_question, _ bytes: [UInt8], _ purpose: String,
    _ read: (weave_answer, WorkerWatch) throws(WorkerFailure) -> Result
  ) throws(ImageDecodingError) -> Result {
    let watch = WorkerWatch(process: process)
    var refusal: String?
    do throws(WorkerFailure) {
      try watch.deliver(question, bytes, to: socket)
      let head = try watch.receiveAnswer(from: socket)
      switch head.status {
      case UInt32(WEAVE_DONE): return try read(head, watch)
      case UInt32(WEAVE_FAILED): refusal = try watch.receiveText(head, from: socket)
      case UInt32(WEAVE_MEMORY): break
      default: throw WorkerFailure.stopped
      }
    } catch {
      switch error {
      case .overrun(let limit):
        _ = kill(process, SIGKILL)
        throw .overrun("\(purpose) takes more than \(limit)")
      case .stopped: throw .overrun("librsvg \(watch.end()) while \(purpose)")
      }
    }
    throw refusal.map { .damaged(format: .svg, reason: $0) } ?? .memory
  }
}

/// What holds a process that draws SVG, besides limits on time, memory and open files, which always do.
public struct SVGConfinement: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No file can be opened, no network reached: Linux 5.13 and later, where the kernel was built with it.
  public static let landlock = SVGConfinement(rawValue: Int(WEAVE_LANDLOCK))
  /// Only the system calls of computing are there.
  public static let seccomp = SVGConfinement(rawValue: Int(WEAVE_SECCOMP))
}

extension PixelBuffer {
  /// From the order of Cairo to that of a buffer, and back.
  fileprivate mutating func swapRedAndBlue() {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
        let value = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        unsafe bytes.storeBytes(of: value.swappedRedAndBlue, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}
