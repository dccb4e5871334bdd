// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveNative

/// Handles the requests of a report's page and keeps the decisions. It does not use a network, only requests and
/// responses.
///
/// Any page in a browser may send requests to this machine. So a decision needs the secret that only the report's page
/// has, and every request must name this machine as the host.
public struct ReviewSession: Sendable {
  /// A request from a browser.
  public struct Request: Sendable {
    /// `token` is the secret of the report's page; empty if the request has none.
    public var method, path, host, token: String
    /// The body of the request; empty if there is none.
    public var body: [UInt8]

    /// A request with its method, path, host, secret and body.
    public init(method: String, path: String, host: String, token: String, body: [UInt8]) {
      (self.method, self.path, self.host, self.token, self.body) = (method, path, host, token, body)
    }
  }

  /// The response to a request.
  public struct Response: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The media type of the body.
    public var type: String
    /// The bytes of the body.
    public var body: [UInt8]
    /// Whether no more requests are expected.
    public var isLast = false
  }

  private var report: TestReport
  private let folder: ReportFolder
  private let golden: String
  private let isWatched: Bool
  private var acceptance: Acceptance
  private let token: String
  /// The names of the cases whose pictures were accepted as references.
  public private(set) var accepted: Set<String> = []
  /// The names of the cases that the reviewer rejected.
  public private(set) var rejected: Set<String> = []
  /// The decisions about causes.
  private var decisions: Acceptance.Decisions
  /// Counts the reports that the page was given.
  private var version = 1
  /// The reference of each accepted case, before and after.
  private var undo: [String: (old: Files, new: Files)] = [:]

  private typealias Files = [ReferenceFolder.Form: [UInt8]]

  /// - Parameter isWatched: whether reports of later runs follow.
  /// - Throws: if the report is not in its folder.
  public init(
    _ report: TestReport, in folder: ReportFolder, golden: String, isWatched: Bool = false
  ) throws(AcceptanceError) {
    self.isWatched = isWatched
    self.report = report
    self.folder = folder
    self.golden = golden
    acceptance = try Acceptance(report: folder.path, golden: golden, takesOthers: report.takesOthers)
    decisions = try acceptance.decisions()
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(random.next() | 1 << 63, radix: 16) }.joined()
  }

  /// The cases that still fail: all that were not accepted.
  public var open: [String] {
    report.outcome.results.filter { $0.state.isFailure && !accepted.contains($0.name) }.map(\.name)
  }

  /// Answers a request, and keeps the decision that it contains.
  ///
  /// - Parameter port: the port of the server, which the request must name.
  public mutating func answer(_ request: Request, port: Int) -> Response {
    guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else {
      return .text(403, "this report is only for 127.0.0.1:\(port)")
    }
    switch (request.method, request.path) {
    case ("GET", "/"):
      let page = report.html(in: folder, review: token, members: state)
      return Response(status: 200, type: "text/html; charset=utf-8", body: Array(page.utf8))
    case ("GET", "/version"): return .text(200, "\(version)")
    case ("GET", let path): return picture(path)
    case ("POST", "/accept"), ("POST", "/reject"), ("POST", "/finish"):
      guard request.token == token else { return .text(403, "this page is out of date; reload it") }
      return request.path == "/finish" ? .text(200, "finished", isLast: true) : decide(request)
    default: return .text(404, "there is nothing here")
    }
  }

  /// One of the report's own pictures.
  private func picture(_ path: String) -> Response {
    let name = Self.decoded(path.drop { $0 == "/" })
    let files = report.outcome.results.lazy.flatMap { [$0.files.before, $0.files.after] }
    guard files.contains(name), let bytes = folder.picture(name) else {
      return .text(404, "there is nothing here")
    }
    let type = name.hasSuffix(".\(CompactPicture.ending)") ? "image/webp" : "image/png"
    return Response(status: 200, type: type, body: bytes)
  }

  /// The text with escapes such as `%C3%A9` decoded.
  ///
  /// - Source: RFC 3986, section 2.1.
  private static func decoded(_ path: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = path.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func accept(_ name: String) throws(AcceptanceError) {
    let old = try acceptance.files(of: name)
    if try acceptance.accept(name) { undo[name] = (old, try acceptance.files(of: name)) }
    accepted.insert(name)
    rejected.remove(name)
  }

  /// Rejects a case; an earlier acceptance is undone.
  private mutating func reject(_ name: String) throws(AcceptanceError) {
    try acceptance.check(name)
    if let change = undo.removeValue(forKey: name) {
      try acceptance.restore(change.old, over: change.new, of: name)
    }
    accepted.remove(name)
    rejected.insert(name)
  }

  private struct Decision: Decodable { var names, causes: [String]? }

  private mutating func decide(_ request: Request) -> Response {
    guard let decision = try? JSONDecoder().decode(Decision.self, from: Data(request.body)),
      decision.names != nil || decision.causes != nil
    else { return .text(400, "a decision must be `{\"names\": […]}` or `{\"causes\": […]}`") }
    let isRejection = request.path == "/reject"
    var errors: [OutputValue] = []
    func report(_ name: String, _ error: AcceptanceError) {
      errors.append(.object([("name", .string(name)), ("message", .string("\(error)"))]))
    }
    var names = decision.names ?? []
    for cause in decision.causes ?? [] {
      do throws(AcceptanceError) { names += try decide(cause, isRejection: isRejection) } catch { report(cause, error) }
    }
    var done: [String] = []
    for name in names {
      do throws(AcceptanceError) {
        try isRejection ? reject(name) : accept(name)
        done.append(name)
      } catch { report(name, error) }
    }
    do throws(AcceptanceError) { try acceptance.finish() } catch {
      for name in done { report(name, error) }
      done = []
    }
    let answer = OutputValue.object(
      [("done", .array(done.map(OutputValue.string))), ("errors", .array(errors))] + state)
    return Response(status: 200, type: "application/json", body: Array(answer.text.utf8))
  }

  /// Keeps the decision about a cause, and returns the pictures that it settles: a rejection settles all; an acceptance
  /// those without another cause that is undecided or rejected.
  private mutating func decide(_ cause: String, isRejection: Bool) throws(AcceptanceError) -> [String] {
    guard acceptance.causes.contains(cause) else { throw .unknownCause(cause, acceptance.causes) }
    if isRejection {
      decisions.accepted.remove(cause)
      decisions.rejected.insert(cause)
    } else {
      decisions.rejected.remove(cause)
      decisions.accepted.insert(cause)
    }
    try acceptance.keep(decisions)
    let pictures = acceptance.pictures(of: cause)
    if isRejection { return pictures.map(\.name) }
    return pictures.filter { decisions.accepted.isSuperset(of: $0.causes) }.map(\.name)
  }

  /// The decisions so far, for the page.
  private var state: [(String, OutputValue)] {
    func list(_ names: Set<String>) -> OutputValue { .array(names.sorted().map(OutputValue.string)) }
    return [
      ("version", .integer(version)), ("watch", .flag(isWatched)), ("accepted", list(accepted)),
      ("rejected", list(rejected)),
      ("acceptedCauses", list(decisions.accepted)), ("rejectedCauses", list(decisions.rejected)),
    ]
  }

  /// Shows the report of a later run. Decisions about pictures that the later run drew otherwise are forgotten.
  ///
  /// - Throws: if the report is not in the folder.
  public mutating func show(_ later: TestReport) throws(AcceptanceError) {
    acceptance = try Acceptance(report: folder.path, golden: golden, takesOthers: report.takesOthers)
    // A decision holds as long as its cause means the same.
    let known = Dictionary(report.groups.map { ($0.id, $0) }) { first, _ in first }
    let changed = later.groups.filter { known[$0.id] != $0 }.map(\.id)
    decisions.accepted.subtract(changed)
    decisions.rejected.subtract(changed)
    try acceptance.keep(decisions)
    let states = Dictionary(later.outcome.results.map { ($0.name, $0.state) }) { first, _ in first }
    accepted = accepted.filter { states[$0] == .same }
    rejected = rejected.filter { states[$0]?.isFailure == true }
    undo = undo.filter { accepted.contains($0.key) }
    report = later
    version += 1
  }
}

extension ReviewSession.Response {
  fileprivate static func text(_ status: Int, _ text: String, isLast: Bool = false) -> Self {
    Self(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8), isLast: isLast)
  }
}
