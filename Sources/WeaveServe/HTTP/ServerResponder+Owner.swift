// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import WeaveDiagnostics
import WeaveHTTP
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSystem
import WeaveWorkshop

/// The owner's pages, and the actions of their forms.
extension ServerResponder {
  /// A page for a signed-in owner; others are sent to the sign-in page.
  func page(_ target: Target, _ request: Request) async -> Response {
    core.count("page")
    guard let csrf = core.gate.csrf(of: request) else { return Page.seeOther("/login") }
    let pages = OwnerPages(core: core, now: core.clock.now, csrf: csrf)
    switch target.parts.first {
    case "feeds": return await pages.feedsPage()
    case "house": return await pages.house()
    default: break
    }
    guard target.parts.count == 2 else { return await pages.overview() }
    guard let display = core.shelf.display(target.parts[1]) else { return .notFound() }
    return await pages.details(display)
  }

  /// Carries out a form of the owner.
  func form(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    core.count("post")
    guard core.gate.isFromHere(request) else {
      core.count("refused")
      return .refusal(.forbidden, "this form comes from another site")
    }
    guard let bytes = try? await request.body.collect(upTo: 16 << 10) else {
      return .refusal(.contentTooLarge, "the form is larger than 16 KiB")
    }
    let fields = Dictionary(Target.pairs(String(buffer: bytes)).map { ($0.name, $0.value) }) { first, _ in first }
    if target.parts == ["login"] { return await signIn(fields, request, context) }
    guard let csrf = core.gate.csrf(of: request), let given = fields["csrf"], Token.areEqual(given, csrf) else {
      core.count("refused")
      return .refusal(.forbidden, "this form is too old; reload the page")
    }
    switch target.parts.first {
    case "logout":
      core.gate.signOut(request)
      return Page.seeOther("/login")
    case "pairing":
      pairing(fields)
      return Page.seeOther("/")
    case "devices": return await name(fields)
    case "webhooks": return await webhooks(csrf)
    case "boards": return await addBoard(fields)
    case "house": return await furnish(fields, csrf)
    case "feeds": return await changeFeed(fields, csrf)
    case "displays" where target.parts.count == 3:
      return await change(target.parts[1], target.parts[2], csrf, fields)
    default: return .notFound()
    }
  }

  private func signIn(
    _ fields: [String: String], _ request: Request, _ context: ServerContext
  ) async -> Response {
    let client = core.gate.client(of: request, context)
    guard core.gate.admit(client, to: .password) else {
      return .refusal(.tooManyRequests, "too many attempts", retry: 60)
    }
    let session: String
    switch await core.gate.signIn(fields["password"] ?? "") {
    case .opened(let cookie): session = cookie
    case .busy: return .refusal(.tooManyRequests, "too many passwords are being checked", retry: 5)
    case .wrongPassword:
      core.count("refused")
      core.log.warning("wrong password", metadata: ["client": "\(client)"])
      return OwnerPages.signIn(isWrong: true)
    }
    let secure = request.headers[.forwardedProto] == "https" ? "; Secure" : ""
    return Page.seeOther(
      "/", cookie: "\(Gate.cookie)=\(session); Path=/; HttpOnly; SameSite=Strict; Max-Age=604800\(secure)")
  }

  /// Lets new devices join, or answers a device that asks for another token.
  private func pairing(_ fields: [String: String]) {
    guard let device = fields["device"] else { return core.gate.allowPairing(600) }
    core.pairing.answer(device, from: fields["client"] ?? "", fields["answer"] == "yes")
  }

