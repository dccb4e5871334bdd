// SPDX-License-Identifier: MIT

public import FoundationEssentials
import Synchronization
public import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveSystem

/// Finds places by name.
public enum PlaceSearch {
  /// The places with a name, best match first.
  ///
  /// - Parameter server: another server with Open-Meteo's interface; nil for Open-Meteo.
  public static func places(
    called name: String, server: String?, agent: String, now: Date
  ) async throws(FetchError) -> [Place] {
    let client = WebClient(agent: agent)
    let result: Result<[Place], FetchError>
    do throws(FetchError) {
      result = .success(try await places(called: name, server: server, client, now: now))
    } catch {
      result = .failure(error)
    }
    await client.end()
    return try result.get()
  }

  static func places(
    called name: String, server: String?, _ client: WebClient, now: Date
  ) async throws(FetchError) -> [Place] {
    guard let base = WebAddress(server ?? "https://geocoding-api.open-meteo.com"),
      let address = base.with(path: "/v1/search", [("name", name), ("count", "10"), ("format", "json")])
    else { throw FetchError(.lasting, "the address of the search is not a web address") }
    let answer = try await client.answer(
      to: WebRequest(address), within: 20, certificates: nil, now: now.timeIntervalSince1970)
    guard let reader = FeedTable.source("open-meteo-places") else { return [] }
    let read = reader.read(
      SourceText(name: "places", bytes: answer.bytes), FeedRequest(now: now, timeZone: .gmt))
    if read.diagnostics.contains(where: { $0.code == .feedNothing }), read.output == nil { return [] }
    if let mistake = read.diagnostics.first(where: { $0.severity == .error }), read.output == nil {
      throw FetchError(.lasting, mistake.message.text)
    }
    return read.output?.compactMap { $0.location?.place } ?? []
  }
}

/// Waits for asynchronous work, for commands that have nothing else to do.
///
/// The caller must not be a task.
public func waiting<Value: Sendable, Failure: Error>(
  for work: @escaping @Sendable () async throws(Failure) -> Value
) throws(Failure) -> Value {
  let pending = PendingResult<Value, Failure>()
  Task {
    let result: Result<Value, Failure>
    do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
    pending.set(result)
  }
  return try pending.get().get()
}

/// A result that one thread waits for.
private final class PendingResult<Value: Sendable, Failure: Error>: Sendable {
  private let result = Mutex<Result<Value, Failure>?>(nil)
  private let isSet = Semaphore(places: 0)

  func set(_ value: Result<Value, Failure>) {
    result.withLock { $0 = value }
    isSet.signal()
  }

  func get() -> Result<Value, Failure> {
    while true {
      isSet.wait()
      if let value = result.withLock({ $0 }) { return value }
    }
  }
}
