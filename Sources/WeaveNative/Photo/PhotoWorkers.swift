// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSystem

/// The workers of this process: as many as work at the same time, each reused for any number of photos.
public enum PhotoWorkers {
  private static let idle = Mutex<[PhotoWorker]>([])
  private static let coming = Mutex<EarlyValue<Void>?>(nil)

  /// Starts a worker for raster pictures on a thread of its own, for a process that will soon have a photo: starting one
  /// takes as long as decoding a small photo. A worker that cannot be started is tried again with the photo.
  public static func prepare() {
    let early = EarlyValue<Void> {
      if let worker = try? PhotoWorker(.raster) { idle.withLock { $0.append(worker) } }
    }
    coming.withLock { $0 = early }
  }

  /// Waits for a worker that is being started, so that it is used, and the process may end.
  public static func finishPreparing() { coming.withLock { $0 }?.get() }

  /// The path of librsvg as a worker of this process loaded it; nil if there is no worker.
  public static var library: String? { idle.withLock { $0.first { $0.kind == .svg }?.library } }

  /// The restrictions on a worker that draws SVG on this machine.
  ///
  /// - Throws: `ImageDecodingError` if no worker can be started or librsvg is not installed.
  public static func confinement() throws(ImageDecodingError) -> PhotoConfinement {
    try withWorker(.svg) { $0.confinement }
  }

  /// Runs `body` with a worker that nothing else uses meanwhile.
  static func withWorker<Result>(
    _ kind: PhotoWorker.Kind, _ body: (PhotoWorker) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    if kind == .raster { finishPreparing() }
    let waiting = idle.withLock { idle in
      idle.lastIndex { $0.kind == kind }.map { idle.remove(at: $0) }
    }
    // A waiting worker may have been killed, for example by a system short of memory.
    let worker = if let waiting, waiting.isAlive { waiting } else { try PhotoWorker(kind) }
    do throws(ImageDecodingError) {
      let result = try body(worker)
      idle.withLock { $0.append(worker) }
      return result
    } catch {
      if error.leavesWorker { idle.withLock { $0.append(worker) } }
      throw error
    }
  }
}

extension ImageDecodingError {
  /// Whether the worker can take another request after this error.
  fileprivate var leavesWorker: Bool {
    switch self {
    case .damaged, .tooLarge: true
    default: false
    }
  }
}
