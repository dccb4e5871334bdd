// SPDX-License-Identifier: MIT

import Synchronization

/// The workers of this process: as many as draw at one time, each for any number of drawings.
public enum SVGWorkers {
  private static let idle = Mutex<[SVGWorker]>([])

  /// The file of librsvg that drew for this process; nil where none has.
  public static var library: String? { idle.withLock { $0.first?.library } }

  /// What holds a worker on this machine.
  ///
  /// - Throws: `ImageDecodingError` where none can be started, or the machine has no librsvg.
  public static func confinement() throws(ImageDecodingError) -> SVGConfinement {
    try withWorker { $0.confinement }
  }

  /// Runs `body` with a worker that nobody else uses meanwhile.
  static func withWorker<Result>(
    _ body: (SVGWorker) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    let waiting = idle.withLock { $0.popLast() }
    // It may have been ended meanwhile, as by a system that is short of memory.
    let worker = if let waiting, waiting.isAlive { waiting } else { try SVGWorker() }
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
  /// Whether a worker is ready for another question after it, and not in the midst of something.
  fileprivate var leavesWorker: Bool {
    switch self {
    case .damaged, .tooLarge: true
    default: false
    }
  }
}
