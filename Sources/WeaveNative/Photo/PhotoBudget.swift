// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics

/// What the photos of one picture may still cost: processor time of the processes that decode and draw them.
///
/// It is the last resort. What a photo costs is foreseen from its file where that is possible, so that the same photo
/// is refused on every machine.
public final class PhotoBudget: Sendable {
  private let used = Mutex<[PhotoWorker.Kind: Double]>([:])

  /// A budget for the photos of one picture.
  public init() {}

  /// Seconds that are left for photos of a kind.
  func rest(for kind: PhotoWorker.Kind) -> Double { max(0, kind.seconds - used.withLock { $0[kind.account] ?? 0 }) }

  func spend(_ seconds: Double, on kind: PhotoWorker.Kind) { used.withLock { $0[kind.account, default: 0] += seconds } }
}

extension PhotoWorker.Kind {
  /// Seconds for all photos of one picture.
  fileprivate var seconds: Double {
    switch self {
    case .svg: Limits.svgSeconds
    case .raster, .heic: Limits.photoSeconds
    }
  }

  /// The kind that the seconds are counted for: all raster photos share theirs.
  fileprivate var account: Self { self == .heic ? .raster : self }
}
