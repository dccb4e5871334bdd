// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema

/// What is still to be checked.
struct Checking {
  /// Documents whose text has changed since it was read; these are checked first.
  var unread: Set<String> = []
  /// Documents that have not been drawn since then.
  var undrawn: Set<String> = []
  /// Draws designs; created when first needed.
  fileprivate var checker: DesignChecker?
  /// Designs compiled for reading, kept until they are drawn.
  fileprivate var compiled: [String: (version: Int?, design: Checked<CompiledDesign>)] = [:]

  mutating func forget(_ address: String) {
    unread.remove(address)
    undrawn.remove(address)
    compiled[address] = nil
  }

  /// Forgets what depends on files, which may have changed on disk.
  mutating func forgetFiles() { compiled = [:] }
}

/// Checks documents and reports their diagnostics.
///
/// A changed text is read at once, and its diagnostics are published together with those from the last drawing. Then
/// the design is drawn and all diagnostics are published again. Drawing stops when another message arrives, and starts
/// again when nothing waits.
extension LanguageServer {
  /// Checks what has changed, until another message arrives.
  func checkChanged() {
    while inbox.isEmpty, !isShutDown {
      if let address = checking.unread.min() {
        checking.unread.remove(address)
        checking.undrawn.insert(address)
        check(address, .typing)
        publishDiagnostics(of: address)
      } else if let address = checking.undrawn.min() {
        guard check(address, .drawing) else { return }
        checking.undrawn.remove(address)
        publishDiagnostics(of: address)
        offerDiagnostics(of: address)
      } else {
        return
      }
    }
  }

  private func publishDiagnostics(of address: String) {
    guard let document = documents[address], let found = document.found else { return }
    guard !client.pullsDiagnostics else { return }
    publish(DiagnosticWriter(document, found, client).list, of: address, version: document.version)
  }

  // MARK: Diagnostics on request

  /// The diagnostics that a client asks for: those of reading, with those of drawing if nothing else waits.
  func pulledDiagnostics(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let address = try document(params).address
    if checking.unread.remove(address) != nil || documents[address]?.found == nil {
      checking.undrawn.insert(address)
      check(address, .typing)
    }
    // A client that cannot be told to ask again gets the complete answer at once.
    let isPatient = !client.refreshesDiagnostics
    if checking.undrawn.contains(address), isPatient || inbox.isEmpty, check(address, .drawing, isPatient: isPatient) {
      checking.undrawn.remove(address)
    }
    guard let document = documents[address], let found = document.found else { return Self.report([], nil) }
    let list = DiagnosticWriter(document, found, client).list
    let name = Self.name(of: list)
    documents[address]?.pulled = name
    if params["previousResultId"]?.stringValue == name {
      return .object([("kind", .text("unchanged")), ("resultId", .text(name))])
    }
    return Self.report(list, name)
  }

  private static func report(_ list: [JSONNode], _ name: String?) -> JSONNode {
    .object([("kind", .text("full")), ("resultId", name.map(JSONNode.text)), ("items", .array(list))])
  }

  /// A name for a list, which equal lists share in this process.
  private static func name(of list: [JSONNode]) -> String {
    String(UInt(bitPattern: JSONWriter.compact(.array(list)).hashValue), radix: 36)
  }

  /// Lets a client ask again if drawing has found something else than it knows.
  private func offerDiagnostics(of address: String) {
    guard client.pullsDiagnostics, client.refreshesDiagnostics, let document = documents[address],
      let found = document.found, let pulled = document.pulled,
      pulled != Self.name(of: DiagnosticWriter(document, found, client).list)
    else { return }
    documents[address]?.pulled = nil
    ask("workspace/diagnostic/refresh", .null)
  }

  /// The diagnostics of a document's current text; it is read now if it was not before.
  func findings(of address: String) -> OpenDocument.Findings? {
    if documents[address]?.found == nil { check(address, .typing) }
    return documents[address]?.found
  }

  /// - Parameter isPatient: whether drawing goes on when a message arrives.
  /// - Returns: whether the check was completed.
  @discardableResult
  private func check(_ address: String, _ depth: DesignChecker.Depth, isPatient: Bool = false) -> Bool {
    guard let document = documents[address] else { return true }
    let source = document.view.source
    switch document.view.kind {
    case .other: documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: [])
    case .parts:
      documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: document.view.partDiagnostics)
    case .design: return checkDesign(document, depth, isPatient: isPatient)
    }
    return true
  }

  private func checkDesign(_ document: OpenDocument, _ depth: DesignChecker.Depth, isPatient: Bool) -> Bool {
    let address = document.address
    let known = checking.compiled[address].flatMap { $0.version == document.version ? $0.design : nil }
    let compiled =
      known
      ?? WidgetCompiler.compile(
        document.view.parsed, of: document.view.source, now: servedFacts.moment.now, folder: document.folder)
    let source = compiled.output?.source ?? document.view.source
    do throws(RenderError) {
      let read = try diagnostics(of: compiled, document, .typing, isPatient: isPatient)
      if depth != .drawing {
        checking.compiled[address] = (document.version, compiled)
        documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: read + document.drawn)
        return true
      }
      let all = try diagnostics(of: compiled, document, .drawing, isPatient: isPatient)
      // A partial drawing says nothing about the rest.
      guard isPatient || inbox.isEmpty else { return false }
      checking.compiled[address] = nil
      // Drawing may add sizes and notes to the diagnostics from reading.
      documents[address]?.drawn = all.filter { drawn in
        !read.contains { $0.code == drawn.code && $0.range == drawn.range }
      }
      documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: all)
    } catch {
      showMessage("\(document.path ?? address): \(error)")
      documents[address]?.found = OpenDocument.Findings(source: source, diagnostics: compiled.diagnostics)
    }
    return true
  }

  private func diagnostics(
    of compiled: Checked<CompiledDesign>, _ document: OpenDocument, _ depth: DesignChecker.Depth, isPatient: Bool
  ) throws(RenderError) -> [Diagnostic] {
    try checker().check(
      compiled, folder: document.folder ?? "", moment: servedFacts.moment, variables: servedFacts.variables,
      depth: depth,
      snapshots: servedFacts.isAsked ? servedFacts.snapshots : nil, facts: servedFacts.snapshots,
      while: { isPatient || inbox.isEmpty })
  }

  private func checker() throws(RenderError) -> DesignChecker {
    if let checker = checking.checker { return checker }
    let made = try DesignChecker(fonts: fonts, assets: assets)
    checking.checker = made
    return made
  }
}