  /// Makes a new device one of the displays that are set up, or adds a display for it.
  private func name(_ fields: [String: String]) async -> Response {
    guard let device = fields["device"], let name = fields["display"] ?? fields["name"] else {
      return .refusal(.badRequest, "the form needs a device and a name")
    }
    // Whoever writes the name of a display that is set up means that display.
    let isKnown = core.shelf.display(name) != nil
    let keys = ["panel", "shows"].map { (key: $0, value: fields[$0].map(JSONValue.string)) }
    guard isKnown || keys.allSatisfy({ $0.value != nil }) else {
      return .refusal(.badRequest, "the form needs a name, a panel and a design")
    }
    return await changed("/display/\(name)") { folder throws(DisplayEditor.Refusal) in
      try DisplayEditor.change(folder) { editor throws(DisplayEditor.Refusal) in
        if isKnown {
          try editor.set("device", of: name, to: .string(device))
        } else {
          try editor.add([("name", .string(name))] + keys + [("device", .string(device))])
        }
      }
    }
  }

  private func change(
    _ name: String, _ what: String, _ csrf: String, _ fields: [String: String]
  ) async -> Response {
    guard let display = core.shelf.display(name) else { return .notFound() }
    switch what {
    case "show": return await show(fields["shows"] ?? "", on: display)
    case "playlist": return await changePlaylist(of: display, fields)
    case "refresh":
      core.shelf.slot(of: display).forget()
      return Page.seeOther("/display/\(name)")
    case "press":
      do throws(PressRefusal) {
        _ = try await core.press(fields["button"].flatMap { Int($0) } ?? 0, on: display)
        return Page.seeOther("/display/\(name)")
      } catch { return .refusal(error.status, "\(error)") }
    case "token":
      do {
        let token = try await core.state.newToken(for: display)
        return OwnerPages(core: core, now: core.clock.now, csrf: csrf).token(token, of: display)
      } catch { return .refusal(.serviceUnavailable, "\(error)") }
    default: return .notFound()
    }
  }

  // MARK: What displays show

  /// `/thumbnail/FILE?for=NAME`: a small picture of a file in the folder, for the readers of a display.
  func thumbnail(_ target: Target, _ request: Request) async -> Response {
    let file = target.parts[1]
    guard core.gate.csrf(of: request) != nil, FolderPath.isInside(file),
      let reader = target["for"].flatMap({ core.shelf.display($0) })
    else { return .notFound() }
    let display = reader.thumbnail(of: file)
    let (kept, failure) = await core.picture(in: core.shelf.slot(of: display), isFetched: false)
    guard let kept else { return .notFound() }
    return PictureAnswer(kept, failure, at: core.clock.now).response(to: request, core)
  }

  /// Lets a display show another file of the folder.
  private func show(_ file: String, on display: Display) async -> Response {
    await changed("/display/\(display.name)") { folder throws(DisplayEditor.Refusal) in
      try DisplayEditor.change(folder) { editor throws(DisplayEditor.Refusal) in
        try editor.set("shows", of: display.name, to: .string(file))
      }
    }
  }

  /// Changes the playlist that a display shows, or makes one of what it shows.
  private func changePlaylist(of display: Display, _ fields: [String: String]) async -> Response {
    let place = fields["entry"].flatMap { Int($0) } ?? -1
    let change: PlaylistEditor.Change
    switch fields["change"] {
    case "begin": return await beginPlaylist(on: display)
    case "add": change = .add(fields["shows"] ?? "")
    case "up": change = .move(place, to: place - 1)
    case "down": change = .move(place, to: place + 1)
    case "move": change = .move(place, to: fields["to"].flatMap { Int($0) } ?? -1)
    case "remove": change = .remove(place)
    case "turn": change = .turn(place, minutes: fields["minutes"].flatMap { Int($0) } ?? 0)
    default: return .refusal(.badRequest, "the form asks for no change")
    }
    return await changed("/display/\(display.name)") { folder throws(DisplayEditor.Refusal) in
      try PlaylistEditor.make(change, of: display.shows, in: folder)
    }
  }

