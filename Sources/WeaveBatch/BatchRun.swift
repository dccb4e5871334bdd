// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
import WeaveRender
import WeaveSystem

/// How far a batch is.
public struct BatchProgress: Sendable {
  /// Pictures that were drawn.
  public var drawn = 0
  /// Taken from the cache.
  public var reused = 0
  /// Left as an earlier run has made them.
  public var kept = 0
  /// Pictures that could not be drawn.
  public var failed = 0
  /// How much of the rows has been read, 0 to 1; nil where their end is not known.
  public var fraction: Double?

  /// Pictures whose outcome is known, failed ones included.
  public var done: Int { drawn + reused + kept + failed }
}

/// What a batch tells while it runs, in the order of the rows.
public enum BatchEvent: Sendable {
  /// A row or picture cannot be drawn; the others go on.
  case problem(BatchProblem)
  /// A design says something of a row that hinders nothing.
  case warning(BatchWarning)
  /// A picture is where it goes.
  case picture(file: String, BatchProgress)
}

/// How a batch has ended.
public struct BatchSummary: Sendable {
  /// How many pictures there were, and what became of them.
  public var progress: BatchProgress
  /// Further warnings of a kind that was told a few times: how many, and of which place in a design.
  public var unsaid: [(origin: String, count: Int)]
  /// Variables of the whole batch that none of its designs reads, each with the name that may be meant.
  public var unread: [(name: String, nearest: String?)] = []
  /// The signal that ended it.
  public var signal: Int32?
  /// Whether it ended at the first mistake, as was asked for.
  public var hasStopped: Bool
}

/// Draws the pictures of a batch on several threads.
public struct BatchRun: Sendable {
  private let options: BatchOptions
  private let now: Date
  private let zone: TimeZone?

  /// - Parameters:
  ///   - now: the date of designs that have none.
  ///   - zone: that of rows that name none; nil for that of the place whose facts they show.
  public init(_ options: BatchOptions, now: Date, zone: TimeZone?) {
    (self.options, self.now, self.zone) = (options, now, zone)
  }

  /// Draws all pictures that can be drawn; `tell` hears of each, never from two threads at once.
  ///
  /// - Throws: `BatchError` or `FileError` where rows cannot be read or the output takes no more. Everything that is finished
  ///   stays, and the manifest lists it.
  public func run(_ tell: @escaping @Sendable (BatchEvent) -> Void) throws -> BatchSummary {
    for folder in [options.fonts, options.assets].compactMap({ $0 }) where !isFolder(folder) {
      throw BatchError.source("there is no folder `\(folder)`")
    }
    let keys = try ContentKeys(options)
    let files = PictureFiles(options)
    let delivery = try Delivery(options, files, tell)
    let designs = DesignStore(options, files, now: now)
    let budget = PixelBudget(threads: max(1, options.jobs))
    let moments = MomentFactsStore(options, zone: zone)
    runOnThreads(max(1, options.jobs)) { [options] _ in
      do {
        let worker = try BatchWorker(options, files, budget, designs, moments, keys)
        while let ticket = try delivery.take() {
          delivery.accept(ticket, delivery.outcome(of: ticket, worker))
        }
      } catch {
        delivery.fail(error)
      }
    }
    var summary = try delivery.finish()
    summary.unread = designs.unread(of: options.variables)
    return summary
  }
}
