// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import WeaveDiagnostics
import WeaveExpressions
import WeaveHTTP
import WeaveHash
import WeaveJSON
import WeavePanel
import WeaveSchema
import WeaveTime

/// The requests of TRMNL's firmware.
///
/// - Source: usetrmnl/trmnl-firmware 74f7b18, trmnl-spec 50c9436.
extension ServerResponder {
  /// `/api/…`; nil for a path that TRMNL does not have.
  func trmnl(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response? {
    let isReading = request.method == .get || request.method == .head
    core.count("trmnl")
    switch target.parts.dropFirst().joined(separator: "/") {
    case "setup" where isReading: return await setup(request, context)
    case "display" where isReading: return await display(target, request, context)
    case "current_screen" where isReading: return await currentScreen(target, request, context)
    case "log" where request.method == .post: return await log(target, request, context)
    case "models" where isReading: return .json(TRMNLModels.models)
    case "palettes" where isReading: return .json(TRMNLModels.palettes)
    default: return nil
    }
  }

  // MARK: Setup

  /// Answers a device that has no token and asks for one.
  private func setup(_ request: Request, _ context: ServerContext) async -> Response {
    let client = core.gate.client(of: request, context)
    guard core.gate.admit(client, to: .pairing) else {
      return .refusal(.tooManyRequests, "too many attempts", retry: 60)
    }
    guard let introduction = Introduction(request.headers) else {
      return Self.noToken("this needs the hardware address of a device")
    }
    let address = introduction.address
    let display = core.shelf.display(ofDevice: address)
    // Anybody can send the address of a device that has a token. It keeps the token until its owner says yes.
    if hasToken(address, as: display) {
      guard core.pairing.ask(question(introduction, client)) else {
        core.log.warning(
          "a device with a token asks for another", metadata: ["device": "\(address)", "client": "\(client)"])
        return Self.noToken("this device has a token; its owner must allow another on the server's page")
      }
    } else if !core.gate.isPairing {
      return Self.noToken("unknown device, and pairing is closed")
    }
    do {
      let (token, device) = try await core.state.pair(introduction, as: display, at: core.clock.now)
      core.log.info("paired a device", metadata: ["device": "\(address)", "id": "\(device.friendlyID)"])
      let picture = await trmnlPicture(display ?? pairing(address, device), request)
      return .json(
        .object([
          ("status", .integer(200)), ("api_key", .text(token)), ("friendly_id", .text(device.friendlyID)),
          ("image_url", picture.map { .text($0.url) } ?? .null), ("filename", picture.map { .text($0.name) } ?? .null),
          ("message", .text("welcome")),
        ]))
    } catch { return .refusal(.serviceUnavailable, "\(error)", retry: 60) }
  }

  private func hasToken(_ address: String, as display: Display?) -> Bool {
    (display?.tokenOwners ?? [address]).contains { core.state.token(of: $0) != nil }
  }

  private func question(
    _ introduction: Introduction, _ client: ClientAddress, hasOtherKey: Bool = false
  ) -> PairingDesk.Question {
    PairingDesk.Question(
      device: introduction.address, client: client.description, model: introduction.model,
      firmware: introduction.firmware, hasOtherKey: hasOtherKey, at: core.clock.now)
  }

  /// The answer to a device that gets no token.
  private static func noToken(_ reason: String) -> Response {
    .json(
      .object([
        ("status", .integer(404)), ("api_key", .null), ("friendly_id", .null), ("image_url", .null),
        ("filename", .null), ("message", .text(reason)),
      ]))
  }

  /// The display for a device that has no name yet: it shows the short name by which its owner recognises it.
  func pairing(_ address: String, _ device: PairedDevice) -> Display {
    let panel = device.panel
    return Display(
      name: "device-" + address.replacing(":", with: "").lowercased(), label: device.friendlyID, panel: panel,
      format: panel.formats.first ?? .png1, shows: NoticeDesign.pairing, device: address,
      variables: ["id": .string(device.friendlyID)], refresh: 60...60)
  }

  // MARK: Devices with the key of another server

  private enum Adoption {
    /// It is known, or has just been taken in.
    case known(owner: String?)
    /// The owner must say yes first.
    case waiting
    /// It has no right to a picture.
    case stranger
    case refused(Response)
  }

  /// Takes in a device that comes with a key which this server has not given it. Its firmware keeps the key of the
  /// server before and never asks for another (trmnl-firmware#79), so that key becomes its token.
  private func adoption(_ target: Target, _ request: Request, _ context: ServerContext) async -> Adoption {
    if let owner = await owner(of: request, target) { return .known(owner: owner) }
    guard let introduction = Introduction(request.headers) else {
      return core.gate.isOpen ? .known(owner: nil) : .stranger
    }
    let address = introduction.address
    let display = core.shelf.display(ofDevice: address)
    // Without a password everybody is trusted, and the address is enough.
    if core.gate.isOpen, display != nil || core.state.devices[address] != nil { return .known(owner: nil) }
    let key = Gate.token(of: request, target).flatMap { Token.isPossible($0) ? $0 : nil }
    guard core.gate.isOpen || key != nil && (core.gate.isPairing || display != nil) else { return .stranger }
    let client = core.gate.client(of: request, context)
    guard core.gate.admit(client, to: .pairing) else {
      return .refused(.refusal(.tooManyRequests, "too many attempts", retry: 60))
    }
    if !core.gate.isPairing || hasToken(address, as: display),
      !core.pairing.ask(question(introduction, client, hasOtherKey: true))
    {
      core.log.warning(
        "a device comes with the key of another server", metadata: ["device": "\(address)", "client": "\(client)"])
      return .waiting
    }
    do {
      try await core.state.adopt(introduction, as: display, key: key, at: core.clock.now)
      core.log.info("took in a device with its own key", metadata: ["device": "\(address)"])
      return .known(owner: display?.name ?? address)
    } catch { return .refused(.refusal(.serviceUnavailable, "\(error)", retry: 60)) }
  }

  /// The answer to a device for which nobody has set what it shows: it asks again soon.
  private static let comeAgain = Response.json(
    .object([("status", .integer(202)), ("refresh_rate", .integer(60)), ("image_url", .null), ("filename", .null)]))

  /// The owner of the token of a request; nil if the request has none, or an invalid one.
  func owner(of request: Request, _ target: Target) async -> String? {
    guard let token = Gate.token(of: request, target) else { return nil }
    return await core.state.owner(ofToken: token)
  }

  // MARK: Display

  /// Tells a device what to show and when to come again.
  private func display(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    let address = request.headers[.deviceID].flatMap(HardwareAddress.normal)
    let owner: String?
    switch await adoption(target, request, context) {
    case .known(let known): owner = known
    case .waiting: return Self.comeAgain
    case .stranger:
      return refusal(of: .picture, "this needs the token of a display", request, context)
    case .refused(let response): return response
    }
    // A token is valid for its own device only.
    if !core.gate.isOpen, let address, let owner, owner != address, core.shelf.display(owner)?.device != address {
      core.count("refused")
      return .refusal(.forbidden, "this is the token of another display")
    }
    if let introduction = Introduction(request.headers) { await core.state.update(introduction, at: core.clock.now) }
    guard let display = shown(address, owner) else { return Self.comeAgain }
    let now = core.clock.now
    let last = core.state.sighting(of: display.name)
    var sighting = Sighting(request.headers, at: now)
    sighting.learn(from: last)
    // Store the battery state first, so that the picture of this request already shows it.
    core.state.see(display.name, sighting)
    // A double click. The firmware carries out its function only if `action` repeats the name.
    let function = display.specialFunction
    let isFunction = function != .none && request.headers[.specialFunction] == "true"
    if isFunction, function == .restartPlaylist { core.shelf.slot(of: display).forget() }
    let shown = isFunction ? display.shown(for: function) : display
    guard var picture = await trmnlPicture(shown, request, last, drift: sighting.knownDrift) else {
      return .refusal(.serviceUnavailable, "there is no picture yet", retry: 60)
    }
    if isFunction, function == .sleep || function == .guestMode {
      picture.plan.sleep = display.refresh.upperBound
      picture.plan.wake = now.addingTimeInterval(Double(picture.plan.sleep))
    }
    sighting.wake = picture.plan.wake
    sighting.sleep = picture.plan.sleep
    core.state.see(display.name, sighting)
    return .json(
      .object([
        ("status", .integer(0)), ("image_url", .text(picture.url)), ("filename", .text(picture.name)),
        ("refresh_rate", .integer(picture.plan.sleep)), ("image_url_timeout", .integer(30)),
        ("update_firmware", .flag(false)), ("firmware_url", .null), ("firmware_version", .null),
        ("reset_firmware", .flag(false)), ("special_function", .text(function.rawValue)),
        ("action", .text(isFunction ? function.rawValue : "")),
        ("maximum_compatibility", .flag(display.isMostCompatible)),
        ("temperature_profile", .text(display.temperatureProfile.rawValue)),
      ]))
  }

  /// `/api/current_screen`: what a display shows now, for programs. The display itself is not recorded as awake.
  ///
  /// - Source: TRMNL's interface for private devices, `current_screen`.
  private func currentScreen(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    let address = request.headers[.deviceID].flatMap(HardwareAddress.normal)
    let owner = await owner(of: request, target)
    guard owner != nil || core.gate.isOpen else {
      return refusal(of: .picture, "this needs the token of a display", request, context)
    }
    guard let display = shown(core.gate.isOpen ? address : nil, owner) else { return .notFound() }
    guard let picture = await trmnlPicture(display, request) else {
      return .refusal(.serviceUnavailable, "there is no picture yet", retry: 60)
    }
    return .json(
      .object([
        ("status", .integer(200)), ("refresh_rate", .integer(picture.plan.sleep)), ("image_url", .text(picture.url)),
        ("filename", .text(picture.name)), ("rendered_at", .null),
      ]))
  }

  /// What a device shows, found by its address or by the owner of its token.
  private func shown(_ address: String?, _ owner: String?) -> Display? {
    if let display = address.flatMap({ core.shelf.display(ofDevice: $0) }) { return display }
    if let owner, let display = core.shelf.display(owner) ?? core.shelf.display(ofDevice: owner) { return display }
    guard let address = address ?? owner, let device = core.state.devices[address] else { return nil }
    return pairing(address, device)
  }

  /// What a device gets to know about its picture.
  private struct TRMNLPicture {
    var name, url: String
    var plan: WakePlan
  }

  /// The picture for a device that asks now, and when it comes again.
  ///
  /// - Parameters:
  ///   - last: its last request; nil for the first one.
  ///   - drift: how many seconds pass while it counts one.
  private func trmnlPicture(
    _ display: Display, _ request: Request, _ last: Sighting? = nil, drift: Double = 1
  ) async -> TRMNLPicture? {
    let slot = core.shelf.slot(of: display)
    if let known = slot.last.picture { await core.awaitFeeds(for: known.sources) }
    // The picture counts as wanted when it is fetched, not when the device asks for its address.
    var (kept, failure) = await core.picture(of: display, in: slot, isFetched: false)
    let now = core.clock.now
    if failure == nil, let until = kept?.until,
      WakePlan.isEarly(
        at: now, until: until, last: last.flatMap { last in last.wake.map { (last.at, $0) } },
        shortest: display.refresh.lowerBound)
    {
      kept = await core.comingPicture(of: display, in: slot) ?? kept
    }
    guard let kept else { return nil }
    let name = Self.fileName(of: kept, display)
    let parts = display.name.split(separator: "/")
    let variant = parts.count > 1 ? "&for=\(parts[1])" : ""
    let key = await signature(of: display.name, name, display)
    let scheme = request.headers[.forwardedProto] == "https" ? "https" : "http"
    let host = request.head.authority ?? ""
    let plan = WakePlan(
      WakePlan.Inputs(
        now: now, bounds: display.refresh, until: kept.until, feed: core.feeds.next(for: kept.sources, at: now)?.date,
        isFailing: failure != nil, quietHours: display.quietHours, timeZone: core.timeZone(of: display, kept),
        drift: drift))
    return TRMNLPicture(
      name: name, url: "\(scheme)://\(host)\(Visit.current.base)trmnl/\(parts[0])/\(name)?key=\(key)\(variant)",
      plan: plan)
  }

  /// `screen-3fa9c2-1774703100`. The first part identifies the display and the entry of its playlist, so that a newer
  /// picture replaces the older one in the device's memory, and the entries stay beside each other. The second part is
  /// when the entry changed to this picture, so that the same picture is not fetched twice.
  ///
  /// - Source: trmnl-firmware, filesystem.cpp; larapaper, DeviceScreenFilename.
  static func fileName(of kept: KeptPicture, _ display: Display) -> String {
    let shown = "\(display.name) \(display.shows)" + (kept.entry.map { " \($0)" } ?? "")
    let screen = Checksum(of: Array(shown.utf8)).description.prefix(6)
    let seconds = String(kept.appeared)
    return "screen-\(screen)-" + String(repeating: "0", count: max(0, 10 - seconds.count)) + seconds
  }

  /// The signature of an address: of what is shown under which name, for the display's tokens as they are now.
  private func signature(of shown: String, _ file: String, _ display: Display) async -> String {
    let device = display.device.map { [$0] } ?? []
    let owners = [String(shown.prefix { $0 != "/" })] + device
    return await core.state.signature(of: "\(shown) \(file) \(core.state.generation(of: owners))")
  }

  /// `/trmnl/NAME/FILE?key=…`, an address that the server has given to a device for one picture; with `for=…` the
  /// picture of a special function. It ends with the picture, and with the display's token.
  func trmnlFile(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    let (name, file) = (target.parts[1], target.parts[2])
    let shown = name + (target["for"].map { "/\($0)" } ?? "")
    let device = core.state.devices.first { "device-" + $0.key.replacing(":", with: "").lowercased() == name }
    guard var display = core.shelf.display(name) ?? device.map({ pairing($0.key, $0.value) }), let key = target["key"]
    else { return .notFound() }
    if let function = target["for"].flatMap(Display.SpecialFunction.init) { display = display.shown(for: function) }
    func isSigned() async -> Bool { Token.areEqual(key, await signature(of: shown, file, display)) }
    guard await isSigned() else {
      core.count("refused")
      return .notFound()
    }
    let slot = core.shelf.slot(of: display)
    let (kept, failure) = await core.picture(of: display, in: slot)
    // The token may have ended while the picture was drawn.
    guard await isSigned() else { return .notFound() }
    guard let kept else { return .refusal(.serviceUnavailable, "there is no picture yet", retry: 60) }
    if Self.fileName(of: kept, display) == file {
      return PictureAnswer(kept, failure, at: core.clock.now).response(to: request, core)
    }
    // A device that came a little early has the address of the next one.
    if slot.coming != nil, let coming = await core.comingPicture(of: display, in: slot),
      Self.fileName(of: coming, display) == file
    {
      return PictureAnswer(coming, nil, at: core.clock.now).response(to: request, core)
    }
    // A picture that has just been replaced may be on its way to a display.
    guard let last = slot.replaced, Self.fileName(of: last, display) == file else {
      return .refusal(.gone, "this picture has been replaced; ask /api/display for the address of the current one")
    }
    return PictureAnswer(last, nil, at: core.clock.now).response(to: request, core)
  }

  // MARK: Log

  /// Stores the problems that a device reports.
  private func log(_ target: Target, _ request: Request, _ context: ServerContext) async -> Response {
    let address = request.headers[.deviceID].flatMap(HardwareAddress.normal)
    let owner = await owner(of: request, target)
    guard core.gate.isOpen || owner != nil else {
      core.count("refused")
      return .refusal(.unauthorized, "this needs the token of a display")
    }
    guard let display = shown(core.gate.isOpen ? address : nil, owner) else { return Response(status: .noContent) }
    guard let bytes = try? await request.body.collect(upTo: 64 << 10) else {
      return .refusal(.contentTooLarge, "the log is larger than 64 KiB")
    }
    let now = core.clock.now
    let lines = TRMNLLog.lines(in: Array(bytes.readableBytesView)).map { DisplayLine(at: now, text: $0) }
    if !lines.isEmpty { core.state.note(display.name, lines) }
    return Response(status: .noContent)
  }
}

extension Display {
  /// The display with what a special function shows, under a name that no display of a file has.
  fileprivate func shown(for function: SpecialFunction) -> Display {
    var other = self
    switch function {
    case .identify:
      other.shows = NoticeDesign.identity
      other.variables = ["label": .string(label), "name": .string(name)]
      (other.size, other.scale) = (nil, nil)
    case .guestMode: other.shows = guest ?? shows
    default: return self
    }
    other.name = "\(name)/\(function.rawValue)"
    return other
  }
}

extension HTTPField.Name {
  fileprivate static let specialFunction = named("special_function")
}

extension Response {
  static func json(_ node: JSONNode) -> Response {
    text(JSONWriter.compact(node) + "\n", type: "application/json")
  }
}