  private func beginPlaylist(on display: Display) async -> Response {
    await changed("/display/\(display.name)") { folder throws(DisplayEditor.Refusal) in
      // An older playlist of this name stays.
      let names = (1...1_000).lazy.map { $0 == 1 ? display.name : "\(display.name)-\($0)" }
      let file = names.map { "\($0).playlist.json" }.first { !NewDesign.isTaken("\(folder)/\($0)") }
      guard let file else { throw .edit("there are too many playlists of this name") }
      let text = PlaylistEditor.text(named: display.label, showing: display.shows)
      do throws(FileError) { try createFile(Array(text.utf8), at: "\(folder)/\(file)") } catch { throw .file(error) }
      try DisplayEditor.change(folder) { editor throws(DisplayEditor.Refusal) in
        try editor.set("shows", of: display.name, to: .string(file))
      }
    }
  }

  /// Writes a ready board into the folder.
  private func addBoard(_ fields: [String: String]) async -> Response {
    let name = fields["board"] ?? ""
    guard let files = Language.newBoard(from: name) else { return .notFound() }
    return await changed("/") { folder throws(DisplayEditor.Refusal) in
      do { try NewDesign.write(board: files, to: "\(folder)/\(name).json") } catch { throw .edit("\(error)") }
    }
  }

  /// Changes files of the folder, then shows a page, or says why not.
  private func changed(
    _ page: String, _ change: @escaping @Sendable (_ folder: String) throws(DisplayEditor.Refusal) -> Void
  ) async -> Response {
    let core = core
    let outcome = await core.disk.run {
      Result { () throws(DisplayEditor.Refusal) in
        try change(core.options.scene.folder)
        core.readDisplays(after: .zero)
      }
    }
    do {
      try outcome.get()
      return Page.seeOther(page)
    } catch .invalid(let report) {
      return .refusal(.badRequest, report.diagnostics.first.map { "\($0.message)" } ?? "this cannot be shown")
    } catch .file(let error) {
      return .refusal(.serviceUnavailable, "\(error)")
    } catch { return .refusal(.badRequest, "\(error)") }
  }

  /// Makes a new token for programs that post values.
  private func webhooks(_ csrf: String) async -> Response {
    do {
      let token = try await core.state.newProgramToken()
      return OwnerPages(core: core, now: core.clock.now, csrf: csrf).webhookToken(token)
    } catch { return .refusal(.serviceUnavailable, "\(error)") }
  }

  // MARK: Full screen

  /// `/view/NAME`: the picture in full screen, replaced without a flash.
  func view(_ target: Target, _ request: Request) async -> Response {
    core.count("page")
    guard let display = core.shelf.display(target.parts[1]) else {
      return core.gate.isOpen || core.gate.csrf(of: request) != nil ? .notFound() : Page.seeOther("/login")
    }
    guard await core.gate.maySee(display, request, target) else { return Page.seeOther("/login") }
    // The page repeats the token only if it is well formed.
    let token = target["token"].flatMap { Token.isWellFormed($0) ? $0 : nil }
    let address = ViewAddress(display)
    let (kept, _) = await core.picture(of: display, in: address.slot(in: core.shelf))
    let path = address.path(token: token)
    let events = "events/\(display.name)" + (token.map { "?token=\($0)" } ?? "")
    let body: HTML = """
      <main data-tag="\(kept.map(\.plainTag) ?? "")" data-picture="\(path)" data-events="\(events)">
      <img src="\(path)" alt="\(kept?.altText ?? display.label)">
      </main>
      <noscript><meta http-equiv="refresh" content="60"></noscript>
      """
    return Page.response(display.label, body, script: "view.js", bodyClass: "view")
  }

