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

/// A process that decodes or draws photos and can do nothing else.
///
/// It is this same program, started again. A constructor in C takes over before `main`, so every program that links the
/// library has a worker of the same version, without installing a second file. Data from the worker is not trusted:
/// only the lengths that were asked for are read, and only while it stays within its limits.
///
/// A worker ends when its socket closes, so it also ends when this process does.
final class PhotoWorker: Sendable {
  /// What a worker does.
  enum Kind: Sendable, Hashable {
    /// Draws SVG with librsvg.
    case svg
    /// Decodes JPEG, PNG and WebP.
    case raster
    /// Decodes HEIC with libheif.
    case heic

    fileprivate var argument: String {
      switch self {
      case .svg: WEAVE_SVG_ARGUMENT
      case .raster: WEAVE_PHOTO_ARGUMENT
      case .heic: WEAVE_HEIC_ARGUMENT
      }
    }
  }

  let kind: Kind
  let process: pid_t
  private let socket: FileDescriptor
  /// Closed with this owner, at the latest by the system.
  private let lifeline: FileDescriptor
  /// The restrictions on this process.
  let confinement: PhotoConfinement
  /// The path of librsvg; empty for a worker that does not need it.
  let library: String

  /// Starts a worker and waits for its greeting, which it sends once it is confined.
  init(_ kind: Kind) throws(ImageDecodingError) {
    self.kind = kind
    var (process, line) = (Int32(0), Int32(-1))
    let number = unsafe weave_spawn_worker(kind.argument, &line, &process)
    guard number >= 0 else { throw .noWorker(reason: systemWords(errno)) }
    let socket = FileDescriptor(owning: number, path: "<worker>")
    let lifeline = FileDescriptor(owning: line, path: "<worker>")
    // Loading libraries does not count as time spent on a photo.
    let watch = WorkerWatch(process: process, limit: .infinity)
    let greeting: (head: weave_answer, text: String)
    do throws(WorkerFailure) {
      let head = try watch.receiveAnswer(from: socket)
      greeting = (head, try watch.receiveText(head, from: socket))
    } catch {
      throw .noWorker(reason: "it \(watch.end()) before it was ready")
    }
    guard greeting.head.status == UInt32(WEAVE_DONE) else {
      watch.end()
      if kind == .heic { throw .noLibrary(greeting.text) }
      throw .damaged(format: .svg, reason: "librsvg, which draws SVG, is not installed: \(greeting.text)")
    }
    library = greeting.text
    confinement = PhotoConfinement(rawValue: Int(exactly: greeting.head.width) ?? 0)
    self.process = process
    self.socket = socket
    self.lifeline = lifeline
  }

  deinit { WorkerWatch(process: process).end(atOnce: true) }

  /// Whether it is still waiting for requests.
  var isAlive: Bool {
    var waiting = pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&waiting, 1, 0) == 0
  }

  // MARK: SVG

  /// Sends a document to be parsed.
  ///
  /// - Returns: the document's size in pixels, as reported by the worker.
  func load(_ bytes: [UInt8], _ budget: PhotoBudget = PhotoBudget()) throws(ImageDecodingError) -> Size {
    guard let length = UInt32(exactly: bytes.count) else { throw .tooManyBytes(limit: Limits.svgBytes) }
    let question = weave_question(kind: UInt32(WEAVE_LOAD), length: length, width: 0, height: 0)
    return try ask(question, bytes, .svg, budget, "reading it") { head, _ throws(WorkerFailure) in
      guard head.length == 0 else { throw .stopped }
      return Size(width: head.width, height: head.height)
    }
  }

  /// Draws the document that was loaded last.
  ///
  /// - Returns: `width × height` pixels, premultiplied.
  func draw(width: Int, height: Int, _ budget: PhotoBudget = PhotoBudget()) throws(ImageDecodingError) -> PixelBuffer {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height), !isTooLarge, count > 0,
      count <= Limits.imagePixels
    else { throw .tooLarge(width: width, height: height) }
    let question = weave_question(kind: UInt32(WEAVE_DRAW), length: 0, width: columns, height: rows)
    return try ask(question, [], .svg, budget, "drawing it") { head, watch throws(WorkerFailure) in
      guard Int(head.length) == count * 4 else { throw .stopped }
      var pixels = PixelBuffer(width: width, height: height, bytes: try watch.receive(count * 4, from: socket))
      pixels.swapRedAndBlue()
      return pixels
    }
  }

  // MARK: Raster pictures

  /// Decodes a picture whose header has been checked.
  func decode(
    _ bytes: [UInt8], _ format: ImageFormat, _ header: PhotoHeader, _ budget: PhotoBudget
  ) throws(ImageDecodingError) -> DecodedSamples {
    guard let decoder = format.decoder else { throw .unknownFormat }
    guard let length = UInt32(exactly: bytes.count), let width = UInt32(exactly: header.width),
      let height = UInt32(exactly: header.height)
    else { throw .tooLarge(width: header.width, height: header.height) }
    let count = header.width * header.height * 4
    let question = weave_question(kind: UInt32(decoder), length: length, width: width, height: height)
    return try ask(question, bytes, format, budget, "decoding it") { head, watch throws(WorkerFailure) in
      guard Int(head.length) == count else { throw .stopped }
      let samples = PixelBuffer(
        width: header.width, height: header.height, bytes: try watch.receive(count, from: socket))
      return DecodedSamples(format: format, samples: samples, isCMYK: head.width == 1)
    }
  }

  // MARK: Requests

  /// Sends a request; `read` then receives what follows the header of the answer.
  private func ask<Result>(
    _ question: weave_question, _ bytes: [UInt8], _ format: ImageFormat, _ budget: PhotoBudget, _ purpose: String,
    _ read: (weave_answer, WorkerWatch) throws(WorkerFailure) -> Result
  ) throws(ImageDecodingError) -> Result {
    let rest = budget.rest(for: kind)
    guard rest > 0 else { throw .overrun("the photos of this picture have used up their CPU time") }
    let watch = WorkerWatch(process: process, limit: rest, memory: kind == .svg ? Limits.svgMemory : nil)
    // Asked while the process exists: a worker that was ended has no clock.
    defer { budget.spend(watch.seconds, on: kind) }
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
        budget.spend(rest, on: kind)
        _ = kill(process, SIGKILL)
        throw .overrun("\(purpose) takes more than \(limit)")
      case .stopped: throw .overrun("the process \(watch.end()) while \(purpose)")
      }
    }
    throw refusal.map { .damaged(format: format, reason: $0) } ?? .memory
  }
}

/// The restrictions on a process that decodes photos, in addition to limits on time, memory and open files, which
/// always apply.
public struct PhotoConfinement: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No files can be opened and no network reached. Needs Linux 5.13 or later with Landlock built in.
  public static let landlock = PhotoConfinement(rawValue: Int(WEAVE_LANDLOCK))
  /// Only the system calls that computing needs are allowed.
  public static let seccomp = PhotoConfinement(rawValue: Int(WEAVE_SECCOMP))
}

extension PixelBuffer {
  /// Converts between Cairo's channel order and that of a buffer, in either direction.
  fileprivate mutating func swapRedAndBlue() {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
        let value = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        unsafe bytes.storeBytes(of: value.swappedRedAndBlue, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}
