// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
import WeaveRender
import WeaveSystem

/// The progress of a batch.
public struct BatchProgress: Sendable {
  /// Pictures that were drawn.
  public var drawn = 0
  /// Pictures taken from the cache.
  public var reused = 0
  /// Pictures kept from an earlier run.
  public var kept = 0
  /// Pictures that could not be drawn.
  public var failed = 0
  /// The share of the rows that has been read, 0 to 1; nil if the size of the input is not known.
  public var fraction: Double?

  /// Pictures that are finished, including failed ones.
  public var done: Int { drawn + reused + kept + failed }
}

/// What a batch reports while it runs, in the order of the rows.
public enum BatchEvent: Sendable {
  /// A row or picture cannot be drawn; the batch goes on with the others.
  case problem(BatchProblem)
  /// A warning of a design about a row; the picture is still drawn.
  case warning(BatchWarning)
  /// A picture has been written to the output.
  case picture(file: String, BatchProgress)
}

/// The result of a batch.
public struct BatchSummary: Sendable {
  /// The number of pictures, by outcome.
  public var progress: BatchProgress
  /// Warnings not reported because there were too many of their kind: the place in a design and the number.
  public var unsaid: [(origin: String, count: Int)]
  /// Variables for the whole batch that no design reads, each with the name that was probably meant.
  public var unread: [(name: String, nearest: String?)] = []
  /// The signal that ended the batch.
  public var signal: Int32?
  /// Whether it stopped at the first mistake, as requested.
  public var hasStopped: Bool
}

/// Draws the pictures of a batch on several threads.
public struct BatchRun: Sendable {
  private let options: BatchOptions
  private let now: Date
  private let zone: TimeZone?

  /// - Parameters:
  ///   - now: the date for designs that have none.
  ///   - zone: the time zone for rows that name none; nil for that of the place whose facts they show.
  public init(_ options: BatchOptions, now: Date, zone: TimeZone?) {
    (self.options, self.now, self.zone) = (options, now, zone)
  }

  /// Draws all pictures that can be drawn; `tell` receives each event, never from two threads at once.
  ///
  /// - Throws: if rows cannot be read or the output cannot be written. Everything finished before stays and is in the
  ///   manifest.
  public func run(_ tell: @escaping @Sendable (BatchEvent) -> Void) throws(BatchError) -> BatchSummary {
    for folder in [options.fonts, options.assets].compactMap({ $0 }) where !isFolder(folder) {
      throw .source("there is no folder `\(folder)`")
    }
    let keys = try ContentKeys(options)
    let files = PictureFiles(options)
    let delivery = try Delivery(options, files, tell)
    let designs = DesignStore(options, files, now: now)
    let budget = PixelBudget(threads: max(1, options.jobs))
    let moments = MomentFactsStore(options, zone: zone)
    runOnThreads(max(1, options.jobs)) { [options] _ in
      let worker: BatchWorker
      do throws(RenderError) {
        worker = try BatchWorker(options, files, budget, designs, moments, keys)
      } catch { return delivery.fail(.drawing(error)) }
      do throws(FileError) {
        while let ticket = try delivery.take() {
          delivery.accept(ticket, delivery.outcome(of: ticket, worker))
        }
      } catch { delivery.fail(.file(error)) }
    }
    var summary = try delivery.finish()
    summary.unread = designs.unread(of: options.variables)
    return summary
  }
}