  /// `/events/NAME`: the tag of each new picture, as server-sent events.
  ///
  /// - Source: WHATWG HTML, 9.2, server-sent events.
  func events(_ target: Target, _ request: Request) async -> Response {
    guard let display = core.shelf.display(target.parts[1]), await core.gate.maySee(display, request, target) else {
      core.count("refused")
      return .notFound()
    }
    guard core.hasRoomForStream else { return .refusal(.serviceUnavailable, "too many pages are open", retry: 60) }
    let (core, name, target) = (core, display.name, target)
    var headers = HTTPFields()
    headers[.contentType] = "text/event-stream"
    headers[.cacheControl] = "no-store"
    headers[.named("X-Accel-Buffering")] = "no"
    return Response(
      status: .ok, headers: headers,
      body: .init { writer in
        core.enterStream()
        defer { core.leaveStream() }
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        var last = ""
        var quiet = 0
        while !Task.isCancelled, !Task.isShuttingDownGracefully {
          // The stream ends with the token or the session that opened it.
          guard let display = core.shelf.display(name), await core.gate.maySee(display, request, target) else { break }
          let slot = ViewAddress(display).slot(in: core.shelf)
          if let kept = await core.picture(of: display, in: slot).picture, kept.plainTag != last {
            last = kept.plainTag
            quiet = 0
            try await writer.write(ByteBuffer(string: "data: \(last)\n\n"))
          } else {
            quiet += 1
            // An empty comment line shows whether the client is still there.
            if quiet % 15 == 0 { try await writer.write(ByteBuffer(string: ":\n\n")) }
          }
          try await Task.sleep(for: .seconds(1))
        }
        try await writer.finish(nil)
      })
  }

  // MARK: Values from outside

  /// Why a program may not post values; nil if it may.
  private func refusalOfProgram(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response? {
    var mayPost = core.gate.isFromHere(request)
    if mayPost, !core.gate.isOpen { mayPost = await owner(of: request, target) == Gate.webhooks }
    guard mayPost else { return refusal(of: .program, "this needs the token of webhooks", request, context) }
    if request.method == .delete { return nil }
    // Pages of other sites can send forms without permission, but not JSON.
    guard request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true else {
      return .refusal(.unsupportedMediaType, "send application/json")
    }
    return nil
  }

  /// `POST /press/NAME/NUMBER`: presses a button of the design on a display, numbered from 1.
  func press(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    core.count("post")
    if let refusal = await refusalOfProgram(target, request, context) { return refusal }
    guard let display = core.shelf.display(target.parts[1]), let number = Int(target.parts[2]) else {
      return .notFound()
    }
    do throws(PressRefusal) {
      let change = try await core.press(number, on: display)
      return .json(
        .object([
          ("variable", .text(change.key)), ("old", change.old.map { .text($0) } ?? .null),
          ("new", change.new.map { .text($0) } ?? .null),
        ]))
    } catch { return .refusal(error.status, "\(error)") }
  }

  /// `POST /facts/NAME`: JSON that designs read as the variable NAME, or as several variables in `merge_variables`;
  /// null removes a variable, and so does `DELETE /facts/NAME`.
  func facts(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    core.count("post")
    let name = target.parts[1]
    if let refusal = await refusalOfProgram(target, request, context) { return refusal }
    if request.method == .delete { return await store([name: nil]) }
    guard let bytes = try? await request.body.collect(upTo: 64 << 10) else {
      return .refusal(.contentTooLarge, "at most 64 KiB")
    }
    let tree = JSONParser.parse(.init(name: "facts", bytes: Array(bytes.readableBytesView)))
    guard let root = tree.output, !tree.hasErrors else {
      return .refusal(.badRequest, tree.diagnostics.first.map { "\($0.message)" } ?? "no JSON")
    }
    var values = [name: root]
    if let merged = root["merge_variables"]?.members { values = Dictionary(merged.map { ($0.key, $0.value) }) { $1 } }
    return await store(values.mapValues { $0.isNull ? nil : $0 })
  }

  private func store(_ values: [String: JSONNode?]) async -> Response {
    if let name = values.keys.sorted().first(where: { !SharedVariables.isName($0) }) {
      return .refusal(.badRequest, SharedVariables.refusal(of: name))
    }
    do {
      try await core.state.set(values)
      return .text("{\"status\": 200}\n", type: "application/json")
    } catch { return .refusal(.init(code: 507, reasonPhrase: "Insufficient Storage"), "\(error)", retry: 60) }
  }
}

extension KeptPicture {
  /// The tag without its quotes.
  var plainTag: String { String(tag.dropFirst().dropLast()) }
}
